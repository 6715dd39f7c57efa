import { useLingui } from '@lingui/react/macro';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useWasSent } from './deliveries.api.ts';
import { useLetterRights } from './use-letter-rights.ts';

/** On a report: the way to send it, for whoever may. On a package that sends none, the way to what was sent before. */
export function SendReportCard({ report }: { report: Report }) {
  const { t } = useLingui();
  const { maySend, mayTakeBack } = useLetterRights(report);
  const wasSent = useWasSent(report.id, { isAsked: !maySend && mayTakeBack && report.state !== 'void' });
  if (report.state === 'void' || !(maySend || wasSent)) return null;
  return (
    <ButtonLink
      to={`/email-report/${report.id}`}
      variant="line"
      full
      icon={<EnvelopeSimpleIcon weight="bold" aria-hidden="true" />}
    >
      {maySend ? t`Send it to the family` : t`Sent so far`}
    </ButtonLink>
  );
}
