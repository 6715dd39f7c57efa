import { v7 as uuidv7 } from 'uuid';
import type { CalendarFeed, FeedCovers } from '@heartsease/domain/events/event.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Somebody's addresses in a home, in the order in which they were made. */
export async function feedsOf(db: Db, careHome: CareHome, account_id: string): Promise<CalendarFeed[]> {
  const rows = await db
    .selectFrom('calendar_feeds')
    .select(['id', 'name', 'covers', 'created_at', 'last_fetched_at'])
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, covers, created_at, last_fetched_at }) => ({
    id,
    name,
    covers,
    made_at: created_at.toISOString(),
    last_fetched_at: last_fetched_at?.toISOString() ?? null,
  }));
}

/** @returns its id */
export async function keepFeed(
  db: Db,
  careHome: CareHome,
  feed: { account_id: string; name: string; token_hash: Buffer; covers: FeedCovers; created_at: Date },
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('calendar_feeds')
    .values({ id, care_home_id: careHome.id, ...feed })
    .execute();
  return id;
}

/** Another secret in the place of the one before. @returns whether they have this address */
export async function renewFeed(
  db: Db,
  careHome: CareHome,
  { id, account_id }: { id: string; account_id: string },
  { token_hash, created_at }: { token_hash: Buffer; created_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendar_feeds')
    .set({ token_hash, created_at, last_fetched_at: null })
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns whether they had this address */
export async function endFeed(
  db: Db,
  careHome: CareHome,
  { id, account_id }: { id: string; account_id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whose feed it is, in the home that the transaction stands in, with the membership that it lives by. */
export async function ownerOfFeed(db: Db, care_home_id: string, token_hash: Buffer) {
  return await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.care_home_id', '=', 'f.care_home_id').onRef('m.account_id', '=', 'f.account_id'),
    )
    .innerJoin('care_homes as h', 'h.id', 'f.care_home_id')
    .innerJoin('organisations as o', 'o.id', 'h.organisation_id')
    .select(['f.id', 'f.account_id', 'f.care_home_id', 'f.covers', 'f.name', 'm.role', 'm.starts_on', 'm.ends_on'])
    .select(['m.waits_since', 'h.timezone', 'h.name as home_name', 'o.type as organisation_type'])
    .where('f.care_home_id', '=', care_home_id)
    .where('f.token_hash', '=', token_hash)
    .executeTakeFirst();
}

/** Sessions of some days that somebody leads or helps at. */
export async function sessionsLedBy(
  db: Db,
  careHome: CareHome,
  account_id: string,
  { from, to }: { from: string; to: string },
) {
  return await db
    .selectFrom('planned_sessions as s')
    .select(['s.id', 's.version', 's.title', 's.place', 's.day', 's.starts_at', 's.ends_at'])
    .select(['s.cancelled_at', 's.updated_at'])
    .where('s.care_home_id', '=', careHome.id)
    .where('s.day', '>=', from)
    .where('s.day', '<=', to)
    .where((where) =>
      where.or([
        where('s.leader_id', '=', account_id),
        where.exists(
          where
            .selectFrom('planned_session_helpers as p')
            .select('p.account_id')
            .whereRef('p.care_home_id', '=', 's.care_home_id')
            .whereRef('p.planned_session_id', '=', 's.id')
            .where('p.account_id', '=', account_id),
        ),
      ]),
    )
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .execute();
}

export async function touchFeed(db: Db, care_home_id: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ last_fetched_at: now })
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', id)
    .execute();
}
