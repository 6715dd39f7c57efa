import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { WeekSuggestion } from '@heartsease/domain/planner/suggested-week.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { Chip } from '../ui/chip.tsx';
import { Faces } from '../ui/face.tsx';
import { ReasonList } from '../ui/reason-list.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { Switch } from '../ui/switch.tsx';
import { useCheckWords } from '../words/check-words.ts';
import { useNamesOf } from '../words/names-of.ts';
import { useTimeWords } from '../words/time.ts';
import { useWeekReasonWords } from './suggest-words.ts';
import styles from './suggest-week-screen.module.css';

interface SuggestionRowProps {
  suggestion: WeekSuggestion;
  residents: readonly ResidentFace[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A session that could be: when, what, for whom and why. The switch leaves it out. */
export function SuggestionRow({ suggestion, residents, isOn, onChange }: SuggestionRowProps) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const namesOf = useNamesOf(residents);
  const say = useWeekReasonWords(namesOf);
  const check = useCheckWords(namesOf);
  const { activity, day, time, minutes, place, resident_ids, reasons, check_first } = suggestion;
  const people = residents.filter(({ id }) => resident_ids.includes(id));
  const isVisit = resident_ids.length === 1;
  const forWhom = isVisit
    ? t`a visit to ${namesOf(resident_ids)}`
    : plural(resident_ids.length, { one: '# person', other: '# people' });
  return (
    <li className={styles.suggestion} data-off={isOn ? undefined : ''}>
      <b className={`serif ${styles.time}`}>{time}</b>
      <Stamp icon={activity.icon} tint={isOn ? activity.tint : 'stone'} />
      <Switch
        className={styles.choice}
        label={titleIn(activity, i18n.locale)}
        description={[words.minutes(minutes), place, forWhom].filter(Boolean).join(' · ')}
        isOn={isOn}
        onChange={onChange}
      />
      <div className={styles.why}>
        <Faces people={people} most={8} />
        <ReasonList reasons={reasons.map((reason) => say(reason, day))} />
        {check_first.length > 0 && (
          <p className={styles.checks}>
            {check_first.map((one) => (
              <Chip key={one.check} tone="mustard">
                {check(one.check, one.resident_ids)}
              </Chip>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
