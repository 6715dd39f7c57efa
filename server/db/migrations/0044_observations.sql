-- What was noticed after a report, what comes of it, and the worries that only their leads see (domain.md 2.16).

create table observations (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  -- the observation that this one corrects, in its first words; of those themselves their own id
  root_id uuid not null,
  version smallint not null check (version between 1 and 100),
  report_id uuid not null,
  resident_id uuid not null,
  kind text not null check (kind in (
    'wellbeing', 'effect_later', 'new_preference', 'communication', 'physical_for_handover', 'distress', 'quote',
    'compliment')),
  at timestamptz not null,
  text text not null,
  -- of an effect_later: how the person was then, beside how they had been before
  effect text check (effect in ('brighter', 'as_before', 'lower')),
  signs text[] not null default '{}',
  visibility text not null check (visibility in ('staff', 'family')),
  -- of a new_preference: what it is called among the interests
  preference text check (length(preference) between 1 and 60),
  author_id uuid not null references accounts on delete restrict,
  recorded_at timestamptz not null,
  primary key (care_home_id, id),
  unique (care_home_id, root_id, version),
  foreign key (care_home_id, root_id) references observations on delete cascade,
  foreign key (care_home_id, report_id) references reports on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  check (effect is null or kind = 'effect_later'),
  check ((preference is null) or kind = 'new_preference')
);
create index on observations (care_home_id, report_id);
create index on observations (care_home_id, resident_id, at desc);
comment on table observations is 'class: care-record';

-- Somebody said that they would do something about it.
create table follow_ups (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  observation_id uuid not null,
  task text not null,
  owner_id uuid not null references accounts on delete restrict,
  due_on date not null,
  done_at timestamptz,
  done_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  unique (care_home_id, observation_id),
  foreign key (care_home_id, observation_id) references observations on delete cascade
);
create index on follow_ups (care_home_id, owner_id) where done_at is null;
comment on table follow_ups is 'class: care-record';

-- A new preference offers itself to the interests; somebody said yes or no.
create table preference_answers (
  care_home_id uuid not null references care_homes on delete cascade,
  observation_id uuid not null,
  resident_interest_id uuid,
  answered_by uuid not null references accounts on delete restrict,
  answered_at timestamptz not null,
  primary key (care_home_id, observation_id),
  foreign key (care_home_id, observation_id) references observations on delete cascade,
  foreign key (care_home_id, resident_interest_id) references resident_interests on delete set null (resident_interest_id)
);
comment on table preference_answers is 'class: care-record';

-- Where an interest comes from, when a report told it.
alter table resident_interests
  add column evidence_report_id uuid,
  add column evidence_observation_id uuid,
  add foreign key (care_home_id, evidence_report_id) references reports on delete set null (evidence_report_id),
  add foreign key (care_home_id, evidence_observation_id)
    references observations on delete set null (evidence_observation_id);

-- "How was Joyce at tea?": asked for with a report, three hours after it.
create table later_questions (
  care_home_id uuid not null references care_homes on delete cascade,
  report_id uuid not null,
  resident_id uuid not null,
  asked_by uuid not null references accounts on delete restrict,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- answered, or let go
  ended_at timestamptz,
  primary key (care_home_id, report_id, resident_id),
  foreign key (care_home_id, report_id) references reports on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on later_questions (care_home_id, due_at) where ended_at is null;
comment on table later_questions is 'class: care-record';

-- A worry about somebody's safety. Nothing but the calls of its leads reads it.
create table concerns (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version integer not null default 1,
  -- null: about nobody who lives here, or about everybody
  resident_id uuid,
  what text not null,
  happened_at timestamptz not null,
  -- who else was there or is meant, as somebody would tell it
  who text not null,
  safety text not null check (safety in ('safe', 'not_sure', 'in_danger')),
  body_places text[] not null default '{}',
  told_whom text not null,
  state text not null default 'open' check (state in ('open', 'referred', 'closed')),
  author_id uuid not null references accounts on delete restrict,
  recorded_at timestamptz not null,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on concerns (care_home_id, recorded_at desc);
comment on table concerns is 'class: care-record';

create table concern_steps (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  concern_id uuid not null,
  kind text not null check (kind in ('noted', 'referred', 'closed', 'reopened')),
  text text not null,
  at timestamptz not null,
  by_id uuid not null references accounts on delete restrict,
  primary key (care_home_id, id),
  foreign key (care_home_id, concern_id) references concerns on delete cascade
);
create index on concern_steps (care_home_id, concern_id, at);
comment on table concern_steps is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array[
    'observations', 'follow_ups', 'preference_answers', 'later_questions', 'concerns', 'concern_steps'
  ] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;
-- append-only
grant select, insert on observations, preference_answers, concern_steps to heartsease_app;
grant select, insert, update on follow_ups, later_questions, concerns to heartsease_app;
