import { useLingui } from '@lingui/react/macro';
import { useGoals } from '../goals/goals.api.ts';
import { OneOf } from '../ui/one-of.tsx';

type DepthGoalsProps = { resident_id: string; chosen: readonly string[]; onChange: (goals: string[]) => void };

/** Which of somebody's own goals it was for; nothing is shown of whoever has none. */
export function DepthGoals({ resident_id, chosen, onChange }: DepthGoalsProps) {
  const { t } = useLingui();
  const goals = (useGoals(resident_id).data?.goals ?? []).filter(
    ({ id, status }) => status === 'active' || chosen.includes(id),
  );
  if (goals.length === 0) return null;
  return (
    <OneOf
      label={t`Was it a step towards a goal?`}
      options={goals.map(({ id, text }) => ({ value: id, label: text }))}
      chosen={(id) => chosen.includes(id)}
      onTap={(id) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
    />
  );
}
