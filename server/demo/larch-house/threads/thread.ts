import type { MomentResponse } from '@heartsease/domain/reports/response.ts';

/**
 * When a beat of a story took place, seen from today. A rule by month belongs to the seasons, one by
 * months ago to the order of the story.
 */
export type BeatRule =
  | { months_ago: number }
  | { days_ago: number }
  | { month: number; day: number }
  | { days_after_the_death_of: string; days: number };

/** One moment of a story that a year of moments tells. */
export type Beat = {
  when: BeatRule;
  /** `14:30`, or `dusk`: when the light goes in that month. */
  at: string;
  activity: string;
  /** In a group: the nearest session of that activity in the programme takes it up. */
  format: 'group' | 'one_to_one';
  response: MomentResponse;
  text: string;
  /** Who wrote it; somebody close to the person if nobody is named. */
  by?: string;
  /** 1 Monday to 7 Sunday: the nearest such day. */
  weekday?: number;
};

export type Thread = { resident: string; beats: readonly Beat[] };
