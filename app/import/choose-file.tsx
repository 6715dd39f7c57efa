import { useLingui } from '@lingui/react/macro';
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import { askWorker } from './ask-worker.ts';
import { ExportCard } from './export-card.tsx';
import styles from './import-screen.module.css';
import { PastImportsCard } from './past-imports-card.tsx';
import type { ReadSpreadsheet } from './read-spreadsheet.ts';

type Opened = Extract<ReadSpreadsheet, { ok: true }> & { name: string };
type Refusal = Exclude<ReadSpreadsheet, { ok: true }>['reason'];

/** Drop it or choose it. The file itself stays on the device; only people who are brought in are sent. */
export function ChooseFile({ onRead }: { onRead: (file: Opened) => void }) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const why = useRefusalWords();

  async function open(file: File | undefined) {
    if (file === undefined || isReading) return;
    setReading(true);
    refuse(null);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = await askWorker({ what: 'read', bytes, today });
      if (found.ok) onRead({ ...found, name: file.name });
      else refuse(found.reason);
    } catch {
      refuse('unreadable');
    } finally {
      setReading(false);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  }

  return (
    <>
      <Card>
        {/* Dropping is a second way; the button below is for everybody. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          role="group"
          aria-label={t`The file`}
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileArrowUpIcon size={48} weight="duotone" aria-hidden="true" />
          <h2>{t`Drop your list of residents, staff or relatives here`}</h2>
          <p className="secondary">
            {t`A CSV or XLSX file as it is: any columns, any order. You see everybody before anything is written.`}
          </p>
          <Button size="large" busy={isReading} onClick={() => input.current?.click()}>
            {t`Choose a file`}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-label={t`Spreadsheet`}
            onChange={({ target }) => {
              void open(target.files?.[0]);
              target.value = '';
            }}
          />
          {refusal !== null && (
            <p role="alert" className={styles.refusal}>
              {why[refusal]}
            </p>
          )}
        </div>
      </Card>
      <PastImportsCard />
      <ExportCard />
    </>
  );
}

function useRefusalWords(): Record<Refusal, string> {
  const { t } = useLingui();
  return {
    too_large: t`This file is larger than 20 MB. Keep only the list of people in it.`,
    too_many_rows: t`This file has more than 10,000 rows. Bring it in as two files.`,
    old_excel: t`This is a file of an older Excel, or has a password. Save it as XLSX or CSV without one and try again.`,
    unreadable: t`We can’t read this file. Save it as XLSX or CSV and try again.`,
    empty: t`There is nothing in this file.`,
  };
}
