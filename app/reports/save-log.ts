import type { QueryClient } from '@tanstack/react-query';
import { reportDraftOf, riskWordsOf } from '@heartsease/domain/reports/log-report.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { amendReport, answerMoment, logReport, undoReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { connection } from '../api/connection.ts';
import type { Connection } from '../api/connection.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import type { SentWrite } from '../api/device-outbox.ts';
import type { OutboxEntry } from '../api/outbox-entry.ts';
import { tapLightly } from '../device/tap-lightly.ts';
import { forgetLog } from './log-drafts.ts';
import { writingSeconds } from './writing-seconds.ts';
import type { LogAuthor } from './log-drafts.ts';
import { refreshWhatReportsCountIn } from './reports.api.ts';

export type SavedLog = SentWrite<typeof logReport>;

/** Made while the connection was lost, so that they can't have left the device before it is back. */
const madeOffline = new Set<string>();

/** Remembers of a log about to be saved whether there is a connection. */
export function noteIfOffline(client_id: string, state: Connection): void {
  if (state === 'lost') madeOffline.add(client_id);
}

const sendings = new Map<string, Promise<SavedLog>>();

/** `saveLog`, with what becomes of it to be had from `sendingOf`. */
export function beginSending(
  client: QueryClient,
  author: LogAuthor,
  log: LogDraft,
  reason: string | null,
): Promise<SavedLog> {
  const sending = saveLog(client, author, log, reason);
  sendings.set(log.client_id, sending);
  return sending;
}

/** What became of a log sent since the page was loaded. */
export function sendingOf(client_id: string): Promise<SavedLog> | undefined {
  return sendings.get(client_id);
}

/**
 * Sends a log through the outbox. It stays kept as a draft until the outbox has it for good, so that a
 * crash in between loses nothing; the log's own id makes the second time the same report.
 *
 * @param reason why it is added only now, of what was long ago
 */
async function saveLog(
  client: QueryClient,
  author: LogAuthor,
  log: LogDraft,
  reason: string | null,
): Promise<SavedLog> {
  noteIfOffline(log.client_id, connection.now());
  const saved = await sendWrite(logReport, {
    ...reportDraftOf(log, new Date().toISOString()),
    client_id: log.client_id,
    care_home_id: author.care_home_id,
    writing_seconds: writingSeconds(log.client_id, Date.now()),
    ...(reason !== null && { reason }),
    risk_words: riskWordsOf(log),
  });
  // What the server refuses goes back to its author, who can mend it.
  if (saved.state === 'refused') await outbox.discard(log.client_id);
  else {
    tapLightly();
    await forgetLog(client, author, log);
  }
  await refreshWhatReportsCountIn(client);
  return saved;
}

/** Says afterwards how it was for somebody; waits in the outbox behind the log itself. */
export async function answerLater(
  client: QueryClient,
  input: Pick<InputOf<typeof answerMoment>, 'report_client_id' | 'moment'>,
): Promise<SentWrite<typeof answerMoment>> {
  const sent = await sendWrite(answerMoment, input);
  await refreshWhatReportsCountIn(client);
  return sent;
}

/**
 * Takes a log back. One that never left the device is taken out of the outbox; otherwise the server is
 * told, after the log itself where that is still on its way.
 *
 * @returns false when the server said no
 */
export async function undoLog(client: QueryClient, report_client_id: string): Promise<boolean> {
  const entries = await outbox.entries();
  const log = entries.find(({ client_id }) => client_id === report_client_id);
  if (log !== undefined && neverLeft(log)) {
    const behind = entries.filter(({ input }) => input['report_client_id'] === report_client_id);
    for (const { client_id } of [...behind, log]) await outbox.discard(client_id);
    return true;
  }
  // A change that goes out after the log itself: there will be nothing left to change.
  if (log?.path === amendReport.path) await outbox.discard(log.client_id);
  const undone = await sendWrite(undoReport, { report_client_id });
  if (undone.state === 'refused') await outbox.discard(undone.client_id);
  await refreshWhatReportsCountIn(client);
  return undone.state !== 'refused';
}

/** A request that was answered by nothing may have arrived all the same; only one made offline can't have. */
function neverLeft(log: OutboxEntry): boolean {
  if (log.path !== logReport.path) return false;
  return log.state === 'parked' || (madeOffline.has(log.client_id) && connection.now() === 'lost');
}
