import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Repeat, RepeatRule, Weekday, WhichOfMonth } from '@heartsease/domain/planner/repeat.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { useTimeWords } from './time.ts';

/** A Monday, for the names of the weekdays. */
const A_MONDAY = '2026-11-23';

/** How something repeats, in the words of whoever reads. */
export function useRepeatWords() {
  const { t } = useLingui();
  const time = useTimeWords();

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

  /** "Every week: Monday, until Mon 11 Jan", "Once". */
  function repeat(of: Repeat | null): string {
    if (of === null) return t`It takes place once`;
    const { end } = of;
    const until =
      end.kind === 'until'
        ? t`until ${time.shortDay(end.day)}`
        : plural(end.count, { one: '# time', other: '# times' });
    return `${rule(of.rule)}, ${until}`;
  }

  return {
    weekday,
    shortWeekday: (day: Weekday) => time.shortWeekday(addDays(A_MONDAY, day - 1)),
    which,
    rule,
    repeat,
  };
}
