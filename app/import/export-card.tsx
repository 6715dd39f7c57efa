import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useState } from 'react';
import { sheetOf, sheetOfEverybody } from '@heartsease/domain/import/export-sheets.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { saveFile } from '../device/save-file.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useTimeWords } from '../words/time.ts';
import { peopleToTakeOut } from './import.api.ts';
import styles from './import-screen.module.css';

/** The same people out again: a file that comes in as it went. */
export function ExportCard() {
  const { t } = useLingui();
  const mayExport = useMay('people.export');
  const { carehome } = useProfile();
  const { today } = useTimeWords();
  const [busy, setBusy] = useState<'csv' | 'xlsx' | null>(null);
  if (!mayExport) return null;

  async function save(format: 'csv' | 'xlsx') {
    setBusy(format);
    try {
      const { writeCsv, writeXlsx } = await fetchPart(() => import('./write-spreadsheet.ts'));
      const { residents, staff, relatives } = await peopleToTakeOut();
      const bytes =
        format === 'csv'
          ? writeCsv(sheetOfEverybody({ resident: residents, staff, relative: relatives }))
          : writeXlsx([sheetOf('resident', residents), sheetOf('staff', staff), sheetOf('relative', relatives)]);
      saveFile(`${carehome.name} ${today}.${format}`, bytes, 'application/octet-stream');
    } catch (caught) {
      tellFailure(caught);
    } finally {
      setBusy(null);
    }
  }

  return (
    <Card as="section" aria-label={t`Take your people along`}>
      <h2>{t`Take your people along`}</h2>
      <p className="secondary">{t`Everybody who lives or works here, and their relatives, as a spreadsheet. Keep it as safe as a care file.`}</p>
      <div className={styles.ways}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="soft"
            busy={busy === format}
            icon={<DownloadSimpleIcon weight="bold" aria-hidden="true" />}
            onClick={() => void save(format)}
          >
            {format === 'xlsx' ? t`As a workbook (XLSX)` : t`As plain text (CSV)`}
          </Button>
        ))}
      </div>
    </Card>
  );
}
