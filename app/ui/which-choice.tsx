import { useLingui } from '@lingui/react/macro';
import type { WhichSessions } from '@heartsease/domain/planner/plan.ts';
import type { RepeatRule } from '@heartsease/domain/planner/repeat.ts';
import { useRepeatWords } from '../words/repeat-words.ts';
import { useTimeWords } from '../words/time.ts';
import { ChoiceGroup } from './choice.tsx';

interface WhichChoiceProps {
  series: { rule: RepeatRule; first_day: string; last_day: string };
  value: WhichSessions;
  onChange: (which: WhichSessions) => void;
}

/** Of a series: this one alone, this and those after it, or all that are still to come. */
export function WhichChoice({ series, value, onChange }: WhichChoiceProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const words = useRepeatWords();
  return (
    <ChoiceGroup
      label={t`It is one of a series. Which do you mean?`}
      description={`${words.rule(series.rule)} · ${time.span(series.first_day, series.last_day)}`}
      name="which"
      value={value}
      onChange={onChange}
      columns={3}
      options={[
        { value: 'this', label: t`Just this one` },
        { value: 'following', label: t`This and those after it` },
        { value: 'all', label: t`All still to come` },
      ]}
    />
  );
}
