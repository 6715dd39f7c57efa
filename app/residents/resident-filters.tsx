import { useLingui } from '@lingui/react/macro';
import { NOT_SEEN_LATELY_DAYS } from '@heartsease/domain/residents/company.ts';
import { FilterChip } from '../ui/chip.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import type { Choice } from './residents-chosen.ts';

interface ResidentFiltersProps {
  wings: string[];
  choice: Choice;
  onChoose: (change: Partial<Choice>) => void;
}

/** Wings, one at a time, and who has had no moment lately. */
export function ResidentFilters({ wings, choice, onChoose }: ResidentFiltersProps) {
  const { t } = useLingui();
  const days = NOT_SEEN_LATELY_DAYS;
  return (
    <FilterRow label={t`Show`}>
      <FilterChip isOn={choice.isNotSeen} onChange={(isNotSeen) => onChoose({ isNotSeen })}>
        {t`No moment for ${days} days`}
      </FilterChip>
      {wings.length > 1 &&
        wings.map((wing) => (
          <FilterChip key={wing} isOn={choice.wing === wing} onChange={(isOn) => onChoose({ wing: isOn ? wing : '' })}>
            {wing}
          </FilterChip>
        ))}
    </FilterRow>
  );
}
