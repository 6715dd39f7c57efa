-- A report with a title of its own counted in "everyday", which is none of the eight sides of a good week: in no figure
-- by side, and as a ninth one in variety. It counts in "everyday_purpose".

update moments set category = 'everyday_purpose' where category = 'everyday';

insert into daily_totals (care_home_id, day, category, format, moments, engaged, minutes)
select care_home_id, day, 'everyday_purpose', format, moments, engaged, minutes
  from daily_totals where category = 'everyday'
on conflict (care_home_id, day, category, format) do update
   set moments = daily_totals.moments + excluded.moments,
       engaged = daily_totals.engaged + excluded.engaged,
       minutes = daily_totals.minutes + excluded.minutes;
delete from daily_totals where category = 'everyday';
