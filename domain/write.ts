import { z } from 'zod';
import { Id } from './text.ts';

/**
 * What every write carries (quality.md, rules 5 and 6): the device's own id for this write, so that a
 * repeat gives the first answer, and the home that it was made for, so that it can't land in another.
 */
export const Write = z.object({
  client_id: Id,
  care_home_id: Id,
});

/** An answer that says only that it was done. */
export const Done = z.object({ ok: z.literal(true) });

export const DONE = { ok: true } as const;
