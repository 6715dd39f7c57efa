import { z } from 'zod';
import { StaffFace } from '../reports/report.ts';
import { ResidentFace } from '../residents/resident.ts';
import { Id, Instant, Line, Note } from '../text.ts';

/** Is the person safe at this moment? */
export const Safety = z.enum(['safe', 'not_sure', 'in_danger'], { error: 'Say whether they are safe now' });
export type Safety = z.infer<typeof Safety>;

/** Where something was seen on the body; the words in the form say what. */
export const BODY_PLACES = ['head', 'face', 'neck', 'chest', 'back', 'arms', 'hands', 'hips', 'legs', 'feet'] as const;
export const BodyPlace = z.enum(BODY_PLACES);
export type BodyPlace = z.infer<typeof BodyPlace>;

/** A worry about somebody's safety, as whoever has it tells it (domain.md 2.16). */
export const ConcernDraft = z.object({
  /** Null: about nobody in particular who lives here. */
  resident_id: Id.nullable().default(null),
  what: Note.pipe(z.string().min(1, 'Write what worries you')),
  happened_at: Instant,
  /** Who else was there, or is meant. */
  who: Line.default(''),
  safety: Safety,
  body_places: z
    .array(BodyPlace)
    .max(BODY_PLACES.length)
    .refine((places) => new Set(places).size === places.length, 'Name each place once')
    .default([]),
  /** Whom they have told already. */
  told_whom: Line.default(''),
});
export type ConcernDraft = z.input<typeof ConcernDraft>;

export const ConcernState = z.enum(['open', 'referred', 'closed']);
export type ConcernState = z.infer<typeof ConcernState>;

export const ConcernLine = z.object({
  id: Id,
  state: ConcernState,
  resident: ResidentFace.nullable(),
  safety: Safety,
  recorded_at: z.string(),
  author: StaffFace,
});
export type ConcernLine = z.infer<typeof ConcernLine>;

export const ConcernStep = z.object({
  id: Id,
  kind: z.enum(['noted', 'referred', 'closed', 'reopened']),
  text: z.string(),
  at: z.string(),
  by: StaffFace,
});
export type ConcernStep = z.infer<typeof ConcernStep>;

export const Concern = ConcernLine.extend({
  version: z.number().int(),
  what: z.string(),
  happened_at: z.string(),
  who: z.string(),
  body_places: z.array(BodyPlace),
  told_whom: z.string(),
  /** What was done about it, in the order in which it was done. */
  steps: z.array(ConcernStep),
});
export type Concern = z.infer<typeof Concern>;
