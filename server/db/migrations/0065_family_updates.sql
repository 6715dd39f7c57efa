-- What staff share of a moment with the families of one person: after the home's hold window, and until it is withdrawn.
-- The words are staff's own; who else is named in them is decided anew whenever somebody reads.

create table family_updates (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  resident_id uuid not null,
  report_id uuid not null,
  moment_id uuid not null,
  -- a few words for the family; empty: how it was, in our own sentence
  words text not null default '',
  -- her own words as they were shared; what somebody writes into the report later is not shared by that
  quote text check (quote <> ''),
  -- friends see it too; otherwise family and representatives alone
  for_friends boolean not null default false,
  shared_by uuid not null references accounts on delete restrict,
  shared_at timestamptz not null,
  -- null: it waits for approval
  opens_at timestamptz,
  approved_by uuid references accounts on delete set null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references accounts on delete set null,
  withdrawn_why text,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  foreign key (care_home_id, report_id) references reports on delete cascade,
  foreign key (care_home_id, moment_id) references moments on delete cascade,
  check ((withdrawn_at is null) = (withdrawn_why is null))
);
create unique index family_updates_one_per_moment on family_updates (care_home_id, moment_id) where withdrawn_at is null;
create index on family_updates (care_home_id, resident_id, opens_at desc);
create index on family_updates (care_home_id, report_id);
comment on table family_updates is 'class: conversation';

-- Who had it on a screen, written with the answer itself: when something is withdrawn, this is the list.
create table family_update_views (
  care_home_id uuid not null references care_homes on delete cascade,
  family_update_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (care_home_id, family_update_id, account_id),
  foreign key (care_home_id, family_update_id) references family_updates on delete cascade
);
create index on family_update_views (account_id);
comment on table family_update_views is 'class: security';

-- One tap, once a day for each moment. Staff tell the person, and say that they did.
create table family_update_loves (
  care_home_id uuid not null references care_homes on delete cascade,
  family_update_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  sent_on date not null,
  sent_at timestamptz not null,
  told_at timestamptz,
  told_by uuid references accounts on delete set null,
  primary key (care_home_id, family_update_id, account_id, sent_on),
  foreign key (care_home_id, family_update_id) references family_updates on delete cascade
);
create index on family_update_loves (care_home_id, sent_at desc);
create index on family_update_loves (account_id);
comment on table family_update_loves is 'class: conversation';

-- What somebody keeps for the book.
create table family_update_keeps (
  care_home_id uuid not null references care_homes on delete cascade,
  family_update_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  kept_at timestamptz not null,
  primary key (care_home_id, family_update_id, account_id),
  foreign key (care_home_id, family_update_id) references family_updates on delete cascade
);
create index on family_update_keeps (account_id);
comment on table family_update_keeps is 'class: memories';

-- Of the circle around one person: an update is of one person, so no other family is ever in the room.
create table family_update_comments (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  family_update_id uuid not null,
  account_id uuid not null references accounts on delete restrict,
  is_by_staff boolean not null,
  text text not null,
  written_at timestamptz not null,
  primary key (care_home_id, id),
  foreign key (care_home_id, family_update_id) references family_updates on delete cascade
);
create index on family_update_comments (care_home_id, family_update_id, written_at);
create index on family_update_comments (account_id);
comment on table family_update_comments is 'class: conversation';

-- Which question of the week somebody has answered of whom; the answer itself waits with "About me".
create table question_answers (
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  question text not null,
  suggestion_id uuid not null,
  answered_at timestamptz not null,
  primary key (care_home_id, resident_id, account_id, question),
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  foreign key (care_home_id, suggestion_id) references about_me_suggestions on delete cascade
);
create index on question_answers (account_id);
comment on table question_answers is 'class: usage';

-- How long what is shared rests first. It may be changed by the home of the transaction alone, as in 0043.
alter table care_homes add column family_hold text not null default 'at_once'
  check (family_hold in ('at_once', 'afternoon', 'approval'));

create function say_family_hold(hold text) returns void
language sql security definer set search_path = public, pg_temp as
  $$ update care_homes set family_hold = hold where id = current_care_home() $$;
revoke execute on function say_family_hold(text) from public;
grant execute on function say_family_hold(text) to heartsease_app;

do $$
declare home_table text;
begin
  foreach home_table in array array[
    'family_updates', 'family_update_views', 'family_update_loves', 'family_update_keeps', 'family_update_comments',
    'question_answers'
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
grant select, insert, update on family_updates, family_update_loves to heartsease_app;
-- love can be taken back and a kept moment put away; what was seen and said stays
grant delete on family_update_loves, family_update_keeps to heartsease_app;
grant select, insert on family_update_views, family_update_keeps, family_update_comments, question_answers to heartsease_app;

-- The third lock: whoever is here as a relative sees rows of the people they are linked to, whatever a query asks for.
create function is_of_my_person(resident uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (
      select from memberships m
       where m.care_home_id = current_care_home() and m.account_id = current_account() and m.role = 'relative')
    or exists (
      select from relative_links l
       where l.care_home_id = current_care_home() and l.account_id = current_account()
         and l.resident_id = resident and l.status = 'active')
$$;
revoke execute on function is_of_my_person(uuid) from public;
grant execute on function is_of_my_person(uuid) to heartsease_app;
create policy of_my_person on family_updates as restrictive for select to heartsease_app
  using (is_of_my_person(resident_id));
