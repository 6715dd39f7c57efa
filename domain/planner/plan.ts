import { z } from 'zod';
import { StaffFace } from '../reports/report.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, ClockTime, Id, Line, Short } from '../text.ts';
import { RepeatRule } from './repeat.ts';
import { SuggestedBecause } from './suggested-week.ts';

export const PLAN_LIMITS = {
  minutes: 480,
  people: 60,
  groups: 20,
  helpers: 20,
  capacity: 200,
  at_once: 60,
  copied: 500,
} as const;

/** Ids in an order of their own, each once, so that the same choice is the same list. */
const ids = (most: number, message: string) =>
  z
    .array(Id)
    .max(most, message)
    .transform((chosen) => [...new Set(chosen)].toSorted());

/** What somebody writes about a planned session; on which day it is stands beside it. */
export const PlanWords = z.object({
  /** Null for something that is in no library. */
  activity_id: Id.nullable(),
  title: Short.pipe(z.string().min(1, 'Say what is planned')),
  time: ClockTime,
  minutes: z
    .int('Enter how many minutes')
    .min(5, 'Enter 5 minutes or more')
    .max(PLAN_LIMITS.minutes, 'Enter 8 hours or less'),
  place: Short,
  leader_id: Id.nullable(),
  helper_ids: ids(PLAN_LIMITS.helpers, 'Choose 20 people or fewer'),
  resident_ids: ids(PLAN_LIMITS.people, 'Choose 60 people or fewer'),
  /** Whoever is in these groups on the day is expected too. */
  resident_group_ids: ids(PLAN_LIMITS.groups, 'Choose 20 groups or fewer'),
  is_open_to_everyone: z.boolean(),
  /** For how many there is room; null where it does not matter. */
  capacity: z
    .int('Enter for how many there is room')
    .min(1, 'Enter 1 or more')
    .max(PLAN_LIMITS.capacity, 'Enter 200 or fewer')
    .nullable(),
});
export type PlanWords = z.infer<typeof PlanWords>;

/** Which sessions of a series a change is about: `all` are all that are still to come. */
export const WhichSessions = z.enum(['this', 'following', 'all']);
export type WhichSessions = z.infer<typeof WhichSessions>;

export const CancelReason = Line.pipe(z.string().min(1, 'Say why, so that colleagues can tell people'));

/** The series that a session belongs to. */
export const PlannedSeries = z.object({
  id: Id,
  rule: RepeatRule,
  first_day: CalendarDate,
  last_day: CalendarDate,
  /** How many of it can still be changed: not begun, not logged, not cancelled. */
  to_come: z.int(),
});
export type PlannedSeries = z.infer<typeof PlannedSeries>;

/** A planned session as its form needs it. */
export const Plan = PlanWords.extend({
  id: Id,
  version: z.int(),
  day: CalendarDate,
  leader: StaffFace.nullable(),
  helpers: z.array(StaffFace),
  series: PlannedSeries.nullable(),
  cancelled: z
    .object({
      at: z.string(),
      why: z.string(),
      /** How many others of its series were cancelled with it and could still take place. */
      others: z.int(),
    })
    .nullable(),
  /** It became a report, so only the report changes from now on. */
  is_logged: z.boolean(),
  /** Why it was planned, where it was suggested, with the faces of those that this names; null for all others. */
  suggested: SuggestedBecause.extend({ people: z.array(ResidentFace) }).nullable(),
  changed_by: z.string().nullable(),
  changed_at: z.string(),
});
export type Plan = z.infer<typeof Plan>;

/** Something else at the same time: said to whoever plans a session or an event, and never forbidden. */
export const Clash = z.object({
  kind: z.enum(['place', 'staff', 'people']),
  of: z.enum(['planned_session', 'event']),
  id: Id,
  title: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  is_all_day: z.boolean(),
  place: z.string(),
  /** Who would be in two places; nobody where it is about the place. */
  names: z.array(z.string()),
});
export type Clash = z.infer<typeof Clash>;

/** A session of a copied week, and what else is in its place or needs its staff at the same time. */
export const CopiedClash = z.object({
  planned_session_id: Id,
  title: z.string(),
  day: CalendarDate,
  starts_at: z.string(),
  clashes: z.array(Clash).min(1),
});
export type CopiedClash = z.infer<typeof CopiedClash>;

/** "garden lounge" and "Garden  Lounge" are one place; no place is none. */
export function samePlace(one: string, other: string): boolean {
  const plain = (place: string) => place.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return plain(one) !== '' && plain(one) === plain(other);
}
