import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useReport } from '../reports/reports.api.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import type { SentLetter } from './code-part.tsx';
import { CodePart } from './code-part.tsx';
import { DeliveriesPart } from './deliveries-part.tsx';
import styles from './email-report-screen.module.css';
import { LetterPart } from './letter-part.tsx';
import { useLetterRights } from './use-letter-rights.ts';

/**
 * A report about one person for their family, or for a professional: looked at, sent, told of, taken back. On a package
 * that sends none, what was sent before is told of and taken back.
 */
export function EmailReportScreen() {
  const { t } = useLingui();
  const { reportId = '' } = useParams();
  const report = useReport(reportId);
  const { maySend, mayTakeBack } = useLetterRights(report.data);
  const [sent, setSent] = useState<SentLetter | null>(null);
  if (isNothingThere(report.error) || !mayTakeBack) return <NotFoundScreen />;
  return (
    <FullScreen
      title={maySend ? t`Send this report` : t`Sent so far`}
      under={report.data?.title}
      backTo={`/manage-report/${reportId}`}
      width="narrow"
    >
      <AsyncView query={report} waiting={<SkeletonRows rows={5} />}>
        {(data) => (
          <div className={styles.parts}>
            {sent === null ? (
              maySend && data.state !== 'void' && <LetterPart report={data} onSent={setSent} />
            ) : (
              <CodePart sent={sent} onDone={() => setSent(null)} />
            )}
            <DeliveriesPart report_id={data.id} isAlone={!maySend} onSent={setSent} />
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}
