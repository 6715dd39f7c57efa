import type { QueryClient } from '@tanstack/react-query';
import { reportDraftOf } from '@heartsease/domain/reports/log-report.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { Report } from '@heartsease/domain/reports/report.ts';
import { amendReport, getReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { call } from '../api/call.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import type { Failure } from '../api/failure.ts';
import { reasonIn } from '../api/refusal.ts';
import { refreshWhatReportsCountIn } from './reports.api.ts';

export type AmendmentOutcome =
  | { state: 'sent' }
  | { state: 'waiting' }
  | { state: 'refused'; message: string }
  /** Somebody else was quicker: nothing was changed, and this is what stands. */
  | { state: 'clash'; stands: Report };

/** Sends a changed report, made on the version that `base` has. */
export async function sendAmendment(
  client: QueryClient,
  base: Report,
  draft: LogDraft,
  reason: string | null,
): Promise<AmendmentOutcome> {
  const changed_at = new Date().toISOString();
  const { planned_session_id: _planned, ...changed } = reportDraftOf(draft, changed_at);
  const sent = await sendWrite(amendReport, {
    ...changed,
    report_id: base.id,
    base_version: base.version,
    reason,
    changed_at,
  });
  if (sent.state === 'refused') {
    await outbox.discard(sent.client_id);
    if (sent.failure.kind === 'conflict')
      return { state: 'clash', stands: await standing(base.id, sent.failure.current) };
    return {
      state: 'refused',
      message: [whoIn(draft, changed, sent.failure), reasonIn(sent.failure)].filter(Boolean).join(': '),
    };
  }
  await refreshWhatReportsCountIn(client);
  return { state: sent.state };
}

/** Of whom something was refused, such as a note that is too long: it is shortened there, and nothing is lost. */
function whoIn(
  draft: LogDraft,
  { moments }: { moments: readonly { resident_id: string }[] },
  failure: Failure,
): string {
  if (failure.kind !== 'refused_input') return '';
  const place = /^moments\.(\d+)\./u.exec(Object.keys(failure.errors)[0] ?? '')?.[1];
  const id = place === undefined ? undefined : moments[Number(place)]?.resident_id;
  return draft.people.find(({ resident }) => resident.id === id)?.resident.known_as ?? '';
}

/** A conflict carries what stands now; where it does not, it is asked for. */
async function standing(report_id: string, told: unknown): Promise<Report> {
  const current = Report.safeParse(told);
  return current.success ? current.data : await call(getReport, { report_id });
}
