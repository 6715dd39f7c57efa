-- The book of a family organisation: what they did together, page by page. Its photos are of the book alone, and in no
-- album, report, evidence or file.
create table family_book_photos (
  care_home_id uuid not null references care_homes on delete cascade,
  -- made by the device that brings it
  id uuid not null,
  brought_by uuid references accounts on delete set null,
  bytes integer not null check (bytes between 1 and 15728640),
  received integer not null default 0 check (received between 0 and bytes),
  part_ids uuid[] not null default '{}',
  begun_at timestamptz not null,
  updated_at timestamptz not null,
  ready_at timestamptz,
  width integer check (width between 1 and 1600),
  height integer check (height between 1 and 1600),
  screen_id uuid,
  thumb_id uuid,
  -- of the demo world: drawn when it is first asked for
  scene text check (length(scene) <= 40),
  primary key (care_home_id, id),
  check (ready_at is null or (received = bytes and width is not null and height is not null
                              and screen_id is not null and thumb_id is not null))
);
create index on family_book_photos (care_home_id, brought_by, begun_at);
comment on table family_book_photos is 'class: memories';

create table family_book_pages (
  care_home_id uuid not null references care_homes on delete cascade,
  -- made by the device that puts it in
  id uuid not null,
  version integer not null default 1 check (version > 0),
  day date not null,
  activity_id uuid references activities on delete set null,
  words text not null default '' check (length(words) <= 600),
  photo_id uuid,
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null,
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  primary key (care_home_id, id),
  -- what came for a page stands on one
  unique (care_home_id, photo_id),
  foreign key (care_home_id, photo_id) references family_book_photos,
  check (words <> '' or photo_id is not null)
);
create index on family_book_pages (care_home_id, day desc, made_at desc);
comment on table family_book_pages is 'class: memories';

do $$
declare home_table text;
begin
  foreach home_table in array array['family_book_photos', 'family_book_pages'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update, delete on family_book_photos, family_book_pages to heartsease_app;
