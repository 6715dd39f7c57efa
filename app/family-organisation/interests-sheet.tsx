import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MOST_INTERESTS } from '@heartsease/domain/family-organisation/idea.ts';
import { INTERESTS, interestOf } from '@heartsease/domain/interests/catalogue.ts';
import type { CatalogueInterest } from '@heartsease/domain/interests/catalogue-interest.ts';
import { findInterests } from '@heartsease/domain/interests/find-interests.ts';
import { INTEREST_GROUPS } from '@heartsease/domain/interests/interest.ts';
import { useGroupWords } from '../words/interest-group-words.ts';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useChooseInterests } from './family-ideas.api.ts';
import styles from './interests-sheet.module.css';

/** What they like to do, from the catalogue that everybody has: a dozen at most. */
export function InterestsSheet({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui();
  const groups = useGroupWords();
  const [chosen, choose] = useState(codes);
  const [typed, type] = useState('');
  const { write, isPending } = useChooseInterests();
  const isFull = chosen.length >= MOST_INTERESTS;
  const found = typed.trim() === '' ? [] : findInterests(INTERESTS, typed);

  function save() {
    const added = chosen.filter((code) => !codes.includes(code));
    const let_go = codes.filter((code) => !chosen.includes(code));
    if (added.length + let_go.length === 0) onClose();
    else
      write({ chosen: added, let_go }, ({ state }) => {
        if (state === 'waiting') showToast({ kind: 'success', text: t`Saved on this phone, will be sent` });
        onClose();
      });
  }

  const chips = (interests: readonly CatalogueInterest[]) => (
    <Chips
      interests={interests}
      chosen={chosen}
      onChange={(code, isOn) => {
        if (!isOn) choose(chosen.filter((one) => one !== code));
        else if (!isFull) choose([...chosen, code]);
      }}
    />
  );

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`What do you like to do?`}
      description={t`Ideas that go with it come first.`}
      footer={
        <Button size="large" full busy={isPending} onClick={save}>
          {t`Save`}
        </Button>
      }
    >
      <p role="status" className="secondary">
        {isFull
          ? t`${MOST_INTERESTS} are enough. Take one away to choose another.`
          : plural(chosen.length, { one: '# chosen', other: '# chosen' })}
      </p>
      <SearchField
        label={t`Find an interest`}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onClear={() => type('')}
      />
      {typed.trim() !== '' ? (
        found.length === 0 ? (
          <p>{t`Nothing by that name here.`}</p>
        ) : (
          chips(found)
        )
      ) : (
        <>
          {codes.length > 0 && (
            <section className={styles.shelf}>
              <h3>{t`What you have chosen`}</h3>
              {chips(codes.flatMap((code) => interestOf(code) ?? []))}
            </section>
          )}
          {INTEREST_GROUPS.map((group) => (
            <details key={group} className={styles.shelf}>
              <summary>{groups[group]}</summary>
              {chips(INTERESTS.filter((interest) => interest.group === group))}
            </details>
          ))}
        </>
      )}
    </Sheet>
  );
}

interface ChipsProps {
  interests: readonly CatalogueInterest[];
  chosen: readonly string[];
  onChange: (code: string, isOn: boolean) => void;
}

function Chips({ interests, chosen, onChange }: ChipsProps) {
  return (
    <ul className={styles.chips}>
      {interests.map(({ code, label }) => (
        <li key={code}>
          <FilterChip isOn={chosen.includes(code)} onChange={(isOn) => onChange(code, isOn)}>
            {label}
          </FilterChip>
        </li>
      ))}
    </ul>
  );
}
