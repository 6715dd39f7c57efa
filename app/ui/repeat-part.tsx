import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { REPEAT_LIMITS, daysOfRepeat } from '@heartsease/domain/planner/repeat.ts';
import type { Repeat, RepeatEnd, RepeatRule, Weekday, WhichOfMonth } from '@heartsease/domain/planner/repeat.ts';
import { useRepeatWords } from '../words/repeat-words.ts';
import { ChoiceGroup } from './choice.tsx';
import { FilterChip } from './chip.tsx';
import { Field } from './field.tsx';
import styles from './repeat-part.module.css';
import { Select } from './select.tsx';
import { usualEnd, usualRule } from './usual-repeat.ts';

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const EVERY = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

interface RepeatPartProps {
  /** From which day on. */
  day: string;
  repeat: Repeat | null;
  error: string | undefined;
  /** At its last day or at how many times: the fields `repeat.end.day` and `repeat.end.count`. */
  endError: string | undefined;
  /** How many they are, and from when to when: "8 sessions, from Mon 23 Nov to Mon 11 Jan". */
  counted: (days: readonly string[]) => string | null;
  onChange: (repeat: Repeat | null) => void;
}

/** Once, or again and again: on which days, and until when. */
export function RepeatPart({ day, repeat, error, endError, counted, onChange }: RepeatPartProps) {
  const { t } = useLingui();
  const kind = repeat?.rule.kind ?? 'once';
  const isDay = CalendarDate.safeParse(day).success;
  const isWhole = isDay && (repeat?.end.kind !== 'until' || CalendarDate.safeParse(repeat.end.day).success);
  const days = repeat !== null && isWhole ? daysOfRepeat(repeat, day) : [];
  return (
    <>
      <Select
        label={t`Does it repeat?`}
        name="repeat"
        error={error}
        value={kind}
        onChange={(chosen) =>
          onChange(
            chosen === 'once' ? null : { rule: usualRule(chosen, day), end: repeat?.end ?? usualEnd('until', day) },
          )
        }
        options={[
          { value: 'once', label: t`It takes place once` },
          { value: 'daily', label: t`Every day` },
          { value: 'weekly', label: t`Every week, on the same days` },
          { value: 'monthly', label: t`Every month, on the same weekday` },
        ]}
      />
      {repeat?.rule.kind === 'weekly' && (
        <Weekly rule={repeat.rule} onChange={(rule) => onChange({ ...repeat, rule })} />
      )}
      {repeat?.rule.kind === 'monthly' && (
        <Monthly rule={repeat.rule} onChange={(rule) => onChange({ ...repeat, rule })} />
      )}
      {repeat !== null && (
        <End end={repeat.end} error={endError} onChange={(end) => onChange({ ...repeat, end })} from={day} />
      )}
      {days.length > 0 && days.length <= REPEAT_LIMITS.sessions && (
        <p role="status" className="secondary">
          {counted(days)}
        </p>
      )}
    </>
  );
}

type WeeklyRule = Extract<RepeatRule, { kind: 'weekly' }>;
type MonthlyRule = Extract<RepeatRule, { kind: 'monthly' }>;

function Weekly({ rule, onChange }: { rule: WeeklyRule; onChange: (rule: WeeklyRule) => void }) {
  const { t } = useLingui();
  const words = useRepeatWords();
  const { weekdays } = rule;
  return (
    <>
      <fieldset className={styles.chips}>
        <legend>{t`On which days`}</legend>
        {WEEKDAYS.map((day) => (
          <FilterChip
            key={day}
            isOn={weekdays.includes(day)}
            onChange={(isOn) => {
              const next = isOn
                ? [...weekdays, day].toSorted((one, other) => one - other)
                : weekdays.filter((other) => other !== day);
              // The last one stays: a week without a day is no rule.
              if (next.length > 0) onChange({ ...rule, weekdays: next });
            }}
          >
            {words.shortWeekday(day)}
          </FilterChip>
        ))}
      </fieldset>
      <Select
        label={t`How often`}
        value={EVERY.find((every) => Number(every) === rule.every) ?? '1'}
        onChange={(every) => onChange({ ...rule, every: Number(every) })}
        options={EVERY.map((every) => ({
          value: every,
          label: every === '1' ? t`Every week` : every === '2' ? t`Every other week` : t`Every ${every} weeks`,
        }))}
      />
    </>
  );
}

const WHICH: readonly WhichOfMonth[] = [1, 2, 3, 4, -1];

function Monthly({ rule, onChange }: { rule: MonthlyRule; onChange: (rule: MonthlyRule) => void }) {
  const { t } = useLingui();
  const words = useRepeatWords();
  return (
    <div className={styles.pair}>
      <Select
        label={t`Which of the month`}
        value={String(rule.which)}
        onChange={(value) => onChange({ ...rule, which: WHICH.find((one) => String(one) === value) ?? rule.which })}
        options={WHICH.map((one) => ({ value: String(one), label: words.which[one] }))}
      />
      <Select
        label={t`On which day`}
        value={String(rule.weekday)}
        onChange={(value) =>
          onChange({ ...rule, weekday: WEEKDAYS.find((one) => String(one) === value) ?? rule.weekday })
        }
        options={WEEKDAYS.map((one) => ({ value: String(one), label: words.weekday(one) }))}
      />
    </div>
  );
}

interface EndProps {
  end: RepeatEnd;
  from: string;
  error: string | undefined;
  onChange: (end: RepeatEnd) => void;
}

function End({ end, from, error, onChange }: EndProps) {
  const { t } = useLingui();
  // Whoever looks at the other kind and comes back finds what they typed.
  const other = useRef<RepeatEnd>(null);
  return (
    <>
      <ChoiceGroup
        label={t`When does it end?`}
        name="repeat-end"
        value={end.kind}
        columns={2}
        onChange={(kind) => {
          const next = other.current?.kind === kind ? other.current : usualEnd(kind, from);
          other.current = end;
          onChange(next);
        }}
        options={[
          { value: 'until', label: t`On a day` },
          { value: 'count', label: t`After so many times` },
        ]}
      />
      {end.kind === 'until' ? (
        <Field
          label={t`Its last day`}
          type="date"
          name="repeat.end.day"
          error={error}
          value={end.day}
          onChange={({ target }) => onChange({ ...end, day: target.value })}
        />
      ) : (
        <Field
          label={t`How many times`}
          type="number"
          name="repeat.end.count"
          error={error}
          inputMode="numeric"
          min={1}
          max={REPEAT_LIMITS.sessions}
          value={end.count === 0 ? '' : end.count}
          onChange={({ target }) => onChange({ ...end, count: Math.round(Number(target.value)) })}
        />
      )}
    </>
  );
}
