import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useMemo, useRef, useState } from 'react';
import { findForgiving } from '@heartsease/domain/find-forgiving.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { useActivities } from './activities.api.ts';
import styles from './own-activity-form.module.css';

interface ThemesFieldProps {
  label: string;
  error: string | undefined;
  value: readonly string[];
  onChange: (themes: string[]) => void;
}

const AT_ONCE = 6;

/**
 * What an activity is about, with commas between. While one is typed those of the library are offered: an interest,
 * and what somebody avoids, is met by the same word.
 */
export function ThemesField({ label, error, value, onChange }: ThemesFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const known = useKnownThemes();
  const [typed, type] = useState(() => value.join(', '));
  const said = themesOf(typed);
  const last = themesOf(typed.slice(typed.lastIndexOf(',') + 1))[0] ?? '';
  const offered =
    last === ''
      ? []
      : findForgiving(
          known.filter((theme) => !said.includes(theme)),
          last,
          (theme) => ({ names: [theme] }),
        ).slice(0, AT_ONCE);

  function write(text: string) {
    type(text);
    onChange(themesOf(text));
  }

  function take(theme: string) {
    write(`${[...said.filter((one) => one !== last), theme].join(', ')}, `);
    input.current?.focus();
  }

  return (
    <div className={styles.several}>
      <Field
        ref={input}
        label={label}
        optional
        id="themes"
        description={t`With commas between them, such as trains, puzzles. By these it is found, and suggested to people who love them.`}
        error={error}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => write(target.value)}
      />
      {offered.length > 0 && (
        <div className={formStyles.chips} role="group" aria-label={t`Words that the library uses`}>
          {offered.map((theme) => (
            <Button
              key={theme}
              size="small"
              variant="soft"
              icon={<PlusIcon weight="bold" aria-hidden="true" />}
              onClick={() => take(theme)}
            >
              {theme}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The words that the library uses, the usual ones first. */
function useKnownThemes(): readonly string[] {
  const { data } = useActivities();
  return useMemo(() => {
    const uses = new Map<string, number>();
    for (const { themes } of data?.items ?? []) {
      for (const theme of themes) uses.set(theme, (uses.get(theme) ?? 0) + 1);
    }
    return [...uses]
      .toSorted(([one, ones], [other, others]) => others - ones || one.localeCompare(other))
      .map(([theme]) => theme);
  }, [data]);
}

function themesOf(typed: string): string[] {
  return typed
    .split(',')
    .map((theme) => theme.trim().toLowerCase())
    .filter(Boolean);
}
