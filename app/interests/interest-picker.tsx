import { useLingui } from '@lingui/react/macro';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { useState } from 'react';
import { INTERESTS } from '@heartsease/domain/interests/catalogue.ts';
import type { CatalogueInterest } from '@heartsease/domain/interests/catalogue-interest.ts';
import { findInterests } from '@heartsease/domain/interests/find-interests.ts';
import { INTEREST_GROUPS } from '@heartsease/domain/interests/interest.ts';
import type { InterestGroup, InterestLevel, ResidentInterest } from '@heartsease/domain/interests/interest.ts';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useGroupWords } from '../words/interest-group-words.ts';
import styles from './interest-picker.module.css';
import { useLevelWords } from './interest-words.ts';
import { LevelIcon } from './level-icon.tsx';

interface InterestPickerProps {
  items: readonly ResidentInterest[];
  name: string;
  q: string;
  onSearch: (q: string) => void;
  onPick: (code: string) => void;
  onOwn: () => void;
}

/** Where the search begins, for whoever wants to go there at once. */
export const FIND_INTEREST = 'find-interest';

/** As many of each shelf stand in front: two rows on a phone, one on a desk. */
const FRONT = 6;

/** Pictures to look at together: by shelf, or found by a few letters, typing mistakes forgiven. */
export function InterestPicker({ items, name, q, onSearch, onPick, onOwn }: InterestPickerProps) {
  const { t } = useLingui();
  const groups = useGroupWords();
  const [group, setGroup] = useState<InterestGroup | null>(null);
  const levels = new Map(items.flatMap(({ code, level }) => (code === null ? [] : [[code, level] as const])));
  const typed = q.trim();
  const found = findInterests(INTERESTS, typed).filter((interest) => group === null || interest.group === group);
  return (
    <section className={styles.picker} aria-labelledby="interest-picker">
      <h2 id="interest-picker">{t`What does ${name} love?`}</h2>
      <SearchField
        id={FIND_INTEREST}
        label={t`Find an interest`}
        value={q}
        onChange={({ target }) => onSearch(target.value)}
        onClear={() => onSearch('')}
      />
      <div className={styles.groups} role="group" aria-label={t`Show`}>
        {INTEREST_GROUPS.map((one) => (
          <FilterChip key={one} isOn={one === group} onChange={(isOn) => setGroup(isOn ? one : null)}>
            {groups[one]}
          </FilterChip>
        ))}
      </div>
      {typed !== '' ? (
        <>
          <p className="visually-hidden" role="status">{t`${found.length} found`}</p>
          {found.length > 0 && <Tiles interests={found} levels={levels} onPick={onPick} />}
          <div className={styles.own}>
            <p>{found.length === 0 ? t`Nothing by that name here.` : t`Not what you meant?`}</p>
            <Button variant="soft" icon={<PencilSimpleLineIcon weight="bold" aria-hidden="true" />} onClick={onOwn}>
              {t`Note “${typed}” in own words`}
            </Button>
          </div>
        </>
      ) : (
        <>
          {INTEREST_GROUPS.map((one) => ({ one, of: found.filter((interest) => interest.group === one) }))
            .filter(({ of }) => of.length > 0)
            .map(({ one, of }) => (
              <section key={one} className={styles.shelf} aria-label={groups[one]}>
                <h3>{groups[one]}</h3>
                <Tiles interests={one === group ? of : of.slice(0, FRONT)} levels={levels} onPick={onPick} />
                {one !== group && (
                  <Button variant="quiet" size="small" onClick={() => setGroup(one)}>
                    {t`All ${of.length} of ${groups[one]}`}
                  </Button>
                )}
              </section>
            ))}
          <div className={styles.own}>
            <p>{t`Something that is not here?`}</p>
            <Button variant="soft" icon={<PencilSimpleLineIcon weight="bold" aria-hidden="true" />} onClick={onOwn}>
              {t`Note it in own words`}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface TilesProps {
  interests: readonly CatalogueInterest[];
  levels: ReadonlyMap<string, InterestLevel>;
  onPick: (code: string) => void;
}

function Tiles({ interests, levels, onPick }: TilesProps) {
  const words = useLevelWords();
  return (
    <ul className={styles.tiles}>
      {interests.map(({ code, label, icon, tint }) => {
        const level = levels.get(code);
        return (
          <li key={code}>
            <button type="button" className={styles.tile} data-level={level} onClick={() => onPick(code)}>
              <Stamp icon={icon} tint={tint} size="l" />
              <span className={styles.label}>{label}</span>
              {level && (
                <span className={styles.level}>
                  <LevelIcon level={level} />
                  {words[level].tile}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
