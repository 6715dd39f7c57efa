import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { LogDraft, tally } from '@heartsease/domain/reports/log-draft.ts';
import { getDraft, listDrafts, putDraft, removeDraft } from '../api/drafts.ts';
import type { Draft } from '../api/drafts.ts';
import { outbox } from '../api/device-outbox.ts';
import { useProfile } from '../session/use-session.ts';

/** Whose log it is, and in which home. */
export interface LogAuthor {
  account_id: string;
  care_home_id: string;
}

const PREFIX = 'log:';
/** What else is begun on this device is asked for under the same word, so one call makes all of it stale. */
const KEPT = ['drafts'] as const;

/** One log per planned session; one for each that was begun without a plan. */
export function keyOfLog(log: Pick<LogDraft, 'planned_session_id' | 'client_id'>): string {
  return `${PREFIX}${log.planned_session_id ?? `own:${log.client_id}`}`;
}

export async function keepLog({ account_id, care_home_id }: LogAuthor, log: LogDraft): Promise<void> {
  await putDraft({ account_id, care_home_id, key: keyOfLog(log), value: log });
}

/** Also for a log of which just the planned session is known. */
export async function forgetLog(
  client: QueryClient,
  { account_id }: Pick<LogAuthor, 'account_id'>,
  log: Pick<LogDraft, 'planned_session_id' | 'client_id'>,
): Promise<void> {
  await removeDraft(account_id, keyOfLog(log));
  await client.invalidateQueries({ queryKey: KEPT });
}

/** A log that was left open, as it was; null when there is none, or an older version of the app wrote it. */
export function useKeptLog(key: { planned_session_id: string } | { client_id: string } | null) {
  const { id: account_id } = useProfile();
  const name = key === null ? null : keyOfLog({ planned_session_id: null, client_id: '', ...key });
  return useQuery({
    queryKey: [...KEPT, account_id, 'log', name] as const,
    queryFn: async () => (name === null ? null : logIn(await getDraft(account_id, name).catch(() => undefined))),
    // Only what the device holds at the moment of opening counts.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

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
  const { id: account_id } = useProfile();
  const client = useQueryClient();
  return (log) => forgetLog(client, { account_id }, log);
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

function logIn(draft: Draft | undefined): LogDraft | null {
  return LogDraft.safeParse(draft?.value).data ?? null;
}
