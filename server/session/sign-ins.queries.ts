import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { EndedWhy } from './session.queries.ts';
import type { CareHome } from './session.ts';

/** A sign-in, alive while `ended_at` is null. */
export interface SignInRow {
  id: string;
  device: string;
  care_home_name: string;
  created_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  ended_why: EndedWhy | null;
}

/** The living sign-ins of an account, the one used last first. */
export async function livingSignIns(db: Db, account_id: string, now: Date): Promise<SignInRow[]> {
  return await signInsOf(db, account_id, now).where(isAlive(now), '=', true).execute();
}

/**
 * Where a member of this home is signed in, wherever they stand now, and the sessions of theirs that ended in this
 * home since a day. Row-level security hides who is no member here.
 */
export async function signInsOfMember(
  db: Db,
  careHome: CareHome,
  account_id: string,
  { now, since }: { now: Date; since: Date },
): Promise<SignInRow[]> {
  return await signInsOf(db, account_id, now)
    .innerJoin('memberships as m', (join) => join.onRef('m.account_id', '=', 's.account_id'))
    .where('m.care_home_id', '=', careHome.id)
    .where((where) =>
      where.or([
        where(isAlive(now), '=', true),
        where.and([where('s.care_home_id', '=', careHome.id), where('s.last_seen_at', '>', since)]),
      ]),
    )
    .limit(100)
    .execute();
}

/** @returns false: not one of theirs, or ended already */
export async function endOneSignIn(
  db: Db,
  of: { account_id: string; sign_in_id: string },
  { why, now }: { why: EndedWhy; now: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_why: why })
    .where('id', '=', of.sign_in_id)
    .where('account_id', '=', of.account_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** The same for a member of this home. */
export async function endSignInOfMember(
  db: Db,
  careHome: CareHome,
  of: { account_id: string; sign_in_id: string },
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_why: 'manager' })
    .where('id', '=', of.sign_in_id)
    .where('account_id', '=', of.account_id)
    .where('ended_at', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('memberships as m')
          .select('m.account_id')
          .where('m.care_home_id', '=', careHome.id)
          .where('m.account_id', '=', of.account_id),
      ),
    )
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** What a session is on, in the words of the list of devices. */
export async function deviceOfSignIn(db: Db, id: string): Promise<string> {
  const { device } = await db.selectFrom('sign_ins').select('device').where('id', '=', id).executeTakeFirstOrThrow();
  return device;
}

function signInsOf(db: Db, account_id: string, now: Date) {
  return db
    .selectFrom('sign_ins as s')
    .innerJoin('care_homes as h', 'h.id', 's.care_home_id')
    .select(['s.id', 's.device', 'h.name as care_home_name', 's.created_at', 's.last_seen_at'])
    .select(sql<EndedWhy | null>`s.ended_why`.as('ended_why'))
    .select(
      sql<Date | null>`case when ${isAlive(now)} then null else
        coalesce(s.ended_at, least(s.ends_at, s.last_seen_at + make_interval(secs => s.idle_seconds))) end`.as(
        'ended_at',
      ),
    )
    .where('s.account_id', '=', account_id)
    .orderBy(sql`${isAlive(now)} desc`)
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id');
}

function isAlive(now: Date) {
  return sql<boolean>`(s.ended_at is null and s.ends_at > ${now}
    and s.last_seen_at + make_interval(secs => s.idle_seconds) > ${now})`;
}
