-- Chat: threads, their messages, and who has them. Nothing of it is ever deleted by the server: what somebody takes
-- back leaves a tombstone, and what was written stays among the earlier texts.

create table chat_threads (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  -- circle: staff and the family of a resident; room: all who work here, or all of a family organisation;
  -- managers: a relative and the managers; direct: two people
  kind text not null check (kind in ('circle', 'room', 'managers', 'direct')),
  resident_id uuid,
  -- of `managers` the relative; of `direct` the two, the smaller id first
  account_id uuid references accounts on delete cascade,
  other_id uuid references accounts on delete cascade,
  last_position integer not null default 0,
  last_at timestamptz,
  created_at timestamptz not null,
  created_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  check ((kind = 'circle') = (resident_id is not null)),
  check ((kind in ('managers', 'direct')) = (account_id is not null)),
  check ((kind = 'direct') = (other_id is not null)),
  check (account_id < other_id)
);
create unique index on chat_threads (care_home_id, resident_id) where kind = 'circle';
create unique index on chat_threads (care_home_id) where kind = 'room';
create unique index on chat_threads (care_home_id, account_id) where kind = 'managers';
create unique index on chat_threads (care_home_id, account_id, other_id) where kind = 'direct';
create index on chat_threads (care_home_id, other_id) where kind = 'direct';
comment on table chat_threads is 'class: conversation';

create table chat_messages (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  thread_id uuid not null,
  -- the order of the thread, without gaps
  position integer not null check (position > 0),
  author_id uuid not null references accounts on delete cascade,
  -- the author's device named the write, so that it arrives once for ever
  write_id uuid not null,
  -- empty once it was taken back
  text text not null check (length(text) <= 4000),
  reply_to_id uuid,
  sent_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- shown to the resident whom the circle is about
  shown_at timestamptz,
  shown_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  unique (care_home_id, thread_id, position),
  unique (care_home_id, author_id, write_id),
  foreign key (care_home_id, thread_id) references chat_threads on delete cascade,
  foreign key (care_home_id, reply_to_id) references chat_messages on delete set null (reply_to_id),
  check (text <> '' or deleted_at is not null)
);
comment on table chat_messages is 'class: conversation';

create table chat_earlier_texts (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  message_id uuid not null,
  text text not null,
  why text not null check (why in ('edited', 'deleted')),
  replaced_at timestamptz not null,
  primary key (care_home_id, id),
  foreign key (care_home_id, message_id) references chat_messages on delete cascade
);
create index on chat_earlier_texts (care_home_id, message_id);
comment on table chat_earlier_texts is 'class: conversation';

-- How far somebody has a thread, each time that it moved on: so it can be said of every message who has had it since when.
create table chat_marks (
  care_home_id uuid not null references care_homes on delete cascade,
  thread_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('delivered', 'read')),
  position integer not null,
  at timestamptz not null,
  primary key (care_home_id, thread_id, account_id, kind, position),
  foreign key (care_home_id, thread_id) references chat_threads on delete cascade
);
comment on table chat_marks is 'class: conversation';

-- What somebody shows to the managers, as it was then.
create table chat_flags (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  message_id uuid not null,
  by_id uuid not null references accounts on delete cascade,
  at timestamptz not null,
  reason text not null,
  text text not null,
  settled_at timestamptz,
  settled_by uuid references accounts on delete set null,
  settled_how text not null default '',
  primary key (care_home_id, id),
  unique (care_home_id, message_id, by_id),
  foreign key (care_home_id, message_id) references chat_messages on delete cascade
);
create index on chat_flags (care_home_id, at) where settled_at is null;
comment on table chat_flags is 'class: conversation';

-- When messages are answered here, and by whom; without a row nothing was said.
create table chat_hours (
  care_home_id uuid primary key references care_homes on delete cascade,
  -- both or neither, on the clock of the home
  answers_from text check (answers_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  answers_until text check (answers_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- 1 Monday to 7 Sunday
  days integer[] not null,
  who text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  check ((answers_from is null) = (answers_until is null))
);
comment on table chat_hours is 'class: reference';

do $$
declare home_table text;
begin
  foreach home_table in array array[
    'chat_threads', 'chat_messages', 'chat_earlier_texts', 'chat_marks', 'chat_flags', 'chat_hours'
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

grant select, insert, update on chat_threads, chat_messages, chat_flags, chat_hours to heartsease_app;
-- append-only
grant select, insert on chat_earlier_texts, chat_marks to heartsease_app;

-- A yes or a no to the chat about somebody opens or closes their circle while people look.
create function tell_chat_consent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_live(jsonb_build_object('home', new.care_home_id, 'topic', 'chat'));
  return null;
end $$;
create trigger tell_live after insert on consents
  for each row when (new.purpose = 'chat') execute function tell_chat_consent();
