-- What families see changes on their open screens by itself (docs/decisions/0082): each change of something that they may
-- be shown is told to the event stream of the home with the transaction that made it, by no more than that. A trigger
-- tells it, so that no way of sharing, taking back or agreeing can forget to. Said twice in a transaction it is one.

create function tell_family_changed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_live(jsonb_build_object('home', coalesce(new.care_home_id, old.care_home_id), 'topic', 'family'));
  return null;
end $$;

create trigger tell_family after insert or update or delete on family_updates
  for each row execute function tell_family_changed();
create trigger tell_family after insert or update or delete on family_update_comments
  for each row execute function tell_family_changed();
create trigger tell_family after insert or delete on consents
  for each row execute function tell_family_changed();
create trigger tell_family after update or delete on photos
  for each row execute function tell_family_changed();
create trigger tell_family after insert or update or delete on photo_subjects
  for each row execute function tell_family_changed();
create trigger tell_family after insert or update or delete on notices
  for each row execute function tell_family_changed();
create trigger tell_family after insert or delete on notice_residents
  for each row execute function tell_family_changed();
create trigger tell_family after insert or delete on notice_groups
  for each row execute function tell_family_changed();
create trigger tell_family after update of state on reports
  for each row when (old.state is distinct from new.state) execute function tell_family_changed();
create trigger tell_family after update of removed_at, response on moments
  for each row when (old.removed_at is distinct from new.removed_at or old.response is distinct from new.response)
  execute function tell_family_changed();
create trigger tell_family after update of ended_on, deleted_at on residents
  for each row when (old.ended_on is distinct from new.ended_on or old.deleted_at is distinct from new.deleted_at)
  execute function tell_family_changed();
