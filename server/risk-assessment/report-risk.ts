import { hardStopsIn } from '@heartsease/domain/risk-assessment/overlay.ts';
import type { HardStop, RiskWord } from '@heartsease/domain/risk-assessment/overlay.ts';
import type { ReportRisk } from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { linesOfEvent } from '@heartsease/domain/risk-assessment/event-hazards.ts';
import { linesFor } from '@heartsease/domain/risk-assessment/starter-lines.ts';
import { ActivityHazard } from '@heartsease/domain/activities/activity-detail.ts';
import type { Db } from '../db/database.ts';
import { eventRows } from '../events/events.queries.ts';
import type { EventRow } from '../events/events.queries.ts';
import { notFound, refused } from '../http/errors.ts';
import { reportOf } from '../reports/reports.queries.ts';
import type { StandingReport } from '../reports/reports.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { digestOf } from './event-digest.ts';
import { overlayAbout } from './session-risk.ts';
import {
  activityToAssess,
  eventOfReport,
  keepWordAtReport,
  seriesOf,
  wordsAtReport,
  wordsBefore,
} from './session-risk.queries.ts';
import type { KeptWord } from './session-risk.queries.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

const HOUR_MS = 3_600_000;

/** For whom what a report tells has a hard stop, and what was said to it: with it, or before its session or event. */
export async function riskAtReport(asked: Asked, report_id: string): Promise<ReportRisk> {
  const { db, session, now } = asked;
  const report = await reportOf(db, session.careHome, report_id);
  const event = await toldEvent(asked, report);
  const said = await wordsSaid(asked, report, event);
  const isAsked =
    report.state !== 'void' && now.getTime() - Date.parse(report.recorded_at) < REPORT_LIMITS.author_hours * HOUR_MS;
  const stops = isAsked ? await stopsAt(asked, report, { event, said }) : [];
  const isAmong = ({ resident_id, hazard }: Pick<RiskWord, 'resident_id' | 'hazard'>) =>
    stops.some((stop) => stop.resident.id === resident_id && stop.hazard === hazard && stop.acknowledged !== null);
  const last = new Map(said.map((word) => [`${word.resident_id} ${word.hazard}`, word]));
  return {
    stops,
    words: [...last.values()].flatMap((word) => toldOf(report, word)).filter((word) => !isAmong(asWord(word))),
  };
}

/**
 * A word by name to what a report tells.
 *
 * @throws 404 for whoever did not join in, 422 where nothing stops, or where it is too long ago to be asked
 */
export async function sayAtReport(
  asked: Asked,
  { report_id, ...word }: RiskWord & { report_id: string },
): Promise<ReportRisk> {
  const { db, session, now } = asked;
  const report = await reportOf(db, session.careHome, report_id);
  if (!report.moments.some(({ resident }) => resident.id === word.resident_id)) throw notFound();
  const { stops } = await riskAtReport(asked, report_id);
  const stop = stops.find(({ resident, hazard }) => resident.id === word.resident_id && hazard === word.hazard);
  if (!stop) throw refused({ form: ['There is nothing to say a word to any more. Look at it again'] });
  const said = { ...word, report_id, activity_id: report.activity_id, why: stop.why };
  await keepWordAtReport(db, session.careHome, said, { by: session.account_id, now });
  return await riskAtReport(asked, report_id);
}

/**
 * Keeps the words that came with a log. A log is never refused for them (hazard H02): what stops by now is kept with
 * why it does, what no longer stops as it was said, and of somebody who did not join in, nothing.
 */
export async function keepWordsOfLog(asked: Asked, report: StandingReport, words: readonly RiskWord[]): Promise<void> {
  const { db, session, now } = asked;
  if (words.length === 0 || !sessionMay(session, 'risk.say_at_report')) return;
  const joinedIn = new Set(whoJoinedIn(report));
  const stops = await stopsAt(asked, report, { event: await toldEvent(asked, report), said: [] });
  for (const word of words.filter(({ resident_id }) => joinedIn.has(resident_id))) {
    const stop = stops.find(({ resident, hazard }) => resident.id === word.resident_id && hazard === word.hazard);
    const said = { ...word, report_id: report.id, activity_id: report.activity_id, why: stop?.why ?? [] };
    await keepWordAtReport(db, session.careHome, said, { by: session.account_id, now });
  }
}

/** What was said, and whether it still holds: what it was said about may have become something else. */
type Said = KeptWord & { holds: boolean };

interface Told {
  /** The event that the report tells of, as it was planned. */
  event: EventRow | null;
  said: readonly Said[];
}

async function stopsAt(asked: Asked, report: StandingReport, { event, said }: Told): Promise<HardStop[]> {
  const { db, session } = asked;
  const { planned_session_id, activity_id, place } = report;
  const activity = activity_id === null ? undefined : await activityToAssess(db, session.careHome, activity_id);
  const series = await seriesOf(db, session.careHome, planned_session_id === null ? [] : [planned_session_id]);
  const ofActivity = linesFor(activity?.risks ?? []);
  const ofEvent = event === null ? [] : linesOfEvent(event.words);
  const overlay = await overlayAbout(asked, {
    subject: {
      id: planned_session_id,
      activity_id,
      series_id: series.get(planned_session_id ?? '') ?? null,
      place: place ?? '',
    },
    unsigned: [...ofActivity, ...ofEvent.filter((line) => !ofActivity.some(({ hazard }) => hazard === line.hazard))],
    said: said.filter(({ holds }) => holds),
    resident_ids: whoJoinedIn(report),
  });
  return hardStopsIn(overlay);
}

function whoJoinedIn({ moments }: StandingReport): string[] {
  return moments.filter(({ response }) => response !== 'not_today').map(({ resident }) => resident.id);
}

async function toldEvent({ db, session }: Asked, report: StandingReport): Promise<EventRow | null> {
  const id = await eventOfReport(db, session.careHome, report.id);
  const [row] = id === null ? [] : await eventRows(db, session.careHome, { id });
  return row ?? null;
}

/** With the report, and before the session or the event that it tells of. */
async function wordsSaid(
  { db, session: { careHome } }: Asked,
  { id, planned_session_id, activity_id }: StandingReport,
  event: EventRow | null,
): Promise<Said[]> {
  const before = planned_session_id === null ? [] : await wordsBefore(db, careHome, { planned_session_id });
  const beforeEvent = event === null ? [] : await wordsBefore(db, careHome, { event_id: event.id });
  const about = event === null ? '' : digestOf(event.words);
  const ofActivity = [...before, ...(await wordsAtReport(db, careHome, id))];
  return [
    ...beforeEvent.map((word) => ({ ...word, holds: word.about_digest === about })),
    ...ofActivity.map((word) => ({ ...word, holds: word.activity_id === activity_id })),
  ];
}

/** Of a word whatever is shown; nothing of whoever is no longer in the report. */
function toldOf(report: StandingReport, { resident_id, hazard, why, by, at, reason }: KeptWord) {
  const resident = report.moments.find((moment) => moment.resident.id === resident_id)?.resident;
  const named = ActivityHazard.safeParse(hazard).data;
  return resident === undefined || named === undefined
    ? []
    : [{ resident, hazard: named, why, acknowledged: { by, at, reason } }];
}

function asWord({ resident, hazard }: HardStop): Pick<RiskWord, 'resident_id' | 'hazard'> {
  return { resident_id: resident.id, hazard };
}
