import { daysApart, figuresOf } from './facts.ts';
import type { Facts } from './facts.ts';

export const isHere = (status: string) => ['active', 'respite'].includes(status);

/** How much somebody needs company, reckoned once more from the moments (screens.md 3.7). */
export function needOf(facts: Facts, resident_id: string, target: number): number {
  const seen = figuresOf(facts, resident_id);
  const [now, before] = [seen.mood_7_days, seen.mood_21_days_before];
  const terms = [
    [0.5, seen.days_since_engaged === null ? 1 : Math.min(1, seen.days_since_engaged / 7)],
    [0.2, Math.max(0, 1 - seen.engaged_28_days / (4 * target))],
    [0.1, (8 - seen.sides_of_life_28_days) / 8],
    [0.1, seen.one_to_ones_7_days === 0 ? 1 : 0],
    [0.1, now !== null && before !== null && before - now >= 1 ? 1 : 0],
  ] as const;
  return terms.reduce((sum, [weight, part]) => sum + weight * part, 0);
}

/** Those below their own target, the one in most need first. */
export function peopleInNeed(facts: Facts) {
  return facts.residents
    .filter((one) => isHere(one.status) && one.weekly_target !== null)
    .map((one) => ({ ...one, target: one.weekly_target ?? 0, figures: figuresOf(facts, one.id) }))
    .filter(({ target, figures }) => figures.engaged_7_days < target)
    .toSorted(
      (one, other) =>
        needOf(facts, other.id, other.target) - needOf(facts, one.id, one.target) ||
        one.known_as.localeCompare(other.known_as),
    );
}

/** The responses that somebody gave most in the week; several when they are level. */
export function mostGiven(facts: Facts, resident_id: string): (string | null)[] {
  const counts = new Map<string, number>();
  for (const moment of facts.moments) {
    if (moment.resident_id !== resident_id || moment.response === null) continue;
    const age = daysApart(moment.day, facts.today);
    if (age >= 0 && age < 7) counts.set(moment.response, (counts.get(moment.response) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return counts.size === 0 ? [null] : [...counts].filter(([, count]) => count === most).map(([response]) => response);
}
