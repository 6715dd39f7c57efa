import { randomUUID } from 'node:crypto';
import { isFamilyUser, isRelative } from '@heartsease/domain/access/viewer.ts';
import { may } from '@heartsease/domain/access/permissions.ts';
import { checkEntry } from '@heartsease/domain/surveys/check-entry.ts';
import type { Answers } from '@heartsease/domain/surveys/question.ts';
import { endOf, graceEnds } from '@heartsease/domain/surveys/standing.ts';
import {
  enterPaper,
  getEntry,
  listAskedSurveys,
  saveEntry,
  startEntry,
  startEntryFor,
  submitEntry,
} from '@heartsease/domain/surveys/survey-entries.endpoints.ts';
import type { Audience } from '@heartsease/domain/surveys/survey.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { peopleOf } from '../relatives/relatives.queries.ts';
import type { CareHome, Session } from '../session/session.ts';
import { askedOf, readerOf, residentNamed } from './asked.queries.ts';
import {
  begin,
  forgetDraft,
  hasAnswered,
  hasDraft,
  keepAnswers,
  keepEntries,
  mark,
  mixAgain,
  ownDraft,
} from './entries.queries.ts';
import { holdSurvey, questionsOf, standsAt, storedSurvey } from './surveys.queries.ts';
import type { StoredSurvey } from './surveys.queries.ts';

const OVER = 'This survey has ended. Thank you for wanting to answer.';
const ANSWERED = 'You have answered this already. Thank you.';

export function registerSurveyEntries(app: App): void {
  route(app, listAskedSurveys, async ({ db, session, now }) => {
    const { careHome, account_id, viewer } = session;
    const audience = audienceOf(session);
    const today = calendarDay(now, careHome.timezone);
    if (isRelative(viewer) && !(await hasSomebodyHere(db, session, today))) return { items: [], to_help_with: [] };
    const open = await askedOf(db, careHome, { account_id, audience, today });
    const helps = may(viewer, 'surveys.help');
    const titled = ({ id, title_en, title_cy }: (typeof open)[number]) => ({
      survey_id: id,
      title: { en: title_en, cy: title_cy },
    });
    return {
      items: open
        .filter((survey) => survey.audiences.includes(audience) && !survey.is_answered)
        .map((survey) => ({
          ...titled(survey),
          anonymity: survey.anonymity,
          closes_on: survey.closes_on,
          question_count: survey.question_count,
          is_begun: Boolean(survey.is_begun),
        })),
      to_help_with: helps ? open.filter((survey) => survey.audiences.includes('residents')).map(titled) : [],
    };
  });

  route(app, startEntry, async ({ db, session, input: { survey_id }, now }) => {
    const survey = await theSurvey(db, session.careHome, survey_id);
    if (!survey.audiences.includes(audienceOf(session))) throw notFound();
    await refuseAnswered(db, session, { survey_id, resident_id: null });
    await refuseEnded(db, session, { survey, resident_id: null, now });
    return { entry_id: await begin(db, session, { survey_id, resident_id: null, helped_by: '' }) };
  });

  route(app, startEntryFor, async ({ db, session, input: { survey_id, resident_id, helped_by }, now }) => {
    const survey = await theSurvey(db, session.careHome, survey_id);
    if ((await residentNamed(db, session.careHome, resident_id)) === null) throw notFound();
    if (!survey.audiences.includes('residents')) throw refused({ survey_id: ['This survey does not ask residents'] });
    if (survey.anonymity === 'named') await refuseAnswered(db, session, { survey_id, resident_id });
    await refuseEnded(db, session, { survey, resident_id, now });
    return { entry_id: await begin(db, session, { survey_id, resident_id, helped_by }) };
  });

  route(app, getEntry, async ({ db, session, input }) => {
    const { draft, survey } = await begun(db, session, input.entry_id);
    const { careHome, row } = session;
    const end = endOf(survey, careHome.timezone);
    return {
      entry_id: draft.id,
      survey_id: survey.id,
      title: { en: survey.title_en, cy: survey.title_cy },
      anonymity: survey.anonymity,
      questions: questionsOf(survey),
      home: row.home_name,
      reader: await readerOf(db, survey),
      answers: draft.answers,
      on_behalf_of: draft.resident_id === null ? null : await residentNamed(db, careHome, draft.resident_id),
      ends_at: end === null ? null : graceEnds(end).toISOString(),
    };
  });

  route(app, saveEntry, async ({ db, session, input: { entry_id, answers }, now }) => {
    const { draft, survey } = await begun(db, session, entry_id);
    refuseOver(survey, session.careHome, now);
    await keepAnswers(db, session.careHome, draft.id, judged(survey, answers, false));
    return DONE;
  });

  route(app, submitEntry, async ({ db, session, input: { entry_id, answers }, now }) => {
    const { careHome, account_id } = session;
    const { draft, survey } = await begun(db, session, entry_id, true);
    refuseOver(survey, careHome, now);
    const { resident_id, helped_by } = draft;
    const said = judged(survey, answers, true);
    const isFirst = await mark(db, careHome, { survey_id: survey.id, account_id, resident_id, helped_by });
    const isTold = resident_id === null || survey.anonymity === 'named';
    if (!isFirst && isTold) throw refused({ entry_id: [ANSWERED] });
    const named = {
      account_id: resident_id === null ? account_id : null,
      resident_id,
      answered_on: calendarDay(now, careHome.timezone),
    };
    const entry = {
      id: randomUUID(),
      survey_id: survey.id,
      audience: resident_id === null ? audienceOf(session) : ('residents' as const),
      answers: said,
      named: survey.anonymity === 'named' ? named : null,
    };
    // Whoever helps is told before they begin that the first counts; they are never told whether theirs is it.
    if (isFirst) await keepEntries(db, careHome, questionsOf(survey), [entry]);
    else await mixAgain(db, careHome, survey.id);
    await forgetDraft(db, careHome, draft.id);
    return DONE;
  });

  route(app, enterPaper, async ({ db, session: { careHome }, input, now }) => {
    const { survey_id, audience, entries } = input;
    await holdSurvey(db, careHome, survey_id);
    const survey = await theSurvey(db, careHome, survey_id);
    if (!survey.audiences.includes(audience)) throw refused({ audience: ['Choose one of these'] });
    refuseOver(survey, careHome, now);
    const answered_on = calendarDay(now, careHome.timezone);
    const sheets = entries.map((answers, place) => ({
      id: randomUUID(),
      survey_id,
      audience,
      answers: judged(survey, answers, false, `entries.${place}`),
      named: survey.anonymity === 'named' ? { account_id: null, resident_id: null, answered_on } : null,
    }));
    const blank = sheets.findIndex(({ answers }) => Object.keys(answers).length === 0);
    if (blank >= 0) throw refused({ [`entries.${blank}`]: ['This sheet is empty'] });
    await keepEntries(db, careHome, questionsOf(survey), sheets);
    return { kept: sheets.length };
  });
}

/** Whoever mourns is asked for nothing, as a relative of nobody who lives here is not (asked.queries.ts). */
async function hasSomebodyHere(db: Db, { careHome, account_id }: Session, today: string): Promise<boolean> {
  const people = await peopleOf(db, careHome, account_id, today);
  return people.some(({ ended_on }) => ended_on === null);
}

/** As whom somebody is asked. A family organisation has no residents of ours; it is asked as family. */
function audienceOf({ viewer }: Session): Audience {
  return isRelative(viewer) || isFamilyUser(viewer) ? 'relatives' : 'staff';
}

/** @throws 422 with what is wrong, at the question */
export function judged(survey: StoredSurvey, given: Answers, isWhole: boolean, at = 'answers'): Answers {
  const { answers, problems } = checkEntry(questionsOf(survey), given, isWhole);
  const wrong = Object.entries(problems).map(([key, problem]) => [`${at}.${key}`, [problem]]);
  if (wrong.length > 0) throw refused(Object.fromEntries(wrong));
  return answers;
}

async function theSurvey(db: Db, careHome: CareHome, id: string): Promise<StoredSurvey> {
  const survey = await storedSurvey(db, careHome, id);
  if (!survey || survey.status === 'draft') throw notFound();
  return survey;
}

/** @param isLast the survey is held too, so that what comes in meanwhile is mixed with it */
async function begun(db: Db, session: Session, id: string, isLast = false) {
  const draft = await ownDraft(db, session, id);
  if (!draft) throw notFound();
  if (isLast) await holdSurvey(db, session.careHome, draft.survey_id);
  return { draft, survey: await theSurvey(db, session.careHome, draft.survey_id) };
}

async function refuseAnswered(
  db: Db,
  { careHome, account_id }: Session,
  { survey_id, resident_id }: { survey_id: string; resident_id: string | null },
): Promise<void> {
  const person = resident_id === null ? { account_id } : { resident_id };
  if (await hasAnswered(db, careHome, { survey_id, person })) throw refused({ survey_id: [ANSWERED] });
}

/** Nobody begins after the end; who has begun goes on for a day. */
async function refuseEnded(
  db: Db,
  session: Session,
  { survey, resident_id, now }: { survey: StoredSurvey; resident_id: string | null; now: Date },
): Promise<void> {
  const stands = standsAt(survey, session.careHome, now);
  if (stands === 'open') return;
  if (stands === 'finishing' && (await hasDraft(db, session, { survey_id: survey.id, resident_id }))) return;
  throw refused({ survey_id: [stands === 'waits' ? 'This survey has not begun yet' : OVER] });
}

export function refuseOver(survey: StoredSurvey, careHome: CareHome, now: Date): void {
  const stands = standsAt(survey, careHome, now);
  if (stands !== 'open' && stands !== 'finishing') throw refused({ survey_id: [OVER] });
}
