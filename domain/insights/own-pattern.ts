import { isOffered } from '../reports/response.ts';
import { addDays, daysBetween } from '../time/calendar.ts';
import { CHANGE_RULE } from './insight.ts';
import type { OwnPatternChange } from './insight.ts';
import { hasJoined } from './lived-moment.ts';
import type { LivedMoment } from './lived-moment.ts';

type Counted = Pick<LivedMoment, 'day' | 'response' | 'not_today_reason'>;

const RECENT_DAYS = CHANGE_RULE.weeks * 7;

/** The first day that the comparison needs. */
export function firstDayOfPattern(to: string): string {
  return addDays(to, 1 - RECENT_DAYS - CHANGE_RULE.against_weeks * 7);
}

/**
 * Whether somebody joined in clearly less, or more, than in their own weeks before: in each of the last two weeks by
 * at least 30 % of what was usual for them. It tells what was seen and how it was counted; it foretells nothing.
 *
 * @param moments those of the last ten weeks at least
 * @param to the last day that counts
 * @param here_since the day from which on they were here without a break; earlier weeks are no pattern
 */
export function ownPatternChange(
  moments: readonly Counted[],
  { to, here_since }: { to: string; here_since: string },
): OwnPatternChange | null {
  const recentFrom = addDays(to, 1 - RECENT_DAYS);
  const weeks = Math.min(CHANGE_RULE.against_weeks, Math.floor(daysBetween(here_since, recentFrom) / 7));
  if (weeks < CHANGE_RULE.least_weeks) return null;
  const before = moments.filter(({ day }) => day < recentFrom && day >= addDays(recentFrom, -weeks * 7));
  const engagedBefore = before.filter(hasJoined).length;
  if (engagedBefore < CHANGE_RULE.least_engaged) return null;
  const usual = engagedBefore / weeks;
  const recent = Array.from({ length: CHANGE_RULE.weeks }, (_, week) => {
    const from = addDays(recentFrom, week * 7);
    return moments.filter(({ day }) => day >= from && day < addDays(from, 7) && day <= to);
  });
  const engaged = recent.map((week) => week.filter(hasJoined).length);
  const isLess = engaged.every((count) => count <= usual * (1 - CHANGE_RULE.least_change));
  const isMore = engaged.every((count) => count >= usual * (1 + CHANGE_RULE.least_change));
  if (!isLess && !isMore) return null;
  const asked = recent.flat().filter(isOffered).length;
  const askedBefore = (before.filter(isOffered).length / weeks) * CHANGE_RULE.weeks;
  const sum = engaged.reduce((one, other) => one + other, 0);
  const expected = usual * CHANGE_RULE.weeks;
  return {
    direction: isLess ? 'less' : 'more',
    percent: Math.round((Math.abs(sum - expected) / expected) * 100),
    against_weeks: weeks,
    engaged: sum,
    engaged_before: oneDecimal(expected),
    asked,
    asked_before: oneDecimal(askedBefore),
    is_asked_less: asked <= askedBefore * (1 - CHANGE_RULE.least_change),
  };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
