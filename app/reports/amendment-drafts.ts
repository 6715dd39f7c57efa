import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { LogDraft, onTopOf } from '@heartsease/domain/reports/log-draft.ts';
import { logOfReport } from '@heartsease/domain/reports/log-report.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { getDraft, putDraft, removeDraft } from '../api/drafts.ts';
import { useProfile } from '../session/use-session.ts';
import type { LogAuthor } from './log-drafts.ts';

/** What was begun, and the report as it was then. */
const Begun = z.object({ before: LogDraft, mine: LogDraft });

const keyOf = (report_id: string) => `full:${report_id}`;

/** What somebody began to add to a report on this device, on top of the report as it stands now. */
export function useBegunAmendment(report: Report) {
  const { id: account_id, carehome } = useProfile();
  const name = { account_id, care_home_id: carehome.id, key: keyOf(report.id) };
  return useQuery({
    queryKey: ['drafts', name] as const,
    queryFn: async () => {
      const kept = await getDraft(name).catch(() => undefined);
      return Begun.safeParse(kept?.value).data ?? null;
    },
    select: (begun) => begun && onTopOf(logOfReport(report), begun.before, begun.mine),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export async function keepAmendment(
  { account_id, care_home_id }: LogAuthor,
  report: Report,
  mine: LogDraft,
): Promise<void> {
  const value = { before: logOfReport(report), mine };
  await putDraft({ account_id, care_home_id, key: keyOf(report.id), value });
}

export async function forgetAmendment({ account_id, care_home_id }: LogAuthor, report_id: string): Promise<void> {
  await removeDraft({ account_id, care_home_id, key: keyOf(report_id) });
}
