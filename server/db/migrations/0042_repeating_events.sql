-- Events that repeat: every event of a series is a row, as every session is (decision 25). And more than one calendar
-- address a person, each with a name and with what it brings.

create table event_series (
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
comment on table event_series is 'class: care-record';

alter table events
  add column series_id uuid,
  -- the day that the rule meant, wherever the event was moved to
  add column series_day date,
  add foreign key (care_home_id, series_id) references event_series on delete set null (series_id),
  add check (series_id is null or series_day is not null);
create unique index on events (care_home_id, series_id, series_day);

alter table event_series enable row level security;
alter table event_series force row level security;
do $$
begin
  execute format(
    'create policy of_the_operator on event_series to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on event_series to heartsease_app
  using (care_home_id = (select current_care_home()));
grant select, insert, update, delete on event_series to heartsease_app;

drop index calendar_feeds_care_home_id_account_id_idx;
create index on calendar_feeds (care_home_id, account_id);
alter table calendar_feeds
  -- what its owner calls it; a calendar shows it by this name
  add column name text not null default '' check (length(name) <= 120),
  drop constraint calendar_feeds_covers_check,
  -- all that they see; what they are invited to or mean to come to; what is for the people they are family of; what
  -- they lead, help at or have made
  add check (covers in ('all', 'mine', 'people', 'lead'));
alter table calendar_feeds alter column name drop default;
