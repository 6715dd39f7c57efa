import { z } from 'zod';
import { CalendarDate, Id, Line, Short, orNone } from '../text.ts';
import { addDays } from '../time/calendar.ts';

/** What somebody can be asked about, each by itself (domain.md 2.14). The activity record itself needs no consent. */
export const PURPOSES = [
  'photo_record',
  'photo_home',
  'photo_family_own',
  'photo_family_group',
  'family_updates',
  'share_life_story',
  'chat',
  'voice_video',
  'photo_public',
  'photo_training',
  'data_sharing_nhs',
  'ai_local',
] as const;
export const Purpose = z.enum(PURPOSES);
export type Purpose = z.infer<typeof Purpose>;

/** Those that everybody is asked about when they move in; the others when they come up. */
export const ASKED_OF_EVERYBODY = [
  'photo_record',
  'photo_home',
  'photo_family_own',
  'family_updates',
] as const satisfies Purpose[];

/**
 * What a family goes on with after a death. A yes to these that counted on that day counts for as long as there is a memory
 * book: nobody is left to ask, and nobody else may say it again (docs/decisions/0102). It can still be taken back.
 */
export const KEPT_AFTER_DEATH = [
  'photo_family_own',
  'photo_family_group',
  'family_updates',
  'chat',
] as const satisfies Purpose[];

export const ConsentStatus = z.enum(['given', 'refused', 'withdrawn', 'not_asked']);
export type ConsentStatus = z.infer<typeof ConsentStatus>;

/** Who may decide: the person; else an attorney for health and welfare, a deputy or guardian, or a best-interests decision. */
export const BASES = ['resident', 'attorney_hw', 'deputy', 'best_interests'] as const;
export const Basis = z.enum(BASES);
export type Basis = z.infer<typeof Basis>;

export const ConsentFields = z.object({
  purpose: Purpose,
  status: ConsentStatus,
  basis: Basis,
  /** The name of whoever decided for the person. */
  decided_by: Short,
  /** When it was found that the person can't make this decision. */
  capacity_assessed_on: orNone(CalendarDate),
  people_consulted: Line,
  /** "Not in bed", "ask each time" */
  conditions: Line,
  decided_on: CalendarDate,
  review_on: orNone(CalendarDate),
  /** Where the signed form is kept. */
  evidence: Short,
});
export type ConsentFields = z.infer<typeof ConsentFields>;

/** One answer. It is never changed: a new one follows it. */
export const Consent = ConsentFields.extend({
  id: Id,
  version: z.number().int(),
  capacity_assessed_on: CalendarDate.nullable(),
  /** Until when a yes counts; of whoever died, as long as it counts on for their family. */
  review_on: CalendarDate.nullable(),
  recorded_at: z.iso.datetime(),
  recorded_by: z.string().nullable(),
});
export type Consent = z.infer<typeof Consent>;

/** A yes is looked at again within a year. */
export const MOST_DAYS_TO_REVIEW = 366;

/** How early a review shows among what is due. */
export const DAYS_OF_NOTICE = 30;

/**
 * What is missing from an answer. Only a yes needs its grounds: whoever says no, or takes a yes back, is
 * never held up by a form.
 */
export function consentErrors(fields: ConsentFields, today: string): Record<string, string[]> {
  const { status, basis, decided_on, review_on, capacity_assessed_on } = fields;
  const errors: Record<string, string[]> = {};
  if (decided_on > today) errors['decided_on'] = ['Enter a day that is not in the future'];
  if (capacity_assessed_on !== null && capacity_assessed_on > today)
    errors['capacity_assessed_on'] = ['Enter a day that is not in the future'];
  if (status !== 'given') return errors;
  if (review_on === null) errors['review_on'] = ['Say when to ask again'];
  else if (review_on <= decided_on) errors['review_on'] = ['Enter a day after the answer'];
  else if (review_on > addDays(decided_on, MOST_DAYS_TO_REVIEW))
    errors['review_on'] = ['Ask again within a year of the answer'];
  if (basis === 'resident') return errors;
  if (fields.decided_by === '') errors['decided_by'] = ['Write who decided'];
  if (capacity_assessed_on === null)
    errors['capacity_assessed_on'] ??= ['Enter the day on which capacity for this decision was assessed'];
  if (basis === 'best_interests' && fields.people_consulted === '')
    errors['people_consulted'] = ['Write who was asked'];
  return errors;
}

export type Answer = Pick<Consent, 'purpose' | 'version' | 'status' | 'review_on'>;

/** The last answer about a purpose, if there is one. */
export function lastAnswer<A extends Pick<Answer, 'purpose' | 'version'>>(
  answers: readonly A[],
  purpose: Purpose,
): A | null {
  return answers
    .filter((answer) => answer.purpose === purpose)
    .reduce<A | null>((last, answer) => (last === null || answer.version > last.version ? answer : last), null);
}

/** Where a purpose stands on a day: a yes counts up to the day on which it is to be asked again. */
export type Standing = ConsentStatus | 'expired';

export function standingOf(answer: Pick<Answer, 'status' | 'review_on'> | null, today: string): Standing {
  if (answer === null) return 'not_asked';
  const { status, review_on } = answer;
  return status === 'given' && (review_on === null || review_on < today) ? 'expired' : status;
}

export type Due = 'expired' | 'review' | 'not_asked';

/** Why somebody is to be asked about a purpose now; null when they are not. */
export function dueFor(
  purpose: Purpose,
  answer: Pick<Answer, 'status' | 'review_on'> | null,
  today: string,
): Due | null {
  const standing = standingOf(answer, today);
  if (standing === 'expired') return 'expired';
  if (standing === 'not_asked') return ASKED_OF_EVERYBODY.some((asked) => asked === purpose) ? 'not_asked' : null;
  if (standing !== 'given' || answer === null || answer.review_on === null) return null;
  return answer.review_on <= addDays(today, DAYS_OF_NOTICE) ? 'review' : null;
}
