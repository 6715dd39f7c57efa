import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { EndedWhy } from '../session/session.queries.ts';
import type { CareHome } from '../session/session.ts';

/** The tablet behind a secret, before there is a home. Row-level security lets just this row through. */
export async function tabletOfSecret(db: Db, secret_hash: Buffer) {
  await sql`select set_config('app.tablet', ${secret_hash.toString('hex')}, true)`.execute(db);
  return await db
    .selectFrom('shared_tablets as t')
    .innerJoin('care_homes as h', 'h.id', 't.care_home_id')
    .select(['t.id', 't.name', 't.care_home_id', 'h.name as care_home_name', 'h.timezone'])
    .where('t.secret_hash', '=', secret_hash)
    .where('t.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Those that are the home's today, by name. */
export async function tabletsOfHome(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('shared_tablets as t')
    .leftJoin('accounts as a', 'a.id', 't.enrolled_by')
    .select(['t.id', 't.name', 't.place', 't.device', 't.enrolled_at', 't.last_used_at'])
    .select(sql<string | null>`a.first_name || ' ' || a.last_name`.as('enrolled_by'))
    .select((of) =>
      of
        .selectFrom('tablet_faces as f')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('f.care_home_id', '=', 't.care_home_id')
        .whereRef('f.tablet_id', '=', 't.id')
        .as('faces_count'),
    )
    .where('t.care_home_id', '=', careHome.id)
    .where('t.revoked_at', 'is', null)
    .orderBy('t.name')
    .orderBy('t.id')
    .execute();
}

export interface NewTablet {
  id: string;
  name: string;
  place: string;
  device: string;
  secret_hash: Buffer;
  enrolled_by: string;
  enrolled_at: Date;
}

export async function keepTablet(db: Db, careHome: CareHome, tablet: NewTablet): Promise<void> {
  await db
    .insertInto('shared_tablets')
    .values({ care_home_id: careHome.id, last_used_at: tablet.enrolled_at, ...tablet })
    .execute();
}

/** The tablet never got its secret, or lost it: only another opens it from now on. @returns false: none of this home's */
export async function giveNewSecret(
  db: Db,
  careHome: CareHome,
  { tablet_id, name, place, secret_hash }: { tablet_id: string; name: string; place: string; secret_hash: Buffer },
): Promise<boolean> {
  const given = await db
    .updateTable('shared_tablets')
    .set({ name, place, secret_hash })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', tablet_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return given.numUpdatedRows > 0n;
}

/** @returns false: none of this home's */
export async function renameTabletTo(
  db: Db,
  careHome: CareHome,
  { tablet_id, name, place }: { tablet_id: string; name: string; place: string },
): Promise<boolean> {
  const renamed = await db
    .updateTable('shared_tablets')
    .set({ name, place })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', tablet_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n;
}

/** @returns false: none of this home's, or not any more */
export async function markRevoked(
  db: Db,
  careHome: CareHome,
  { tablet_id, by, now }: { tablet_id: string; by: string; now: Date },
): Promise<boolean> {
  const revoked = await db
    .updateTable('shared_tablets')
    .set({ revoked_at: now, revoked_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', tablet_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return revoked.numUpdatedRows > 0n;
}

/** The session of the manager who enrols a tablet is the tablet's from then on. */
export async function moveToTablet(
  db: Db,
  sign_in_id: string,
  { careHome, tablet_id, idle }: { careHome: CareHome; tablet_id: string; idle: number },
): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ tablet_home_id: careHome.id, tablet_id, idle_seconds: idle })
    .where('id', '=', sign_in_id)
    .execute();
}

/** Whoever is at a tablet is signed out there. They are dead with the next request. */
export async function endSignInsOnTablet(
  db: Db,
  tablet: { id: string; careHome: CareHome },
  { why, now }: { why: EndedWhy; now: Date },
): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_why: why })
    .where('tablet_home_id', '=', tablet.careHome.id)
    .where('tablet_id', '=', tablet.id)
    .where('ended_at', 'is', null)
    .execute();
}
