import { z } from 'zod';
import { KEY_FIGURES } from './key-figures.ts';
import type { KeyFigureKey } from './key-figures.ts';

const times = (most: number, error: string) => z.int({ error }).min(1, error).max(most, error);

/** What a home wants for each person who lives there (screens.md 3.5, carehome). */
export const Targets = z.object({
  engaged_per_week: times(21, 'Choose 1 to 21'),
  domains_per_week: times(8, 'Choose 1 to 8'),
  one_to_one_per_week: times(14, 'Choose 1 to 14'),
  missed_after_days: times(14, 'Choose 1 to 14'),
});
export type Targets = z.infer<typeof Targets>;

/** What is counted by where a home has set nothing. */
export const USUAL_TARGETS: Targets = {
  engaged_per_week: 5,
  domains_per_week: 3,
  one_to_one_per_week: 2,
  missed_after_days: 3,
};

/**
 * The target of a figure in its own unit. What a home wants for each person it wants for everybody, so a share of people
 * aims at all of them, and nobody is to be missed.
 *
 * @param targets null: the home has set none, and no figure has a target
 */
export function targetOf(key: KeyFigureKey, targets: Targets | null): number | null {
  if (targets === null) return null;
  const aims: Partial<Record<KeyFigureKey, number>> = {
    residents_engaged: 100,
    moments_a_week: targets.engaged_per_week,
    variety: 100,
    in_bed: 100,
    missed_now: 0,
  };
  return aims[key] ?? null;
}

/** What a figure counts, where the home counts by a number of its own. */
export function definitionOf(key: KeyFigureKey, targets: Targets): string {
  const { domains_per_week, one_to_one_per_week, missed_after_days } = targets;
  if (key === 'variety' && domains_per_week !== USUAL_TARGETS.domains_per_week)
    return `People who are here today and whose engaged moments of the last 7 days are of as many sides of life as this home wants for each: ${domains_per_week} or more. Each moment counts for one side, that of its activity.`;
  if (key === 'in_bed' && one_to_one_per_week !== USUAL_TARGETS.one_to_one_per_week)
    return `People who are cared for in bed with as many engaged one-to-one moments in the last 7 days as this home wants for each: ${one_to_one_per_week} or more.`;
  if (key === 'missed_now' && missed_after_days !== USUAL_TARGETS.missed_after_days)
    return `People who are here today and whose days without an engaged moment are more than this home wants for anybody: ${missed_after_days}. Whoever prefers to be left in peace is not counted.`;
  return KEY_FIGURES[key].definition;
}
