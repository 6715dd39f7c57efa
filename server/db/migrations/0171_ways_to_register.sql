-- Whoever joins with a passkey or by a link of a mail has no password until they choose one.
alter table accounts alter column password_hash drop not null;

-- The link of a mail that signs in, once and soon: into an account, or with an invitation into the one that it makes. Of
-- the link as of the invitation's code there is only the hash. A row goes when it is used.
create table mail_links (
  token_hash bytea primary key,
  account_id uuid references accounts on delete cascade,
  invitation_code_hash bytea,
  -- As whom somebody joins; nobody has said yet that the address is theirs.
  email text,
  first_name text,
  last_name text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(invitation_code_hash, email, first_name, last_name) = case when account_id is null then 4 else 0 end)
);
create index on mail_links (account_id);
create index on mail_links (invitation_code_hash);
comment on table mail_links is 'class: contact';
grant select, insert, delete on mail_links to heartsease_app;

-- A passkey that an account begins with: asked of whoever holds an invitation, for the account that it is going to be.
alter table passkey_challenges
  add column invitation_code_hash bytea,
  add column new_account_id uuid,
  add check ((invitation_code_hash is null) = (new_account_id is null)),
  add check (account_id is null or invitation_code_hash is null);
create index on passkey_challenges (invitation_code_hash);

-- The same as in 0022, but that a passkey is a second step only beside recovery codes: without them an account that
-- began with a passkey could never be opened again once its phone is lost.
create or replace function session_of(hash bytea, at timestamptz)
returns table (
  sign_in_id uuid, binding_hash bytea, last_seen_at timestamptz,
  account_id uuid, email text, first_name text, last_name text, known_as text, portrait jsonb, language text,
  text_size text, theme text, role text, starts_on date, waits_since timestamptz, wings text[],
  care_home_id uuid, home_name text, town text, region text, phone text, timezone text, is_demo boolean,
  package_title text, is_basic boolean, package_expires_on date,
  organisation_id uuid, organisation_name text, organisation_type smallint, is_risk_assessment_enabled boolean,
  lacks_second_step boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.binding_hash, s.last_seen_at,
         a.id, a.email, a.first_name, a.last_name, a.known_as, a.portrait, a.language, a.text_size, a.theme, m.role,
         m.starts_on, m.waits_since, m.wings,
         h.id, h.name, h.town, h.region, h.phone, h.timezone, h.is_demo,
         p.title, p.is_basic, h.package_expires_on,
         o.id, o.name, o.type, o.is_risk_assessment_enabled,
         o.is_second_step_required and m.role = 'manager'
           and not exists (select from authenticators t where t.account_id = a.id)
           and not (exists (select from passkeys k where k.account_id = a.id)
                    and exists (select from recovery_codes r where r.account_id = a.id))
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
