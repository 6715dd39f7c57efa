import { useLingui } from '@lingui/react/macro';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { PlanWords } from '@heartsease/domain/planner/plan.ts';
import { Repeat } from '@heartsease/domain/planner/repeat.ts';
import type { StaffFace } from '@heartsease/domain/reports/report.ts';
import { useActivities } from '../activities/activities.api.ts';
import { useChosenNames } from '../resident-groups/resident-groups.api.ts';
import { ChangedCard } from '../ui/changed-card.tsx';
import type { Changed } from '../ui/changed-meanwhile.ts';
import { useRepeatWords } from '../words/repeat-words.ts';
import { useSaidValue } from '../words/said-value.ts';
import { useTimeWords } from '../words/time.ts';
import { usePlanStaff } from './plan.api.ts';
import { usePlanWords } from './plan-words.ts';

/** What somebody writes of a plan, as the form holds it. */
export type PlanFields = PlanWords & { day: string; repeat: Repeat | null };

interface PlanChangedCardProps {
  changed: Changed<PlanFields>;
  /** Who is named already, with those who have left meanwhile. */
  named: readonly StaffFace[];
  onChoose: (field: keyof PlanFields, value: PlanFields[keyof PlanFields]) => void;
}

/** What a colleague changed on the same plan, beside what was typed here. */
export function PlanChangedCard({ changed, named, onChoose }: PlanChangedCardProps) {
  const { i18n } = useLingui();
  const { labels } = usePlanWords();
  const time = useTimeWords();
  const said = useSaidValue();
  const repeats = useRepeatWords();
  const library = useActivities();
  const staff = usePlanStaff();
  const faces = [...named, ...(staff.data?.items ?? [])];
  const namesOf = useChosenNames(faces.map(({ id, known_as, last_name }) => [id, `${known_as} ${last_name}`]));

  function say(field: string, value: unknown): string {
    if (field === 'repeat') return repeats.repeat(Repeat.nullable().parse(value));
    if (typeof value !== 'string') return said(Array.isArray(value) ? namesOf(value) : value);
    if (field === 'day') return time.shortDay(value);
    if (field === 'leader_id') return said(namesOf([value]));
    if (field === 'activity_id') {
      const activity = library.data?.items.find(({ id }) => id === value);
      return activity === undefined ? said(null) : titleIn(activity, i18n.locale);
    }
    return said(value);
  }

  return <ChangedCard changed={changed} labels={labels} say={say} onChoose={onChoose} />;
}
