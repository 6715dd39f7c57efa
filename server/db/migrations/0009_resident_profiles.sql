-- A resident in full: who this is, what helps, where they stay, and what was changed by whom.

alter table residents
  alter column date_of_birth drop not null,
  add column title text not null default '',
  add column is_age_hidden boolean not null default false,
  add column nhs_number text check (nhs_number ~ '^[0-9]{10}$'),
  add column other_languages text[] not null default '{}',
  add column faith text not null default '',
  add column cultural_needs text not null default '',
  add column key_worker_id uuid references accounts on delete set null,
  -- the shape is the contract's (domain/residents/access-needs.ts)
  add column access_needs jsonb not null default '{}',
  add column access_needs_on date,
  -- since when the state holds, and why in a few words
  add column status_since date,
  add column status_note text not null default '',
  -- the picture on disk, and the key that its links are signed with: a new key ends every link
  add column photo_id uuid,
  add column photo_key bytea;

create index on residents (care_home_id, nhs_number) where nhs_number is not null;

create table resident_changes (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  kind text not null check (kind in ('added', 'profile', 'access_needs', 'face', 'state', 'stay_ended', 'stay_resumed')),
  -- what it was and what it is, field by field
  changes jsonb not null,
  -- what has to come back when it is taken back
  undoes jsonb not null default '{}',
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on resident_changes (care_home_id, resident_id, changed_at desc);
comment on table resident_changes is 'class: care-record';

alter table resident_changes enable row level security;
alter table resident_changes force row level security;
do $$ begin
  execute format('create policy of_the_operator on resident_changes to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on resident_changes to heartsease_app using (care_home_id = (select current_care_home()));
-- append-only
grant select, insert on resident_changes to heartsease_app;
