-- Films of a home's own: the file as it arrives part by part, what is said of it once it is whole, and how far
-- everybody has watched it.

create table video_files (
  care_home_id uuid not null references care_homes on delete cascade,
  -- made by the device that brings it; the name of the file in DATA_DIR/videos
  id uuid not null,
  brought_by uuid references accounts on delete set null,
  file_name text not null check (length(file_name) <= 300),
  bytes integer not null check (bytes between 1 and 104857600),
  -- as many are on the disk; the next part begins here
  received integer not null default 0 check (received between 0 and bytes),
  -- SHA-256 of its size, its beginning and its end, told before it comes
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  begun_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- whole and found to be a film; until then nobody sees it
  ready_at timestamptz,
  seconds integer check (seconds between 1 and 1800),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (care_home_id, id),
  check ((ready_at is null) = (seconds is null) and (ready_at is null) = (sha256 is null)),
  check (ready_at is null or received = bytes)
);
create index on video_files (care_home_id, brought_by);
comment on table video_files is 'class: usage';

create table videos (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version integer not null default 1,
  file_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  in_short text not null default '' check (length(in_short) <= 300),
  -- [{language, text}], each text as WebVTT
  captions jsonb not null check (jsonb_typeof(captions) = 'array' and jsonb_array_length(captions) between 1 and 4),
  transcript text not null default '' check (length(transcript) <= 60000),
  domains text[] not null default '{}',
  bands integer[] not null default '{}',
  licence text not null check (licence in ('own', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC0 1.0')),
  attribution text not null default '' check (length(attribution) <= 300),
  -- nobody can be seen or heard, or all who can have agreed
  people text not null check (people in ('nobody', 'agreed')),
  -- the file in DATA_DIR/files
  poster_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  retired_at timestamptz,
  primary key (care_home_id, id),
  -- one film, one place on the list
  unique (care_home_id, file_id),
  foreign key (care_home_id, file_id) references video_files,
  check (licence = 'own' or attribution <> '')
);
comment on table videos is 'class: reference';

create table video_progress (
  care_home_id uuid not null references care_homes on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- one of the home's, or one that comes with the product (server/videos/core-films.ts)
  video_id uuid not null,
  at_seconds integer not null check (at_seconds between 0 and 1860),
  begun_at timestamptz not null default now(),
  -- once seen to the end it stays seen
  done_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (care_home_id, account_id, video_id)
);
comment on table video_progress is 'class: usage';

do $$
declare home_table text;
begin
  foreach home_table in array array['video_files', 'videos', 'video_progress'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update on videos, video_progress to heartsease_app;
-- What turns out to be no film goes at once.
grant select, insert, update, delete on video_files to heartsease_app;
