-- A word by name that is said with a report, where nothing was planned beforehand. Kept apart from those that are said
-- before a session or an event: what it is about is over when it is read.
create table report_risk_words (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  report_id uuid not null,
  resident_id uuid not null,
  hazard text not null,
  -- what stood in the person's records then
  why jsonb not null,
  reason text not null check (length(reason) between 1 and 300),
  by uuid references accounts on delete set null,
  at timestamptz not null,
  primary key (care_home_id, id),
  foreign key (care_home_id, report_id) references reports on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on report_risk_words (care_home_id, report_id);
create index on report_risk_words (care_home_id, resident_id);
create index on report_risk_words (care_home_id, at);
comment on table report_risk_words is 'class: care-record';

alter table report_risk_words enable row level security;
alter table report_risk_words force row level security;
do $$
begin
  execute format('create policy of_the_operator on report_risk_words to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on report_risk_words to heartsease_app using (care_home_id = (select current_care_home()));
-- append-only
grant select, insert on report_risk_words to heartsease_app;
