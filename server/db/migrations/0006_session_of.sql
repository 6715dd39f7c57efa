-- The session behind a token, in one round trip and before any home is set. It runs as the owner, and
-- shows just the row whose token hash is handed over: alive, in a home where the account is a member today.
create function session_of(hash bytea)
returns table (
  sign_in_id uuid, binding_hash bytea, last_seen_at timestamptz,
  account_id uuid, email text, first_name text, last_name text, known_as text, portrait jsonb, language text,
  text_size text, theme text, role text,
  care_home_id uuid, home_name text, town text, region text, phone text, timezone text, is_demo boolean,
  package_title text, is_basic boolean, package_expires_on date,
  organisation_id uuid, organisation_name text, organisation_type smallint, is_risk_assessment_enabled boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.binding_hash, s.last_seen_at,
         a.id, a.email, a.first_name, a.last_name, a.known_as, a.portrait, a.language, a.text_size, a.theme, m.role,
         h.id, h.name, h.town, h.region, h.phone, h.timezone, h.is_demo,
         p.title, p.is_basic, h.package_expires_on,
         o.id, o.name, o.type, o.is_risk_assessment_enabled
    from sign_ins s
    join accounts a on a.id = s.account_id
    join memberships m on m.account_id = a.id and m.care_home_id = s.care_home_id
                      and m.starts_on <= current_date and (m.ends_on is null or m.ends_on >= current_date)
    join care_homes h on h.id = s.care_home_id
    join packages p on p.id = h.package_id
    join organisations o on o.id = h.organisation_id
   where s.token_hash = hash and s.ended_at is null and s.ends_at > now()
     and s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
$$;
revoke execute on function session_of(bytea) from public;
grant execute on function session_of(bytea) to heartsease_app;
