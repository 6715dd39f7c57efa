import { v7 as uuidv7 } from 'uuid';
import { ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import type { ActivityHazard } from '@heartsease/domain/activities/activity-detail.ts';
import { BiteReason } from '@heartsease/domain/risk-assessment/overlay.ts';
import type { Acknowledgement, RiskWord } from '@heartsease/domain/risk-assessment/overlay.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { inLibraryOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import { readAccessNeeds } from '../residents/profile.queries.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';

/** An activity with what its page says to keep in mind; undefined when this home has none of that id. */
export async function activityToAssess(db: Db, careHome: CareHome, id: string) {
  const row = await db
    .selectFrom('activities')
    .select(['id', 'title', 'detail'])
    .where('id', '=', id)
    .where(inLibraryOf(careHome))
    .executeTakeFirst();
  return row && { id: row.id, title: row.title, risks: ActivityDetail.nullable().parse(row.detail)?.risks ?? [] };
}

/** What a session is matched by: its activity, itself or its series, its place. */
export interface SessionSubject {
  id: string | null;
  activity_id: string | null;
  series_id: string | null;
  place: string;
}

/** Sessions that are to take place between two days, both included. */
export async function sessionsToCome(db: Db, careHome: CareHome, { from, to }: { from: string; to: string }) {
  return await db
    .selectFrom('planned_sessions')
    .select(['id', 'activity_id', 'series_id', 'place', 'day'])
    .where('care_home_id', '=', careHome.id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** The series of each of these sessions. */
export async function seriesOf(
  db: Db,
  careHome: CareHome,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('planned_sessions')
    .select(['id', 'series_id'])
    .where('care_home_id', '=', careHome.id)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, series_id }) => [id, series_id]));
}

/** Those of these people who live here, with what they need and since when that is known. */
export async function peopleToCheck(db: Db, careHome: CareHome, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('residents as r')
    .select(RESIDENT_FACE)
    .select(['r.access_needs', 'r.access_needs_on'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.id', 'in', [...ids])
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .orderBy('r.known_as')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    face: residentFace(row) satisfies ResidentFace,
    needs: readAccessNeeds(row.access_needs),
    known_on: row.access_needs_on,
  }));
}

export interface KeptWord extends Acknowledgement {
  resident_id: string;
  hazard: string;
  why: BiteReason[];
  /** What was planned then, or what the report told of. */
  activity_id: string | null;
  /** What the event was then (`digestOf`); empty before a session. */
  about_digest: string;
}

/** What a word is said before: a planned session or an event. */
export type Before = { planned_session_id: string } | { event_id: string };

/** What was said by name before a session or an event, oldest first. */
export async function wordsBefore(db: Db, careHome: CareHome, before: Before): Promise<KeptWord[]> {
  const words = db
    .selectFrom('risk_acknowledgements as w')
    .leftJoin('accounts as a', 'a.id', 'w.by')
    .select(['w.resident_id', 'w.hazard', 'w.why', 'w.activity_id', 'w.about_digest', 'w.reason', 'w.at'])
    .select('a.known_as as by')
    .where('w.care_home_id', '=', careHome.id)
    .orderBy('w.at')
    .orderBy('w.id');
  const rows = await (
    'event_id' in before
      ? words.where('w.event_id', '=', before.event_id)
      : words.where('w.planned_session_id', '=', before.planned_session_id)
  ).execute();
  return rows.map(({ at, why, ...row }) => ({
    ...row,
    why: BiteReason.array().catch([]).parse(why),
    at: at.toISOString(),
  }));
}

/** The event that a report tells of; null where it tells of none. */
export async function eventOfReport(db: Db, careHome: CareHome, report_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('reports')
    .select('event_id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', report_id)
    .executeTakeFirst();
  return row?.event_id ?? null;
}

/** What was said by name with a report, oldest first. */
export async function wordsAtReport(db: Db, careHome: CareHome, report_id: string): Promise<KeptWord[]> {
  const rows = await db
    .selectFrom('report_risk_words as w')
    .leftJoin('accounts as a', 'a.id', 'w.by')
    .select(['w.resident_id', 'w.hazard', 'w.why', 'w.activity_id', 'w.reason', 'w.at', 'a.known_as as by'])
    .where('w.care_home_id', '=', careHome.id)
    .where('w.report_id', '=', report_id)
    .orderBy('w.at')
    .orderBy('w.id')
    .execute();
  return rows.map(({ at, why, ...row }) => ({
    ...row,
    about_digest: '',
    why: BiteReason.array().catch([]).parse(why),
    at: at.toISOString(),
  }));
}

export async function keepWordAtReport(
  db: Db,
  careHome: CareHome,
  { why, ...said }: RiskWord & { report_id: string; activity_id: string | null; why: BiteReason[] },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await db
    .insertInto('report_risk_words')
    .values({ ...said, why: JSON.stringify(why), id: uuidv7(), care_home_id: careHome.id, by, at: now })
    .execute();
}

export async function keepWord(
  db: Db,
  careHome: CareHome,
  said: Before & { hazard: ActivityHazard } & Pick<
      KeptWord,
      'resident_id' | 'why' | 'activity_id' | 'about_digest' | 'reason'
    >,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await db
    .insertInto('risk_acknowledgements')
    .values({ ...said, why: JSON.stringify(said.why), id: uuidv7(), care_home_id: careHome.id, by, at: now })
    .execute();
}
