import { z } from 'zod';
import { Id, words } from '../text.ts';
import { Heading } from './heading.ts';

/** What somebody proposes for a card fits on a phone's screen. */
export const SuggestedText = words(1_000).pipe(z.string().min(1, 'Write what you would like to add'));

export const SuggestionState = z.enum(['waiting', 'accepted', 'declined']);
export type SuggestionState = z.infer<typeof SuggestionState>;

/**
 * Words that a relative or a member of staff proposes for somebody's card. They stay as they were written,
 * whatever becomes of them.
 */
export const Suggestion = z.object({
  id: Id,
  resident_id: Id,
  heading: Heading,
  text: z.string(),
  origin: z.enum(['relative', 'staff']),
  /** What a relative is to the person; empty for staff. */
  relationship: z.string(),
  suggested_by_name: z.string(),
  suggested_at: z.string(),
  state: SuggestionState,
  /** A word to whoever proposed it. */
  answer: z.string().nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;
