import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { WrenchIcon } from '@phosphor-icons/react/dist/csr/Wrench';
import { useEffect, useMemo, useState } from 'react';
import type { CheckSettings } from '@heartsease/domain/import/check-row.ts';
import type { ImportField } from '@heartsease/domain/import/fields.ts';
import type { ImportResult } from '@heartsease/domain/import/import.endpoints.ts';
import { failureOf } from '../api/failure.ts';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Card } from '../ui/card.tsx';
import { fixesIn, judged, outcomesOf, withAllFixes, withCell } from './grid-rows.ts';
import type { GridRow, JudgedRow, Known } from './grid-rows.ts';
import { standingsOf, useWriteImport } from './import.api.ts';
import styles from './import-screen.module.css';
import { PeopleGrid } from './people-grid.tsx';

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
  const write = useWriteImport();
  const [rows, setRows] = useState(first);
  const known = useKnown(rows);
  const [shown, setShown] = useState<Shown>('all');
  const [isWriting, setWriting] = useState(false);
  const [refused, refuse] = useState<string | null>(null);
  const judgedRows = useMemo(() => judged(rows, known), [rows, known]);
  const count = (state: JudgedRow['state']) => judgedRows.filter((row) => row.state === state).length;
  const red = count('red');
  const fixes = fixesIn(judgedRows);
  const outcomes = outcomesOf(judgedRows);
  const { added, invited, changed } = outcomes;
  const created = added + invited;
  const isAsking = judgedRows.some(
    (row) => row.state !== 'out' && row.checked.person !== null && row.standing === undefined,
  );

  function change(place: number, changed: (row: GridRow) => GridRow) {
    setRows((before) => before.map((row, at) => (at === place ? changed(row) : row)));
  }

  async function create() {
    const ready = judgedRows.flatMap(({ state, checked, isNew }) =>
      state === 'out' || checked.person === null ? [] : [{ person: checked.person, is_new: isNew }],
    );
    setWriting(true);
    refuse(null);
    try {
      onDone(await write(fileName, ready));
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      refuse(
        failure.kind === 'refused_input'
          ? failure.message
          : t`That did not work. Nobody was written. Try again in a moment.`,
      );
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
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        {filters.map(({ value, label, number }) =>
          number > 0 || value === 'all' ? (
            <FilterChip key={value} isOn={shown === value} onChange={() => setShown(value)}>
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
        rows={shown === 'all' ? judgedRows : judgedRows.filter(({ state }) => state === shown)}
        onCell={(place, field: ImportField, value) => change(place, (row) => withCell(row, field, value, settings))}
        onLeaveOut={(place, isLeftOut) => change(place, (row) => ({ ...row, isLeftOut }))}
        onNew={(place, isNew) => change(place, (row) => ({ ...row, isNew }))}
      />
      {refused !== null && (
        <Card tone="danger">
          <p role="alert">{refused}</p>
        </Card>
      )}
      <div className={styles.ways}>
        <Button variant="line" onClick={onBack}>
          {t`Back to the columns`}
        </Button>
        {red > 0 && (
          <Button variant="soft" onClick={() => setRows(withoutRed(rows, judgedRows))}>
            {plural(red, { one: 'Leave # row out', other: 'Leave # rows out' })}
          </Button>
        )}
        <Button
          size="large"
          busy={isWriting || isAsking}
          disabled={red > 0 || created + changed === 0}
          onClick={() => void create()}
        >
          {created > 0 || changed === 0
            ? plural(created, { one: 'Create # person', other: 'Create # people' })
            : plural(changed, { one: 'Update # person', other: 'Update # people' })}
        </Button>
      </div>
      <p className="secondary">{told(outcomes)}</p>
    </div>
  );

  function told({ added, invited, changed, unchanged }: ReturnType<typeof outcomesOf>): string {
    return [
      added > 0 && plural(added, { one: '# resident is added', other: '# residents are added' }),
      invited > 0 && plural(invited, { one: '# staff member is invited', other: '# staff members are invited' }),
      changed > 0 && plural(changed, { one: '# resident is updated', other: '# residents are updated' }),
      unchanged > 0 && plural(unchanged, { one: '# person stays as they are', other: '# people stay as they are' }),
    ]
      .filter((part) => part !== false)
      .join(' · ');
  }
}

function withoutRed(rows: GridRow[], judgedRows: JudgedRow[]): GridRow[] {
  return rows.map((row, place) => (judgedRows[place]?.state === 'red' ? { ...row, isLeftOut: true } : row));
}

/** Typing is not asked about letter by letter. */
const ASK_AFTER_MS = 400;

/** What the home knows about the people of the rows, asked for whoever is new or was corrected. */
function useKnown(rows: GridRow[]): Known {
  const [known, setKnown] = useState<Known>(new Map());
  useEffect(() => {
    const people = rows.flatMap(({ checked: { person }, isLeftOut }) =>
      person === null || isLeftOut || known.has(person) ? [] : [person],
    );
    if (people.length === 0) return;
    const stop = new AbortController();
    async function ask() {
      const standings = await standingsOf(people, stop.signal).catch(() => []);
      if (stop.signal.aborted || standings.length === 0) return;
      setKnown((before) => {
        const after = new Map(before);
        for (const [at, standing] of standings.entries()) {
          const person = people[at];
          if (person) after.set(person, standing);
        }
        return after;
      });
    }
    const timer = setTimeout(() => void ask(), known.size === 0 ? 0 : ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [rows, known]);
  return known;
}
