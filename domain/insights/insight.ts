import { z } from 'zod';
import { GoalStatus } from '../goals/goal.ts';
import { InterestLevel } from '../interests/interest.ts';
import { NotTodayReason } from '../reports/response.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id } from '../text.ts';

/** What the figures of this page rest on. Each block says its own `n`, the app says these rules beside it. */
export const INSIGHT_RULES = {
  /** Fewer moments in the window tell no pattern. */
  least_moments: 5,
  /** Fewer of a kind are told in no mean, and never called the best. */
  least_n: 3,
  /** Loved or enjoyed this often works; said no or unsettled this often does not. */
  works_from: 2 / 3,
  does_not_work_from: 1 / 2,
  /** The best of two must be better by so much of all times. */
  least_lead: 0.1,
  /** As long a window as one page can show. */
  most_days: 92,
  /** What is not had for so long is had for the first time again. */
  first_time_days: 365,
  /** For which somebody must be known for as long. */
  known_days: 270,
} as const;

/** A change against the person's own pattern, told as information. */
export const CHANGE_RULE = {
  /** Both of the last two weeks by themselves. */
  weeks: 2,
  against_weeks: 8,
  /** Whoever moved in lately is compared with fewer weeks, but not with less than a month. */
  least_weeks: 4,
  least_change: 0.3,
  /** Below this, one visit more or less looks like a change. */
  least_engaged: 8,
} as const;

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export const PartOfDay = z.enum(PARTS_OF_DAY);
export type PartOfDay = z.infer<typeof PartOfDay>;

/** Alone with somebody, up to six people, more. */
export const SIZES_OF_COMPANY = ['one_to_one', 'small_group', 'group'] as const;
export const SizeOfCompany = z.enum(SIZES_OF_COMPANY);
export type SizeOfCompany = z.infer<typeof SizeOfCompany>;

const Count = z.number().int();

const Stamped = { title: z.string(), icon: z.string(), tint: z.string() };

/** So often asked or there, so often loved or enjoyed. */
const Tried = { n: Count, well: Count };

function comparedBy<Key extends z.ZodType>(key: Key) {
  return z.object({
    n: Count,
    groups: z.array(z.object({ key, ...Tried })),
    /** Null where none stands out, or too little is known. */
    best: key.nullable(),
  });
}

/** How the person joined in, against how they did before. */
export const OwnPatternChange = z.object({
  direction: z.enum(['less', 'more']),
  percent: Count,
  against_weeks: Count,
  engaged: Count,
  /** In as many weeks as are compared, on average. */
  engaged_before: z.number(),
  asked: Count,
  asked_before: z.number(),
  /** Where they were asked less too, it is the home that changed. */
  is_asked_less: z.boolean(),
});
export type OwnPatternChange = z.infer<typeof OwnPatternChange>;

/** An instance of something that went a certain way, by activity. */
export const TriedActivity = z.object({ ...Stamped, ...Tried });
export type TriedActivity = z.infer<typeof TriedActivity>;

export const Patterns = z.object({
  glance: z.object({
    n: Count,
    engaged: Count,
    declined: Count,
    days: z.array(z.object({ day: CalendarDate, engaged: Count, declined: Count, other: Count })),
  }),
  weeks: z.object({
    n: Count,
    minutes: Count,
    /** Moments a week that suit this person; null for whoever likes their own company. */
    target: Count.nullable(),
    /** Oldest first; the first may be shorter than seven days. */
    weeks: z.array(z.object({ from: CalendarDate, to: CalendarDate, engaged: Count, minutes: Count })),
  }),
  variety: z.object({ n: Count, sides: z.array(z.object({ category: z.string(), n: Count })) }),
  mood: z.object({
    n: Count,
    mean: z.number().nullable(),
    activities: z.array(
      z.object({ ...Stamped, n: Count, mean: z.number(), least: z.number().int(), most: z.number().int() }),
    ),
    /** Activities with a mood before and after, but too few times to tell. */
    too_few: Count,
  }),
  times: comparedBy(PartOfDay),
  sizes: comparedBy(SizeOfCompany),
  company: z.object({ n: Count, people: z.array(z.object({ resident: ResidentFace, ...Tried })) }),
  works: z.object({ n: Count, activities: z.array(TriedActivity) }),
  avoid: z.object({
    n: Count,
    /** Here `well` counts how often it did not go well. */
    activities: z.array(z.object({ ...Stamped, n: Count, not_well: Count })),
    /** What was written down that they do not like, whatever the moments say. */
    known: z.array(z.object({ label: z.string(), level: InterestLevel })),
  }),
  declines: z.object({
    n: Count,
    declined: Count,
    reasons: z.array(z.object({ reason: NotTodayReason.nullable(), n: Count })),
    /** Where most of it happens. */
    pattern: z.object({ part: PartOfDay, declined: Count, n: Count }).nullable(),
  }),
  one_to_one: z.object({ n: Count, one_to_one: Count }),
  goals: z.object({
    n: Count,
    goals: z.array(
      z.object({ id: Id, text: z.string(), status: GoalStatus, moments: Count, last_word: z.string().nullable() }),
    ),
  }),
  quotes: z.object({
    n: Count,
    quotes: z.array(z.object({ quote: z.string(), day: CalendarDate, title: z.string() })),
  }),
  milestones: z.object({
    n: Count,
    milestones: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('first_time'), title: z.string(), day: CalendarDate }),
        z.object({ kind: z.literal('goal_met'), text: z.string(), day: CalendarDate }),
      ]),
    ),
  }),
  change: OwnPatternChange.nullable(),
});
export type Patterns = z.infer<typeof Patterns>;

export const ResidentInsights = z.object({
  resident: ResidentFace.extend({ pronouns: z.string() }),
  from: CalendarDate,
  to: CalendarDate,
  /** Moments in these days, whatever came of them. */
  n: Count,
  /** Null where there are too few to tell anything. */
  patterns: Patterns.nullable(),
});
export type ResidentInsights = z.infer<typeof ResidentInsights>;

/** What family may know of it: no number, no "no", nothing that somebody wrote. */
export const EnjoyedLately = z.object({
  known_as: z.string(),
  pronouns: z.string(),
  things: z.array(z.object({ ...Stamped, welsh: z.object({ title: z.string() }).nullable(), is_loved: z.boolean() })),
  sides: z.array(z.string()),
  best_time: PartOfDay.nullable(),
  best_size: SizeOfCompany.nullable(),
});
export type EnjoyedLately = z.infer<typeof EnjoyedLately>;
