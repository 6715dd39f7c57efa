import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { useId, useState } from 'react';
import { ActivityCost, ActivityPlace, ActivitySeason } from '@heartsease/domain/activities/activity-detail.ts';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import { TIME_LIMITS } from '@heartsease/domain/activities/library.ts';
import type { LibraryChoice } from '@heartsease/domain/activities/library.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useTimeWords } from '../words/time.ts';
import { useActivityWords, useFormatWords } from './activity-words.ts';
import styles from './library-filters.module.css';

/** What stands behind the button; the rest is always in view. */
const IN_THE_SHEET = ['minutes', 'place', 'band', 'cost', 'season'] as const;

interface LibraryFiltersProps {
  choice: LibraryChoice;
  onChoose: (change: Partial<LibraryChoice>) => void;
  /** How many activities are left; left out where that depends on more than these. */
  found?: number;
  /** What one likes best and what the home wrote itself, where they are no tabs of their own. */
  shelves: readonly ('favourites' | 'own')[];
}

/** Who takes part and what one likes best at a tap; time, place, support, cost and season in a sheet. */
export function LibraryFilters({ choice, onChoose, found, shelves }: LibraryFiltersProps) {
  const { t } = useLingui();
  const formats = useFormatWords();
  const [isOpen, setOpen] = useState(false);
  const count = IN_THE_SHEET.filter((name) => choice[name] !== undefined).length;
  return (
    <FilterRow label={t`Filters`}>
      <Button
        variant={count === 0 ? 'line' : 'soft'}
        size="small"
        icon={<SlidersHorizontalIcon weight="bold" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t`Filters` : t`Filters (${count})`}
      </Button>
      {shelves.includes('favourites') && (
        <FilterChip
          isOn={choice.favourites === true}
          onChange={(isOn) => onChoose({ favourites: isOn ? true : undefined })}
        >
          {t`My favourites`}
        </FilterChip>
      )}
      {shelves.includes('own') && (
        <FilterChip isOn={choice.own === true} onChange={(isOn) => onChoose({ own: isOn ? true : undefined })}>
          {t`Our own`}
        </FilterChip>
      )}
      {ActivityFormat.options.map((format) => (
        <FilterChip
          key={format}
          isOn={format === choice.format}
          onChange={(isOn) => onChoose({ format: isOn ? format : undefined })}
        >
          {formats[format]}
        </FilterChip>
      ))}
      {isOpen && <FilterSheet choice={choice} onChoose={onChoose} found={found} onClose={() => setOpen(false)} />}
    </FilterRow>
  );
}

interface FilterSheetProps extends Pick<LibraryFiltersProps, 'choice' | 'onChoose'> {
  found: number | undefined;
  onClose: () => void;
}

function FilterSheet({ choice, onChoose, found, onClose }: FilterSheetProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { places, costs, seasons } = useActivityWords();
  const nothing = Object.fromEntries(IN_THE_SHEET.map((name) => [name, undefined]));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Filters`}
      footer={
        <div className={styles.buttons}>
          <Button variant="line" onClick={() => onChoose(nothing)}>
            {t`Clear`}
          </Button>
          <Button full onClick={onClose}>
            {found === undefined ? t`Show them` : plural(found, { one: 'Show # activity', other: 'Show # activities' })}
          </Button>
        </div>
      }
    >
      <div className={styles.groups}>
        <OneOf
          label={t`Time there is`}
          value={choice.minutes}
          options={TIME_LIMITS.map((minutes) => [minutes, t`Up to ${time.minutes(minutes)}`] as const)}
          onChoose={(minutes) => onChoose({ minutes })}
        />
        <OneOf
          label={t`Where`}
          value={choice.place}
          options={ActivityPlace.options.map((place) => [place, places[place]] as const)}
          onChoose={(place) => onChoose({ place })}
        />
        <OneOf
          label={t`Way of joining in`}
          value={choice.band}
          options={BAND_GUIDES.map(({ support_band, name }) => [support_band, name] as const)}
          onChoose={(band) => onChoose({ band })}
        />
        <OneOf
          label={t`Cost`}
          value={choice.cost}
          // What costs something is no limit.
          options={ActivityCost.exclude(['some']).options.map((cost) => [cost, costs[cost]] as const)}
          onChoose={(cost) => onChoose({ cost })}
        />
        <OneOf
          label={t`Season`}
          value={choice.season}
          options={ActivitySeason.options.map((season) => [season, seasons[season]] as const)}
          onChoose={(season) => onChoose({ season })}
        />
      </div>
    </Sheet>
  );
}

interface OneOfProps<Value extends string | number> {
  label: string;
  value: Value | undefined;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value | undefined) => void;
}

/** One or none; another tap takes it back. */
function OneOf<Value extends string | number>({ label, value, options, onChoose }: OneOfProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <div className={styles.chips}>
        {options.map(([option, word]) => (
          <FilterChip key={option} isOn={option === value} onChange={(isOn) => onChoose(isOn ? option : undefined)}>
            {word}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}
