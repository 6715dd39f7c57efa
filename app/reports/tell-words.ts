import type { QueryClient } from '@tanstack/react-query';
import { logOfReport, reportDraftOf } from '@heartsease/domain/reports/log-report.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { amendReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { sendWrite } from '../api/device-outbox.ts';
import { refreshWhatReportsCountIn } from './reports.api.ts';
import { answerLater } from './save-log.ts';

/** A few words about one person of a log that was saved; they wait behind it where it is still on its way. */
export async function tellOf(
  client: QueryClient,
  saved: LogDraft,
  { resident_id, note }: { resident_id: string; note: string },
) {
  const answered_at = new Date().toISOString();
  const moment = reportDraftOf(saved, answered_at).moments.find((one) => one.resident_id === resident_id);
  if (moment === undefined) throw new Error('Words go with somebody who is in the report');
  return await answerLater(client, { report_client_id: saved.client_id, moment: { ...moment, note, answered_at } });
}

/** A few words about all of a report that the server has. */
export async function tellOfAll(client: QueryClient, report: Report | null, note: string) {
  if (report === null) throw new Error('Words about all of it need the report');
  const { planned_session_id: _planned, ...draft } = reportDraftOf(logOfReport(report), new Date().toISOString());
  const sent = await sendWrite(amendReport, { ...draft, report_id: report.id, base_version: report.version, note });
  await refreshWhatReportsCountIn(client);
  return sent;
}
