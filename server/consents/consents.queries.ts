import { sql } from 'kysely';
import { KEPT_AFTER_DEATH, standingOf } from '@heartsease/domain/consents/consent.ts';
import type { Consent, ConsentFields, ConsentStatus, Purpose } from '@heartsease/domain/consents/consent.ts';
import { MEMORY_DAYS } from '@heartsease/domain/photo-book/photo-book.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE } from '../residents/faces.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome, Session } from '../session/session.ts';

/**
 * Until when an answer counts: until it is to be asked for again; of whoever died, what their family goes on with for as long
 * as there is a memory book, where it was said before and counted on that day.
 */
const reviewOn = sql<string | null>`
  case when r.status = 'died' and c.purpose = any(${[...KEPT_AFTER_DEATH]})
            and c.decided_on <= r.ended_on and c.review_on >= r.ended_on
    then greatest(c.review_on, r.ended_on + ${sql.lit(MEMORY_DAYS)}) else c.review_on end`.as('review_on');

/** Every answer beside the resident whose it is. */
function answers(db: Db) {
  return db
    .selectFrom('consents as c')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'c.care_home_id').onRef('r.id', '=', 'c.resident_id'),
    );
}

/** All answers of a resident, the newest first. */
export async function consentsOf(db: Db, careHome: CareHome, resident_id: string): Promise<Consent[]> {
  const rows = await answers(db)
    .leftJoin('accounts as a', 'a.id', 'c.recorded_by')
    .selectAll('c')
    .select(['a.known_as as by', reviewOn])
    .where('c.care_home_id', '=', careHome.id)
    .where('c.resident_id', '=', resident_id)
    .orderBy('c.purpose')
    .orderBy('c.version', 'desc')
    .execute();
  return rows.map(({ care_home_id: _home, resident_id: _resident, by, recorded_at, ...answer }) => ({
    ...answer,
    recorded_at: recorded_at.toISOString(),
    recorded_by: by,
  }));
}

/** The last answer of each of these residents to each purpose: what `maySee` judges by. */
export async function lastAnswersOf(db: Db, care_home_id: string, residentIds: readonly string[]) {
  if (residentIds.length === 0) return [];
  return await answers(db)
    .distinctOn(['c.resident_id', 'c.purpose'])
    .select(['c.resident_id', 'c.purpose', 'c.version', 'c.status', 'c.decided_by', 'c.decided_on', 'c.recorded_at'])
    .select(reviewOn)
    .where('c.care_home_id', '=', care_home_id)
    .where('c.resident_id', '=', sql<string>`any(${residentIds}::uuid[])`)
    .orderBy('c.resident_id')
    .orderBy('c.purpose')
    .orderBy('c.version', 'desc')
    .execute();
}

/** The residents of whom the last answer about a purpose is a yes that counts today; of all of the home, or of these. */
export async function agreedTo(
  db: Db,
  careHome: CareHome,
  { purpose, today, of }: { purpose: Purpose; today: string; of?: readonly string[] | undefined },
): Promise<Set<string>> {
  if (of?.length === 0) return new Set();
  const last = await answers(db)
    .distinctOn('c.resident_id')
    .select(['c.resident_id', 'c.status', reviewOn])
    .where('c.care_home_id', '=', careHome.id)
    .where('c.purpose', '=', purpose)
    .$if(of !== undefined, (query) => query.where('c.resident_id', 'in', [...(of ?? [])]))
    .orderBy('c.resident_id')
    .orderBy('c.version', 'desc')
    .execute();
  return new Set(last.filter((answer) => standingOf(answer, today) === 'given').map(({ resident_id }) => resident_id));
}

/** Whoever writes about the same person waits until this transaction ends. */
export async function holdResident(db: Db, careHome: CareHome, resident_id: string): Promise<{ has_died: boolean }> {
  const row = await db
    .selectFrom('residents')
    .select('status')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_id)
    .forUpdate()
    .executeTakeFirst();
  return { has_died: row?.status === 'died' };
}

export async function keepConsent(
  db: Db,
  { careHome, account_id }: Session,
  answer: ConsentFields & { id: string; resident_id: string; version: number; recorded_at: Date },
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ ...answer, care_home_id: careHome.id, recorded_by: account_id })
    .execute();
  if (answer.purpose !== 'photo_record') return;
  await db
    .updateTable('residents')
    .set({ photo_wish: WISH_OF[answer.status] })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', answer.resident_id)
    .execute();
}

const WISH_OF = {
  given: 'agrees',
  refused: 'declines',
  withdrawn: 'declines',
  not_asked: 'not_asked',
} as const satisfies Record<ConsentStatus, string>;

/** The faces of those who live here, by name. */
export async function facesOf(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('residents as r')
    .select([...RESIDENT_FACE])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .execute();
}
