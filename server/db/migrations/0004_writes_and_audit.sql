-- A write arrives once: its first answer is kept under the device's id, in the write's own transaction.
create table writes (
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null,
  path text not null,
  input_hash bytea not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (account_id, client_id)
);
create index on writes (at);
comment on table writes is 'class: security';

-- Who did what, from which device. The runtime role may add and read, never change (below, 0005).
create table audit_events (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete restrict,
  account_id uuid references accounts on delete set null,
  sign_in_id uuid,
  action text not null,
  subject_id uuid,
  at timestamptz not null default now(),
  primary key (care_home_id, id)
);
create index on audit_events (care_home_id, at desc);
comment on table audit_events is 'class: security';

-- The first read of a resident's file by each person on each day is audited once.
create table file_reads (
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  day date not null,
  primary key (care_home_id, resident_id, account_id, day),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
comment on table file_reads is 'class: security';
