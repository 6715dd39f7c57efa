-- How somebody joins in: an assessment of their abilities for activities, and at most one draft of the next.

create table ability_assessments (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version integer not null default 1,
  resident_id uuid not null,
  -- `own` is the profile that comes with Heartsease, `pack` a licensed one, `result` a paper of which only the
  -- letters are written down
  method text not null default 'own' check (method in ('own', 'pack', 'result')),
  pack text not null,
  pack_version text not null,
  status text not null check (status in ('draft', 'final')),
  -- by line: the key of the statement that was chosen, and what helps there
  answers jsonb not null default '{}',
  helps jsonb not null default '{}',
  observed_from date,
  observed_to date,
  observers text not null default '',
  notes text not null default '',
  -- What came of it. It stays readable whatever becomes of the questions: line by line the band's key and its
  -- support band, 1 to 4.
  lines jsonb not null default '[]',
  band_key text,
  support_band smallint check (support_band between 1 and 4),
  may_reach smallint check (may_reach between 1 and 4),
  assessed_on date,
  review_on date,
  started_by uuid references accounts on delete set null,
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null default now(),
  finished_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  check (status = 'draft' or (assessed_on is not null and review_on is not null))
);
create unique index on ability_assessments (care_home_id, resident_id) where status = 'draft';
create index on ability_assessments (care_home_id, resident_id, assessed_on desc) where status = 'final';
comment on table ability_assessments is 'class: care-record';

alter table ability_assessments enable row level security;
alter table ability_assessments force row level security;
do $$
begin
  execute format(
    'create policy of_the_operator on ability_assessments to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on ability_assessments to heartsease_app
  using (care_home_id = (select current_care_home()));

grant select, insert, update, delete on ability_assessments to heartsease_app;
