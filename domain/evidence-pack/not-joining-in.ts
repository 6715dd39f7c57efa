import { ownPatternChange } from '../insights/own-pattern.ts';
import { hasJoined } from '../insights/lived-moment.ts';
import type { LivedMoment } from '../insights/lived-moment.ts';
import { addDays, daysBetween } from '../time/calendar.ts';

type Lived = Pick<LivedMoment, 'day' | 'response' | 'not_today_reason'>;

/** A time in which somebody joined in clearly less than in their own weeks before, and how it went on. */
export interface NotJoiningIn {
  /** The weeks in which it was so. */
  from: string;
  to: string;
  /** In the first two of these weeks. */
  engaged: number;
  asked: number;
  /** In two weeks, in the weeks before. */
  usual: number;
  is_asked_less: boolean;
  /** In two weeks, in as many as four weeks after; null while there is no week after. */
  after: { to: string; engaged: number } | null;
}

const TWO_WEEKS = 14;
const AFTER_DAYS = 28;

/**
 * The times within a period in which somebody joined in clearly less, by the one rule for that (`ownPatternChange`),
 * looked at week by week.
 *
 * @param moments those of the ten weeks before the period too, the earliest first
 * @param present the days on which they were here
 */
export function timesNotJoiningIn(
  moments: readonly Lived[],
  { from, to }: { from: string; to: string },
  present: ReadonlySet<string>,
): NotJoiningIn[] {
  const found: NotJoiningIn[] = [];
  for (let end = addDays(from, TWO_WEEKS - 1); end <= to; end = addDays(end, 7)) {
    const change = present.has(end)
      ? ownPatternChange(moments, { to: end, here_since: hereSince(present, end) })
      : null;
    if (change === null || change.direction === 'more') continue;
    const last = found.at(-1);
    if (last && daysBetween(last.to, end) <= 7) {
      last.to = end;
      continue;
    }
    if (last && daysBetween(last.to, end) < AFTER_DAYS) continue;
    found.push({
      from: addDays(end, 1 - TWO_WEEKS),
      to: end,
      engaged: change.engaged,
      asked: change.asked,
      usual: change.engaged_before,
      is_asked_less: change.is_asked_less,
      after: null,
    });
  }
  return found.map((time) => ({ ...time, after: afterwards(moments, time.to, to) }));
}

/** The first day of the unbroken days up to this one. */
function hereSince(present: ReadonlySet<string>, day: string): string {
  let first = day;
  while (present.has(addDays(first, -1))) first = addDays(first, -1);
  return first;
}

function afterwards(moments: readonly Lived[], since: string, last: string): NotJoiningIn['after'] {
  const furthest = addDays(since, AFTER_DAYS);
  const to = furthest < last ? furthest : last;
  const days = daysBetween(since, to);
  if (days < 7) return null;
  const engaged = moments.filter((moment) => moment.day > since && moment.day <= to && hasJoined(moment)).length;
  return { to, engaged: Math.round((engaged / days) * TWO_WEEKS) };
}
