import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlanWords } from '@heartsease/domain/planner/plan.ts';
import type { RepeatRule, Weekday, WhichOfMonth } from '@heartsease/domain/planner/repeat.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { useTimeWords } from '../words/time.ts';

/** A Monday, for the names of the weekdays. */
const A_MONDAY = '2026-11-23';

export type PlanField = keyof PlanWords | 'day' | 'repeat';

/** What the fields of a plan and its rules are called. */
export function usePlanWords() {
  const { t } = useLingui();
  const time = useTimeWords();

  const labels: Record<PlanField, string> = {
    activity_id: t`Activity`,
    title: t`What is planned?`,
    day: t`Day`,
    time: t`Begins at`,
    minutes: t`How many minutes`,
    place: t`Where`,
    leader_id: t`Who leads it`,
    helper_ids: t`Who helps`,
    resident_ids: t`People expected`,
    resident_group_ids: t`Groups expected`,
    is_open_to_everyone: t`Open to everyone`,
    capacity: t`Room for how many`,
    repeat: t`How often it is`,
  };
  const which: Record<WhichOfMonth, string> = {
    1: t`first`,
    2: t`second`,
    3: t`third`,
    4: t`fourth`,
    [-1]: t`last`,
  };

  const weekday = (day: Weekday) => time.weekday(addDays(A_MONDAY, day - 1));

  /** "Every other week on Monday and Thursday" */
  function rule(of: RepeatRule): string {
    switch (of.kind) {
      case 'daily':
        return t`Every day`;
      case 'weekly': {
        const days = of.weekdays.map(weekday).join(', ');
        if (of.every === 1) return t`Every week: ${days}`;
        return of.every === 2 ? t`Every other week: ${days}` : t`Every ${of.every} weeks: ${days}`;
      }
      case 'monthly':
        return t`Every month, on the ${which[of.which]} ${weekday(of.weekday)}`;
    }
  }

  /** "8 sessions, from Mon 23 Nov to Mon 11 Jan" */
  function sessions(days: readonly string[]): string | null {
    const [first] = days;
    const last = days.at(-1);
    if (first === undefined || last === undefined) return null;
    const count = plural(days.length, { one: '# session', other: '# sessions' });
    return days.length === 1
      ? t`${count}, on ${time.shortDay(first)}`
      : t`${count}, from ${time.shortDay(first)} to ${time.shortDay(last)}`;
  }

  return {
    labels,
    weekday,
    shortWeekday: (day: Weekday) => time.shortWeekday(addDays(A_MONDAY, day - 1)),
    which,
    rule,
    sessions,
  };
}
