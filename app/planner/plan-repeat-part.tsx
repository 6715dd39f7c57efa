import { useLingui } from '@lingui/react/macro';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { REPEAT_LIMITS, daysOfRepeat, weekdayOf, whichOfMonth } from '@heartsease/domain/planner/repeat.ts';
import type { Repeat, RepeatEnd, RepeatRule, Weekday, WhichOfMonth } from '@heartsease/domain/planner/repeat.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { ChoiceGroup } from '../ui/choice.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import styles from './plan-form.module.css';
import { usePlanWords } from './plan-words.ts';

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const EVERY = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Three months: as far as a home plans its week. */
const USUAL_DAYS = 12 * 7;
const USUAL_COUNT = 6;

interface PlanRepeatPartProps {
  /** From which day on. */
  day: string;
  repeat: Repeat | null;
  error: string | undefined;
  onChange: (repeat: Repeat | null) => void;
}

/** Once, or again and again: on which days, and until when. */
export function PlanRepeatPart({ day, repeat, error, onChange }: PlanRepeatPartProps) {
  const { t } = useLingui();
  const words = usePlanWords();
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
        onChange={(chosen) => onChange(chosen === 'once' ? null : startOf(chosen))}
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
      {repeat !== null && <End end={repeat.end} onChange={(end) => onChange({ ...repeat, end })} from={day} />}
      {days.length > 0 && days.length <= REPEAT_LIMITS.sessions && (
        <p role="status" className="secondary">
          {words.sessions(days)}
        </p>
      )}
    </>
  );

  function startOf(chosen: RepeatRule['kind']): Repeat {
    const from = isDay ? day : '2026-01-05';
    const end = repeat?.end ?? { kind: 'until' as const, day: addDays(from, USUAL_DAYS) };
    if (chosen === 'daily') return { rule: { kind: 'daily' }, end };
    const weekday = weekdayOf(from);
    if (chosen === 'weekly') return { rule: { kind: 'weekly', every: 1, weekdays: [weekday] }, end };
    return { rule: { kind: 'monthly', which: nearestWhich(from), weekday }, end };
  }
}

/** A fifth Monday is a last one. */
function nearestWhich(day: string): WhichOfMonth {
  const { which } = whichOfMonth(day);
  return which === 1 || which === 2 || which === 3 || which === 4 ? which : -1;
}

type WeeklyRule = Extract<RepeatRule, { kind: 'weekly' }>;
type MonthlyRule = Extract<RepeatRule, { kind: 'monthly' }>;

function Weekly({ rule, onChange }: { rule: WeeklyRule; onChange: (rule: WeeklyRule) => void }) {
  const { t } = useLingui();
  const words = usePlanWords();
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
  const words = usePlanWords();
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

function End({ end, from, onChange }: { end: RepeatEnd; from: string; onChange: (end: RepeatEnd) => void }) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceGroup
        label={t`When does it end?`}
        name="repeat-end"
        value={end.kind}
        columns={2}
        onChange={(kind) =>
          onChange(
            kind === 'count'
              ? { kind, count: USUAL_COUNT }
              : { kind, day: CalendarDate.safeParse(from).success ? addDays(from, USUAL_DAYS) : '' },
          )
        }
        options={[
          { value: 'until', label: t`On a day` },
          { value: 'count', label: t`After so many times` },
        ]}
      />
      {end.kind === 'until' ? (
        <Field
          label={t`Its last day`}
          type="date"
          value={end.day}
          onChange={({ target }) => onChange({ ...end, day: target.value })}
        />
      ) : (
        <Field
          label={t`How many times`}
          type="number"
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
