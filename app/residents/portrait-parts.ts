import { drawnPeople } from '@heartsease/domain/portraits/drawn-people.ts';
import { Portrait } from '@heartsease/domain/portraits/portrait.ts';

/** Drawings to begin with; nobody is guessed, the person chooses. */
export const STARTERS: Portrait[] = Object.values(drawnPeople);

export type PortraitPart =
  | 'skin'
  | 'hair'
  | 'hair_style'
  | 'head_covering'
  | 'glasses'
  | 'beard'
  | 'hearing_aid'
  | 'wear'
  | 'wear_colour'
  | 'backdrop'
  | 'backdrop_colour';

export const PORTRAIT_PARTS: PortraitPart[] = [
  'skin',
  'hair_style',
  'hair',
  'head_covering',
  'glasses',
  'beard',
  'hearing_aid',
  'wear',
  'wear_colour',
  'backdrop',
  'backdrop_colour',
];

const { skin, hair, hair_style, head_covering, glasses, beard, wear, backdrop } = Portrait.shape;

/** The same drawing with each value of one part, in the order of the palette. */
export function variationsOf(portrait: Portrait, part: PortraitPart): Portrait[] {
  switch (part) {
    case 'skin':
      return skin.options.map((value) => ({ ...portrait, skin: value }));
    case 'hair':
      return hair.options.map((value) => ({ ...portrait, hair: value }));
    case 'hair_style':
      return hair_style.options.map((value) => ({ ...portrait, hair_style: value }));
    case 'head_covering':
      return head_covering.options.map((value) => ({ ...portrait, head_covering: value }));
    case 'glasses':
      return glasses.options.map((value) => ({ ...portrait, glasses: value }));
    case 'beard':
      return beard.options.map((value) => ({ ...portrait, beard: value }));
    case 'hearing_aid':
      return [false, true].map((value) => ({ ...portrait, hearing_aid: value }));
    case 'wear':
      return wear.options.map((value) => ({ ...portrait, wear: value }));
    case 'wear_colour':
      return CLOTHES.map((value) => ({ ...portrait, wear_colour: value }));
    case 'backdrop':
      return backdrop.options.map((value) => ({ ...portrait, backdrop: value }));
    case 'backdrop_colour':
      return GROUNDS.map((value) => ({ ...portrait, backdrop_colour: value }));
  }
}

const CLOTHES = [
  'damson',
  'violet',
  'duck',
  'pine',
  'mustard',
  'moss',
  'brick',
  'rose',
  'denim',
  'slate',
  'cream',
] as const;
const GROUNDS = ['pale_mustard', 'pale_sky', 'pale_duck', 'pale_brick', 'pale_lilac', 'pale_moss', 'oat'] as const;
