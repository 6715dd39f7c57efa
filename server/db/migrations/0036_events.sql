-- Events: what people are invited to and answer. Who is invited stands in lists of its own, so that whoever leaves is
-- on none of them; answers stay when an event changes.

create table events (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version integer not null default 1,
  type text not null check (type in (
    'celebration', 'activity', 'entertainer', 'outing', 'visit', 'faith', 'community', 'family', 'meeting', 'review',
    'training')),
  title text not null check (length(title) between 1 and 120),
  -- what was written, on the calendar and the clock of the home
  is_all_day boolean not null,
  first_day date not null,
  last_day date not null,
  from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  to_time text not null check (to_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- the same as instants
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null,
  description text not null,
  cost text not null,
  transport text not null,
  is_step_free boolean not null,
  audience text not null check (audience in ('all', 'residents', 'relatives', 'staff', 'chosen')),
  places smallint check (places between 1 and 500),
  answer_by date,
  cancelled_at timestamptz,
  cancelled_why text,
  cancelled_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  -- it can be brought back for 30 days; then it goes for good
  deleted_at timestamptz,
  deleted_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  check (ends_at > starts_at),
  check (last_day >= first_day),
  check ((cancelled_at is null) = (cancelled_why is null))
);
create index on events (care_home_id, starts_at);
create index on events (deleted_at) where deleted_at is not null;
comment on table events is 'class: care-record';

create table event_members (
  care_home_id uuid not null references care_homes on delete cascade,
  event_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  primary key (care_home_id, event_id, account_id),
  foreign key (care_home_id, event_id) references events on delete cascade
);
create index on event_members (care_home_id, account_id);
comment on table event_members is 'class: care-record';

create table event_residents (
  care_home_id uuid not null references care_homes on delete cascade,
  event_id uuid not null,
  resident_id uuid not null,
  primary key (care_home_id, event_id, resident_id),
  foreign key (care_home_id, event_id) references events on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on event_residents (care_home_id, resident_id);
comment on table event_residents is 'class: care-record';

-- Whoever is in the group at the time.
create table event_groups (
  care_home_id uuid not null references care_homes on delete cascade,
  event_id uuid not null,
  resident_group_id uuid not null,
  primary key (care_home_id, event_id, resident_group_id),
  foreign key (care_home_id, event_id) references events on delete cascade,
  foreign key (care_home_id, resident_group_id) references resident_groups on delete cascade
);
create index on event_groups (care_home_id, resident_group_id);
comment on table event_groups is 'class: care-record';

create table event_relatives (
  care_home_id uuid not null references care_homes on delete cascade,
  event_id uuid not null,
  relative_link_id uuid not null,
  primary key (care_home_id, event_id, relative_link_id),
  foreign key (care_home_id, event_id) references events on delete cascade,
  foreign key (care_home_id, relative_link_id) references relative_links on delete cascade
);
create index on event_relatives (care_home_id, relative_link_id);
comment on table event_relatives is 'class: contact';

create table event_answers (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  event_id uuid not null,
  -- whose answer it is: somebody who lives here, or somebody with an account
  resident_id uuid,
  account_id uuid references accounts on delete cascade,
  answer text not null check (answer in ('yes', 'maybe', 'no')),
  guests smallint not null check (guests between 0 and 10),
  note text not null,
  answered_at timestamptz not null,
  answered_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, event_id) references events on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  check ((resident_id is null) <> (account_id is null))
);
create unique index on event_answers (care_home_id, event_id, resident_id) where resident_id is not null;
create unique index on event_answers (care_home_id, event_id, account_id) where account_id is not null;
create index on event_answers (care_home_id, event_id);
create index on event_answers (care_home_id, resident_id);
comment on table event_answers is 'class: care-record';

create table event_changes (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  event_id uuid not null,
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  kind text not null check (kind in ('made', 'changed', 'cancelled', 'reopened', 'deleted', 'restored')),
  reason text not null default '',
  -- what it was and what it is, field by field; of lists of people only how many
  changes jsonb not null default '[]',
  primary key (care_home_id, id),
  foreign key (care_home_id, event_id) references events on delete cascade
);
create index on event_changes (care_home_id, event_id, changed_at);
comment on table event_changes is 'class: care-record';

-- What a home has said about its events; without a row it is as it comes.
create table event_settings (
  care_home_id uuid primary key references care_homes on delete cascade,
  -- only staff and whoever made an event change and delete it (product.md, D-1)
  is_editing_narrowed boolean not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null
);
comment on table event_settings is 'class: reference';

-- The secret address under which somebody's own calendar fetches what they see here. Only its hash is kept.
create table calendar_feeds (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null,
  -- all that they see, or what they are invited to or have said yes or maybe to
  covers text not null check (covers in ('all', 'mine')),
  created_at timestamptz not null,
  last_fetched_at timestamptz,
  primary key (care_home_id, id)
);
create unique index on calendar_feeds (care_home_id, account_id);
create unique index on calendar_feeds (token_hash);
comment on table calendar_feeds is 'class: security';

do $$
declare home_table text;
begin
  foreach home_table in array array[
    'events', 'event_members', 'event_residents', 'event_groups', 'event_relatives', 'event_answers', 'event_changes',
    'event_settings', 'calendar_feeds'
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

grant select, insert, update, delete on
  event_members, event_residents, event_groups, event_relatives, event_answers, calendar_feeds
  to heartsease_app;
-- an event goes by the operator alone, and its history with it
grant select, insert, update on events, event_settings to heartsease_app;
-- append-only
grant select, insert on event_changes to heartsease_app;
