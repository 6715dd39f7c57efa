import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tally } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { listDrafts } from '../api/drafts.ts';
import { outbox } from '../api/device-outbox.ts';
import { useProfile } from '../session/use-session.ts';
import { KEPT, PREFIX, forgetLog, logIn } from './log-drafts.ts';
import type { LogAuthor } from './log-drafts.ts';

export interface UnfinishedLog {
  client_id: string;
  planned_session_id: string | null;
  title: string;
  started_at: string;
  changed_at: string;
  people_count: number;
  /** Opens it as it was left. */
  to: string;
}

/** The logs that whoever is signed in left open in this home, the last first. */
export function useUnfinishedLogs(): UnfinishedLog[] {
  const { id, carehome } = useProfile();
  const { data } = useQuery({
    queryKey: [...KEPT, id, carehome.id, 'logs'] as const,
    queryFn: () => unfinishedLogs({ account_id: id, care_home_id: carehome.id }),
    staleTime: 0,
  });
  return data ?? [];
}

/** Takes a log that was left open away for good. */
export function useForgetLog(): (log: Pick<LogDraft, 'planned_session_id' | 'client_id'>) => Promise<void> {
  const { id: account_id, carehome } = useProfile();
  const client = useQueryClient();
  return (log) => forgetLog(client, { account_id, care_home_id: carehome.id }, log);
}

async function unfinishedLogs({ account_id, care_home_id }: LogAuthor): Promise<UnfinishedLog[]> {
  const kept = (await listDrafts(account_id, care_home_id).catch(() => [])).filter(({ key }) => key.startsWith(PREFIX));
  // After a crash between the two, a log may be in the outbox and still here.
  const leaving = new Set((await outbox.entries()).map(({ client_id }) => client_id));
  return kept.flatMap((draft) => {
    const log = logIn(draft);
    return log === null || leaving.has(log.client_id) ? [] : [unfinished(log, draft.changed_at)];
  });
}

function unfinished(log: LogDraft, changed_at: string): UnfinishedLog {
  const { client_id, planned_session_id, title, started_at } = log;
  const { came, not_today } = tally(log);
  return {
    client_id,
    planned_session_id,
    title,
    started_at,
    changed_at,
    people_count: came + not_today,
    to: pathOfLog(log),
  };
}

export function pathOfLog(log: Pick<LogDraft, 'planned_session_id' | 'client_id'>): string {
  return log.planned_session_id === null
    ? `/manage-report?log=${log.client_id}`
    : `/manage-report/session/${log.planned_session_id}`;
}
