import type { ActivitySeason } from './activity-detail.ts';

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const satisfies ActivitySeason[];

/** The season of a day by the weather's calendar, in the northern half of the world: winter begins in December. */
export function seasonOf(day: string): ActivitySeason {
  const month = Number(day.slice(5, 7));
  return SEASONS[Math.floor((month % 12) / 3)] ?? 'winter';
}
