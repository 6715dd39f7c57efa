import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { WrenchIcon } from '@phosphor-icons/react/dist/csr/Wrench';
import { useMemo, useState } from 'react';
import type { CheckSettings } from '@heartsease/domain/import/read-cells.ts';
import type { ImportField } from '@heartsease/domain/import/fields.ts';
import type { ImportResult } from '@heartsease/domain/import/import.endpoints.ts';
import { failureOf } from '../api/failure.ts';
import type { Failure } from '../api/failure.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { fixesIn, judged, withAllFixes, withCell } from './grid-rows.ts';
import { useCommitImport, useLayReady } from './import.api.ts';
import type { LaidImport, RelativesBy } from './import.api.ts';
import styles from './import-screen.module.css';
import { useOutcomeWords } from './import-words.ts';
import { PeopleGrid } from './people-grid.tsx';
import { outcomesOf } from './row-outcomes.ts';
import type { GridRow, JudgedRow } from './row-outcomes.ts';
import { useKnown } from './use-known.ts';

interface CheckPeopleProps {
  fileName: string;
  rows: GridRow[];
  settings: CheckSettings;
  onBack: () => void;
  onDone: (result: ImportResult) => void;
}

type Shown = 'all' | 'red' | 'amber' | 'green' | 'out';

/** Everybody of the file, green, amber and red, corrected in place; then the last button. */
export function CheckPeople({ fileName, rows: first, settings, onBack, onDone }: CheckPeopleProps) {
  const { t } = useLingui();
  const layReady = useLayReady();
  const commit = useCommitImport();
  const [rows, setRows] = useState(first);
  const { known, hasFailed, askAgain } = useKnown(rows);
  const { willBe } = useOutcomeWords();
  const [relativesBy, setRelativesBy] = useState<RelativesBy>('email');
  const [shown, setShown] = useState<Shown>('all');
  // Whoever was shown by the filter stays while it is corrected: nothing goes from under the finger.
  const [staying, stay] = useState<ReadonlySet<number>>(new Set());
  const [isLeaving, setLeaving] = useState(false);
  const [lost, lose] = useState<LaidImport | null>(null);
  const [isWriting, setWriting] = useState(false);
  const [refused, refuse] = useState<string | null>(null);
  const judgedRows = useMemo(() => judged(rows, known), [rows, known]);
  const count = (state: JudgedRow['state']) => judgedRows.filter((row) => row.state === state).length;
  const red = count('red');
  const fixes = fixesIn(judgedRows);
  const outcomes = outcomesOf(judgedRows);
  const created = outcomes.residents_added + outcomes.staff_invited + outcomes.relatives_invited;
  const changed = outcomes.residents_changed + outcomes.relatives_changed;
  const isAsking = judgedRows.some(
    (row) => row.state !== 'out' && row.checked.person !== null && row.standing === undefined,
  );

  function change(place: number, changed: (row: GridRow) => GridRow) {
    setRows((before) => before.map((row, at) => (at === place ? changed(row) : row)));
  }

  function filter(to: Shown) {
    setShown(to);
    stay(new Set(judgedRows.filter(({ state }) => state === to).map(({ place }) => place)));
  }

  async function create() {
    const ready = judgedRows.flatMap(({ state, checked, isNew }) =>
      state === 'out' || checked.person === null ? [] : [{ person: checked.person, is_new: isNew }],
    );
    setWriting(true);
    refuse(null);
    let laid = lost;
    try {
      laid ??= await layReady(fileName, ready, relativesBy);
      onDone(await commit(laid));
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      const isLost = laid !== null && !isAnswered(failure);
      lose(isLost ? laid : null);
      if (isLost)
        refuse(
          t`The answer got lost, so we don’t know yet whether they are written. Ask again: nobody is written twice.`,
        );
      else {
        const told = failure.kind === 'refused_input' ? failure.message : null;
        refuse(told ?? t`That did not work. Nobody was written. Try again in a moment.`);
      }
    } finally {
      setWriting(false);
    }
  }

  const filters: { value: Shown; label: string; number: number }[] = [
    { value: 'all', label: t`Everybody`, number: rows.length },
    { value: 'red', label: t`To correct`, number: red },
    { value: 'amber', label: t`To look at`, number: count('amber') },
    { value: 'green', label: t`Ready`, number: count('green') },
    { value: 'out', label: t`Left out`, number: count('out') },
  ];
  if (lost !== null)
    return (
      <Card tone="danger" className={styles.stack}>
        <p role="alert">{refused}</p>
        <div className={styles.ways}>
          <Button size="large" busy={isWriting} onClick={() => void create()}>
            {t`Ask again`}
          </Button>
        </div>
      </Card>
    );
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        {filters.map(({ value, label, number }) =>
          number > 0 || value === 'all' || value === shown ? (
            <FilterChip key={value} isOn={shown === value} onChange={() => filter(value)}>
              {label} {number}
            </FilterChip>
          ) : null,
        )}
        {fixes > 0 && (
          <Button
            variant="accent"
            icon={<WrenchIcon weight="bold" aria-hidden="true" />}
            onClick={() => setRows(withAllFixes(rows, known, settings))}
          >
            {plural(fixes, { one: 'Take # suggestion', other: 'Take all # suggestions' })}
          </Button>
        )}
      </div>
      <p role="status" className="secondary">
        {red > 0
          ? plural(red, {
              one: '# row needs a correction before anybody is written.',
              other: '# rows need a correction before anybody is written.',
            })
          : t`Nothing has been written yet.`}
      </p>
      <PeopleGrid
        rows={
          shown === 'all' ? judgedRows : judgedRows.filter(({ state, place }) => state === shown || staying.has(place))
        }
        onCell={(place, field: ImportField, value) => change(place, (row) => withCell(row, field, value, settings))}
        onLeaveOut={(place, isLeftOut) => change(place, (row) => ({ ...row, isLeftOut }))}
        onNew={(place, isNew) => change(place, (row) => ({ ...row, isNew }))}
      />
      {outcomes.relatives_invited > 0 && (
        <Card>
          <ChoiceGroup
            label={t`How do the invitations reach relatives?`}
            name="relatives_by"
            value={relativesBy}
            onChange={setRelativesBy}
            columns={2}
            options={[
              { value: 'email', label: t`By email`, description: t`And a letter to print where there is no address` },
              { value: 'letter', label: t`By letter`, description: t`For everybody, to hand over or to post` },
            ]}
          />
        </Card>
      )}
      {hasFailed && (
        <Card tone="danger">
          <p role="alert">{t`We could not look up who is known here already.`}</p>
          <Button variant="soft" onClick={askAgain}>
            {t`Try again`}
          </Button>
        </Card>
      )}
      {refused !== null && (
        <Card tone="danger">
          <p role="alert">{refused}</p>
        </Card>
      )}
      <div className={styles.ways}>
        <Button variant="line" onClick={() => (rows === first ? onBack() : setLeaving(true))}>
          {t`Back to the columns`}
        </Button>
        {red > 0 && (
          <Button variant="soft" onClick={() => setRows(withoutRed(rows, judgedRows))}>
            {plural(red, { one: 'Leave # row out', other: 'Leave # rows out' })}
          </Button>
        )}
        <Button
          size="large"
          busy={isWriting || (isAsking && !hasFailed)}
          disabled={red > 0 || hasFailed || created + changed === 0}
          onClick={() => void create()}
        >
          {created > 0 || changed === 0
            ? plural(created, { one: 'Create # person', other: 'Create # people' })
            : plural(changed, { one: 'Update # person', other: 'Update # people' })}
        </Button>
      </div>
      <p className="secondary">{willBe(outcomes).join(' · ')}</p>
      <Ask
        isOpen={isLeaving}
        title={t`Go back to the columns?`}
        confirm={t`Go back`}
        cancel={t`Stay here`}
        onConfirm={onBack}
        onCancel={() => setLeaving(false)}
      >
        {t`The rows are read from the file again then. What you corrected here is lost.`}
      </Ask>
    </div>
  );
}

/** Whether the server has decided: then nobody was written. Otherwise the answer may have got lost behind it. */
function isAnswered({ kind }: Failure): boolean {
  return kind !== 'unreachable' && kind !== 'maintenance' && kind !== 'server_error' && kind !== 'other';
}

function withoutRed(rows: GridRow[], judgedRows: JudgedRow[]): GridRow[] {
  return rows.map((row, place) => (judgedRows[place]?.state === 'red' ? { ...row, isLeftOut: true } : row));
}
