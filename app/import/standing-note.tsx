import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../ui/checkbox.tsx';
import type { JudgedRow } from './grid-rows.ts';
import { useFieldWords } from './import-words.ts';
import styles from './people-grid.module.css';

/** Whom the home knows already: side by side what stands and what the row tells. */
export function StandingNote({ row, onNew }: { row: JudgedRow; onNew: (isNew: boolean) => void }) {
  const { t } = useLingui();
  const { standing, isNew } = row;
  if (standing === undefined || row.isLeftOut) return null;
  if (standing.kind === 'works_here') return <p className="caption">{t`Works here already`}</p>;
  if (standing.kind === 'invited') return <p className="caption">{t`Has an invitation already`}</p>;
  if (standing.kind === 'lived_here')
    return <p className="caption">{t`Lived here. Nothing of ${standing.resident.known_as} is changed.`}</p>;
  if (standing.kind === 'maybe_works_here')
    return (
      <>
        <p className="caption">{t`Somebody of this name works here`}</p>
        <Checkbox label={t`Another person`} checked={isNew} onChange={({ target }) => onNew(target.checked)} />
      </>
    );
  if (standing.kind === 'known' || standing.kind === 'maybe')
    return (
      <>
        <Changes standing={standing} />
        {standing.kind === 'maybe' && (
          <Checkbox label={t`Another person`} checked={isNew} onChange={({ target }) => onNew(target.checked)} />
        )}
      </>
    );
  return null;
}

type Known = Extract<NonNullable<JudgedRow['standing']>, { kind: 'known' | 'maybe' }>;

function Changes({ standing }: { standing: Known }) {
  const { t } = useLingui();
  const words: Record<string, string> = useFieldWords();
  const { resident, changes } = standing;
  const name = `${resident.known_as} ${resident.last_name}`;
  const question = standing.kind === 'maybe' ? t`Is this ${name}, room ${resident.room}?` : t`${name} lives here`;
  if (changes.length === 0) return <p className="caption">{question}</p>;
  return (
    <details className={styles.changes}>
      <summary>
        {question} · {plural(changes.length, { one: '# change', other: '# changes' })}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`What`}</th>
            <th scope="col">{t`Known here`}</th>
            <th scope="col">{t`In the file`}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{words[field] ?? field}</th>
              <td>{before === null || before === '' ? '–' : String(before)}</td>
              <td>{String(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
