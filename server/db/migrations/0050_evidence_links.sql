-- What somebody tied by hand to a question of a regulator. All other evidence is counted from what was recorded; the
-- questions themselves are data of the product (domain/evidence).

create table evidence_links (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  -- the key of a question, which editions of a framework share
  question text not null check (question ~ '^[a-z0-9_]+(\.[a-z0-9_]+)+$'),
  report_id uuid not null,
  -- the first words of an observation after that report; null: the report itself
  observation_id uuid,
  why text not null check (length(why) between 1 and 300),
  linked_at timestamptz not null,
  linked_by uuid references accounts on delete set null,
  removed_at timestamptz,
  removed_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, report_id) references reports on delete cascade,
  foreign key (care_home_id, observation_id) references observations on delete cascade
);
create unique index evidence_links_once on evidence_links (care_home_id, report_id, question, observation_id)
  nulls not distinct where removed_at is null;
create index on evidence_links (care_home_id, observation_id);
comment on table evidence_links is 'class: care-record';

alter table evidence_links enable row level security;
alter table evidence_links force row level security;
do $$
begin
  execute format('create policy of_the_operator on evidence_links to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on evidence_links to heartsease_app using (care_home_id = (select current_care_home()));
grant select, insert, update on evidence_links to heartsease_app;

-- What was recorded between two days is counted for a regulator's questions; without these, all that ever was.
create index on about_me_versions (care_home_id, at);
create index on resident_interest_versions (care_home_id, at);
create index on life_story_items (care_home_id, created_at) where removed_at is null;
create index on consents (care_home_id, decided_on);
create index on observations (care_home_id, at);
create index on tutorial_progress (care_home_id, done_at) where done_at is not null;
create index on goal_reviews (care_home_id, reviewed_on);
create index on ability_assessments (care_home_id, assessed_on) where status = 'final';
create index on risk_sign_offs (care_home_id, at);
create index on risk_acknowledgements (care_home_id, at);
