-- Organisations, their care homes, and the people who sign in.
-- Every table names its data class in its comment: retention, export and erasure follow it (docs/database.md).
-- Tables of a home carry care_home_id first in every key and index: the distribution key from day one.

create table packages (
  id uuid primary key,
  title text not null check (title in ('Package A', 'Package B', 'Package C', 'Package D', 'Package E')),
  is_basic boolean not null,
  features jsonb not null default '{}',
  unique (title, is_basic)
);
comment on table packages is 'class: reference';

create table organisations (
  id uuid primary key,
  name text not null,
  -- 1 care provider, 2 family organisation: the specification's organisation_type
  type smallint not null check (type in (1, 2)),
  is_risk_assessment_enabled boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table organisations is 'class: reference';

create table care_homes (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete restrict,
  package_id uuid not null references packages on delete restrict,
  package_expires_on date,
  name text not null,
  town text not null,
  region text not null,
  phone text not null,
  timezone text not null default 'Europe/London',
  language text not null default 'en-GB',
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create index on care_homes (organisation_id);
comment on table care_homes is 'class: reference';

create table accounts (
  id uuid primary key,
  version integer not null default 1,
  email text not null check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  known_as text not null,
  portrait jsonb,
  language text not null default 'en-GB',
  text_size text not null default 'standard' check (text_size in ('standard', 'large', 'larger')),
  theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
  created_at timestamptz not null default now(),
  unique (email)
);
comment on table accounts is 'class: contact';

-- A role in a home, from a day to a day. The role says the kind too: a relative, a family organisation's
-- organiser or member, or staff.
create table memberships (
  care_home_id uuid not null references care_homes on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  role text not null check (role in ('manager', 'coordinator', 'carer', 'relative', 'organiser', 'member')),
  is_head_office boolean not null default false,
  starts_on date not null default current_date,
  ends_on date,
  primary key (care_home_id, account_id)
);
create index on memberships (account_id);
comment on table memberships is 'class: contact';

-- One signed-in device. Only the SHA-256 of the token is kept, so a stolen table opens nothing.
create table sign_ins (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  care_home_id uuid not null references care_homes on delete cascade,
  token_hash bytea not null,
  -- SHA-256 of the cookie that a browser of our own origin must show beside the token; null for other programs
  binding_hash bytea,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_seconds integer not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('logout', 'password', 'manager', 'reset', 'replaced')),
  unique (token_hash)
);
create index on sign_ins (account_id) where ended_at is null;
comment on table sign_ins is 'class: security';

create table password_resets (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on password_resets (account_id);
comment on table password_resets is 'class: security';

create table invitations (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  code_hash bytea not null,
  role text not null check (role in ('manager', 'coordinator', 'carer', 'relative', 'organiser', 'member')),
  first_name text not null,
  last_name text not null,
  email text,
  invited_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_by uuid references accounts on delete set null,
  accepted_at timestamptz,
  primary key (care_home_id, id),
  unique (code_hash)
);
comment on table invitations is 'class: contact';

-- Every mail is written here in the transaction that causes it; the sender works through it.
create table outgoing_mails (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  to_address text not null,
  subject text not null,
  body text not null,
  link text,
  created_at timestamptz not null default now(),
  -- null without a mail server: then the link is shown to a manager instead
  sent_at timestamptz,
  primary key (care_home_id, id)
);
create index on outgoing_mails (care_home_id, created_at desc);
comment on table outgoing_mails is 'class: contact';

-- Failed tries of sign-in, reset and register, counted for an address or an account over a window.
create table attempts (
  subject text not null,
  window_starts_at timestamptz not null,
  count integer not null,
  primary key (subject, window_starts_at)
);
comment on table attempts is 'class: security';

create table app_activities (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  version text not null,
  build text,
  platform text not null,
  at timestamptz not null default now()
);
create index on app_activities (account_id, at desc);
comment on table app_activities is 'class: usage';

-- The operator's switch. One row.
create table maintenance (
  is_the_row boolean primary key default true check (is_the_row),
  is_on boolean not null,
  until timestamptz,
  message text
);
insert into maintenance (is_on) values (false);
comment on table maintenance is 'class: reference';
