import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { getDraft, putDraft, removeDraft } from '../api/drafts.ts';
import type { Draft } from '../api/drafts.ts';
import { useProfile } from '../session/use-session.ts';

/** Whose log it is, and in which home. */
export interface LogAuthor {
  account_id: string;
  care_home_id: string;
}

export const PREFIX = 'log:';
/** What else is begun on this device is asked for under the same word, so one call makes all of it stale. */
export const KEPT = ['drafts'] as const;

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
  { account_id, care_home_id }: LogAuthor,
  log: Pick<LogDraft, 'planned_session_id' | 'client_id'>,
): Promise<void> {
  await removeDraft({ account_id, care_home_id, key: keyOfLog(log) });
  await client.invalidateQueries({ queryKey: KEPT });
}

/** A log that was left open, as it was; null when there is none, or an older version of the app wrote it. */
export function useKeptLog(which: { planned_session_id: string } | { client_id: string } | null) {
  const { id: account_id, carehome } = useProfile();
  const key = which === null ? null : keyOfLog({ planned_session_id: null, client_id: '', ...which });
  const care_home_id = carehome.id;
  return useQuery({
    queryKey: [...KEPT, account_id, care_home_id, 'log', key] as const,
    queryFn: async () =>
      key === null ? null : logIn(await getDraft({ account_id, care_home_id, key }).catch(() => undefined)),
    // Only what the device holds at the moment of opening counts.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The log in a draft; null when an older version of the app wrote it. */
export function logIn(draft: Draft | undefined): LogDraft | null {
  return LogDraft.safeParse(draft?.value).data ?? null;
}
