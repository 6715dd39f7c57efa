import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActivityCategory } from '@heartsease/domain/activities/activity-detail.ts';
import { faultOf } from '@heartsease/domain/dashboard/period.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { useGroups } from '../resident-groups/resident-groups.api.ts';
import { useResidentsInBackground } from '../residents/residents.api.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { useCategoryWord } from '../words/category-word.ts';
import { inWords } from '../words/rule-words.ts';
import { FORMATS, SPANS } from './figures-address.ts';
import type { FiguresChoice } from './figures-address.ts';
import { useFormatNames, useSpanWords } from './figure-words.ts';
import styles from './figures-screen.module.css';

const ALL = 'all';

export type ChosenFigures = Partial<Record<keyof FiguresChoice, string | null>>;

interface FiguresFiltersProps {
  choice: FiguresChoice;
  /** The days that are shown: one's own days begin from them. */
  period: Period;
  onChoose: (chosen: ChosenFigures) => void;
}

/** Which days, people and activities the figures are of; it stands in the address. */
export function FiguresFilters({ choice, period, onChoose }: FiguresFiltersProps) {
  const { t } = useLingui();
  const spans = useSpanWords();
  const formats = useFormatNames();
  const category = useCategoryWord();
  const { data: residents } = useResidentsInBackground();
  const { data: inGroups } = useGroups({ isBackground: true });
  const people = (residents?.items ?? []).map((one) => ({ value: one.id, label: fullName(one) }));
  const groups = (inGroups?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const named = (values: readonly string[], wordOf: (value: string) => string) =>
    values.map((value) => ({ value, label: wordOf(value) }));
  const choices = [
    { name: 'wing', label: t`Wing`, all: t`Every wing`, options: named(residents?.wings ?? [], (wing) => wing) },
    { name: 'group', label: t`Group`, all: t`Every group`, options: groups },
    { name: 'person', label: t`Person`, all: t`Everybody`, options: people },
    {
      name: 'format',
      label: t`Format`,
      all: t`Every format`,
      options: FORMATS.map((value) => ({ value, label: formats[value] })),
    },
    { name: 'side', label: t`Side of life`, all: t`Every side`, options: named(ActivityCategory.options, category) },
  ] as const;
  return (
    <div className={styles.filters} role="group" aria-label={t`Show`}>
      <Select
        label={t`Days`}
        value={choice.days}
        onChange={(days) => onChoose({ days, from: null, to: null, ...(days === 'own' && period) })}
        options={SPANS.map((value) => ({ value, label: spans[value] }))}
      />
      {choice.from !== null && choice.to !== null && <OwnDays from={choice.from} to={choice.to} onChoose={onChoose} />}
      <Select
        label={t`Beside`}
        value={choice.beside}
        onChange={(beside) => onChoose({ beside })}
        options={[
          { value: 'previous', label: t`The days before` },
          { value: 'same_last_year', label: t`The same days last year` },
        ]}
      />
      {choices.map(({ name, label, all, options }) => (
        <Select
          key={name}
          label={label}
          value={choice[name] ?? ALL}
          onChange={(value: string) => onChoose({ [name]: value === ALL ? null : value })}
          options={[{ value: ALL, label: all }, ...options]}
        />
      ))}
    </div>
  );
}

/** From a day to a day; only what makes sense is counted, and what does not is said at its field. */
function OwnDays({ from, to, onChoose }: Period & Pick<FiguresFiltersProps, 'onChoose'>) {
  const { t } = useLingui();
  const [days, put] = useState<Period>({ from, to });
  const fault = days.from === '' || days.to === '' ? null : faultOf(days);
  function change(changed: Partial<Period>) {
    const next = { ...days, ...changed };
    put(next);
    if (next.from !== '' && next.to !== '' && faultOf(next) === null) onChoose({ days: 'own', ...next });
  }
  return (
    <>
      <Field
        label={t`From`}
        type="date"
        value={days.from}
        error={days.from === '' ? t`Enter a day` : undefined}
        onChange={(event) => change({ from: event.target.value })}
      />
      <Field
        label={t`To`}
        type="date"
        value={days.to}
        error={days.to === '' ? t`Enter a day` : fault === null ? undefined : inWords(fault)}
        onChange={(event) => change({ to: event.target.value })}
      />
    </>
  );
}
