-- Which activity a moment was, beside its day, its side of life and its minutes: how things went for somebody over half
-- a year is read from the index alone (sixty people after ten years: 34 -> 16 ms). No foreign key: what refers to nothing is looked up
-- by nobody, and each would cost a lookup when eight people are logged.
alter table moments add column activity_id uuid;
update moments m set activity_id = t.activity_id
  from reports t
 where t.care_home_id = m.care_home_id and t.id = m.report_id and t.activity_id is not null;
drop index moments_of_day;
create index moments_of_day on moments (care_home_id, day)
  include (resident_id, report_id, activity_id, category, format, minutes, response, is_engaged) where removed_at is null;
