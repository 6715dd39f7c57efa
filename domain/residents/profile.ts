import { z } from 'zod';
import { daysBetween } from '../time/calendar.ts';
import { CalendarDate, Id, Line, PersonName, Short, orNone } from '../text.ts';
import { AccessNeeds } from './access-needs.ts';
import { Completeness } from './completeness.ts';
import { NhsNumber } from './nhs-number.ts';
import { ResidentFace, ResidentStatus } from './resident.ts';

const Room = Short.pipe(
  z.string().min(1, { error: 'Enter the room', abort: true }).max(20, 'Use 20 characters or fewer'),
);

/** The three fields that somebody is added with; the rest comes later. */
export const NewResident = z.object({
  known_as: PersonName,
  last_name: PersonName,
  room: Room,
});
export type NewResident = z.infer<typeof NewResident>;

/** Who somebody is and where they live: what coordinators and managers change. */
export const ProfileFields = NewResident.extend({
  title: Short,
  first_name: PersonName,
  pronouns: Short,
  date_of_birth: orNone(CalendarDate),
  /** The birthday is still told, how old somebody turns is not. */
  is_age_hidden: z.boolean(),
  nhs_number: orNone(NhsNumber),
  wing: Short,
  moved_in_on: CalendarDate,
  /** What somebody would rather speak. */
  language: Short.pipe(z.string().min(1, { error: 'Enter a language', abort: true })),
  other_languages: z.array(Short.pipe(z.string().min(1))).max(8, 'Enter 8 or fewer'),
  faith: Short,
  cultural_needs: Line,
  key_worker_id: orNone(Id),
  /** One line, as a colleague would say it in the corridor. */
  summary: Line,
  /** How to come near. */
  approach: Line,
  /** Moments a week that suit the person; null for whoever prefers their own company. */
  weekly_target: z.int().min(1, 'Choose 1 to 21').max(21, 'Choose 1 to 21').nullable(),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

export const PROFILE_LIMITS = { born_from: '1900-01-01', least_age: 18 } as const;

/**
 * What a schema can't tell, because it needs today.
 *
 * @param today the day in the home's calendar
 * @returns messages by field; empty when all is well
 */
export function profileProblems(
  { date_of_birth: born, moved_in_on }: Pick<ProfileFields, 'date_of_birth' | 'moved_in_on'>,
  today: string,
): Partial<Record<keyof ProfileFields, string[]>> {
  const problems: Partial<Record<keyof ProfileFields, string[]>> = {};
  const birth = born === null ? null : birthProblem(born, today);
  if (birth !== null) problems.date_of_birth = [birth];
  if (daysBetween(today, moved_in_on) > 366) problems.moved_in_on = ['This is more than a year ahead'];
  else if (born !== null && moved_in_on < born) problems.moved_in_on = ['This is before the date of birth'];
  return problems;
}

export function birthProblem(born: string, today: string): string | null {
  if (born < PROFILE_LIMITS.born_from) return 'Enter a date from 1900 on';
  if (born > today) return 'Enter a date in the past';
  const turned18 = `${Number(born.slice(0, 4)) + PROFILE_LIMITS.least_age}${born.slice(4)}`;
  return turned18 > today ? 'A resident is at least 18 years old' : null;
}

export const KeyWorker = z.object({ id: Id, known_as: z.string(), last_name: z.string() });

/** Everything that is written down about who somebody is, as staff of the home read it. */
export const Profile = ProfileFields.extend({
  id: Id,
  version: z.number().int(),
  face: ResidentFace,
  status: ResidentStatus,
  status_since: CalendarDate.nullable(),
  status_note: z.string(),
  ended_on: CalendarDate.nullable(),
  date_of_birth: CalendarDate.nullable(),
  nhs_number: z.string().nullable(),
  key_worker_id: Id.nullable(),
  key_worker: KeyWorker.nullable(),
  /** Null until somebody has written them down. */
  access_needs: AccessNeeds.nullable(),
  access_needs_on: CalendarDate.nullable(),
  completeness: Completeness,
  /** Who changed it last, for whoever changed it at the same time. */
  changed_by: z.string().nullable(),
  changed_at: z.string(),
});
export type Profile = z.infer<typeof Profile>;

/** Somebody who may be the same person as the one to be added. */
export const Double = z.object({
  resident: ResidentFace,
  status: ResidentStatus,
  first_name: z.string(),
  date_of_birth: CalendarDate.nullable(),
  nhs_number: z.string().nullable(),
  moved_in_on: CalendarDate,
  /** What both have in common. */
  same: z.array(z.enum(['name', 'date_of_birth', 'nhs_number', 'room'])),
});
export type Double = z.infer<typeof Double>;

export const CHANGE_KINDS = [
  'added',
  'profile',
  'access_needs',
  'face',
  'state',
  'stay_ended',
  'stay_resumed',
] as const;

/** What a field was or is: a word, a number, yes or no, nothing, or a list of words. */
export const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type FieldValue = z.infer<typeof FieldValue>;

/** One entry of a resident's history: who changed what, and what it was before. */
export const ResidentChange = z.object({
  id: Id,
  at: z.string(),
  by: z.string().nullable(),
  kind: z.enum(CHANGE_KINDS),
  changes: z.array(z.object({ field: z.string(), before: FieldValue, after: FieldValue })),
});
export type ResidentChange = z.infer<typeof ResidentChange>;

export const AwayOrHere = z.enum(['active', 'respite', 'away']);
export const EndOfStay = z.enum(['moved_on', 'died']);
