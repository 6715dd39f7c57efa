import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { StaffRole } from '@heartsease/domain/access/roles.ts';
import { PIN_TRIES } from '@heartsease/domain/tablets/pin.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { CareHome } from '../session/session.ts';

interface At {
  tablet_id: string;
  account_id: string;
  now: Date;
}

/**
 * Somebody has given their password on a tablet: from then on their PIN opens it, five tries again. Without a PIN
 * nothing is kept. The transaction stands for the tablet's home and for them.
 */
export async function keepFace(db: Db, careHome: CareHome, { tablet_id, account_id, now }: At): Promise<void> {
  await db
    .insertInto('tablet_faces')
    .columns(['care_home_id', 'tablet_id', 'account_id', 'tries_left', 'signed_in_at'])
    .expression((of) =>
      of
        .selectFrom('account_pins as p')
        .select([
          sql<string>`${careHome.id}::uuid`.as('care_home_id'),
          sql<string>`${tablet_id}::uuid`.as('tablet_id'),
          'p.account_id',
          sql<number>`${PIN_TRIES}::smallint`.as('tries_left'),
          sql<Date>`${now}::timestamptz`.as('signed_in_at'),
        ])
        .where('p.account_id', '=', account_id),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['care_home_id', 'tablet_id', 'account_id'])
        .doUpdateSet({ tries_left: PIN_TRIES, signed_in_at: now }),
    )
    .execute();
  await markUsed(db, careHome, { tablet_id, now });
}

/** Whose faces a tablet shows: of the staff of today, by the name that they go by. */
export async function facesOf(db: Db, careHome: CareHome, { tablet_id, now }: Omit<At, 'account_id'>) {
  return await db
    .selectFrom('tablet_faces as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select(['f.account_id', 'f.tries_left', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('f.care_home_id', '=', careHome.id)
    .where('f.tablet_id', '=', tablet_id)
    .where((of) => isStaffToday(of, calendarDay(now, careHome.timezone)))
    .orderBy('a.known_as')
    .orderBy('f.account_id')
    .execute();
}

/**
 * Takes one of the tries, before the PIN is looked at: ten thousand at once are five. Until it is known whether it was
 * right, nobody tries it on another tablet of the home.
 *
 * @returns how many are left after this one; undefined: none was left, or no face of this tablet
 */
export async function takeTry(db: Db, careHome: CareHome, { tablet_id, account_id, now }: At) {
  await db
    .selectFrom('tablet_faces')
    .select('tablet_id')
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    // In one order, so that two tablets never wait for each other.
    .orderBy('tablet_id')
    .forUpdate()
    .execute();
  const face = await db
    .updateTable('tablet_faces as f')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('f.care_home_id', '=', careHome.id)
    .where('f.tablet_id', '=', tablet_id)
    .where('f.account_id', '=', account_id)
    .where('f.tries_left', '>', 0)
    .where((of) => isStaffToday(of, calendarDay(now, careHome.timezone)))
    .returning('f.tries_left')
    .executeTakeFirst();
  return face?.tries_left;
}

/** The PIN was wrong: no other tablet of the home gives its person more tries than this one. */
export async function limitTries(
  db: Db,
  careHome: CareHome,
  { account_id, tries_left }: { account_id: string; tries_left: number },
): Promise<void> {
  await db
    .updateTable('tablet_faces')
    .set({ tries_left })
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('tries_left', '>', tries_left)
    .execute();
}

/** The PIN was right. */
export async function giveTriesBack(db: Db, careHome: CareHome, { tablet_id, account_id, now }: At): Promise<void> {
  await db
    .updateTable('tablet_faces')
    .set({ tries_left: PIN_TRIES })
    .where('care_home_id', '=', careHome.id)
    .where('tablet_id', '=', tablet_id)
    .where('account_id', '=', account_id)
    .execute();
  await markUsed(db, careHome, { tablet_id, now });
}

/** The tablets of every home forget whoever gives their PIN up. The transaction must stand for them. */
export async function dropFaces(db: Db, account_id: string): Promise<void> {
  await db.deleteFrom('tablet_faces').where('account_id', '=', account_id).execute();
}

async function markUsed(
  db: Db,
  careHome: CareHome,
  { tablet_id, now }: { tablet_id: string; now: Date },
): Promise<void> {
  await db
    .updateTable('shared_tablets')
    .set({ last_used_at: now })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', tablet_id)
    .execute();
}

type Faces = Tables & { f: Tables['tablet_faces'] };

/** On the staff, let in, begun and not over: the home's own calendar decides. */
function isStaffToday(of: ExpressionBuilder<Faces, 'f'>, today: string) {
  return of.exists(
    of
      .selectFrom('memberships as m')
      .select('m.account_id')
      .whereRef('m.care_home_id', '=', 'f.care_home_id')
      .whereRef('m.account_id', '=', 'f.account_id')
      .where('m.role', 'in', StaffRole.options)
      .where('m.waits_since', 'is', null)
      .where('m.starts_on', '<=', today)
      .where((or) => or.or([or('m.ends_on', 'is', null), or('m.ends_on', '>=', today)])),
  );
}
