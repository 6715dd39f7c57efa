-- Sessions that people plan: who helps, which groups are expected, for how many there is room, and the series that a
-- session belongs to. Every session of a series is a row (decision 25).

create table planned_series (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  -- on which days: daily, weekly on weekdays or monthly by weekday (domain/planner/repeat.ts)
  rule jsonb not null,
  first_day date not null,
  last_day date not null,
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  check (last_day >= first_day)
);
comment on table planned_series is 'class: care-record';

alter table planned_sessions
  add column series_id uuid,
  -- the day that the rule meant, wherever the session was moved to
  add column series_day date,
  add column capacity smallint check (capacity between 1 and 200),
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references accounts on delete set null,
  add foreign key (care_home_id, series_id) references planned_series on delete set null (series_id),
  add check (series_id is null or series_day is not null);
create unique index on planned_sessions (care_home_id, series_id, series_day);

create table planned_session_helpers (
  care_home_id uuid not null references care_homes on delete cascade,
  planned_session_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  primary key (care_home_id, planned_session_id, account_id),
  foreign key (care_home_id, planned_session_id) references planned_sessions on delete cascade
);
create index on planned_session_helpers (care_home_id, account_id);
comment on table planned_session_helpers is 'class: care-record';

-- Whoever is in the group on the day.
create table planned_session_groups (
  care_home_id uuid not null references care_homes on delete cascade,
  planned_session_id uuid not null,
  resident_group_id uuid not null,
  primary key (care_home_id, planned_session_id, resident_group_id),
  foreign key (care_home_id, planned_session_id) references planned_sessions on delete cascade,
  foreign key (care_home_id, resident_group_id) references resident_groups on delete cascade
);
create index on planned_session_groups (care_home_id, resident_group_id);
comment on table planned_session_groups is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array['planned_series', 'planned_session_helpers', 'planned_session_groups'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update, delete on planned_series, planned_session_helpers, planned_session_groups
  to heartsease_app;
