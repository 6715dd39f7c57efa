-- In which hour a moment began, on the home's own clock, beside its day: the key figures are read from the moments
-- alone, without the reports that they belong to. Null where nobody reckoned it.
alter table moments add column hour smallint check (hour between 0 and 23);
update moments m set hour = extract(hour from t.started_at at time zone h.timezone)
  from reports t
  join care_homes h on h.id = t.care_home_id
 where t.care_home_id = m.care_home_id and t.id = m.report_id;
