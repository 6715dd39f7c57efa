import { sql } from 'kysely';
import type { Consent, ConsentFields, ConsentStatus } from '@heartsease/domain/consents/consent.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE } from '../residents/faces.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome, Session } from '../session/session.ts';

/** All answers of a resident, the newest first. */
export async function consentsOf(db: Db, careHome: CareHome, resident_id: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consents as c')
    .leftJoin('accounts as a', 'a.id', 'c.recorded_by')
    .selectAll('c')
    .select('a.known_as as by')
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

/** The last answers of several residents, of one purpose each: what `maySee` judges by. */
export async function lastAnswersOf(db: Db, care_home_id: string, residentIds: readonly string[]) {
  if (residentIds.length === 0) return [];
  return await db
    .selectFrom('consents')
    .distinctOn(['resident_id', 'purpose'])
    .select(['resident_id', 'purpose', 'version', 'status', 'review_on', 'decided_by', 'decided_on', 'recorded_at'])
    .where('care_home_id', '=', care_home_id)
    .where('resident_id', '=', sql<string>`any(${residentIds}::uuid[])`)
    .orderBy('resident_id')
    .orderBy('purpose')
    .orderBy('version', 'desc')
    .execute();
}

/** Whoever writes about the same person waits until this transaction ends. */
export async function holdResident(db: Db, careHome: CareHome, resident_id: string): Promise<void> {
  await db
    .selectFrom('residents')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_id)
    .forUpdate()
    .execute();
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
