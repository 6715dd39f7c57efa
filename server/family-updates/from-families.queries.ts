import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';
import { standing } from './shares.queries.ts';

/** What is older was for its own day. */
const DAYS = 7;
const AT_MOST = 30;

/** Love that nobody has passed on yet, the newest first. */
export async function loveToPassOn(db: Db, careHome: CareHome, now: Date) {
  return await standing(db, careHome)
    .innerJoin('family_update_loves as v', (join) =>
      join.onRef('v.care_home_id', '=', 'u.care_home_id').onRef('v.family_update_id', '=', 'u.id'),
    )
    .innerJoin('accounts as a', 'a.id', 'v.account_id')
    .select(RESIDENT_FACE)
    .select(['a.known_as as from', 'v.account_id'])
    .where('v.told_at', 'is', null)
    .where('v.sent_at', '>', daysBefore(now))
    .orderBy('v.sent_at', 'desc')
    .execute();
}

/** What families wrote and nobody of the home has answered since. */
export async function commentsToAnswer(db: Db, careHome: CareHome, now: Date) {
  return await standing(db, careHome)
    .innerJoin('family_update_comments as c', (join) =>
      join.onRef('c.care_home_id', '=', 'u.care_home_id').onRef('c.family_update_id', '=', 'u.id'),
    )
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(RESIDENT_FACE)
    .select(['u.report_id', 'a.known_as as by', 'c.text', 'c.written_at'])
    .where('c.is_by_staff', '=', false)
    .where('c.written_at', '>', daysBefore(now))
    .where(
      sql<boolean>`not exists (
        select from family_update_comments s where s.care_home_id = c.care_home_id
           and s.family_update_id = c.family_update_id and s.is_by_staff and s.written_at >= c.written_at)`,
    )
    .orderBy('c.written_at', 'desc')
    .limit(AT_MOST)
    .execute();
}

/** What rests until somebody has looked at it. */
export async function sharesThatWait(db: Db, careHome: CareHome) {
  return await standing(db, careHome)
    .select(RESIDENT_FACE)
    .select(['u.report_id', 't.title'])
    .where('u.opens_at', 'is', null)
    .orderBy('u.shared_at')
    .limit(AT_MOST)
    .execute();
}

/** Who sent love to somebody on a day, for the paper of their day. */
export async function loveOn(
  db: Db,
  careHome: CareHome,
  { resident_id, day }: { resident_id: string; day: string },
): Promise<string[]> {
  const rows = await standing(db, careHome)
    .innerJoin('family_update_loves as v', (join) =>
      join.onRef('v.care_home_id', '=', 'u.care_home_id').onRef('v.family_update_id', '=', 'u.id'),
    )
    .innerJoin('accounts as a', 'a.id', 'v.account_id')
    .select('a.known_as')
    .distinct()
    .where('u.resident_id', '=', resident_id)
    .where(sql<boolean>`v.sent_on between ${day}::date - 1 and ${day}::date`)
    .orderBy('a.known_as')
    .execute();
  return rows.map(({ known_as }) => known_as);
}

const daysBefore = (now: Date) => new Date(now.getTime() - DAYS * 86_400_000);
