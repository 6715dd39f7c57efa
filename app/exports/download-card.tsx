import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import type { Report } from '@heartsease/domain/reports/report.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';

/** On a report: the way to it as a file. What was set aside is in none. */
export function DownloadReportCard({ report }: { report: Pick<Report, 'id' | 'state'> }) {
  const { t } = useLingui();
  const mayDownload = useMay('reports.download');
  if (!mayDownload || report.state === 'void') return null;
  return (
    <ButtonLink
      to={`/download-report?report_id=${report.id}`}
      variant="line"
      full
      icon={<DownloadSimpleIcon weight="bold" aria-hidden="true" />}
    >
      {t`Download it`}
    </ButtonLink>
  );
}

/** On a resident's page: the way to their days as a file. */
export function DownloadOfResidentCard({ resident }: { resident: Pick<Resident, 'id' | 'known_as'> }) {
  const { t } = useLingui();
  const mayDownload = useMay('reports.download');
  const name = resident.known_as;
  if (!mayDownload) return null;
  return (
    <Card padding="none">
      <List aria-label={t`Download ${name}’s days`}>
        <ListRow
          lead={<DownloadSimpleIcon weight="duotone" size={28} aria-hidden="true" />}
          title={t`Download ${name}’s days`}
          under={t`As a PDF to print, or as a table`}
          to={`/download-report?resident_id=${resident.id}`}
        />
      </List>
    </Card>
  );
}
