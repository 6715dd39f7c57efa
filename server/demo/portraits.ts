import type { Portrait, PortraitColour } from '@heartsease/domain/portraits/portrait.ts';
import type { Look } from './cast.ts';
import { numberOf } from './chance.ts';

type Pair = readonly [PortraitColour, PortraitColour];

const WEAR: readonly Pair[] = [
  ['damson', 'rose'],
  ['violet', 'pale_lilac'],
  ['pine', 'duck'],
  ['mustard', 'damson'],
  ['brick', 'cream'],
  ['denim', 'pale_sky'],
  ['slate', 'snow'],
  ['forest', 'straw'],
  ['biscuit', 'caramel'],
  ['deep_sky', 'white'],
  ['moss', 'cream'],
  ['rose', 'cream'],
];

const BACKDROPS: readonly Pair[] = [
  ['pale_mustard', 'straw'],
  ['pale_sky', 'soft_sky'],
  ['pale_duck', 'duck'],
  ['pale_brick', 'coral'],
  ['pale_lilac', 'lilac'],
  ['pale_moss', 'sage'],
];

const PATTERNS = ['sun', 'leaf', 'stripe', 'window', 'dots', 'hill'] as const;

/** The whole portrait of somebody: what their look leaves open follows from their key, for ever the same. */
export function portraitOf(key: string, look: Look, age: 'older' | 'younger'): Portrait {
  const [wearColour, wearTrim] = one(WEAR, `${key} wear`);
  const [backdropColour, patternColour] = one(BACKDROPS, `${key} backdrop`);
  return {
    head_covering: 'none',
    head_covering_colour: 'mustard',
    glasses: 'none',
    glasses_shape: 'square',
    hearing_aid: false,
    beard: 'none',
    eyes: age === 'older' ? 'smiling' : 'open',
    mouth: 'laughing',
    laughter_lines: age === 'older',
    wear_colour: wearColour,
    wear_trim_colour: wearTrim,
    backdrop: one(PATTERNS, `${key} pattern`),
    backdrop_colour: backdropColour,
    backdrop_pattern_colour: patternColour,
    ...look,
  };
}

function one<T>(choices: readonly [T, ...T[]] | readonly T[], seed: string): T {
  const chosen = choices[numberOf(seed) % choices.length];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}
