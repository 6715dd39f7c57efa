import { v7 as uuidv7 } from 'uuid';
import type { Suggestion } from '@heartsease/domain/about-me/suggestion.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

/** More than anybody reads at once; the rest comes up as these are answered. */
const MOST_IN_QUEUE = 200;

function suggestions(db: Db, careHome: CareHome) {
  return db
    .selectFrom('about_me_suggestions as s')
    .leftJoin('accounts as a', 'a.id', 's.suggested_by')
    .select(['s.id as suggestion_id', 's.resident_id', 's.heading', 's.text', 's.origin', 's.relationship'])
    .select(['s.suggested_at', 's.state', 's.answer', 'a.known_as as by_known_as', 'a.last_name as by_last_name'])
    .where('s.care_home_id', '=', careHome.id);
}

type Row = Awaited<ReturnType<ReturnType<typeof suggestions>['executeTakeFirstOrThrow']>>;

function asSuggestion(row: Row): Suggestion {
  const { suggestion_id: id, resident_id, heading, text, origin, relationship, state, answer } = row;
  const suggested_by_name = [row.by_known_as ?? '', row.by_last_name ?? ''].join(' ').trim();
  const suggested_at = row.suggested_at.toISOString();
  return { id, resident_id, heading, text, origin, relationship, state, answer, suggested_by_name, suggested_at };
}

export async function waitingFor(db: Db, careHome: CareHome, resident_id: string): Promise<Suggestion[]> {
  const rows = await suggestions(db, careHome)
    .where('s.resident_id', '=', resident_id)
    .where('s.state', '=', 'waiting')
    .orderBy('s.suggested_at')
    .execute();
  return rows.map(asSuggestion);
}

/** What waits in the home, for those who live there. */
export async function waitingInHome(db: Db, careHome: CareHome): Promise<(Suggestion & { resident: ResidentFace })[]> {
  const rows = await suggestions(db, careHome)
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 's.care_home_id').onRef('r.id', '=', 's.resident_id'),
    )
    .select(RESIDENT_FACE)
    .where('s.state', '=', 'waiting')
    .where('r.status', 'in', ['active', 'respite', 'away'])
    .where('r.deleted_at', 'is', null)
    .orderBy('s.suggested_at')
    .limit(MOST_IN_QUEUE)
    .execute();
  return rows.map((row) => ({ ...asSuggestion(row), resident: residentFace(row) }));
}

export async function proposedBy(
  db: Db,
  careHome: CareHome,
  { account_id, resident_id }: { account_id: string; resident_id: string },
): Promise<Suggestion[]> {
  const rows = await suggestions(db, careHome)
    .where('s.resident_id', '=', resident_id)
    .where('s.suggested_by', '=', account_id)
    .orderBy('s.suggested_at', 'desc')
    .limit(MOST_IN_QUEUE)
    .execute();
  return rows.map(asSuggestion);
}

export async function suggestionOf(
  db: Db,
  careHome: CareHome,
  { id, resident_id }: { id: string; resident_id: string },
): Promise<Suggestion | undefined> {
  const row = await suggestions(db, careHome)
    .where('s.id', '=', id)
    .where('s.resident_id', '=', resident_id)
    .executeTakeFirst();
  return row && asSuggestion(row);
}

export interface NewSuggestion {
  resident_id: string;
  heading: Heading;
  text: string;
  origin: Suggestion['origin'];
  relationship: string;
  suggested_by: string;
  now: Date;
}

export async function keepSuggestion(
  db: Db,
  careHome: CareHome,
  { now, ...suggestion }: NewSuggestion,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('about_me_suggestions')
    .values({ id, care_home_id: careHome.id, ...suggestion, suggested_at: now })
    .execute();
  return id;
}

export async function answerSuggestion(
  db: Db,
  careHome: CareHome,
  id: string,
  answer: { state: 'accepted' | 'declined'; by: string; now: Date; answer: string | null },
): Promise<void> {
  await db
    .updateTable('about_me_suggestions')
    .set({ state: answer.state, answered_by: answer.by, answered_at: answer.now, answer: answer.answer })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** Whose words they are; null: nobody's any more. */
export async function whoSuggested(db: Db, careHome: CareHome, id: string) {
  return await db
    .selectFrom('about_me_suggestions')
    .select(['suggested_by', 'origin', 'resident_id'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function keyWorkerOf(db: Db, careHome: CareHome, resident_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('residents')
    .select('key_worker_id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_id)
    .executeTakeFirst();
  return row?.key_worker_id ?? null;
}
