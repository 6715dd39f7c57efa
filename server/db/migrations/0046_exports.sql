-- Reports as a file: asked for by one person, made by a job, kept for a day, then gone (docs/decisions/0034).

create table exports (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  asked_by uuid not null references accounts on delete cascade,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  scope text not null check (scope in ('report', 'resident', 'group', 'home')),
  report_id uuid,
  resident_id uuid,
  resident_group_id uuid,
  from_day date not null,
  to_day date not null,
  format text not null check (format in ('pdf', 'csv', 'xlsx', 'json')),
  has_names boolean not null,
  language text not null check (language in ('en', 'cy')),
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  content bytea,
  primary key (care_home_id, id),
  foreign key (care_home_id, report_id) references reports on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  foreign key (care_home_id, resident_group_id) references resident_groups on delete cascade,
  check (from_day <= to_day),
  check ((scope = 'report') = (report_id is not null)),
  check ((scope = 'resident') = (resident_id is not null)),
  check ((scope = 'group') = (resident_group_id is not null)),
  check (scope <> 'home' or not has_names or reason <> ''),
  check ((state = 'ready') = (content is not null))
);
create index on exports (care_home_id, asked_by, asked_at desc);
create index on exports (expires_at);
comment on table exports is 'class: care-record';

alter table exports enable row level security;
alter table exports force row level security;
do $$
begin
  execute format('create policy of_the_operator on exports to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on exports to heartsease_app
  using (care_home_id = (select current_care_home()));
grant select, insert, update on exports to heartsease_app;
