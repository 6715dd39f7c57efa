-- How somebody comes to a home: at once by mail, after a manager's word by a printed slip, from a day to a day.

alter table memberships
  add column version integer not null default 1,
  -- Joined with a printed slip, which anybody may have picked up. Null: is in.
  add column waits_since timestamptz,
  -- Where they usually work: what a filter begins with, and no wall.
  add column wings text[] not null default '{}';

alter table invitations
  add column wings text[] not null default '{}',
  add column starts_on date,
  add column ends_on date;

alter table sign_ins drop constraint sign_ins_ended_why_check;
alter table sign_ins add constraint sign_ins_ended_why_check check (
  -- elsewhere: by its owner, on another device
  ended_why in ('logout', 'password', 'manager', 'reset', 'replaced', 'elsewhere')
);

-- The same as in 0008 and three things more. Somebody who waits, or who begins on a later day, has a session that
-- may do nothing but wait: the server's one place decides (server/session/session.ts).
drop function session_of(bytea, timestamptz);
create function session_of(hash bytea, at timestamptz)
returns table (
  sign_in_id uuid, binding_hash bytea, last_seen_at timestamptz,
  account_id uuid, email text, first_name text, last_name text, known_as text, portrait jsonb, language text,
  text_size text, theme text, role text, starts_on date, waits_since timestamptz, wings text[],
  care_home_id uuid, home_name text, town text, region text, phone text, timezone text, is_demo boolean,
  package_title text, is_basic boolean, package_expires_on date,
  organisation_id uuid, organisation_name text, organisation_type smallint, is_risk_assessment_enabled boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.binding_hash, s.last_seen_at,
         a.id, a.email, a.first_name, a.last_name, a.known_as, a.portrait, a.language, a.text_size, a.theme, m.role,
         m.starts_on, m.waits_since, m.wings,
         h.id, h.name, h.town, h.region, h.phone, h.timezone, h.is_demo,
         p.title, p.is_basic, h.package_expires_on,
         o.id, o.name, o.type, o.is_risk_assessment_enabled
    from sign_ins s
    join accounts a on a.id = s.account_id
    join care_homes h on h.id = s.care_home_id
    join memberships m on m.account_id = a.id and m.care_home_id = h.id
                      and (m.ends_on is null or m.ends_on >= (at at time zone h.timezone)::date)
    join packages p on p.id = h.package_id
    join organisations o on o.id = h.organisation_id
   where s.token_hash = hash and s.ended_at is null and s.ends_at > at
     and s.last_seen_at + make_interval(secs => s.idle_seconds) > at
$$;
revoke execute on function session_of(bytea, timestamptz) from public;
grant execute on function session_of(bytea, timestamptz) to heartsease_app;
