-- The third lock of 0065, asked once for a query instead of once for each of its rows: where a plan looks at a table
-- over and over (the numbers of a new home are not known to the planner yet), a function of each row took seconds.
create function people_of_this_relative() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select case when exists (
      select from memberships m
       where m.care_home_id = current_care_home() and m.account_id = current_account() and m.role = 'relative')
    then array(
      select l.resident_id from relative_links l
       where l.care_home_id = current_care_home() and l.account_id = current_account() and l.status = 'active')
  end
$$;
comment on function people_of_this_relative() is 'Whom a relative is linked to here; null for whoever is no relative';
revoke execute on function people_of_this_relative() from public;
grant execute on function people_of_this_relative() to heartsease_app;

alter policy of_my_person on family_updates
  using ((select people_of_this_relative()) is null or resident_id = any ((select people_of_this_relative())::uuid[]));
alter policy of_my_person on photo_books
  using ((select people_of_this_relative()) is null or resident_id = any ((select people_of_this_relative())::uuid[]));
drop function is_of_my_person(uuid);
