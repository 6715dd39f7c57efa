import { Trans } from '@lingui/react/macro';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { useProfile } from '../session/use-session.ts';
import { Chip } from '../ui/chip.tsx';
import { LogNotice } from './log-notice.tsx';
import { OverlapNotices } from './overlap-notices.tsx';
import { useReportStateWords } from './report-state-words.ts';

/** Where a report stands, where that is worth a word: returned and why, waiting, in two places at once. */
export function ReportStateNotices({ report }: { report: Report }) {
  const { id } = useProfile();
  const last = report.history.findLast(({ kind }) => kind === 'returned');
  const by = last?.by.known_as ?? '';
  const comment = last?.reason ?? '';
  const author = report.author.known_as;
  return (
    <>
      {report.state === 'returned' && (
        <LogNotice>
          {report.author.id === id ? (
            <Trans>
              {by} asks you to look at this again: <b>“{comment}”</b> Change it, and it is sent in again.
            </Trans>
          ) : (
            <Trans>
              {by} asked {author} to look at this again: <b>“{comment}”</b>
            </Trans>
          )}
        </LogNotice>
      )}
      <OverlapNotices overlaps={report.overlaps} />
    </>
  );
}

/** A report's state as a chip; nothing where it simply stands. */
export function ReportStateChip({ report }: { report: Pick<Report, 'state' | 'waits_for_approval'> }) {
  const state = useReportStateWords();
  if (report.waits_for_approval) return <Chip tone="mustard">{state.waiting}</Chip>;
  if (report.state === 'returned') return <Chip tone="plum">{state.returned}</Chip>;
  if (report.state === 'approved') return <Chip tone="good">{state.approved}</Chip>;
  if (report.state === 'void') return <Chip>{state.void}</Chip>;
  return null;
}
