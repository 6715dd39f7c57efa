-- Photos in messages. Those of staff are photos of the home, tagged and shared as all of them (decision 0042). Those of
-- families and carers’ circles are of the conversation alone, and in no album.
create table chat_photos (
  care_home_id uuid not null references care_homes on delete cascade,
  -- made by the device that brings it
  id uuid not null,
  thread_id uuid not null,
  brought_by uuid not null references accounts on delete cascade,
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
  primary key (care_home_id, id),
  foreign key (care_home_id, thread_id) references chat_threads on delete cascade,
  check (ready_at is null or (received = bytes and width is not null and height is not null
                              and screen_id is not null and thumb_id is not null))
);
create index on chat_photos (care_home_id, brought_by, begun_at);
create index on chat_photos (care_home_id, thread_id);
comment on table chat_photos is 'class: conversation';

create table chat_message_photos (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  message_id uuid not null,
  place integer not null check (place between 1 and 4),
  -- of the home’s album
  photo_id uuid,
  -- or of this conversation alone
  chat_photo_id uuid,
  -- what staff put into the album of the home from it
  kept_photo_id uuid,
  primary key (care_home_id, id),
  unique (care_home_id, message_id, place),
  -- what is of a conversation alone stands in one message
  unique (care_home_id, chat_photo_id),
  foreign key (care_home_id, message_id) references chat_messages on delete cascade,
  foreign key (care_home_id, photo_id) references photos on delete cascade,
  foreign key (care_home_id, chat_photo_id) references chat_photos on delete cascade,
  foreign key (care_home_id, kept_photo_id) references photos on delete set null (kept_photo_id),
  check (num_nonnulls(photo_id, chat_photo_id) = 1),
  check (kept_photo_id is null or chat_photo_id is not null)
);
create index on chat_message_photos (care_home_id, photo_id) where photo_id is not null;
create index on chat_message_photos (care_home_id, kept_photo_id) where kept_photo_id is not null;
comment on table chat_message_photos is 'class: conversation';

-- With how many a message was sent, whatever became of them: one with a photo needs no words.
alter table chat_messages add column photos integer not null default 0 check (photos between 0 and 4);
alter table chat_messages drop constraint chat_messages_check;
alter table chat_messages add constraint chat_messages_say_something
  check (text <> '' or photos > 0 or deleted_at is not null);

do $$
declare home_table text;
begin
  foreach home_table in array array['chat_photos', 'chat_message_photos'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update, delete on chat_photos to heartsease_app;
grant select, insert, update on chat_message_photos to heartsease_app;

-- Named, shared, taken back or taken away in the album, a photo opens or closes in the conversations that it stands in.
create function tell_chat_photo() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare thread uuid;
begin
  for thread in
    select distinct m.thread_id
      from chat_message_photos p
      join chat_messages m on m.care_home_id = p.care_home_id and m.id = p.message_id
     where p.care_home_id = old.care_home_id and (p.photo_id = old.id or p.kept_photo_id = old.id)
  loop
    perform tell_live(jsonb_build_object('home', old.care_home_id, 'topic', 'chat', 'id', thread));
  end loop;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger tell_chat before update of version on photos
  for each row when (old.version <> new.version) execute function tell_chat_photo();
create trigger tell_chat_of_end before delete on photos for each row execute function tell_chat_photo();

-- So does a yes or a no to photos.
create trigger tell_chat_photos after insert on consents
  for each row when (starts_with(new.purpose, 'photo_')) execute function tell_chat_consent();
