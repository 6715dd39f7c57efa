-- An event becomes one report, however many people turn it into one: as with a planned session, the second log is
-- merged into the first. What was set aside leaves the event free again.

alter table reports
  add column event_id uuid,
  add foreign key (care_home_id, event_id) references events on delete set null (event_id);
create unique index reports_one_per_event on reports (care_home_id, event_id)
  where event_id is not null and state <> 'void';
