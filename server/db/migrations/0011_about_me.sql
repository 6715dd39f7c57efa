-- What matters to a person, in the seven headings of PRSB "About Me" (domain.md 2.3), what others propose for
-- them, and the life story.

create table about_me_cards (
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  heading text not null check (heading in (
    'most_important', 'people', 'communication', 'wellness', 'please_do', 'support', 'also_worth_knowing')),
  version integer not null default 1,
  text text not null check (length(text) <= 4000),
  is_own_words boolean not null default false,
  helped_by text not null default '' check (length(helped_by) <= 120),
  visibility text not null check (visibility in ('staff', 'relatives')),
  -- the day in the home's calendar on which somebody last said that it is still true
  confirmed_on date not null,
  confirmed_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  primary key (care_home_id, resident_id, heading),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
comment on table about_me_cards is 'class: care-record';

-- Every version that ever stood, the current one too. Append-only.
create table about_me_versions (
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  heading text not null,
  version integer not null,
  kind text not null check (kind in ('written', 'confirmed', 'suggested')),
  text text not null,
  is_own_words boolean not null,
  helped_by text not null,
  visibility text not null check (visibility in ('staff', 'relatives')),
  at timestamptz not null default now(),
  by_id uuid references accounts on delete set null,
  -- the suggestion that it came from
  suggestion_id uuid,
  primary key (care_home_id, resident_id, heading, version),
  foreign key (care_home_id, resident_id, heading) references about_me_cards on delete cascade
);
comment on table about_me_versions is 'class: care-record';

create table about_me_suggestions (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  resident_id uuid not null,
  heading text not null check (heading in (
    'most_important', 'people', 'communication', 'wellness', 'please_do', 'support', 'also_worth_knowing')),
  text text not null check (length(text) between 1 and 1000),
  origin text not null check (origin in ('relative', 'staff')),
  -- what the relative was to the person when they wrote it; empty for staff
  relationship text not null default '',
  suggested_by uuid references accounts on delete set null,
  suggested_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
  answered_by uuid references accounts on delete set null,
  answered_at timestamptz,
  -- what the one who proposed it may read
  answer text check (length(answer) <= 300),
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  check ((state = 'waiting') = (answered_at is null))
);
create index on about_me_suggestions (care_home_id, resident_id);
create index on about_me_suggestions (care_home_id, suggested_at) where state = 'waiting';
comment on table about_me_suggestions is 'class: care-record';

create table life_story_items (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  resident_id uuid not null,
  version integer not null default 1,
  chapter text not null check (chapter in (
    'childhood', 'school', 'work', 'love', 'family', 'places', 'pastimes', 'faith_and_culture', 'service', 'holidays',
    'music', 'food', 'pets', 'proud_moments', 'later_life', 'losses', 'now')),
  title text not null check (length(title) between 1 and 120),
  body text not null default '' check (length(body) <= 4000),
  -- as people say it: "the 1950s", "summer 1962"
  years text not null default '' check (length(years) <= 40),
  place text not null default '' check (length(place) <= 120),
  sensitivity text not null check (sensitivity in ('share', 'staff_only', 'avoid_topic')),
  told_by text not null default '' check (length(told_by) <= 120),
  told_on date,
  rank integer not null,
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  removed_at timestamptz,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on life_story_items (care_home_id, resident_id, chapter, rank);
comment on table life_story_items is 'class: memories';

do $$
declare home_table text;
begin
  foreach home_table in array array[
    'about_me_cards', 'about_me_versions', 'about_me_suggestions', 'life_story_items'
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

grant select, insert, update, delete on about_me_cards, about_me_suggestions, life_story_items to heartsease_app;
-- append-only
grant select, insert on about_me_versions to heartsease_app;
