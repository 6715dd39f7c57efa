-- What can go wrong with an activity, a session or a place, what people gain from it all the same, and who signed for
-- it; and the word that somebody said by name before a session that would stop for a person. Each edition is a row
-- (decision 30).

create table risk_assessments (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  -- the first edition; all editions of one assessment share it
  root_id uuid not null,
  edition smallint not null default 1 check (edition >= 1),
  version integer not null default 1,
  state text not null default 'draft'
    check (state in ('draft', 'in_review', 'approved', 'superseded', 'archived')),
  -- what was said when it was returned
  word text not null default '' check (length(word) <= 300),
  scope text not null check (scope in ('activity', 'session', 'place')),
  title text not null check (length(title) between 1 and 120),
  activity_id uuid references activities on delete set null,
  planned_session_id uuid,
  place text not null default '' check (length(place) <= 120),
  assessed_on date not null,
  review_due date not null,
  staff_ratio text not null default '' check (length(staff_ratio) <= 120),
  benefits text not null default '' check (length(benefits) <= 2000),
  emergency_plan text not null default '' check (length(emergency_plan) <= 2000),
  -- the shape is the contract's (domain/risk-assessment/risk-assessment.ts)
  lines jsonb not null default '[]',
  -- everybody who wrote in it: none of them signs it
  written_by uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, planned_session_id) references planned_sessions on delete set null (planned_session_id),
  check (review_due > assessed_on and review_due <= assessed_on + 365)
);
create unique index on risk_assessments (care_home_id, root_id, edition);
-- one edition counts, and one is being written
create unique index on risk_assessments (care_home_id, root_id) where state = 'approved';
create unique index on risk_assessments (care_home_id, root_id) where state in ('draft', 'in_review');
create index on risk_assessments (care_home_id, planned_session_id);
create index on risk_assessments (activity_id);
comment on table risk_assessments is 'class: care-record';

create table risk_sign_offs (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  risk_assessment_id uuid not null,
  kind text not null check (kind in ('submitted', 'returned', 'approved', 'archived', 'restored')),
  word text not null default '' check (length(word) <= 300),
  by uuid references accounts on delete set null,
  at timestamptz not null,
  primary key (care_home_id, id),
  foreign key (care_home_id, risk_assessment_id) references risk_assessments on delete cascade
);
create index on risk_sign_offs (care_home_id, risk_assessment_id, at);
comment on table risk_sign_offs is 'class: care-record';

create table risk_acknowledgements (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  planned_session_id uuid not null,
  resident_id uuid not null,
  hazard text not null,
  -- what was planned then: of something else the word says nothing
  activity_id uuid references activities on delete set null,
  -- what stood in the person's records then: when that changes, the word is asked for anew
  why jsonb not null,
  reason text not null check (length(reason) between 1 and 300),
  by uuid references accounts on delete set null,
  at timestamptz not null,
  primary key (care_home_id, id),
  foreign key (care_home_id, planned_session_id) references planned_sessions on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on risk_acknowledgements (care_home_id, planned_session_id, resident_id);
create index on risk_acknowledgements (care_home_id, resident_id);
create index on risk_acknowledgements (activity_id);
comment on table risk_acknowledgements is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array['risk_assessments', 'risk_sign_offs', 'risk_acknowledgements'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update on risk_assessments to heartsease_app;
-- append-only
grant select, insert on risk_sign_offs, risk_acknowledgements to heartsease_app;
