-- The second step of a sign-in: an authenticator app, passkeys, and recovery codes for the day when neither is at hand.
-- They belong to an account, not to a home. Each is seen by its own account alone; the lock is as forced as a home's.

create table authenticators (
  account_id uuid primary key references accounts on delete cascade,
  secret bytea not null,
  since timestamptz not null default now(),
  -- the newest half minute whose code was taken: no code is taken twice (RFC 6238, 5.2)
  last_step bigint not null
);
comment on table authenticators is 'class: security';

create table recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (account_id, code_hash)
);
comment on table recovery_codes is 'class: security';

create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  made_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (credential_id)
);
create index on passkeys (account_id);
comment on table passkeys is 'class: security';

-- What a passkey must sign, once and soon. Without an account: before anybody is known.
create table passkey_challenges (
  challenge_hash bytea primary key,
  account_id uuid references accounts on delete cascade,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table passkey_challenges is 'class: security';

do $$
declare own_table text;
begin
  foreach own_table in array array['authenticators', 'recovery_codes', 'passkeys'] loop
    execute format('alter table %I enable row level security', own_table);
    execute format('alter table %I force row level security', own_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', own_table, current_user);
    execute format(
      'create policy of_oneself on %I to heartsease_app using (account_id = (select current_account()))', own_table
    );
  end loop;
end $$;

-- Whoever shows a passkey may read the row of just that one, before there is an account.
create policy of_whoever_shows_it on passkeys for select to heartsease_app
  using (credential_id = decode(nullif(current_setting('app.passkey', true), ''), 'hex'));

grant select, insert, update, delete on authenticators, recovery_codes, passkeys, passkey_challenges to heartsease_app;

-- The operator's word for all homes of an organisation: their managers have a second step.
alter table organisations add column is_second_step_required boolean not null default false;

-- The same as in 0021, and whether a second step is asked for that is not there.
drop function session_of(bytea, timestamptz);
create function session_of(hash bytea, at timestamptz)
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
           and not exists (select from passkeys k where k.account_id = a.id)
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
