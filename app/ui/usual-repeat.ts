import { useRef } from 'react';
import { isSame } from '@heartsease/domain/merge.ts';
import { weekdayOf, whichOfMonth } from '@heartsease/domain/planner/repeat.ts';
import type { Repeat, RepeatEnd, RepeatRule, WhichOfMonth } from '@heartsease/domain/planner/repeat.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';

/** Three months: as far as a home plans its week. */
const USUAL_DAYS = 12 * 7;
const USUAL_COUNT = 6;

/** A Monday, while no first day is written: the rule goes with the day once there is one. */
const ANY_DAY = '2026-01-05';

/** What somebody most likely means by every day, week or month from a day on. */
export function usualRule(kind: RepeatRule['kind'], day: string): RepeatRule {
  const from = isDay(day) ? day : ANY_DAY;
  if (kind === 'daily') return { kind };
  const weekday = weekdayOf(from);
  if (kind === 'weekly') return { kind, every: 1, weekdays: [weekday] };
  return { kind, which: nearestWhich(from), weekday };
}

/** No day where there is no first one: it is asked for. */
export function usualEnd(kind: RepeatEnd['kind'], day: string): RepeatEnd {
  if (kind === 'count') return { kind, count: USUAL_COUNT };
  return { kind, day: isDay(day) ? addDays(day, USUAL_DAYS) : '' };
}

/**
 * For a form whose first day goes to another one: what was only proposed from the day goes with it, what somebody
 * chose stays.
 *
 * @param day as it stands when the form opens
 */
export function useMovedRepeat(day: string): (repeat: Repeat | null, to: string) => Repeat | null {
  // The last one that made sense: while a date is typed there is none for a moment.
  const was = useRef({ day, isBlank: !isDay(day) });
  return (repeat, to) => {
    if (!isDay(to)) {
      was.current.isBlank = true;
      return repeat;
    }
    // Something may have been proposed before there was a day.
    const from = was.current.isBlank ? [was.current.day, ''] : [was.current.day];
    was.current = { day: to, isBlank: false };
    return repeat === null ? null : { rule: movedRule(repeat.rule, from, to), end: movedEnd(repeat.end, from, to) };
  };
}

function movedRule(rule: RepeatRule, from: readonly string[], to: string): RepeatRule {
  return from.some((day) => isSame(rule, proposed(day))) ? proposed(to) : rule;

  /** How often is chosen apart from the days. */
  function proposed(day: string): RepeatRule {
    const usual = usualRule(rule.kind, day);
    return usual.kind === 'weekly' && rule.kind === 'weekly' ? { ...usual, every: rule.every } : usual;
  }
}

function movedEnd(end: RepeatEnd, from: readonly string[], to: string): RepeatEnd {
  if (end.kind === 'count') return end;
  return from.some((day) => isSame(end, usualEnd('until', day))) ? usualEnd('until', to) : end;
}

/** A fifth Monday is a last one. */
function nearestWhich(day: string): WhichOfMonth {
  const { which } = whichOfMonth(day);
  return which === 1 || which === 2 || which === 3 || which === 4 ? which : -1;
}

function isDay(typed: string): boolean {
  return CalendarDate.safeParse(typed).success;
}
