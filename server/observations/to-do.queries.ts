import { sql } from 'kysely';
import { LATER } from '@heartsease/domain/observations/observation.ts';
import type { LaterQuestion } from '@heartsease/domain/observations/observation.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

const HOUR_MS = 3_600_000;
const MOST = 20;

/** What somebody said they would do and has not done, the most urgent first. */
export async function openFollowUpsOf(db: Db, careHome: CareHome, owner_id: string) {
  const rows = await db
    .selectFrom('follow_ups as f')
    .innerJoin('observations as o', (join) =>
      join.onRef('o.care_home_id', '=', 'f.care_home_id').onRef('o.id', '=', 'f.observation_id'),
    )
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'o.care_home_id').onRef('t.id', '=', 'o.report_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'o.care_home_id').onRef('r.id', '=', 'o.resident_id'),
    )
    .select(RESIDENT_FACE)
    .select(['f.id as follow_up_id', 'f.task', 'f.due_on', 'o.report_id'])
    .where('f.care_home_id', '=', careHome.id)
    .where('f.owner_id', '=', owner_id)
    .where('f.done_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    // after the end of a stay nobody is asked to look after it any more
    .where('r.ended_on', 'is', null)
    .where('t.state', '<>', 'void')
    .orderBy('f.due_on')
    .orderBy('f.id')
    .limit(MOST)
    .execute();
  return rows.map(({ follow_up_id, task, due_on, report_id, ...resident }) => ({
    id: follow_up_id,
    task,
    due_on,
    report_id,
    resident: residentFace(resident),
  }));
}

/** The questions that are due: one's own, and an hour later those of colleagues, who may have gone home. */
export async function dueQuestions(
  db: Db,
  careHome: CareHome,
  account_id: string,
  now: Date,
): Promise<LaterQuestion[]> {
  const others = new Date(now.getTime() - (LATER.others_after_hours - LATER.hours) * HOUR_MS);
  const tooLate = new Date(now.getTime() - (LATER.until_hours - LATER.hours) * HOUR_MS);
  const rows = await db
    .selectFrom('later_questions as q')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'q.care_home_id').onRef('t.id', '=', 'q.report_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'q.care_home_id').onRef('r.id', '=', 'q.resident_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'q.asked_by')
    .select(RESIDENT_FACE)
    .select(['q.report_id', 't.title', 't.started_at', 'q.due_at', 'a.id as by_id', 'a.known_as as by_known_as'])
    .select(['a.last_name as by_last_name', 'a.portrait as by_portrait'])
    .where('q.care_home_id', '=', careHome.id)
    .where('q.ended_at', 'is', null)
    .where('q.due_at', '<=', now)
    .where('q.due_at', '>', tooLate)
    .where((where) =>
      where.or([
        where('q.asked_by', '=', account_id),
        where('t.author_id', '=', account_id),
        where('q.due_at', '<=', others),
      ]),
    )
    .where('r.deleted_at', 'is', null)
    .where('r.status', 'in', ['active', 'respite'])
    .where('t.state', '<>', 'void')
    .orderBy('q.due_at')
    .orderBy('r.known_as')
    .orderBy('r.id')
    .limit(MOST)
    .execute();
  return rows.map(
    ({ report_id, title, started_at, due_at, by_id, by_known_as, by_last_name, by_portrait, ...row }) => ({
      report_id,
      title,
      started_at: started_at.toISOString(),
      due_at: due_at.toISOString(),
      resident: residentFace(row),
      asked_by: staffFace({ id: by_id, known_as: by_known_as, last_name: by_last_name, portrait: by_portrait }),
    }),
  );
}

/** Asks, or asks no more. */
export async function keepQuestion(
  db: Db,
  careHome: CareHome,
  which: { report_id: string; resident_id: string },
  asked: { asked_by: string; asked_at: Date; due_at: Date; ended_at: Date | null },
): Promise<void> {
  await db
    .insertInto('later_questions')
    .values({ care_home_id: careHome.id, ...which, ...asked })
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'report_id', 'resident_id']).doUpdateSet({ ended_at: asked.ended_at }),
    )
    .execute();
}

/** The question is answered, or let go. */
export async function endQuestion(
  db: Db,
  careHome: CareHome,
  which: { report_id: string; resident_id: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('later_questions')
    .set({ ended_at: now })
    .where('care_home_id', '=', careHome.id)
    .where('report_id', '=', which.report_id)
    .where('resident_id', '=', which.resident_id)
    .where('ended_at', 'is', null)
    .execute();
}

/** About whom a report's question is asked and not yet answered. */
export async function askedLaterOf(db: Db, careHome: CareHome, report_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('later_questions')
    .select('resident_id')
    .where('care_home_id', '=', careHome.id)
    .where('report_id', '=', report_id)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ resident_id }) => resident_id);
}

/** @returns false when there is no such follow-up here */
export async function setFollowUp(
  db: Db,
  careHome: CareHome,
  id: string,
  done: { done_at: Date; done_by: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('follow_ups')
    .set(done ?? { done_at: null, done_by: null })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** New preferences of a person in the words that stand, to which nobody has said yes or no. */
export async function openPreferencesOf(db: Db, careHome: CareHome, resident_id: string) {
  return await db
    .selectFrom('observations as o')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'o.care_home_id').onRef('t.id', '=', 'o.report_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'o.author_id')
    .select(['o.root_id as observation_id', 'o.report_id', 't.title', 'a.known_as as noticed_by'])
    .select(sql<string>`o.preference`.as('preference'))
    .where('o.care_home_id', '=', careHome.id)
    .where('o.resident_id', '=', resident_id)
    .where('o.preference', 'is not', null)
    .where('t.state', '<>', 'void')
    .where(
      sql<boolean>`not exists (select from observations n
        where n.care_home_id = o.care_home_id and n.root_id = o.root_id and n.version > o.version)`,
    )
    .where(
      sql<boolean>`not exists (select from preference_answers p
        where p.care_home_id = o.care_home_id and p.observation_id = o.root_id)`,
    )
    .orderBy('o.at', 'desc')
    .limit(MOST)
    .execute();
}

/** Keeps the answer to a preference. @returns false when somebody has answered already */
export async function keepPreferenceAnswer(
  db: Db,
  careHome: CareHome,
  answer: { observation_id: string; resident_interest_id: string | null; answered_by: string; answered_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('preference_answers')
    .values({ care_home_id: careHome.id, ...answer })
    .onConflict((conflict) => conflict.columns(['care_home_id', 'observation_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Where an interest comes from. */
export async function noteEvidence(
  db: Db,
  careHome: CareHome,
  resident_interest_id: string,
  { report_id, observation_id }: { report_id: string; observation_id: string },
): Promise<void> {
  await db
    .updateTable('resident_interests')
    .set({ evidence_report_id: report_id, evidence_observation_id: observation_id })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_interest_id)
    .execute();
}
