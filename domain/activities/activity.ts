import { z } from 'zod';
import { Id } from '../text.ts';

/** The twelve tints of an activity's stamp (look.md, icons). */
export const TINTS = [
  'plum',
  'lilac',
  'duck',
  'moss',
  'mustard',
  'brick',
  'sky',
  'rose',
  'stone',
  'teal',
  'amber',
  'slate',
] as const;
export const Tint = z.enum(TINTS);
export type Tint = z.infer<typeof Tint>;

/** How many do it together. Whoever does what is `self_directed` needs nobody once it is set out. */
export const ActivityFormat = z.enum(['group', 'small_group', 'pair', 'one_to_one', 'self_directed']);
export type ActivityFormat = z.infer<typeof ActivityFormat>;

export const Activity = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  icon: z.string(),
  tint: z.string(),
  category: z.string(),
  minutes: z.number().int(),
  formats: z.array(ActivityFormat),
  scene: z.string().nullable(),
  licence: z.string(),
});
export type Activity = z.infer<typeof Activity>;
