import { z } from 'zod';
import { Id } from '../text.ts';

/** Where an idea for a relative fits. */
export const VisitPlace = z.enum(['in_room', 'garden', 'by_phone', 'by_post']);
export type VisitPlace = z.infer<typeof VisitPlace>;

/** Something to do with one’s own person, made of what they like and of nothing that is their health. */
export const VisitIdea = z.object({
  resident_id: Id,
  known_as: z.string(),
  title: z.string(),
  /** What the library calls it in Welsh; null for a call or a letter, and where nobody has written it. */
  welsh: z.object({ title: z.string() }).nullable(),
  /** What they like that it is about. */
  why: z.string(),
  needs: z.array(z.string()),
  /** A first sentence to say or to write. */
  say: z.string(),
  for_visit: VisitPlace,
  /** The activity of the library that it is; null for a call or a letter. */
  activity_id: Id.nullable(),
});
export type VisitIdea = z.infer<typeof VisitIdea>;
