import { z } from 'zod';
import { ActivityCategory } from '../activities/activity-detail.ts';
import { MomentResponse, NotTodayReason } from '../reports/response.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id } from '../text.ts';
import { FigurePeriod, told } from './told.ts';

const Count = z.number().int();
/** 0 to 100 with one decimal; null where nobody and nothing can be counted. */
const Percent = z.number().nullable();

export const ActivityCount = z.object({
  ...told,
  total: z.object({ activities: Count, moments: Count }),
  by_day: z.array(z.object({ day: CalendarDate, group: Count, one_to_one: Count })),
  by_domain: z.array(z.object({ domain: ActivityCategory, moments: Count })),
  by_format: z.object({ group: Count, one_to_one: Count }),
  /** By the hour of the home’s clock in which the activity began, from midnight on. */
  by_hour: z.array(Count).length(24),
  /** Moments of Saturdays and Sundays. */
  weekend_share: Percent,
  top: z.array(z.object({ activity_id: Id.nullable(), title: z.string(), activities: Count, moments: Count })),
  compare: z.object({ period: FigurePeriod, activities: Count, moments: Count }).nullable(),
});
export type ActivityCount = z.infer<typeof ActivityCount>;

export const ResponseCounts = z.record(MomentResponse, Count);
export type ResponseCounts = z.infer<typeof ResponseCounts>;

/** How one activity went for those who were asked. */
export const ActivityFeedback = z.object({
  activity_id: Id.nullable(),
  title: z.string(),
  /** Moments that somebody answered. */
  n: Count,
  /** Loved or enjoyed. */
  well: Percent,
  faces: ResponseCounts,
});
export type ActivityFeedback = z.infer<typeof ActivityFeedback>;

/** With fewer answers nothing is called best, nor less liked. */
export const LEAST_ANSWERS = 5;
export const MOST_ACTIVITIES = 40;

export const Feedback = z.object({
  ...told,
  faces: ResponseCounts,
  /** Moments about which nobody said how it was. */
  unsaid: Count,
  not_today: z.record(NotTodayReason, Count),
  again: z.object({ yes: Count, maybe: Count, no: Count }),
  /** Mood after less mood before, of moments for which both were said; the mean is null without any. */
  mood_delta: z.object({ mean: z.number().nullable(), n: Count }),
  best: z.array(ActivityFeedback),
  poor: z.array(ActivityFeedback),
  by_activity: z.array(ActivityFeedback).max(MOST_ACTIVITIES),
  compare: z.object({ period: FigurePeriod, n: Count, faces: ResponseCounts }).nullable(),
});
export type Feedback = z.infer<typeof Feedback>;

const Share = { numerator: Count, denominator: Count, percent: Percent };

export const NotEngaged = z.object({
  resident: ResidentFace,
  /** Whole days since the last engaged moment, up to the last day of the period; null when there was none in two years. */
  days: Count.nullable(),
  /** Without the times when they were away, or nobody came to ask. */
  offered: Count,
  declined: Count,
  /** Prefers to be left in peace, and that is right. */
  is_left_in_peace: z.boolean(),
});
export type NotEngaged = z.infer<typeof NotEngaged>;

export const ResidentsEngaged = z.object({
  ...told,
  ...Share,
  /** In percent; null where the home has set no targets, or asks about part of what there was. */
  target: z.number().nullable(),
  series: z.array(z.object({ from: CalendarDate, to: CalendarDate, ...Share })),
  by_unit: z.array(z.object({ unit_id: z.string(), ...Share })),
  /** Null: nobody has looked yet how they join in. */
  by_band: z.array(z.object({ band: z.number().int().nullable(), ...Share })),
  not_engaged: z.array(NotEngaged),
  compare: z.object({ period: FigurePeriod, ...Share }).nullable(),
});
export type ResidentsEngaged = z.infer<typeof ResidentsEngaged>;

/** What some people had, beside how many days they were here to have it. */
const PartOfHome = z.object({
  key: z.string(),
  people: Count,
  resident_days: Count,
  engaged_people: Count,
  engaged_moments: Count,
  engaged_minutes: Count,
  /** Engaged moments of one person in a week; null where nobody was here. */
  a_week: z.number().nullable(),
});
export type PartOfHome = z.infer<typeof PartOfHome>;

export const Fairness = z.object({
  ...told,
  /** 0: everybody had the same for each day they were here; 1: one had it all. Null without any minutes. */
  gini: z.number().nullable(),
  by_wing: z.array(PartOfHome),
  by_band: z.array(PartOfHome),
  by_language: z.array(PartOfHome),
  /** Monday first; moments a day, so that a period with five Mondays and four Tuesdays is fair to both. */
  by_weekday: z.array(z.object({ weekday: z.number().int(), days: Count, engaged_moments: Count, a_day: z.number() })),
  by_hour: z.array(Count).length(24),
});
export type Fairness = z.infer<typeof Fairness>;

/** Two who live here, like the same and were never together in a session. */
export const PeopleWhoClick = z.object({
  people: z.array(ResidentFace).length(2),
  shared: z.array(z.string()).min(1),
});
export type PeopleWhoClick = z.infer<typeof PeopleWhoClick>;
