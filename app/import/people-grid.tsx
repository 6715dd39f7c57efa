import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { VList } from 'virtua';
import { FIELDS_OF, IMPORT_FIELDS } from '@heartsease/domain/import/fields.ts';
import type { ImportField, PersonKind } from '@heartsease/domain/import/fields.ts';
import { Chip } from '../ui/chip.tsx';
import { GridCell } from './grid-cell.tsx';
import type { JudgedRow } from './row-outcomes.ts';
import { useFieldWords, useKindWords } from './import-words.ts';
import styles from './people-grid.module.css';
import { StandingNote } from './standing-note.tsx';

interface PeopleGridProps {
  rows: JudgedRow[];
  onCell: (place: number, field: ImportField, value: string) => void;
  onLeaveOut: (place: number, isLeftOut: boolean) => void;
  onNew: (place: number, isNew: boolean) => void;
}

/** Beyond this only the rows in view are drawn. */
const DRAWN_WHOLE = 40;
/** As a style: the list gives itself the whole height of what is around it, which has none, and no class can say otherwise. */
const HEIGHT = { height: 'min(62dvh, 46rem)' };

/** A table whose cells are changed where they stand; what is wrong is said at its cell. */
export function PeopleGrid({ rows, ...acts }: PeopleGridProps) {
  const { t } = useLingui();
  const [focused, setFocused] = useState<number | null>(null);
  const kind = onlyKindIn(rows);
  const words = useFieldWords(kind);
  const fields = fieldsIn(rows, kind);
  const columns = `var(--first-column) ${fields.map((field) => `minmax(${widthOf(field)}rem, 1fr)`).join(' ')}`;
  const wide = fields.reduce((sum, field) => sum + widthOf(field), 0);
  const draw = (row: JudgedRow, at: number) => (
    <Row
      key={row.place}
      row={row}
      index={at + 2}
      fields={fields}
      columns={columns}
      words={words}
      onFocus={setFocused}
      {...acts}
    />
  );
  // Where somebody writes stays drawn, however far they look around.
  const kept = rows.findIndex(({ place }) => place === focused);
  return (
    <div className={styles.scroll} role="table" aria-label={t`People of the file`} aria-rowcount={rows.length + 1}>
      <div className={styles.inner} style={{ minWidth: `calc(var(--first-column) + ${wide}rem)` }}>
        <div role="row" aria-rowindex={1} className={styles.head} style={{ gridTemplateColumns: columns }}>
          <span role="columnheader">{t`Row`}</span>
          {fields.map((field) => (
            <span key={field} role="columnheader">
              {words[field]}
            </span>
          ))}
        </div>
        {rows.length > DRAWN_WHOLE ? (
          <VList style={HEIGHT} data={rows} keepMounted={kept < 0 ? [] : [kept]}>
            {draw}
          </VList>
        ) : (
          <div>{rows.map(draw)}</div>
        )}
      </div>
    </div>
  );
}

type RowProps = Omit<PeopleGridProps, 'rows'> & {
  row: JudgedRow;
  index: number;
  fields: ImportField[];
  columns: string;
  words: Record<ImportField, string>;
  onFocus: (place: number) => void;
};

function Row({ row, index, fields, columns, words, onFocus, onCell, onLeaveOut, onNew }: RowProps) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const states = useStateWords();
  const outButton = useRef<HTMLButtonElement>(null);
  const { number, sheet, kind, cells } = row.row;
  return (
    <div
      role="row"
      aria-rowindex={index}
      className={styles.row}
      data-state={row.state}
      style={{ gridTemplateColumns: columns }}
      onFocus={() => onFocus(row.place)}
    >
      <div role="rowheader" className={styles.first}>
        <div className={styles.which}>
          <b>{sheet === '' ? t`Row ${number}` : t`Row ${number}, ${sheet}`}</b>
          <Chip tone={TONES[row.state]}>{states[row.state]}</Chip>
        </div>
        <span className="caption">{kinds[kind]}</span>
        <StandingNote row={row} onNew={(isNew) => onNew(row.place, isNew)} />
        <button
          ref={outButton}
          type="button"
          className={styles.small}
          onClick={() => onLeaveOut(row.place, !row.isLeftOut)}
        >
          {row.isLeftOut ? t`Take it in again` : t`Leave this row out`}
        </button>
      </div>
      {fields.map((field) => (
        <GridCell
          key={field}
          heading={words[field]}
          label={t`${words[field]}, row ${number}`}
          value={cells[field] ?? ''}
          isUsed={FIELDS_OF[kind].includes(field) && !row.isLeftOut}
          problems={row.problems.filter((one) => one.field === field)}
          onChange={(value) => onCell(row.place, field, value)}
          onLeaveOut={() => {
            // The cells of a row that stays out can't be written in; this button takes it back.
            outButton.current?.focus();
            onLeaveOut(row.place, true);
          }}
        />
      ))}
    </div>
  );
}

const TONES = { red: 'danger', amber: 'mustard', green: 'good', out: 'plain' } as const;

function useStateWords(): Record<JudgedRow['state'], string> {
  const { t } = useLingui();
  return { red: t`To correct`, amber: t`To look at`, green: t`Ready`, out: t`Left out` };
}

/** What is longer than a name needs more room. */
function widthOf(field: ImportField): number {
  if (field === 'email') return 14;
  if (field === 'room' || field === 'is_primary') return 7.5;
  return field === 'relationship' || field === 'resident' || field === 'cultural_needs' ? 11 : 9.5;
}

function onlyKindIn(rows: JudgedRow[]): PersonKind | undefined {
  const kind = rows[0]?.row.kind;
  return rows.every(({ row }) => row.kind === kind) ? kind : undefined;
}

/** What the file tells of anybody, and what is asked for; an empty column would only be in the way. */
function fieldsIn(rows: JudgedRow[], kind: PersonKind | undefined): ImportField[] {
  const used = new Set<ImportField>();
  for (const { row, problems } of rows) {
    for (const field of IMPORT_FIELDS) if (row.cells[field] !== undefined && row.cells[field] !== '') used.add(field);
    for (const { field } of problems) used.add(field);
  }
  return (kind === undefined ? IMPORT_FIELDS : FIELDS_OF[kind]).filter((field) => used.has(field));
}
