-- Photos of residents: as they arrive part by part, who is in them, what was made of them for whom, and who saw them.

create table photos (
  care_home_id uuid not null references care_homes on delete cascade,
  -- made by the device that brings it
  id uuid not null,
  version integer not null default 1,
  brought_by uuid references accounts on delete set null,
  report_id uuid,
  bytes integer not null check (bytes between 1 and 15728640),
  -- as many are in the store, in these parts; the next part begins here
  received integer not null default 0 check (received between 0 and bytes),
  part_ids uuid[] not null default '{}',
  begun_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- whole, found to be a photo, and drawn anew; until then nobody sees it
  ready_at timestamptz,
  width integer check (width between 1 and 1600),
  height integer check (height between 1 and 1600),
  -- files in the store; of a scene of the demo world drawn when they are first asked for
  screen_id uuid,
  thumb_id uuid,
  scene text check (length(scene) <= 40),
  taken_on date not null,
  caption text not null default '' check (length(caption) <= 300),
  -- somebody said that everybody in it is named
  tagged_at timestamptz,
  tagged_by uuid references accounts on delete set null,
  shared_at timestamptz,
  shared_by uuid references accounts on delete set null,
  -- families see it from then on
  shown_from timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, report_id) references reports on delete set null (report_id),
  check (ready_at is null or (received = bytes and width is not null and height is not null
                              and screen_id is not null and thumb_id is not null)),
  check (withdrawn_at is null or shared_at is not null)
);
create index on photos (care_home_id, taken_on desc, id desc) where ready_at is not null;
create index on photos (care_home_id, report_id) where report_id is not null;
create index on photos (care_home_id, brought_by, begun_at);
comment on table photos is 'class: memories';

create table photo_subjects (
  care_home_id uuid not null references care_homes on delete cascade,
  photo_id uuid not null,
  resident_id uuid not null,
  -- where the face is, as shares of width and height; null: not marked
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  width double precision check (width > 0 and width <= 1),
  height double precision check (height > 0 and height <= 1),
  primary key (care_home_id, photo_id, resident_id),
  foreign key (care_home_id, photo_id) references photos on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  check (num_nulls(x, y, width, height) in (0, 4))
);
create index on photo_subjects (care_home_id, resident_id);
comment on table photo_subjects is 'class: memories';

-- The same photo with faces covered, for whoever may not see them. Made when it is first asked for.
create table photo_renditions (
  care_home_id uuid not null references care_homes on delete cascade,
  photo_id uuid not null,
  -- of whom, in the order of their ids
  covers uuid[] not null check (cardinality(covers) > 0),
  screen_id uuid not null,
  thumb_id uuid not null,
  made_at timestamptz not null default now(),
  primary key (care_home_id, photo_id, covers),
  foreign key (care_home_id, photo_id) references photos on delete cascade
);
comment on table photo_renditions is 'class: memories';

-- Which relative saw a photo, for whoever takes it back.
create table photo_views (
  care_home_id uuid not null references care_homes on delete cascade,
  photo_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (care_home_id, photo_id, account_id),
  foreign key (care_home_id, photo_id) references photos on delete cascade
);
comment on table photo_views is 'class: security';

do $$
declare home_table text;
begin
  foreach home_table in array array['photos', 'photo_subjects', 'photo_renditions', 'photo_views'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update, delete on photos, photo_subjects, photo_renditions, photo_views to heartsease_app;
