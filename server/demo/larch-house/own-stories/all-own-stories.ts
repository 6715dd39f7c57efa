import { frankEllis } from './frank-ellis.ts';
import { georgeThirlby } from './george-thirlby.ts';
import { halinaKowalska } from './halina-kowalska.ts';
import { hazelTudge } from './hazel-tudge.ts';
import { hughLovell } from './hugh-lovell.ts';
import { ivyMeredith } from './ivy-meredith.ts';
import type { OwnStory } from './own-story.ts';

/** Ivy does not speak, Halina hardly, Hazel does not hear, George sees little, Frank grieves, and Mr Lovell is left in peace. */
export const ownStories: Readonly<Record<string, OwnStory>> = {
  'ivy-meredith': ivyMeredith,
  'frank-ellis': frankEllis,
  'halina-kowalska': halinaKowalska,
  'hazel-tudge': hazelTudge,
  'hugh-lovell': hughLovell,
  'george-thirlby': georgeThirlby,
};
