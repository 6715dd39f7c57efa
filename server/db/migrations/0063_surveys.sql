-- Surveys (docs/decisions/0044). What is answered anonymously stands apart from who answered: an entry has no person, no
-- time and no order, a mark has no entry. Both lie in tables of their own, and the entries of a survey are written anew,
-- shuffled, with each that comes in: neither where a row lies nor which transaction wrote it tells when it came.

create table surveys (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version int not null default 1,
  title_en text not null check (title_en <> ''),
  title_cy text not null default '',
  template_key text,
  audiences text[] not null check (cardinality(audiences) between 1 and 3),
  anonymity text not null check (anonymity in ('anonymous', 'named')),
  questions jsonb not null,
  -- kept as it is told: open once it is opened, closed once somebody closed it or its last day has gone
  status text not null default 'draft' check (status in ('draft', 'open', 'closed', 'reported')),
  opens_on date,
  closes_on date,
  closed_at timestamptz,
  reminder_days int[] not null default '{}',
  -- the last day on which those who are asked were told
  told_on date,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  primary key (care_home_id, id),
  check (status = 'draft' or opens_on is not null),
  check ((status in ('closed', 'reported')) = (closed_at is not null))
);
create index on surveys (care_home_id, status);
create index on surveys (care_home_id, template_key, closed_at);
create index on surveys (created_by);
comment on table surveys is 'class: reference';

-- An entry while it is being filled in: bound to whoever fills it in, gone when it is handed in.
create table survey_drafts (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  survey_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  resident_id uuid,
  helped_by text not null default '',
  answers jsonb not null default '{}',
  primary key (care_home_id, id),
  foreign key (care_home_id, survey_id) references surveys on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  unique nulls not distinct (care_home_id, survey_id, account_id, resident_id)
);
create index on survey_drafts (account_id);
comment on table survey_drafts is 'class: care-record';

-- That somebody answered, so that they are not reminded: without a time, and without a way to what they said.
create table survey_marks (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  survey_id uuid not null,
  account_id uuid references accounts on delete cascade,
  resident_id uuid,
  helped_by text not null default '',
  primary key (care_home_id, id),
  foreign key (care_home_id, survey_id) references surveys on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  check (num_nonnulls(account_id, resident_id) = 1),
  unique nulls not distinct (care_home_id, survey_id, account_id, resident_id)
);
create index on survey_marks (account_id);
comment on table survey_marks is 'class: care-record';

create table survey_entries (
  care_home_id uuid not null references care_homes on delete cascade,
  -- random, never of a time
  id uuid not null,
  survey_id uuid not null,
  audience text not null check (audience in ('residents', 'relatives', 'staff')),
  answers jsonb not null,
  -- of a survey with names alone
  account_id uuid references accounts on delete set null,
  resident_id uuid,
  answered_on date,
  primary key (care_home_id, id),
  foreign key (care_home_id, survey_id) references surveys on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete set null (resident_id),
  check (answered_on is not null or (account_id is null and resident_id is null))
);
create index on survey_entries (care_home_id, survey_id);
create index on survey_entries (account_id);
comment on table survey_entries is 'class: care-record';

-- What was written in an anonymous survey, without a way to the rest of the entry: words can give somebody away.
create table survey_comments (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  survey_id uuid not null,
  question_id text not null,
  words text not null check (words <> ''),
  theme text,
  primary key (care_home_id, id),
  foreign key (care_home_id, survey_id) references surveys on delete cascade
);
create index on survey_comments (care_home_id, survey_id);
comment on table survey_comments is 'class: care-record';

-- Without an account: of a link only the hash of its secret is kept.
create table survey_links (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  survey_id uuid not null,
  kind text not null check (kind in ('link', 'kiosk')),
  audience text not null check (audience in ('residents', 'relatives', 'staff')),
  token_hash bytea not null,
  made_by uuid references accounts on delete set null,
  made_on date not null,
  revoked_at timestamptz,
  primary key (care_home_id, id),
  foreign key (care_home_id, survey_id) references surveys on delete cascade
);
create unique index on survey_links (token_hash);
create index on survey_links (care_home_id, survey_id);
create index on survey_links (made_by);
comment on table survey_links is 'class: care-record';

-- You said, we did.
create table survey_actions (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version int not null default 1,
  survey_id uuid,
  theme text not null,
  said text not null check (said <> ''),
  did text not null default '',
  owner_id uuid references accounts on delete set null,
  due_on date,
  done_on date,
  outcome text not null default '',
  published_at timestamptz,
  published_by uuid references accounts on delete set null,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  primary key (care_home_id, id),
  foreign key (care_home_id, survey_id) references surveys on delete set null (survey_id)
);
create index on survey_actions (care_home_id, created_at desc);
create index on survey_actions (owner_id);
create index on survey_actions (published_by);
create index on survey_actions (created_by);
comment on table survey_actions is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array[
    'surveys', 'survey_drafts', 'survey_marks', 'survey_entries', 'survey_comments', 'survey_links', 'survey_actions'
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
grant select, insert, update on surveys, survey_links, survey_actions to heartsease_app;
grant select, insert on survey_marks to heartsease_app;
grant select, insert, update, delete on survey_drafts, survey_entries, survey_comments to heartsease_app;
