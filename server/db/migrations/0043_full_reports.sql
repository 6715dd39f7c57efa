-- What a full report adds (domain.md 2.9): more of each person, and more of what took place. All of it may stay unsaid.

alter table moments
  -- 0 no response seen, 1 brief flickers, 2 on and off, 3 mostly absorbed, 4 absorbed throughout
  add column engagement smallint check (engagement between 0 and 4),
  -- from -2, very low, to 2, very bright
  add column mood_before smallint check (mood_before between -2 and 2),
  add column mood_after smallint check (mood_after between -2 and 2),
  add column mood_source text check (mood_source in ('resident', 'staff', 'relative')),
  -- where this person was there for less, or for longer, than the report says; minutes counts it
  add column own_minutes smallint check (own_minutes between 1 and 480),
  add column support text check (support in ('none', 'words', 'showing', 'hand_under_hand', 'one_to_one')),
  add column signs text[] not null default '{}',
  add column quote text,
  -- were two things or more offered, and did the person choose?
  add column choice_made boolean,
  -- would they like it again?
  add column again text check (again in ('yes', 'maybe', 'no')),
  add check (mood_source is not null or (mood_before is null and mood_after is null));

create table moment_goals (
  care_home_id uuid not null references care_homes on delete cascade,
  moment_id uuid not null,
  goal_id uuid not null,
  primary key (care_home_id, moment_id, goal_id),
  foreign key (care_home_id, moment_id) references moments on delete cascade,
  foreign key (care_home_id, goal_id) references goals on delete cascade
);
create index on moment_goals (care_home_id, goal_id);
comment on table moment_goals is 'class: care-record';

alter table reports
  drop constraint reports_state_check,
  add constraint reports_state_check check (state in ('submitted', 'returned', 'approved', 'void')),
  -- names as somebody would tell them: relatives and volunteers without an account were there too
  add column relatives_present text[] not null default '{}',
  add column resources_used text[] not null default '{}',
  add column cost_pence integer check (cost_pence between 0 and 1000000),
  add column went_well text,
  add column change_next_time text,
  -- what to mind was gone through before it began
  add column is_risk_checked boolean;

create table report_staff (
  care_home_id uuid not null references care_homes on delete cascade,
  report_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  primary key (care_home_id, report_id, account_id),
  foreign key (care_home_id, report_id) references reports on delete cascade
);
create index on report_staff (account_id);
comment on table report_staff is 'class: care-record';

-- A session has one report that stands; what was returned or approved stands as well.
drop index reports_one_per_session;
create unique index reports_one_per_session on reports (care_home_id, planned_session_id)
  where planned_session_id is not null and state <> 'void';

alter table report_changes
  drop constraint report_changes_kind_check,
  add constraint report_changes_kind_check check (
    kind in ('logged', 'merged', 'answered', 'amended', 'voided', 'undone', 'returned', 'approved', 'submitted_again')
  );

-- A home may want a second pair of eyes before a report counts as done; its figures count it at once either way.
alter table care_homes add column wants_approval boolean not null default false;

do $$
declare home_table text;
begin
  foreach home_table in array array['moment_goals', 'report_staff'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;
grant select, insert, delete on moment_goals, report_staff to heartsease_app;

-- The runtime role may change no home by itself (0020); this it may say, of the home of its transaction.
create function say_wants_approval(wanted boolean) returns void
language sql security definer set search_path = public, pg_temp as
  $$ update care_homes set wants_approval = wanted where id = current_care_home() $$;
revoke execute on function say_wants_approval(boolean) from public;
grant execute on function say_wants_approval(boolean) to heartsease_app;
