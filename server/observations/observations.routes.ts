import { LATER } from '@heartsease/domain/observations/observation.ts';
import {
  addObservation,
  answerPreference,
  askLater,
  correctObservation,
  finishFollowUp,
  listObservations,
  listPreferences,
  listToDo,
} from '@heartsease/domain/observations/observations.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { holdReport } from '../reports/reports.queries.ts';
import { keyWorkersOf } from '../residents/profile.queries.ts';
import { answerTo } from './answer-preference.ts';
import { isInReport, observationsOf } from './observations.queries.ts';
import { asSeenBy, correct, note } from './note-observation.ts';
import {
  askedLaterOf,
  dueQuestions,
  keepQuestion,
  openFollowUpsOf,
  openPreferencesOf,
  setFollowUp,
} from './to-do.queries.ts';

export function registerObservations(app: App): void {
  route(app, addObservation, async ({ db, session, input, now }) => await note({ db, session, now }, input));
  route(app, correctObservation, async ({ db, session, input, now }) => await correct({ db, session, now }, input));

  route(app, listObservations, async ({ db, session, input, now }) => {
    const { careHome } = session;
    const items = await observationsOf(db, careHome, input);
    return {
      items: items.map((observation) => asSeenBy(session, observation, now)),
      asked_later: input.report_id === undefined ? [] : await askedLaterOf(db, careHome, input.report_id),
      colleagues:
        input.report_id === undefined ? [] : await keyWorkersOf(db, careHome, calendarDay(now, careHome.timezone)),
    };
  });

  route(app, askLater, async ({ db, session, input, now }) => {
    const { careHome, account_id } = session;
    const { report_id, resident_id, is_asked } = input;
    const report = await holdReport(db, careHome, report_id);
    if (!(await isInReport(db, careHome, { report_id, resident_id }))) throw notFound();
    const ends = report.started_at.getTime() + report.minutes * 60_000;
    const due_at = new Date(ends + LATER.hours * 3_600_000);
    const asked = { asked_by: account_id, asked_at: now, due_at, ended_at: is_asked ? null : now };
    await keepQuestion(db, careHome, { report_id, resident_id }, asked);
    return DONE;
  });

  route(app, finishFollowUp, async ({ db, session, input, now }) => {
    const done = input.is_done ? { done_at: now, done_by: session.account_id } : null;
    if (!(await setFollowUp(db, session.careHome, input.follow_up_id, done))) throw notFound();
    return DONE;
  });

  route(app, answerPreference, async ({ db, session, input, now }) => {
    await answerTo({ db, session, now }, input);
    return DONE;
  });

  route(app, listPreferences, async ({ db, session, input }) => ({
    items: await openPreferencesOf(db, session.careHome, input.resident_id),
  }));

  route(app, listToDo, async ({ db, session: { careHome, account_id }, now }) => ({
    follow_ups: await openFollowUpsOf(db, careHome, account_id),
    questions: await dueQuestions(db, careHome, account_id, now),
  }));
}
