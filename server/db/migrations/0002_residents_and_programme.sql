-- The people of a home, what it does, and when.

create table residents (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  version integer not null default 1,
  known_as text not null,
  first_name text not null,
  last_name text not null,
  pronouns text not null,
  date_of_birth date not null,
  room text not null,
  wing text not null,
  language text not null default 'English',
  status text not null default 'active' check (status in ('active', 'respite', 'away', 'moved_on', 'died')),
  moved_in_on date not null,
  ended_on date,
  portrait jsonb,
  photo_wish text not null default 'not_asked' check (photo_wish in ('agrees', 'declines', 'not_asked')),
  summary text not null default '',
  life text not null default '',
  approach text not null default '',
  -- moments a week that suit the person; null: prefers to be left in peace
  weekly_target smallint check (weekly_target between 1 and 21),
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  deleted_at timestamptz,
  primary key (care_home_id, id)
);
comment on table residents is 'class: care-record';

create table relative_links (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  relationship text not null,
  access_level text not null check (access_level in ('representative', 'family', 'friend')),
  status text not null check (status in ('invited', 'verified', 'active', 'suspended', 'ended')),
  created_at timestamptz not null default now(),
  primary key (care_home_id, id),
  unique (care_home_id, resident_id, account_id),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on relative_links (care_home_id, account_id);
comment on table relative_links is 'class: contact';

-- The library: entries without a home are the core's, seen by all.
create table activities (
  id uuid primary key,
  care_home_id uuid references care_homes on delete cascade,
  version integer not null default 1,
  slug text not null,
  title text not null,
  summary text not null,
  icon text not null,
  tint text not null,
  category text not null,
  minutes smallint not null check (minutes between 1 and 480),
  formats text[] not null,
  scene text,
  themes text[] not null default '{}',
  source text not null check (source in ('core', 'organisation', 'home')),
  licence text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  unique nulls not distinct (care_home_id, slug)
);
comment on table activities is 'class: reference';

create table resident_favourites (
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  activity_id uuid not null references activities on delete cascade,
  -- what it is called for this person: "Railway cards"
  label text not null,
  rank smallint not null,
  primary key (care_home_id, resident_id, activity_id),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
comment on table resident_favourites is 'class: care-record';

create table planned_sessions (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  version integer not null default 1,
  activity_id uuid references activities on delete set null,
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- the day in the home's own calendar
  day date not null,
  place text not null,
  leader_id uuid references accounts on delete set null,
  is_open_to_everyone boolean not null default false,
  cancelled_at timestamptz,
  cancelled_why text,
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  check (ends_at > starts_at)
);
create index on planned_sessions (care_home_id, day, starts_at);
comment on table planned_sessions is 'class: care-record';

create table planned_session_residents (
  care_home_id uuid not null references care_homes on delete cascade,
  planned_session_id uuid not null,
  resident_id uuid not null,
  primary key (care_home_id, planned_session_id, resident_id),
  foreign key (care_home_id, planned_session_id) references planned_sessions on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on planned_session_residents (care_home_id, resident_id);
comment on table planned_session_residents is 'class: care-record';
