/** Arithmetic of figures. */

/** A share of a hundred with one decimal; null out of nothing. */
export function percentOf(part: number, of: number): number | null {
  return of === 0 ? null : Math.round((1_000 * part) / of) / 10;
}

export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor + Number.EPSILON) / factor;
}

export function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

/** The one in the middle, or the mean of the two. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  // Numbers by themselves are sorted without being asked two by two, and a median is of thousands of days.
  const sorted = Float64Array.from(values).sort();
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Of fewer an interval would promise more than it knows (screens.md 3.7). */
const FEWEST_FOR_INTERVAL = 20;

/** Where a mean lies, 19 times of 20; null of too few. */
export function intervalOf(values: readonly number[]): { low: number; high: number } | null {
  const n = values.length;
  if (n < FEWEST_FOR_INTERVAL) return null;
  const mean = sumOf(values, (value) => value) / n;
  const variance = sumOf(values, (value) => (value - mean) ** 2) / (n - 1);
  const half = 1.96 * Math.sqrt(variance / n);
  return { low: round(mean - half, 2), high: round(mean + half, 2) };
}

/** How unevenly something is spread: 0 is all the same, towards 1 one has it all. Null where nobody has any. */
export function giniOf(values: readonly number[]): number | null {
  const total = sumOf(values, (value) => value);
  if (values.length === 0 || total === 0) return null;
  const weighted = values
    .toSorted((one, other) => one - other)
    .reduce((sum, value, place) => sum + (2 * (place + 1) - values.length - 1) * value, 0);
  return round(weighted / (values.length * total), 3);
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
}

export function isWeekend(day: string): boolean {
  return weekdayOf(day) >= 5;
}
