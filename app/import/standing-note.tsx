import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Standing } from '@heartsease/domain/import/import.endpoints.ts';
import { ACCESS_LEVELS } from '@heartsease/domain/relatives/relative.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import type { JudgedRow } from './row-outcomes.ts';
import { useFieldWords, useLevelWords } from './import-words.ts';
import styles from './people-grid.module.css';

/** Whom the home knows already: side by side what stands and what the row tells. */
export function StandingNote({ row, onNew }: { row: JudgedRow; onNew: (isNew: boolean) => void }) {
  const { t } = useLingui();
  const { standing, newcomer, isNew } = row;
  if (standing === undefined || row.isLeftOut) return null;
  if (row.row.kind === 'relative') return <RelativeNote standing={standing} {...{ newcomer, isNew, onNew }} />;
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
        <ResidentNote standing={standing} />
        {standing.kind === 'maybe' && (
          <Checkbox label={t`Another person`} checked={isNew} onChange={({ target }) => onNew(target.checked)} />
        )}
      </>
    );
  return null;
}

interface RelativeNoteProps {
  standing: Standing;
  newcomer: string | null;
  isNew: boolean;
  onNew: (isNew: boolean) => void;
}

/** Whose relative it is, and whether they are known there. */
function RelativeNote({ standing, newcomer, isNew, onNew }: RelativeNoteProps) {
  const { t } = useLingui();
  if (newcomer !== null) return <p className="caption">{t`For ${newcomer}, of this file`}</p>;
  if (standing.kind === 'new_relative')
    return <p className="caption">{t`For ${nameOf(standing.resident)}, room ${standing.resident.room}`}</p>;
  if (standing.kind !== 'linked' && standing.kind !== 'maybe_linked' && standing.kind !== 'had_access') return null;
  const { name, status, resident, changes } = standing;
  const of = nameOf(resident);
  const said = {
    linked: status === 'invited' ? t`${name} is invited to ${of}` : t`${name} has access to ${of}`,
    maybe_linked: t`Is this ${name}, who is close to ${of}?`,
    had_access: t`${name} had access to ${of}, which was ended`,
  };
  return (
    <>
      <Changes
        heading={status === 'paused' ? t`${name} has access to ${of} that is paused` : said[standing.kind]}
        changes={changes}
      />
      {standing.kind !== 'linked' && (
        <Checkbox
          label={standing.kind === 'had_access' ? t`Invite them again` : t`Another person`}
          checked={isNew}
          onChange={({ target }) => onNew(target.checked)}
        />
      )}
    </>
  );
}

function nameOf({ known_as, last_name }: { known_as: string; last_name: string }): string {
  return `${known_as} ${last_name}`;
}

type Known = Extract<Standing, { kind: 'known' | 'maybe' }>;

function ResidentNote({ standing }: { standing: Known }) {
  const { t } = useLingui();
  const name = nameOf(standing.resident);
  const question =
    standing.kind === 'maybe' ? t`Is this ${name}, room ${standing.resident.room}?` : t`${name} lives here`;
  return <Changes heading={question} changes={standing.changes} />;
}

/** What is known beside what the file says. */
function Changes({ heading, changes }: { heading: string } & Pick<Known, 'changes'>) {
  const { t } = useLingui();
  const words: Record<string, string> = useFieldWords();
  const levels = useLevelWords();
  if (changes.length === 0) return <p className="caption">{heading}</p>;

  function say(field: string, value: Known['changes'][number]['before']): string {
    if (value === true) return t`yes`;
    if (value === false) return t`no`;
    const level = ACCESS_LEVELS.find((one) => field === 'access_level' && one === value);
    return level === undefined ? String(value ?? '') || '–' : levels[level];
  }

  return (
    <details className={styles.changes}>
      <summary>
        {heading} · {plural(changes.length, { one: '# change', other: '# changes' })}
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
              <td>{say(field, before)}</td>
              <td>{say(field, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
