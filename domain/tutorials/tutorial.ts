import { z } from 'zod';

/** Whose work a tutorial is about; the shelves on which they stand, in this order. */
export const TUTORIAL_ROLES = ['everybody', 'carer', 'coordinator', 'manager'] as const;
export const TutorialRole = z.enum(TUTORIAL_ROLES);
export type TutorialRole = z.infer<typeof TutorialRole>;

/** One card: one thing to do. What stands in “quotes” is on the screen just so. */
export const TutorialStep = z.object({ title: z.string(), text: z.string() });
export type TutorialStep = z.infer<typeof TutorialStep>;

/** A tutorial as it is told in one language. */
export const TutorialWords = z.object({
  title: z.string(),
  in_short: z.string(),
  steps: z.array(TutorialStep).min(3).max(8),
});
export type TutorialWords = z.infer<typeof TutorialWords>;

/** The name of a tutorial for ever: progress refers to it. */
export const TutorialId = z.string().regex(/^[a-z][a-z-]{1,39}$/, 'This is not a tutorial that we know');

/** How far somebody has come with a tutorial. */
export const TutorialPlace = z.discriminatedUnion('state', [
  z.object({ state: z.literal('new') }),
  /** On this card, counted from 0. */
  z.object({ state: z.literal('begun'), step: z.number().int() }),
  z.object({ state: z.literal('done') }),
]);
export type TutorialPlace = z.infer<typeof TutorialPlace>;

export const Tutorial = TutorialWords.extend({
  id: TutorialId,
  icon: z.string(),
  tint: z.string(),
  role: TutorialRole,
  /** The screen that it is about, to try it at once. */
  route: z.string(),
  /** About as long as it takes to read. */
  seconds: z.number().int(),
  /** The same in Welsh; null where nobody has written it. */
  welsh: TutorialWords.nullable(),
  place: TutorialPlace,
  done: z.boolean(),
});
export type Tutorial = z.infer<typeof Tutorial>;

const WORDS_A_SECOND = 3;
const SECONDS_A_CARD = 4;

/** As long as somebody takes who reads it between two other things. */
export function secondsFor({ steps }: Pick<TutorialWords, 'steps'>): number {
  const words = steps.flatMap(({ title, text }) => `${title} ${text}`.split(/\s+/u)).length;
  return Math.ceil((words / WORDS_A_SECOND + steps.length * SECONDS_A_CARD) / 10) * 10;
}

/** A tutorial in a language: `cy`, or English for everything else. */
export function wordsIn(
  tutorial: Pick<Tutorial, 'title' | 'in_short' | 'steps' | 'welsh'>,
  locale: string,
): TutorialWords {
  return (locale.startsWith('cy') ? tutorial.welsh : null) ?? tutorial;
}

/** What to show first to somebody who opens the app: what they have begun, else what they have not read yet. */
export function nextOf<One extends Pick<Tutorial, 'place'>>(tutorials: readonly One[]): One | undefined {
  return tutorials.find(({ place }) => place.state === 'begun') ?? tutorials.find(({ place }) => place.state === 'new');
}
