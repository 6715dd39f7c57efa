import type { z } from 'zod';
import { OBSERVATION_LIMITS, observationErrors } from '@heartsease/domain/observations/observation.ts';
import type { FollowUpDraft, Observation } from '@heartsease/domain/observations/observation.ts';
import type { addObservation, correctObservation } from '@heartsease/domain/observations/observations.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { forbidden, notFound, refused, stale } from '../http/errors.ts';
import { isStaffOfHome } from '../http/scope.queries.ts';
import { holdReport } from '../reports/reports.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { holdObservation, isInReport, keepFollowUp, keepObservation, observationsOf } from './observations.queries.ts';
import type { StandingObservation } from './observations.queries.ts';
import { endQuestion } from './to-do.queries.ts';

interface Noting {
  db: Db;
  session: Session;
  now: Date;
}

const HOUR_MS = 3_600_000;

/** Writes down what somebody noticed, with what is to be done about it; an answer to "How was she later?" ends the question. */
export async function note(noting: Noting, input: z.output<typeof addObservation.input>): Promise<Observation> {
  const { db, session, now } = noting;
  const { careHome } = session;
  const { report_id, resident_id } = input;
  const follow_up = input.follow_up && (await asStillPossible(noting, input.follow_up));
  const report = await holdReport(db, careHome, report_id);
  if (!(await isInReport(db, careHome, { report_id, resident_id }))) throw notFound();
  if (report.state === 'void') throw forbidden('This report was taken back. Log it again if it did happen.');
  const at = new Date(input.at);
  const errors = { ...observationErrors(input), ...timeErrors(at, report.started_at, now) };
  if (Object.keys(errors).length > 0) throw refused(errors);
  if (follow_up !== null) await checkFollowUp(noting, follow_up);
  const of = { root_id: null, version: 1, report_id, resident_id, at };
  const id = await keepObservation(db, careHome, of, input, { author_id: session.account_id, now });
  if (follow_up !== null) await keepFollowUp(db, careHome, id, follow_up);
  if (input.kind === 'effect_later') await endQuestion(db, careHome, { report_id, resident_id }, now);
  return await standing(noting, id);
}

/**
 * Puts other words over an observation; what stood before stays beneath them.
 *
 * @throws 403 for everybody but its author, and for them after a day; 409 when it was corrected meanwhile
 */
export async function correct(noting: Noting, input: z.output<typeof correctObservation.input>): Promise<Observation> {
  const { db, session, now } = noting;
  const { careHome } = session;
  await holdObservation(db, careHome, input.observation_id);
  const [stands] = await observationsOf(db, careHome, { report_id: input.report_id, id: input.observation_id });
  if (!stands) throw notFound();
  if (!mayCorrect(session, stands, now)) {
    throw forbidden('Only its author can correct this, within a day. Write down what you noticed as a new one.');
  }
  if (stands.version !== input.base_version) throw stale(asSeenBy(session, stands, now));
  const errors = observationErrors(input);
  if (stands.preference_state !== null && stands.preference_state !== 'open' && input.preference !== stands.preference)
    errors['preference'] = ['Somebody has answered this already'];
  if (Object.keys(errors).length > 0) throw refused(errors);
  const { report_id, resident, at } = stands;
  const of = { root_id: stands.id, version: stands.version + 1, report_id, resident_id: resident.id, at: new Date(at) };
  await keepObservation(db, careHome, of, input, { author_id: session.account_id, now });
  return await standing(noting, stands.id);
}

/** Adds what depends on who asks. */
export function asSeenBy(session: Session, observation: StandingObservation, now: Date): Observation {
  return { ...observation, can_correct: mayCorrect(session, observation, now) && sessionMay(session, 'reports.add') };
}

function mayCorrect(
  { account_id, puts_in }: Session,
  { author, recorded_at, earlier }: StandingObservation,
  now: Date,
): boolean {
  const first = earlier.at(-1)?.recorded_at ?? recorded_at;
  // What was handed in was in time when it was made.
  const at = puts_in?.made_at ?? now;
  return author.id === account_id && at.getTime() - Date.parse(first) <= OBSERVATION_LIMITS.correct_hours * HOUR_MS;
}

function timeErrors(at: Date, started_at: Date, now: Date): Record<string, string[]> {
  if (at.getTime() > now.getTime() + OBSERVATION_LIMITS.ahead_minutes * 60_000)
    return { at: ['Enter a time that is not in the future'] };
  if (at < started_at) return { at: ['Enter a time after the activity began'] };
  if (at.getTime() > started_at.getTime() + OBSERVATION_LIMITS.days * 24 * HOUR_MS)
    return { at: ['That is too long after it. Log what happened as a moment of its own'] };
  return {};
}

/** Of what was handed in the day may be past and its owner gone by now: it is for whoever puts it in, today. */
async function asStillPossible(
  { db, session: { careHome, puts_in }, now }: Noting,
  follow_up: FollowUpDraft,
): Promise<FollowUpDraft> {
  if (puts_in === undefined) return follow_up;
  const today = calendarDay(now, careHome.timezone);
  const isHere = await isStaffOfHome(db, careHome, follow_up.owner_id, today);
  return {
    ...follow_up,
    owner_id: isHere ? follow_up.owner_id : puts_in.account_id,
    due_on: follow_up.due_on < today ? today : follow_up.due_on,
  };
}

async function checkFollowUp(
  { db, session: { careHome }, now }: Noting,
  { owner_id, due_on }: { owner_id: string; due_on: string },
): Promise<void> {
  const today = calendarDay(now, careHome.timezone);
  if (due_on < today) throw refused({ 'follow_up.due_on': ['Enter today or a later day'] });
  if (due_on > addDays(today, 366)) throw refused({ 'follow_up.due_on': ['Enter a day within a year'] });
  if (!(await isStaffOfHome(db, careHome, owner_id, today))) throw notFound();
}

async function standing({ db, session, now }: Noting, id: string): Promise<Observation> {
  const [observation] = await observationsOf(db, session.careHome, { id });
  if (!observation) throw notFound();
  return asSeenBy(session, observation, now);
}
