import type pg from 'pg';
import type { PushFailure, PushKind, PushPlatform } from '@heartsease/domain/notifications/push.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';
import type { VapidKeys } from './vapid.ts';

/** The keys of this server; of several servers that start at once the first one’s count for all. */
export async function keepVapidKeys(pool: pg.Pool, made: VapidKeys): Promise<VapidKeys> {
  await pool.query('insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing', [
    made.public_key,
    made.private_key,
  ]);
  const { rows } = await pool.query<VapidKeys>('select public_key, private_key from push_keys');
  return rows[0] ?? made;
}

/** One notification of one home. */
export interface PushOf {
  id: string;
  care_home_id: string;
}

/**
 * Has anything become of its reason while it waited (quality.md, H07)? Asked when it is handed on to the devices and
 * again before each of them. It goes only to whoever still wants it and still belongs to the home, and to the family
 * only while somebody lives there whom they are linked to: this very person, where it is about one. Nothing leaves a
 * pretend home.
 */
const IS_WANTED = `
  not exists (select from residents r where r.care_home_id = m.care_home_id and r.id = m.resident_id
                 and (r.ended_on is not null or r.deleted_at is not null))
  and exists (
    select from accounts a
      join memberships k on k.account_id = a.id and k.care_home_id = m.care_home_id
      join care_homes h on h.id = m.care_home_id and not h.is_practice
     where a.id = m.account_id and not m.notification = any(a.not_pushed) and k.waits_since is null
       and k.starts_on <= (now() at time zone h.timezone)::date
       and (k.ends_on is null or k.ends_on >= (now() at time zone h.timezone)::date)
       and (k.role <> 'relative' or m.notification = 'test' or exists (
         select from relative_links l join residents r on r.care_home_id = l.care_home_id and r.id = l.resident_id
          where l.care_home_id = m.care_home_id and l.account_id = a.id and l.status = 'active'
            and (m.resident_id is null or l.resident_id = m.resident_id)
            and r.ended_on is null and r.deleted_at is null)))`;

/** The device is signed in, in a home where its owner still is (the same as session_of asks). */
const IS_SIGNED_IN = `
  exists (
    select from sign_ins i
      join memberships k on k.account_id = i.account_id and k.care_home_id = i.care_home_id
      join care_homes h on h.id = i.care_home_id
     where i.id = s.sign_in_id and i.tablet_id is null and i.ended_at is null and i.ends_at > now()
       and i.last_seen_at + make_interval(secs => i.idle_seconds) > now()
       and (k.ends_on is null or k.ends_on >= (now() at time zone h.timezone)::date))`;

/** A call that is older tells nobody anything new. */
const AT_MOST_OLD = `coalesce(m.due_at, m.created_at) > now() - interval '1 day'`;

/** Hands a notification on to each device there is, as a job of its own, or holds it back; in one statement, so once. */
export async function handOn(pool: pg.Pool, { id, care_home_id }: PushOf): Promise<void> {
  await pool.query(
    `with told as (
       update outgoing_pushes m
          set sent_at = case when ${IS_WANTED} then now() end, held_back_at = case when not (${IS_WANTED}) then now() end
        where m.care_home_id = $1 and m.id = $2 and m.sent_at is null and m.held_back_at is null
       returning m.*)
     select enqueue_job('deliver_push', json_build_object(
              'id', told.id, 'care_home_id', told.care_home_id, 'push_subscription_id', s.id))
       from told join push_subscriptions s on s.account_id = told.account_id
      where told.sent_at is not null and ${IS_SIGNED_IN}`,
    [care_home_id, id],
  );
}

/** One device, and what it is told. */
export interface Delivery {
  platform: PushPlatform;
  endpoint: string;
  p256dh: Buffer | null;
  auth: Buffer | null;
  notification: PushKind;
  language: Language;
}

/** Undefined: the device, the session or the reason is no more, or a day has passed. */
export async function deliveryTo(pool: pg.Pool, push: PushOf, subscription: string): Promise<Delivery | undefined> {
  const { rows } = await pool.query<Delivery>(
    `select s.platform, s.endpoint, s.p256dh, s.auth, m.notification, o.language
       from outgoing_pushes m
       join push_subscriptions s on s.account_id = m.account_id and s.id = $3
       join accounts o on o.id = m.account_id
      where m.care_home_id = $1 and m.id = $2 and m.held_back_at is null
        and ${AT_MOST_OLD} and ${IS_WANTED} and ${IS_SIGNED_IN}`,
    [push.care_home_id, push.id, subscription],
  );
  return rows[0];
}

/** How it went, kept with the device and counted for the home; a device that is gone is forgotten. */
export async function keepOutcome(
  pool: pg.Pool,
  care_home_id: string,
  subscription: string,
  outcome: 'sent' | 'gone' | PushFailure,
): Promise<void> {
  await pool.query(
    `with device as (
       update push_subscriptions
          set last_succeeded_at = case when $3 = 'sent' then now() else last_succeeded_at end,
              last_failed_at = case when $3 in ('sent', 'gone') then last_failed_at else now() end,
              last_failure = case when $3 in ('sent', 'gone') then last_failure else $3 end
        where id = $2 and $3 <> 'gone'),
     forgotten as (delete from push_subscriptions where id = $2 and $3 = 'gone')
     insert into push_tallies (care_home_id, on_day, outcome, count, last_at)
     select h.id, (now() at time zone h.timezone)::date, $3, 1, now() from care_homes h where h.id = $1
     on conflict (care_home_id, on_day, outcome)
     do update set count = push_tallies.count + 1, last_at = excluded.last_at`,
    [care_home_id, subscription, outcome],
  );
}

/** What has served its purpose, and devices whose session has run out. */
export async function tidyPushes(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from push_subscriptions s where not ${IS_SIGNED_IN}`);
  await pool.query(`delete from outgoing_pushes where created_at < now() - interval '30 days'`);
  await pool.query('delete from push_tallies where on_day < current_date - 90');
}
