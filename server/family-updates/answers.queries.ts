import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { openLinks } from '../relatives/relatives.queries.ts';
import type { CareHome } from '../session/session.ts';

interface By {
  family_update_id: string;
  account_id: string;
}

export async function keepLove(
  db: Db,
  careHome: CareHome,
  { sent_on, sent_at, ...by }: By & { sent_on: string; sent_at: Date },
): Promise<void> {
  await db
    .insertInto('family_update_loves')
    .values({ care_home_id: careHome.id, ...by, sent_on, sent_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Today's alone: what came yesterday may have been told already. */
export async function takeLoveBack(
  db: Db,
  careHome: CareHome,
  { family_update_id, account_id, sent_on }: By & { sent_on: string },
): Promise<void> {
  await db
    .deleteFrom('family_update_loves')
    .where('care_home_id', '=', careHome.id)
    .where('family_update_id', '=', family_update_id)
    .where('account_id', '=', account_id)
    .where('sent_on', '=', sent_on)
    .execute();
}

export async function keepForBook(db: Db, careHome: CareHome, by: By, kept_at: Date): Promise<void> {
  await db
    .insertInto('family_update_keeps')
    .values({ care_home_id: careHome.id, ...by, kept_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function putAway(db: Db, careHome: CareHome, { family_update_id, account_id }: By): Promise<void> {
  await db
    .deleteFrom('family_update_keeps')
    .where('care_home_id', '=', careHome.id)
    .where('family_update_id', '=', family_update_id)
    .where('account_id', '=', account_id)
    .execute();
}

export async function keepComment(
  db: Db,
  careHome: CareHome,
  comment: By & { id: string; is_by_staff: boolean; text: string; written_at: Date },
): Promise<void> {
  await db
    .insertInto('family_update_comments')
    .values({ care_home_id: careHome.id, ...comment })
    .execute();
}

/** What was said under these, oldest first, with how each who is family stands to the person today. */
export async function commentsUnder(db: Db, careHome: CareHome, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('family_update_comments as c')
    .innerJoin('family_updates as u', (join) =>
      join.onRef('u.care_home_id', '=', 'c.care_home_id').onRef('u.id', '=', 'c.family_update_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('relative_links as l', (join) =>
      join
        .onRef('l.care_home_id', '=', 'u.care_home_id')
        .onRef('l.resident_id', '=', 'u.resident_id')
        .onRef('l.account_id', '=', 'c.account_id')
        .on('l.status', '<>', 'ended'),
    )
    .select(['c.id', 'c.family_update_id', 'c.account_id', 'c.is_by_staff', 'c.text', 'c.written_at'])
    .select(['a.known_as', 'a.portrait', 'l.relationship', 'l.status', 'l.is_shown_to_circle'])
    .where('c.care_home_id', '=', careHome.id)
    .where('c.family_update_id', 'in', ids)
    .orderBy('c.written_at')
    .orderBy('c.id')
    .execute();
}
export type CommentRow = Awaited<ReturnType<typeof commentsUnder>>[number];

/** The family who wrote under an update, as far as it is open to them still. */
export async function familyWhoWrote(
  db: Db,
  careHome: CareHome,
  { family_update_id, today }: { family_update_id: string; today: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('family_updates as u')
    .innerJoin('family_update_comments as c', (join) =>
      join.onRef('c.care_home_id', '=', 'u.care_home_id').onRef('c.family_update_id', '=', 'u.id'),
    )
    .innerJoin(openLinks(db, careHome.id, today).selectAll('l').as('l'), (join) =>
      join.onRef('l.resident_id', '=', 'u.resident_id').onRef('l.account_id', '=', 'c.account_id'),
    )
    .select('c.account_id')
    .distinct()
    .where('u.care_home_id', '=', careHome.id)
    .where('u.id', '=', family_update_id)
    .where('c.is_by_staff', '=', false)
    .where((where) => where.or([where('u.for_friends', '=', true), where('l.access_level', '<>', 'friend')]))
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** When each wrote last under a moment. */
export async function lastWritten(db: Db, careHome: CareHome, family_update_id: string): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('family_update_comments')
    .select('account_id')
    .select((of) => of.fn.max('written_at').as('at'))
    .where('care_home_id', '=', careHome.id)
    .where('family_update_id', '=', family_update_id)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, at }) => [account_id, at]));
}

export async function hasAnswered(
  db: Db,
  careHome: CareHome,
  of: { account_id: string; resident_id: string; question: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('question_answers')
    .select('question')
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', of.resident_id)
    .where('account_id', '=', of.account_id)
    .where('question', '=', of.question)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepAnswered(
  db: Db,
  careHome: CareHome,
  answer: { resident_id: string; account_id: string; question: string; suggestion_id: string; answered_at: Date },
): Promise<void> {
  await db
    .insertInto('question_answers')
    .values({ care_home_id: careHome.id, ...answer })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Love that whoever says so had seen, and nobody has passed on yet, is passed on now. */
export async function keepPassedOn(
  db: Db,
  careHome: CareHome,
  { resident_id, by, at, until }: { resident_id: string; by: string; at: Date; until: string },
): Promise<void> {
  await sql`update family_update_loves v set told_at = ${at}, told_by = ${by}
      from family_updates u
     where v.care_home_id = ${careHome.id} and v.told_at is null and u.care_home_id = v.care_home_id
       and u.id = v.family_update_id and u.resident_id = ${resident_id} and u.withdrawn_at is null
       and v.sent_at <= ${until}::timestamptz`.execute(db);
}
