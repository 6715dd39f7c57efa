import type { ActivitySeason } from '@heartsease/domain/activities/activity-detail.ts';

/** Where somebody stands in a scene of 400 × 300, and how large. */
export type Figure = [key: string, x: number, y: number, scale: number];

/** A photo of Larch House as it is told, before it is a row. */
export interface DemoPhoto {
  /** Where it was; where that changes with the year, for each season. */
  scene: string | Record<ActivitySeason, string>;
  days_ago: number | ((today: string) => string);
  by: string;
  caption: string | Record<ActivitySeason, string>;
  people: Figure[];
  /** Left out: shared with families. */
  state?: 'only_the_home' | 'still_to_name' | 'withdrawn';
  seen_by?: string;
}
