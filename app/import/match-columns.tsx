import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DateOrder } from '@heartsease/domain/import/dates.ts';
import { DATE_FIELDS, FIELDS_OF, IMPORT_FIELDS, PERSON_KINDS } from '@heartsease/domain/import/fields.ts';
import type { ImportField, PersonKind } from '@heartsease/domain/import/fields.ts';
import { matchColumns, orderIn } from '@heartsease/domain/import/match-columns.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Select } from '../ui/select.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './import-screen.module.css';
import { useFieldWords, useKindWords } from './import-words.ts';
import type { MatchedSheet } from './read-spreadsheet.ts';

interface MatchColumnsProps {
  file: { name: string; sheets: MatchedSheet[] };
  /** What somebody said when they were here before. */
  said: DateOrder | null;
  onBack: () => void;
  onMatched: (sheets: MatchedSheet[], order: DateOrder) => Promise<void>;
}

/** What each column holds, as far as we could tell, beside the first values of it. */
export function MatchColumns({ file, said, onBack, onMatched }: MatchColumnsProps) {
  const { t } = useLingui();
  const [sheets, setSheets] = useState(file.sheets);
  const [order, setOrder] = useState(said);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const told = orderIn(sheets);
  const isAsked = told === 'either' || told === 'mixed';
  // What the dates tell themselves counts; what somebody said, only while they are asked.
  const inForce = isAsked ? (order ?? 'day_first') : told === 'month_first' ? 'month_first' : 'day_first';

  async function goOn() {
    setBusy(true);
    setFailed(false);
    try {
      await onMatched(sheets, inForce);
    } catch (caught) {
      console.error(caught);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.stack}>
      {sheets.map((matched, at) => (
        <SheetCard
          key={matched.sheet.name}
          matched={matched}
          fileName={file.name}
          onChange={(changed) => setSheets(sheets.map((one, place) => (place === at ? changed : one)))}
        />
      ))}
      {isAsked && (
        <Card tone="mustard">
          <ChoiceGroup
            label={t`How are dates written in this file?`}
            description={exampleIn(sheets)}
            name="order"
            value={inForce}
            onChange={setOrder}
            columns={2}
            options={[
              { value: 'day_first', label: t`Day first`, description: t`03/04/1936 is 3 April` },
              { value: 'month_first', label: t`Month first`, description: t`03/04/1936 is 4 March` },
            ]}
          />
        </Card>
      )}
      {hasFailed && (
        <Card tone="danger">
          <p role="alert">{t`That did not work. Nothing was changed. Try again in a moment.`}</p>
        </Card>
      )}
      <div className={styles.ways}>
        <Button variant="line" onClick={onBack}>
          {t`Another file`}
        </Button>
        <Button size="large" busy={isBusy} onClick={() => void goOn()}>
          {t`Show the people`}
        </Button>
      </div>
    </div>
  );
}

interface SheetCardProps {
  matched: MatchedSheet;
  fileName: string;
  onChange: (matched: MatchedSheet) => void;
}

function SheetCard({ matched, fileName, onChange }: SheetCardProps) {
  const { t } = useLingui();
  const { sheet, match } = matched;
  const { today } = useTimeWords();
  const isMixed = match.columns.includes('kind');
  const fields = useFieldWords(isMixed ? undefined : match.kind);
  const kinds = useKindWords();
  const name = sheet.name === '' ? fileName : sheet.name;
  const rows = sheet.rows.slice(match.header_row + 1);
  const offered = IMPORT_FIELDS.filter(
    (field) =>
      isMixed || OF_ANYBODY.has(field) || match.columns.includes(field) || FIELDS_OF[match.kind].includes(field),
  );
  const options = [
    { value: 'none', label: t`Leave it out` },
    ...offered.map((field) => ({ value: field, label: fields[field] })),
  ];

  function setColumn(column: number, field: ImportField | null) {
    // A field stands in one column only.
    const columns = match.columns.map((one, place) => (place === column ? field : one === field ? null : one));
    onChange({ sheet, match: { ...match, columns } });
  }

  function setKind(kind: PersonKind) {
    // What a column means changes with relatives: there "Resident" is whom they belong to.
    const isAnother = kind !== match.kind && (kind === 'relative' || match.kind === 'relative');
    onChange({ sheet, match: isAnother ? matchColumns(sheet, today, kind) : { ...match, kind } });
  }

  return (
    <Card as="section" aria-label={name}>
      <h2 className={styles.sheetName}>{name}</h2>
      {!isMixed && (
        <ChoiceGroup
          label={t`Who are these people?`}
          name={`kind-${sheet.name}`}
          value={match.kind}
          onChange={setKind}
          columns={3}
          options={PERSON_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        />
      )}
      <ul className={styles.columns}>
        {match.columns.map((field, column) => {
          const header = match.headers[column] ?? '';
          const heading = header === '' ? t`Column ${column + 1}` : header;
          return (
            <li key={column} data-out={field === null || undefined}>
              <Select
                label={heading}
                value={field ?? 'none'}
                onChange={(value) => setColumn(column, IMPORT_FIELDS.find((one) => one === value) ?? null)}
                options={options}
              />
              <p className={styles.examples}>
                <Trans>such as {examplesOf(rows, column)}</Trans>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const OF_ANYBODY = new Set<ImportField>(['kind', 'full_name']);

function examplesOf(rows: string[][], column: number): string {
  const values = rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '');
  const few = [...new Set(values.slice(0, 50))]
    .slice(0, 3)
    .map((value) => (value.length > 40 ? `${value.slice(0, 40)}…` : value));
  return few.length === 0 ? '–' : few.join(' · ');
}

function exampleIn(sheets: MatchedSheet[]): string {
  const dates = sheets.flatMap(({ sheet, match }) =>
    match.columns.flatMap((field, column) =>
      DATE_FIELDS.some((one) => one === field)
        ? sheet.rows.slice(match.header_row + 1).map((row) => row[column] ?? '')
        : [],
    ),
  );
  return dates
    .filter((date) => /^\d{1,2}[-/. ]\d{1,2}[-/. ]/.test(date))
    .slice(0, 3)
    .join(' · ');
}
