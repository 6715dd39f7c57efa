import { linesOfEvent } from '@heartsease/domain/risk-assessment/event-hazards.ts';
import {
  riskOfEvent,
  riskOfReport,
  riskOfSession,
  acknowledgeEventRisk,
  acknowledgeReportRisk,
  acknowledgeRisk,
  overlayRisk,
  sessionsOutOfDate,
} from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import type { RiskOverlay } from '@heartsease/domain/risk-assessment/overlay.ts';
import { daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { answersTo } from '../events/answers.queries.ts';
import type { FoundAnswer } from '../events/answers.queries.ts';
import { seenEvent } from '../events/event-now.ts';
import type { Asked as AskedOfEvent } from '../events/event-now.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { planRows } from '../planner/plan.queries.ts';
import { peopleOfSession } from '../planner/planner.queries.ts';
import { checkIds } from '../planner/save-plan.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import type { Session } from '../session/session.ts';
import { digestOf } from './event-digest.ts';
import { riskAtReport, sayAtReport } from './report-risk.ts';
import { isAbout, overlayAbout, overlayFor, signedRisks, whyItStops } from './session-risk.ts';
import { keepWord, sessionsToCome, wordsBefore } from './session-risk.queries.ts';

/** Six weeks fill a month's page, its edges included. */
const MOST_DAYS = 42;

/** What risk assessments say about sessions and the people at them. */
export function registerSessionRisks(app: App): void {
  route(app, riskOfSession, async ({ db, session, input }) => await ofSession(db, session, input.planned_session_id));

  route(app, overlayRisk, async ({ db, session, now, input }) => {
    const { planned_session_id, activity_id, place, resident_ids, resident_group_ids } = input;
    const [own] = planned_session_id === null ? [] : await planRows(db, session.careHome, { id: planned_session_id });
    if (planned_session_id !== null && !own) throw notFound();
    await checkIds({ db, session, now }, { ...input, leader_id: null, helper_ids: [] }, own?.words ?? null);
    const groups = await membersOfGroups(db, session.careHome, resident_group_ids);
    const ids = [...resident_ids, ...[...groups.values()].flat().map(({ id }) => id)];
    const subject = { id: planned_session_id, activity_id, place, series_id: own?.series_id ?? null };
    return await overlayFor({ db, session }, subject, [...new Set(ids)]);
  });

  route(app, acknowledgeRisk, async ({ db, session, now, input }) => {
    const { planned_session_id, resident_id, hazard, reason } = input;
    const [row] = await planRows(db, session.careHome, { id: planned_session_id });
    const why = whyItStops(await ofSession(db, session, planned_session_id), input);
    const activity_id = row?.words.activity_id ?? null;
    const said = { planned_session_id, resident_id, hazard, why, reason, activity_id, about_digest: '' };
    await keepWord(db, session.careHome, said, { by: session.account_id, now });
    return await ofSession(db, session, planned_session_id);
  });

  route(app, riskOfEvent, async (asked) => await ofEvent(asked, asked.input.event_id));

  route(app, acknowledgeEventRisk, async (asked) => {
    const { db, session, now, input } = asked;
    const { event_id, resident_id, hazard, reason } = input;
    const why = whyItStops(await ofEvent(asked, event_id), input);
    const about_digest = digestOf((await seenEvent(asked, event_id)).row.words);
    const said = { event_id, resident_id, hazard, why, reason, activity_id: null, about_digest };
    await keepWord(db, session.careHome, said, { by: session.account_id, now });
    return await ofEvent(asked, event_id);
  });

  route(app, riskOfReport, async (asked) => await riskAtReport(asked, asked.input.report_id));

  route(app, acknowledgeReportRisk, async (asked) => {
    const { report_id, resident_id, hazard, reason } = asked.input;
    return await sayAtReport(asked, { report_id, resident_id, hazard, reason });
  });

  route(app, sessionsOutOfDate, async ({ db, session, input }) => {
    const days = daysBetween(input.from, input.to);
    if (days < 0) throw refused({ to: ['The last day is before the first'] });
    if (days >= MOST_DAYS) throw refused({ to: [`Ask for ${MOST_DAYS} days or fewer`] });
    const signed = await signedRisks({ db, session });
    const sessions = signed.length === 0 ? [] : await sessionsToCome(db, session.careHome, input);
    // On the day of a session that was or will be, not today: what was in date then was in order.
    const late = sessions.filter((one) => signed.some((risk) => risk.review_due < one.day && isAbout(risk, one)));
    return { planned_session_ids: late.map(({ id }) => id) };
  });
}

/** Of an event: what is signed for its place, and what it usually comes with. @throws 404 for what they don't see */
async function ofEvent(asked: AskedOfEvent, event_id: string): Promise<RiskOverlay> {
  const { db, session } = asked;
  const { row, seen } = await seenEvent(asked, event_id);
  const answers = await answersTo(db, session.careHome, [event_id]);
  const about_digest = digestOf(row.words);
  const said = await wordsBefore(db, session.careHome, { event_id });
  return await overlayAbout(asked, {
    subject: { id: null, activity_id: null, series_id: null, place: row.words.place },
    unsigned: linesOfEvent(row.words),
    // What was said of a tea holds no longer when it has become a tasting, or is on another day.
    said: said.filter((word) => word.about_digest === about_digest),
    resident_ids: expectedAt(seen.invited_resident_ids, answers),
  });
}

/** Each once: who is invited, alone or with a group, and who said yes; not who said that they can't. */
function expectedAt(invited: readonly string[], answers: readonly FoundAnswer[]): string[] {
  const said = (word: FoundAnswer['answer']) =>
    answers.flatMap(({ resident_id, answer }) => (resident_id !== null && answer === word ? [resident_id] : []));
  const away = new Set(said('no'));
  return [...new Set([...invited, ...said('yes')])].filter((id) => !away.has(id));
}

async function ofSession(db: Db, session: Session, planned_session_id: string): Promise<RiskOverlay> {
  const { careHome } = session;
  const [row] = await planRows(db, careHome, { id: planned_session_id });
  if (!row) throw notFound();
  const { activity_id, place } = row.words;
  const people = await peopleOfSession(db, careHome, planned_session_id);
  const subject = { id: row.id, activity_id, place, series_id: row.series_id };
  return await overlayFor(
    { db, session },
    subject,
    people.map(({ id }) => id),
  );
}
