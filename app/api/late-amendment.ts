import { v7 as uuidv7 } from 'uuid';
import { editMessage, sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { Observation } from '@heartsease/domain/observations/observation.ts';
import { addObservation, correctObservation } from '@heartsease/domain/observations/observations.endpoints.ts';
import { logOfReport, reportDraftOf } from '@heartsease/domain/reports/log-report.ts';
import { amendReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { changeOf } from './outbox-entry.ts';
import type { Amendment } from './outbox-sending.ts';
import type { OutboxEntry } from './outbox-entry.ts';

type Input = OutboxEntry['input'];

/** What can be changed in the outbox, as a change of what the server has of it. */
const AMENDED: Record<string, (input: Input, said: Input, answer: unknown) => Amendment | null> = {
  [logReport.path]: (input, said, answer) => {
    const { data: report } = logReport.output.safeParse(answer);
    if (report === undefined) return null;
    // Of another's report that it was merged into only what was changed here may change.
    const {
      planned_session_id: _planned,
      event_id: _event,
      ...stands
    } = reportDraftOf(logOfReport(report), report.recorded_at);
    const which = { report_id: report.id, base_version: report.version, reason: null };
    return { path: amendReport.path, input: { ...stands, ...changeOf(input, said), ...which } };
  },
  [addObservation.path]: (input, _said, answer) => {
    const { data: stands } = addObservation.output.safeParse(answer);
    return stands === undefined ? null : correctionOf(input, stands);
  },
  [correctObservation.path]: (input, _said, answer) => {
    const { data: stands } = correctObservation.output.safeParse(answer);
    return stands === undefined ? null : correctionOf(input, stands);
  },
  [sendMessage.path]: ({ text }, _said, answer) => {
    const { data: sent } = sendMessage.output.safeParse(answer);
    return sent === undefined ? null : { path: editMessage.path, input: { chat_message_id: sent.id, text } };
  },
};

/**
 * A write of its own that changes what arrived before.
 *
 * @param said what arrived
 * @param answer what the server answered to that
 * @returns null where it can't be changed any more
 */
export function lateAmendment({ path, input, care_home_id }: OutboxEntry, said: Input, answer: unknown) {
  const amendment = AMENDED[path]?.(input, said, answer) ?? null;
  if (amendment === null) return null;
  return { ...amendment, input: { ...amendment.input, client_id: uuidv7(), care_home_id } };
}

/** The words of an observation over those that stand. */
export function correctionOf(input: Input, stands: Pick<Observation, 'id' | 'report_id' | 'earlier'>): Amendment {
  const { kind, text, effect, signs, preference, visibility } = input;
  const which = { report_id: stands.report_id, observation_id: stands.id, base_version: stands.earlier.length + 1 };
  return { path: correctObservation.path, input: { ...which, kind, text, effect, signs, preference, visibility } };
}
