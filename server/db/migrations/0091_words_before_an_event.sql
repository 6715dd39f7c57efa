-- A word by name is said before an event too, not only before a planned session.
alter table risk_acknowledgements alter column planned_session_id drop not null;
alter table risk_acknowledgements add column event_id uuid;
alter table risk_acknowledgements
  add foreign key (care_home_id, event_id) references events on delete cascade,
  add constraint said_before_one_thing check (num_nonnulls(planned_session_id, event_id) = 1);
create index on risk_acknowledgements (care_home_id, event_id, resident_id);
