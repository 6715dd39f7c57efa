import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useMay } from '../session/use-may.ts';
import { Card } from '../ui/card.tsx';
import { useAcknowledgeAtReport, useRiskOfReport } from './session-risk.api.ts';
import styles from './session-risk-card.module.css';
import { StopsPart } from './stops-part.tsx';

/** How what was logged was safe for whoever has a hard stop for it; for a day it can still be said. Mostly nothing. */
export function ReportRiskCard({ report_id }: { report_id: string }) {
  const { t } = useLingui();
  const id = useId();
  const maySay = useMay('risk.say_at_report');
  const { data } = useRiskOfReport(report_id);
  const keep = useAcknowledgeAtReport(report_id);
  if (data === undefined || data.stops.length + data.words.length === 0) return null;
  const isAsked = maySay && data.stops.some(({ acknowledged }) => acknowledged === null);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.part}>
        <h2 id={id}>{t`How it was safe`}</h2>
        {isAsked && (
          <p className={styles.first} role="status">
            {t`Something did not fit for these people. Say how it was safe for each of them.`}
          </p>
        )}
        {data.stops.length > 0 && <StopsPart stops={data.stops} onSay={maySay ? keep : null} />}
        {data.words.length > 0 && <StopsPart stops={data.words} onSay={null} />}
      </div>
    </Card>
  );
}
