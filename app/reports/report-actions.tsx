import { useLingui } from '@lingui/react/macro';
import { ArchiveIcon } from '@phosphor-icons/react/dist/csr/Archive';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { ListPlusIcon } from '@phosphor-icons/react/dist/csr/ListPlus';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { Ask } from '../ui/ask.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './report-actions.module.css';
import { ReviewPart } from './review-part.tsx';
import { undoLog } from './save-log.ts';
import { SetAsideSheet } from './set-aside-sheet.tsx';

/** Beside the title: what most who may do anything with a report came to do. Nothing is shown that could not be done. */
export function ReportMainActions({ report }: { report: Report }) {
  const { t } = useLingui();
  const tellsMore = useMay('reports.full');
  if (!report.can_change && !report.can_return && !report.can_approve) return null;
  return (
    <div className={styles.main} data-line>
      <ReviewPart report={report} />
      {report.can_change && tellsMore && (
        <ButtonLink to="?change&more" variant="soft" icon={<ListPlusIcon weight="bold" aria-hidden="true" />}>
          {t`Add more`}
        </ButtonLink>
      )}
      {report.can_change && (
        <ButtonLink
          to="?change"
          variant={report.can_approve ? 'soft' : 'primary'}
          icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
        >
          {t`Change`}
        </ButtonLink>
      )}
    </div>
  );
}

/** At the end: what takes a report out of what counts. */
export function ReportEndActions({ report }: { report: Report }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const profile = useProfile();
  const mayAdd = useMay('reports.add');
  const [now] = useState(() => new Date());
  const [asked, ask] = useState<'undo' | 'set aside' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const mayUndo = mayAdd && report.state !== 'void' && isOwnAndFresh(report, profile, now);
  const isShared = report.authors.some(({ id }) => id !== profile.id);

  async function undo() {
    setBusy(true);
    const isUndone = await undoLog(client, report.client_id);
    setBusy(false);
    ask(null);
    if (isUndone) showToast({ kind: 'success', text: t`Taken back. It stays in the history.` });
  }

  return (
    <>
      {mayUndo && (
        <Button
          variant="line"
          icon={<ArrowCounterClockwiseIcon weight="bold" aria-hidden="true" />}
          onClick={() => ask('undo')}
        >
          {t`Take it back`}
        </Button>
      )}
      {report.can_change && (
        <Button variant="line" icon={<ArchiveIcon weight="bold" aria-hidden="true" />} onClick={() => ask('set aside')}>
          {t`Set aside`}
        </Button>
      )}
      <Ask
        isOpen={asked === 'undo'}
        title={t`Take this back?`}
        confirm={t`Take it back`}
        cancel={t`Keep it`}
        busy={isBusy}
        onConfirm={() => void undo()}
        onCancel={() => ask(null)}
      >
        {isShared
          ? t`Only what you answered goes. What the others answered stays.`
          : t`None of it will count any more. It stays readable here.`}
      </Ask>
      {asked === 'set aside' && <SetAsideSheet report={report} onClosed={() => ask(null)} />}
    </>
  );
}

/** The author may change it freely for so long; afterwards, and for everybody else, it takes a reason. */
export function isOwnAndFresh(report: Report, profile: Profile, now: Date): boolean {
  const age = now.getTime() - Date.parse(report.recorded_at);
  return report.author.id === profile.id && age <= REPORT_LIMITS.author_hours * 3_600_000;
}
