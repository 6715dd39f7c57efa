import { z } from 'zod';
import { Line, Note, Short } from '../text.ts';

/**
 * What somebody needs to take part (screens.md 3.5). Not a care plan: what whoever runs a session has to
 * know before they begin. Everything may be unknown; nothing is filled in beforehand.
 */
export const SIGHT = ['sees_well', 'glasses', 'low_vision', 'blind'] as const;
export const HEARING = ['hears_well', 'hearing_aids', 'hard_of_hearing', 'deaf'] as const;
export const MOBILITY = ['walks', 'walks_with_aid', 'wheelchair', 'in_bed'] as const;
export const TRANSFER = ['alone', 'one_helper', 'two_helpers', 'hoist'] as const;
export const HANDS = ['steady', 'weak_grip', 'tremor', 'one_hand'] as const;
export const FATIGUE = ['lasts_well', 'tires', 'tires_quickly'] as const;
export const BEST_TIMES = ['morning', 'after_lunch', 'afternoon', 'evening'] as const;
export const ACCESS_RISKS = [
  'falls',
  'swallowing',
  'exit_seeking',
  'oxygen',
  'photosensitive',
  'anticoagulant',
] as const;
/** Food and drink as the International Dysphagia Diet Standardisation Initiative counts them. */
export const IDDSI_FOOD = [3, 4, 5, 6, 7] as const;
export const IDDSI_DRINK = [0, 1, 2, 3, 4] as const;

const known = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words).nullable();
/** Each at most once, always in the same order, so that a change is a change. */
const several = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .array(z.enum(words))
    .max(words.length)
    .transform((chosen) => [...new Set(chosen)].toSorted((one, other) => words.indexOf(one) - words.indexOf(other)));

export const AccessNeeds = z.object({
  sight: known(SIGHT),
  hearing: known(HEARING),
  mobility: known(MOBILITY),
  transfer: known(TRANSFER),
  hands: known(HANDS),
  fatigue: known(FATIGUE),
  best_times: several(BEST_TIMES),
  /** Where somebody sits well: "By the window, never with her back to the door". */
  seat: Line,
  diet_texture: z.union(IDDSI_FOOD.map((level) => z.literal(level))).nullable(),
  fluid: z.union(IDDSI_DRINK.map((level) => z.literal(level))).nullable(),
  /** Nobody's allergies are unknown once these needs are written down: none known, or a list. */
  has_allergies: z.boolean({ error: 'Say whether there are allergies' }),
  allergies: z.array(Short.pipe(z.string().min(1, 'Enter the allergy'))).max(30, 'Enter 30 or fewer'),
  risks: several(ACCESS_RISKS),
  other: Note,
});
export type AccessNeeds = z.infer<typeof AccessNeeds>;

/** `has_allergies` without a list, or a list without it, is a contradiction; checked where needs are saved. */
export function allergyProblem({ has_allergies, allergies }: AccessNeeds): string | null {
  if (has_allergies && allergies.length === 0) return 'Name the allergies, or say that there are none known';
  if (!has_allergies && allergies.length > 0) return 'Take the allergies out, or say that there are some';
  return null;
}

/** How much of what matters for a session is known, 0 to 1. */
export function accessKnown(needs: AccessNeeds | null): number {
  if (needs === null) return 0;
  const asked = [needs.sight, needs.hearing, needs.mobility, needs.transfer, needs.hands, needs.fatigue];
  return (1 + asked.filter((answer) => answer !== null).length) / (1 + asked.length);
}
