import { NO_MOMENT_DEPTH, ReportDepth } from './depth.ts';
import { isInReport, responseOf } from './log-draft.ts';
import type { LogDraft, LogPerson } from './log-draft.ts';
import type { RiskWord } from '../risk-assessment/overlay.ts';
import type { MomentDraft, Report, ReportDraft } from './report.ts';

/**
 * What is sent. Without a planned session, one person alone makes it a one-to-one.
 *
 * @param saved_at when somebody was named without a word on how it was
 */
export function reportDraftOf(draft: LogDraft, saved_at: string): ReportDraft {
  const people = draft.people.filter((person) => isInReport(draft, person));
  return {
    planned_session_id: draft.planned_session_id,
    ...(draft.event_id !== undefined && { event_id: draft.event_id }),
    activity_id: draft.activity_id,
    title: draft.title.trim(),
    format: draft.planned_session_id === null && people.length === 1 ? 'one_to_one' : 'group',
    started_at: draft.started_at,
    minutes: draft.minutes,
    place: draft.place.trim() === '' ? null : draft.place.trim(),
    usual_response: people.length === 1 ? null : (draft.usual?.response ?? null),
    note: draft.note.trim() === '' ? null : draft.note.trim(),
    ...(draft.depth && { depth: draft.depth }),
    moments: people.map((person) => {
      const moment = momentOf(draft, person, saved_at);
      // What was said of most people is said of this one when there is no other.
      return people.length === 1 ? { ...moment, basis: 'individual' } : moment;
    }),
  };
}

/** The words by name that go with it: of nobody who did not join in. */
export function riskWordsOf(draft: LogDraft): RiskWord[] {
  const isThere = new Set(
    draft.people
      .filter((person) => isInReport(draft, person) && responseOf(draft, person) !== 'not_today')
      .map(({ resident }) => resident.id),
  );
  return (draft.risk_words ?? []).filter(({ resident_id }) => isThere.has(resident_id));
}

function momentOf(draft: LogDraft, person: LogPerson, saved_at: string): MomentDraft {
  const { answer, depth } = person;
  const response = responseOf(draft, person);
  return {
    resident_id: person.resident.id,
    response,
    basis: answer?.basis ?? (draft.usual === null ? 'individual' : 'group'),
    not_today_reason: answer?.reason ?? null,
    note: person.note.trim() === '' ? null : person.note.trim(),
    answered_at: answer?.answered_at ?? draft.usual?.answered_at ?? saved_at,
    ...(depth && { depth: response === 'not_today' ? NO_MOMENT_DEPTH : depth }),
  };
}

/** A saved report as a log again, to be changed. Whatever stays untouched is sent as it stood. */
export function logOfReport(report: Report): LogDraft {
  const { client_id, planned_session_id, activity_id, title, started_at, minutes, recorded_at } = report;
  return {
    client_id,
    planned_session_id,
    activity_id,
    title,
    started_at,
    minutes,
    place: report.place ?? '',
    usual: report.usual_response === null ? null : { response: report.usual_response, answered_at: recorded_at },
    people: report.moments.map((moment) => ({
      resident: moment.resident,
      answer:
        moment.basis === 'group' && moment.response === report.usual_response
          ? null
          : {
              response: moment.response,
              basis: moment.basis,
              reason: moment.not_today_reason,
              answered_at: moment.answered_at,
            },
      note: moment.note ?? '',
      is_expected: false,
      ...(moment.depth && { depth: moment.depth }),
    })),
    note: report.note ?? '',
    ...(report.depth && { depth: ReportDepth.parse(report.depth) }),
  };
}
