import { z } from 'zod';
import { Id } from '../text.ts';

/** Something of the home's own cupboard that serves what is worth choosing today, or that the home wishes for. */
export const FeaturedProduct = z.object({
  id: Id,
  title: z.string(),
  kind: z.enum(['cupboard', 'wishlist']),
  icon: z.string(),
  tint: z.string(),
  /** The activities of today's ideas that ask for it. */
  helps_with: z.array(
    z.object({ activity_id: Id, title: z.string(), welsh: z.object({ title: z.string() }).nullable() }),
  ),
  where: z.string(),
  /** How many stand there now. */
  left: z.number().int(),
  /** No adverts and no payment: never anything else (product.md, section 3). */
  sponsored: z.literal(false),
});
export type FeaturedProduct = z.infer<typeof FeaturedProduct>;
