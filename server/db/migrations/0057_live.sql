-- The event stream (server/live). What changed is told with the transaction that changed it, by ids alone; each server
-- process listens on one connection and decides per stream who gets it. What ends somebody's access is told by the
-- table itself, so that no way of ending it can forget to.

create function tell_live(message jsonb) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  select pg_notify('heartsease_live', message::text)
$$;

create function tell_sign_in_changed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_live(jsonb_build_object('sign_in', new.id));
  return null;
end $$;
create trigger tell_live after update of ended_at, care_home_id on sign_ins
  for each row execute function tell_sign_in_changed();

create function tell_access_changed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_live(jsonb_build_object('account', coalesce(new.account_id, old.account_id)));
  return null;
end $$;
create trigger tell_live after insert or update on relative_links
  for each row when (new.account_id is not null) execute function tell_access_changed();
create trigger tell_live after update of role, ends_on, waits_since on memberships
  for each row execute function tell_access_changed();
create trigger tell_live_gone after delete on memberships
  for each row execute function tell_access_changed();
