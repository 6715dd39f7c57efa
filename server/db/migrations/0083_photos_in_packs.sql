-- Which photos a pack of evidence shows, and whose faces are covered in them there: a pack is made once, and whoever says
-- no to photos later is shown by no link to it any more (docs/decisions/0054).
alter table evidence_packs add column photos jsonb not null default '[]';

-- Nobody kept it of packs that were made before: each that tells of the key questions may show every photo of its days
-- that was tied to one by then, as the photo stands now.
update evidence_packs p
   set photos = (
     select coalesce(
              jsonb_agg(distinct jsonb_build_object('photo_id', f.id, 'version', f.version, 'covered', '[]'::jsonb)), '[]')
       from evidence_links l
       join photos f on f.care_home_id = l.care_home_id and f.id = l.photo_id
      where l.care_home_id = p.care_home_id
        and (l.removed_at is null or l.removed_at > p.asked_at)
        and f.taken_on between p.from_day and p.to_day)
 where p.state = 'ready' and 'key_questions' = any (p.parts);

-- A push service that does not take our own keys is our trouble, and not that of a device (docs/decisions/0052).
alter table push_subscriptions
  drop constraint push_subscriptions_last_failure_check,
  add constraint push_subscriptions_last_failure_check check (
    last_failure in ('unreachable', 'busy', 'their_error', 'keys_refused', 'refused', 'not_set_up')
  );
alter table push_tallies
  drop constraint push_tallies_outcome_check,
  add constraint push_tallies_outcome_check check (
    outcome in ('sent', 'gone', 'unreachable', 'busy', 'their_error', 'keys_refused', 'refused', 'not_set_up')
  );
