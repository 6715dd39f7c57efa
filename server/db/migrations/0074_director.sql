-- The director's panel of a demo server: the package and the risk flag of a demo home, for whoever shows the app to
-- somebody. The server's role changes no home itself, and here only one of the demo world's, never a real one.
create function set_demo_stage(
  new_package uuid, package_title text, basic boolean, ends_on date, has_risk_assessment boolean
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from care_homes h where h.id = current_care_home() and h.is_demo and not h.is_practice) then
    return false;
  end if;
  insert into packages (id, title, is_basic) values (new_package, package_title, basic)
  on conflict (title, is_basic) do nothing;
  update care_homes h set package_id = p.id, package_expires_on = ends_on
    from packages p where h.id = current_care_home() and p.title = package_title and p.is_basic = basic;
  update organisations o set is_risk_assessment_enabled = has_risk_assessment
    from care_homes h where h.id = current_care_home() and o.id = h.organisation_id;
  return true;
end $$;
revoke execute on function set_demo_stage(uuid, text, boolean, date, boolean) from public;
grant execute on function set_demo_stage(uuid, text, boolean, date, boolean) to heartsease_app;
