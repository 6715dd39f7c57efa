import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { HomeOfProfile, Language, Motion, Preferences } from '@heartsease/domain/session/profile.ts';
import { MembershipRole } from '@heartsease/domain/access/roles.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Database, Db } from '../db/database.ts';
import { dropMailLinks } from './mail-links.queries.ts';
import { waitsFor } from './session.ts';
import type { Session } from './session.ts';

const TOUCH_AFTER_MS = 60_000;

/** Keeps the session awake; written at most once a minute. */
export async function touchSignIn(database: Database, session: Session, now: Date): Promise<void> {
  if (now.getTime() - session.last_seen_at.getTime() < TOUCH_AFTER_MS) return;
  await database.updateTable('sign_ins').set({ last_seen_at: now }).where('id', '=', session.sign_in_id).execute();
}

export async function accountByEmail(db: Db, email: string) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'first_name', 'email', 'language'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function accountById(db: Db, account_id: string) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'first_name', 'email'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
}

/** What nobody else is told of an account, the key in hexadecimal. The transaction must stand for it. */
export async function ownOf(
  db: Db,
  account_id: string,
): Promise<{ device_key: string; motion: Motion; has_password: boolean }> {
  const { device_key, motion, password_hash } = await db
    .selectFrom('accounts')
    .select(['device_key', 'motion', 'password_hash'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { device_key: device_key.toString('hex'), motion, has_password: password_hash !== null };
}

/**
 * The homes that an account belongs to and those that it waits for, by name, those whose package has ended last. The
 * transaction must stand for it. A pretend home is none of them: only server/practice leads into it.
 */
export async function homesOf(db: Db, account_id: string, now: Date): Promise<HomeOfProfile[]> {
  const today = sql<string>`(${now}::timestamptz at time zone h.timezone)::date`;
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('care_homes as h', 'h.id', 'm.care_home_id')
    .innerJoin('organisations as o', 'o.id', 'h.organisation_id')
    .select(['h.id', 'h.name', 'h.town', 'h.region', 'h.timezone', 'o.name as organisation_name'])
    .select(['m.role', 'm.starts_on', 'm.waits_since'])
    .where('m.account_id', '=', account_id)
    .where('h.is_practice', '=', false)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    // Nobody who is new to them should stand in one that has ended.
    .orderBy(sql`coalesce(h.package_expires_on < ${today}, false)`)
    .orderBy('h.name')
    .execute();
  return rows.map(({ timezone, starts_on, waits_since, role, ...home }) => ({
    ...home,
    role: MembershipRole.parse(role),
    waits_for: waitsFor({ starts_on, waits_since }, calendarDay(now, timezone)),
  }));
}

/** The home to stand in: where the account stood last, if it is in there; one that it waits for only without another. */
export async function homeToStandIn(db: Db, account_id: string, now: Date): Promise<HomeOfProfile | undefined> {
  const homes = await homesOf(db, account_id, now);
  const open = homes.filter(({ waits_for }) => waits_for === null);
  const last = await lastHomeOf(db, account_id);
  return open.find(({ id }) => id === last) ?? open[0] ?? homes.find(({ id }) => id === last) ?? homes[0];
}

async function lastHomeOf(db: Db, account_id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_ins as s')
    // Whoever practised last stood in the real home.
    .leftJoin('practice_homes as p', 'p.pretend_home_id', 's.care_home_id')
    .select((of) => of.fn.coalesce('p.real_home_id', 's.care_home_id').as('care_home_id'))
    .where('s.account_id', '=', account_id)
    .orderBy('s.last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.care_home_id;
}

export type EndedWhy = 'logout' | 'password' | 'manager' | 'reset' | 'replaced' | 'elsewhere' | 'passed_on' | 'tablet';

/**
 * Ends every session of an account but, where one is named, that one. They are dead with the next request, and so are the
 * links of mails that would open another; no PIN opens a shared tablet again before the password was given there.
 */
export async function endSignIns(db: Db, account_id: string, why: EndedWhy, now: Date, except?: string): Promise<void> {
  let ending = db
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_why: why })
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null);
  if (except) ending = ending.where('id', '<>', except);
  await ending.execute();
  await dropMailLinks(db, account_id);
  await sql`select ask_for_password_on_tablets(${account_id})`.execute(db);
}

export async function endSignIn(db: Db, sign_in_id: string, why: EndedWhy, now: Date): Promise<void> {
  await db.updateTable('sign_ins').set({ ended_at: now, ended_why: why }).where('id', '=', sign_in_id).execute();
}

export async function setPassword(db: Db, account_id: string, password_hash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash }).where('id', '=', account_id).execute();
}

/** One signed-in device, as it begins. */
export interface NewSignIn {
  account_id: string;
  care_home_id: string;
  token_hash: Buffer;
  binding_hash: Buffer | null;
  device: string;
  created_at: Date;
  idle_seconds: number;
  ends_at: Date;
  /** Both or neither. */
  tablet_home_id: string | null;
  tablet_id: string | null;
}

export async function keepSignIn(db: Db, id: string, signIn: NewSignIn): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({ id, last_seen_at: signIn.created_at, ...signIn })
    .execute();
}

/** Names the device of a session an iPad, where it was taken for a Mac. */
export async function knowIpad(db: Db, sign_in_id: string): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ device: sql<string>`regexp_replace(device, ' on Mac$', ' on iPad')` })
    .where('id', '=', sign_in_id)
    .where('device', 'like', '% on Mac')
    .execute();
}

/** Lets a session stand in another home from its next request on. It never lives longer by that, only shorter; a shared tablet's keeps its short rest. */
export async function moveSignIn(
  db: Db,
  sign_in_id: string,
  to: { care_home_id: string; idle_seconds: number; ends_at: Date },
): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({
      care_home_id: to.care_home_id,
      idle_seconds: sql<number>`case when tablet_id is null then ${to.idle_seconds} else idle_seconds end`,
      ends_at: sql<Date>`least(ends_at, ${to.ends_at})`,
    })
    .where('id', '=', sign_in_id)
    .execute();
}

/** Keeps the hash of a reset link; links made for the account before stop working. */
export async function replaceReset(
  db: Db,
  reset: { token_hash: Buffer; account_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.deleteFrom('password_resets').where('account_id', '=', reset.account_id).execute();
  await db.insertInto('password_resets').values(reset).execute();
}

/** Uses a reset link up. @returns whose it was; undefined for one that is unknown, used or ended */
export async function useReset(db: Db, token_hash: Buffer, now: Date): Promise<string | undefined> {
  const reset = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return reset?.account_id;
}

export async function keepPreferences(
  db: Db,
  account_id: string,
  preferences: Preferences | { language: Language },
): Promise<void> {
  await db.updateTable('accounts').set(preferences).where('id', '=', account_id).execute();
}

export async function keepAppActivity(
  db: Db,
  activity: { account_id: string; version: string; platform: string; build: string | null },
): Promise<void> {
  await db
    .insertInto('app_activities')
    .values({ id: uuidv7(), ...activity })
    .execute();
}
