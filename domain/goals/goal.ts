import { z } from 'zod';
import { CalendarDate, Id, Line, Note, Short, orNone } from '../text.ts';

export const GOAL_STATES = ['active', 'met', 'changed', 'stopped'] as const;
export const WISH_STATES = ['new', 'planning', 'done', 'not_possible'] as const;
export const GoalStatus = z.enum(GOAL_STATES);
export type GoalStatus = z.infer<typeof GoalStatus>;
export const WishStatus = z.enum(WISH_STATES);
export type WishStatus = z.infer<typeof WishStatus>;

const OwnWords = Line.pipe(z.string().min(1, { error: 'Write it in their own words', abort: true }));

/** Something that somebody wants to reach, in their own words. */
export const GoalFields = z.object({
  text: OwnWords,
  why: Line,
  target_on: orNone(CalendarDate),
});

/** Looking at a goal together: what is said, who was there, and what becomes of it. */
export const GoalReview = z.object({
  status: GoalStatus,
  note: Note.pipe(z.string().min(1, { error: 'Say how it is going', abort: true })),
  people_present: Short,
  /** Whether it was talked about what they would like to do (NICE QS184, statement 5a); null: nobody was asked. */
  activities_discussed: z.boolean().nullable().default(null),
});

export const Goal = GoalFields.extend({
  id: Id,
  version: z.number().int(),
  target_on: CalendarDate.nullable(),
  status: GoalStatus,
  reviews: z.array(
    z.object({
      id: Id,
      reviewed_on: CalendarDate,
      note: z.string(),
      people_present: z.string(),
      /** Not there in what a device kept before this was asked. */
      activities_discussed: z.boolean().nullish(),
      by: z.string().nullable(),
    }),
  ),
});
export type Goal = z.infer<typeof Goal>;

/** Something that somebody would love to do once more, or for the first time. */
export const WishFields = z.object({
  text: OwnWords,
  asked_by: Short,
  wanted_on: orNone(CalendarDate),
  status: WishStatus,
  /** How it went, once it came true; or why it can't. */
  story: Note,
});

export const Wish = WishFields.extend({
  id: Id,
  version: z.number().int(),
  wanted_on: CalendarDate.nullable(),
});
export type Wish = z.infer<typeof Wish>;
