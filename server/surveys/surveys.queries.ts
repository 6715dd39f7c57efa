import { sql } from 'kysely';
import { z } from 'zod';
import { Question } from '@heartsease/domain/surveys/question.ts';
import { FEWEST } from '@heartsease/domain/surveys/results.ts';
import { endOf, graceEnds, standingOf } from '@heartsease/domain/surveys/standing.ts';
import { Audience } from '@heartsease/domain/surveys/survey.ts';
import type { Survey, SurveyFields, SurveySummary } from '@heartsease/domain/surveys/survey.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

const Questions = z.array(Question);
const Audiences = z.array(Audience);

/** A survey as it is stored, with how much of it there is. What is counted here is never told as it is. */
export type StoredSurvey = Awaited<ReturnType<typeof storedSurveys>>[number];

/** The surveys of the home, the latest first; or the one of an id. */
export async function storedSurveys(db: Db, careHome: CareHome, id?: string) {
  let wanted = db
    .selectFrom('surveys as s')
    .selectAll('s')
    .select((of) => [
      of
        .selectFrom('survey_entries as e')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('e.care_home_id', '=', 's.care_home_id')
        .whereRef('e.survey_id', '=', 's.id')
        .as('entries'),
      of
        .selectFrom('survey_drafts as d')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('d.care_home_id', '=', 's.care_home_id')
        .whereRef('d.survey_id', '=', 's.id')
        .as('drafts'),
      of
        .selectFrom('survey_links as l')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('l.care_home_id', '=', 's.care_home_id')
        .whereRef('l.survey_id', '=', 's.id')
        .where('l.revoked_at', 'is', null)
        .as('links'),
    ])
    .where('s.care_home_id', '=', careHome.id)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc');
  if (id !== undefined) wanted = wanted.where('s.id', '=', id);
  return await wanted.execute();
}

export async function storedSurvey(db: Db, careHome: CareHome, id: string): Promise<StoredSurvey | undefined> {
  const [survey] = await storedSurveys(db, careHome, id);
  return survey;
}

export function standsAt(survey: StoredSurvey, careHome: CareHome, now: Date) {
  const isAllIn = survey.drafts === 0 && survey.links === 0;
  return standingOf(survey, { now, timezone: careHome.timezone, isAllIn });
}

export function questionsOf({ questions }: { questions: object | null }): Question[] {
  return Questions.parse(questions);
}

export function summaryOf(survey: StoredSurvey, careHome: CareHome, now: Date): SurveySummary {
  const { id, version, title_en, title_cy, template_key, anonymity, opens_on, closes_on, status } = survey;
  const standing = standsAt(survey, careHome, now);
  const end = endOf(survey, careHome.timezone);
  const hasEnded = standing === 'finishing' || standing === 'over';
  return {
    id,
    version,
    title: { en: title_en, cy: title_cy },
    template_key,
    audiences: Audiences.parse(survey.audiences),
    anonymity,
    standing,
    opens_on,
    closes_on,
    // A moment before the midnight at which it ended: the day before it.
    closed_on: hasEnded && end !== null ? calendarDay(new Date(end.getTime() - 1), careHome.timezone) : null,
    is_reported: status === 'reported',
    question_count: questionsOf(survey).length,
    answered: countThatMayBeTold(survey.entries ?? 0, anonymity === 'anonymous' && standing !== 'over'),
  };
}

/** Nothing below five; and in steps of five while it can still grow. */
export function countThatMayBeTold(count: number, isInSteps: boolean): number | null {
  if (count < FEWEST) return null;
  return isInSteps ? count - (count % FEWEST) : count;
}

export async function surveyOf(db: Db, careHome: CareHome, survey: StoredSurvey, now: Date): Promise<Survey> {
  const summary = summaryOf(survey, careHome, now);
  const end = endOf(survey, careHome.timezone);
  const links = await db
    .selectFrom('survey_links')
    .select(['id', 'kind', 'made_on'])
    .where('care_home_id', '=', careHome.id)
    .where('survey_id', '=', survey.id)
    .where('revoked_at', 'is', null)
    .orderBy('made_on')
    .orderBy('id')
    .execute();
  return {
    ...summary,
    questions: questionsOf(survey),
    reminder_days: survey.reminder_days,
    links,
    results_from: summary.standing === 'finishing' && end !== null ? graceEnds(end).toISOString() : null,
  };
}

/** Held until the transaction ends. */
export async function holdSurvey(db: Db, careHome: CareHome, id: string): Promise<void> {
  await db
    .selectFrom('surveys')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function columnsOf({ title, questions, ...fields }: SurveyFields) {
  return { ...fields, title_en: title.en, title_cy: title.cy, questions: JSON.stringify(questions) };
}

export async function keepSurvey(
  db: Db,
  { careHome, account_id }: Session,
  id: string,
  fields: SurveyFields,
): Promise<void> {
  await db
    .insertInto('surveys')
    .values({ ...columnsOf(fields), care_home_id: careHome.id, id, created_by: account_id })
    .execute();
}

export async function updateSurvey(
  db: Db,
  careHome: CareHome,
  { id, version }: { id: string; version: number },
  fields: SurveyFields,
): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ ...columnsOf(fields), version: version + 1 })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function markOpen(db: Db, careHome: CareHome, id: string, opens_on: string): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ status: 'open', opens_on })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function markClosed(db: Db, careHome: CareHome, id: string, closed_at: Date): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ status: 'closed', closed_at })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

export async function markTold(db: Db, careHome: CareHome, id: string, told_on: string): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ told_on })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function keepLink(
  db: Db,
  { careHome, account_id }: Session,
  link: {
    id: string;
    survey_id: string;
    kind: 'link' | 'kiosk';
    audience: Audience;
    token_hash: Buffer;
    made_on: string;
  },
): Promise<void> {
  await db
    .insertInto('survey_links')
    .values({ ...link, care_home_id: careHome.id, made_by: account_id })
    .execute();
}

/** @returns whether there is such a link of this survey */
export async function revokeLink(
  db: Db,
  careHome: CareHome,
  { survey_id, id, now }: { survey_id: string; id: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('survey_links')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
    .where('care_home_id', '=', careHome.id)
    .where('survey_id', '=', survey_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a living link of a home with surveys leads to, whatever became of the survey. */
export async function behindLink(db: Db, care_home_id: string, token_hash: Buffer) {
  return await db
    .selectFrom('survey_links as l')
    .innerJoin('care_homes as h', 'h.id', 'l.care_home_id')
    .innerJoin('packages as p', 'p.id', 'h.package_id')
    .select(['l.survey_id', 'l.kind', 'l.audience', 'h.timezone', 'h.name as home'])
    // PE-10, for whoever has no profile.
    .where('p.title', '=', 'Package E')
    .where('l.care_home_id', '=', care_home_id)
    .where('l.token_hash', '=', token_hash)
    .where('l.revoked_at', 'is', null)
    .executeTakeFirst();
}
