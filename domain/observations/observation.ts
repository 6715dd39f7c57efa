import { z } from 'zod';
import { SIGNS, Sign } from '../reports/depth.ts';
import { StaffFace } from '../reports/report.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id, words } from '../text.ts';

/** What kind of thing was noticed after a report (screens.md 3.5). */
export const OBSERVATION_KINDS = [
  'wellbeing',
  'effect_later',
  'new_preference',
  'quote',
  'compliment',
  'communication',
  'physical_for_handover',
  'distress',
] as const;
export const ObservationKind = z.enum(OBSERVATION_KINDS, { error: 'Say what it is about' });
export type ObservationKind = z.infer<typeof ObservationKind>;

/** How somebody was later, beside how they had been before the activity. */
export const EFFECTS = ['brighter', 'as_before', 'lower'] as const;
export const Effect = z.enum(EFFECTS);
export type Effect = z.infer<typeof Effect>;

export const OBSERVATION_LIMITS = {
  /** Its author may correct it for so long. */
  correct_hours: 24,
  /** What is noticed of a report is noticed in the days after it. */
  days: 14,
  /** Device clocks run ahead. */
  ahead_minutes: 10,
} as const;

/** The question "How was Joyce at tea?" comes so long after the report; to the others on shift an hour after its author. */
export const LATER = { hours: 3, others_after_hours: 4, until_hours: 16 } as const;

export const Visibility = z.enum(['staff', 'family']);
export type Visibility = z.infer<typeof Visibility>;

const Preference = words(60);

/** What an observation says, and what a correction may change of it. */
export const ObservationWords = z.object({
  kind: ObservationKind,
  text: words(2_000),
  /** Of an `effect_later` only. */
  effect: Effect.nullable().default(null),
  signs: z
    .array(Sign)
    .max(SIGNS.length)
    .refine((signs) => new Set(signs).size === signs.length, 'Name each sign once')
    .default([]),
  visibility: Visibility.default('staff'),
  /** Of a `new_preference` only: what it is called, as among the interests. */
  preference: Preference.nullable().default(null),
});
export type ObservationWords = z.output<typeof ObservationWords>;

/** What a schema can't tell of one field alone. @returns messages by field */
export function observationErrors({
  kind,
  text,
  effect,
  signs,
  preference,
}: ObservationWords): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (kind !== 'effect_later' && effect !== null) errors['effect'] = ['This goes with how somebody was later'];
  if (kind !== 'new_preference' && preference !== null) errors['preference'] = ['This goes with a new preference'];
  if (kind === 'new_preference' && (preference ?? '') === '') errors['preference'] = ['Say what it is they like'];
  const isSaid = text !== '' || effect !== null || signs.length > 0 || (preference ?? '') !== '';
  if (!isSaid) errors['text'] = ['Write what you noticed'];
  return errors;
}

export const FollowUpDraft = z.object({
  task: words(300).pipe(z.string().min(1, 'Say what is to be done')),
  owner_id: Id,
  due_on: CalendarDate,
});
export type FollowUpDraft = z.infer<typeof FollowUpDraft>;

export const FollowUp = z.object({
  id: Id,
  task: z.string(),
  owner: StaffFace,
  due_on: CalendarDate,
  done_at: z.string().nullable(),
  done_by: z.string().nullable(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** What stood before a correction. */
export const EarlierWords = z.object({
  kind: ObservationKind,
  text: z.string(),
  effect: Effect.nullable(),
  signs: z.array(Sign),
  preference: z.string().nullable(),
  recorded_at: z.string(),
});

export const Observation = z.object({
  /** The id of its first words; corrections keep it. */
  id: Id,
  report_id: Id,
  /** What the report is called. */
  title: z.string(),
  resident: ResidentFace,
  at: z.string(),
  kind: ObservationKind,
  text: z.string(),
  effect: Effect.nullable(),
  signs: z.array(Sign),
  visibility: Visibility,
  preference: z.string().nullable(),
  /** Of a preference: not yet answered, taken up among the interests, or not. */
  preference_state: z.enum(['open', 'accepted', 'declined']).nullable(),
  author: StaffFace,
  recorded_at: z.string(),
  follow_up: FollowUp.nullable(),
  /** Everything that stood before, the newest first. */
  earlier: z.array(EarlierWords),
  /** May whoever asks correct it now? */
  can_correct: z.boolean(),
});
export type Observation = z.infer<typeof Observation>;

/** "How was Joyce at tea?" */
export const LaterQuestion = z.object({
  report_id: Id,
  title: z.string(),
  started_at: z.string(),
  resident: ResidentFace,
  asked_by: StaffFace,
  due_at: z.string(),
});
export type LaterQuestion = z.infer<typeof LaterQuestion>;
