import type { LineOutcome } from './outcome.ts';

export type Change = 'less_support' | 'same' | 'more_support' | 'unknown';

/**
 * Line by line, what is different from the assessment before. `unknown` where one of the two was not sure
 * or did not have the line.
 */
export function changesBetween(
  before: readonly LineOutcome[],
  now: readonly LineOutcome[],
): { section: string; change: Change }[] {
  return now.map(({ section, band }) => {
    const last = before.find((line) => line.section === section)?.band ?? null;
    if (last === null || band === null) return { section, change: 'unknown' };
    const difference = band.support_band - last.support_band;
    return { section, change: difference === 0 ? 'same' : difference > 0 ? 'more_support' : 'less_support' };
  });
}
