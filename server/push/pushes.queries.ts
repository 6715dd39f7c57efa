import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import { NotificationKind as Kind, QuietHours } from '@heartsease/domain/notifications/notification.ts';
import type { PushKind, PushPlatform } from '@heartsease/domain/notifications/push.ts';
import { PushFailure } from '@heartsease/domain/notifications/push.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** With what a browser subscribes. Null while no server has started whose keys they could be. */
export async function publicPushKey(db: Db): Promise<Buffer | null> {
  const row = await db.selectFrom('push_keys').select('public_key').executeTakeFirst();
  return row?.public_key ?? null;
}

/** The device of a session, where notifications are on. */
export async function pushDeviceOf(db: Db, sign_in_id: string) {
  return await db
    .selectFrom('push_subscriptions')
    .select(['id', 'platform', 'endpoint', 'created_at', 'last_succeeded_at', 'last_failed_at'])
    .select(sql<PushFailure | null>`last_failure`.as('last_failure'))
    .where('sign_in_id', '=', sign_in_id)
    .executeTakeFirst();
}

export interface NewDevice {
  sign_in_id: string;
  platform: PushPlatform;
  endpoint: string;
  p256dh: Buffer | null;
  auth: Buffer | null;
  now: Date;
}

/** From now on this device is that of the session, and of no other. */
export async function keepPushDevice(db: Db, device: NewDevice): Promise<void> {
  const { sign_in_id, platform, endpoint, p256dh, auth, now } = device;
  await sql`select keep_push_subscription(${uuidv7()}::uuid, ${sign_in_id}::uuid, ${platform}, ${endpoint},
    ${p256dh}::bytea, ${auth}::bytea, ${now}::timestamptz)`.execute(db);
}

export async function forgetPushDevice(db: Db, sign_in_id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('sign_in_id', '=', sign_in_id).execute();
}

export async function notPushedOf(db: Db, account_id: string): Promise<NotificationKind[]> {
  const { not_pushed } = await db
    .selectFrom('accounts')
    .select('not_pushed')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  // A kind that is no more is nobody's wish any more.
  return not_pushed.flatMap((kind) => Kind.safeParse(kind).data ?? []);
}

export async function keepNotPushed(db: Db, account_id: string, not_pushed: NotificationKind[]): Promise<void> {
  await db.updateTable('accounts').set({ not_pushed }).where('id', '=', account_id).execute();
}

/** Of these accounts, those with a device who are members of this home today and want notifications of this kind. */
export async function pushReadersAmong(
  db: Db,
  home: { care_home_id: string; today: string },
  account_ids: string[],
  kind: NotificationKind,
): Promise<{ id: string; quiet: QuietHours | null }[]> {
  if (account_ids.length === 0) return [];
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.quiet_from as from', 'a.quiet_until as until'])
    .where('m.care_home_id', '=', home.care_home_id)
    .where('m.account_id', 'in', sql<string>`(select with_push_devices(${account_ids}::uuid[]))`)
    .where('m.waits_since', 'is', null)
    .where('m.starts_on', '<=', home.today)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', home.today)]))
    .where(sql<boolean>`not ${kind} = any(a.not_pushed)`)
    .orderBy('a.id')
    .execute();
  return rows.map(({ id, ...quiet }) => ({ id, quiet: QuietHours.safeParse(quiet).data ?? null }));
}

export interface NewPush {
  care_home_id: string;
  account_id: string;
  notification: PushKind;
  resident_id: string | null;
  about_id?: string | null;
  created_at: Date;
  due_at: Date | null;
  sent_at?: Date;
}

/** @returns its id */
export async function keepPush(db: Db, push: NewPush): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('outgoing_pushes')
    .values({ id, ...push })
    .execute();
  return id;
}

/** Devices of the members of this home, by what they are. */
export async function pushDevicesOfHome(db: Db, now: Date): Promise<Map<PushPlatform, number>> {
  const { rows } = await sql<{ platform: PushPlatform; devices: number }>`
    select platform, devices from push_devices_of_this_home(${now}::timestamptz)`.execute(db);
  return new Map(rows.map(({ platform, devices }) => [platform, devices]));
}

/** How it went since a day, by outcome. */
export async function pushTallies(db: Db, careHome: CareHome, since: string) {
  const rows = await db
    .selectFrom('push_tallies')
    .select('outcome')
    .select(({ fn }) => [fn.sum<number>('count').as('count'), fn.max<Date>('last_at').as('last_at')])
    .where('care_home_id', '=', careHome.id)
    .where('on_day', '>=', since)
    .groupBy('outcome')
    .orderBy('outcome')
    .execute();
  return rows.map(({ outcome, count, last_at }) => ({
    outcome,
    cause: PushFailure.safeParse(outcome).data ?? null,
    count,
    last_at: last_at.toISOString(),
  }));
}
