import { z } from 'zod';

/**
 * The recipe of a drawn portrait. A person or their family chooses it; it is never guessed from
 * anything else that is known about them. Colours are names of the palette, so that the drawing may
 * change its shades without touching what was chosen.
 */

export const PORTRAIT_COLOURS = [
  'damson',
  'plum',
  'violet',
  'lilac',
  'pale_lilac',
  'duck',
  'pale_duck',
  'pine',
  'deep_pine',
  'mustard',
  'straw',
  'pale_mustard',
  'moss',
  'sage',
  'pale_moss',
  'brick',
  'coral',
  'pale_brick',
  'rose',
  'sky',
  'soft_sky',
  'pale_sky',
  'deep_sky',
  'denim',
  'slate',
  'forest',
  'tweed',
  'linen',
  'oat',
  'biscuit',
  'caramel',
  'cream',
  'snow',
  'white',
] as const;

export const PortraitColour = z.enum(PORTRAIT_COLOURS);
export type PortraitColour = z.infer<typeof PortraitColour>;

export const Portrait = z.object({
  skin: z.enum(['porcelain', 'peach', 'wheat', 'copper', 'chestnut', 'ebony', 'sand', 'amber']),
  hair: z.enum(['white', 'silver', 'grey', 'steel', 'salt_and_pepper', 'brown', 'black', 'auburn', 'blonde']),
  hair_style: z.enum([
    'none',
    'bob',
    'curls',
    'afro',
    'bun',
    'long',
    'locs',
    'fringe_of_hair',
    'receding',
    'short',
    'side_parting',
    'quiff',
    'set',
  ]),
  head_covering: z.enum(['none', 'turban', 'hijab', 'kufi', 'cap', 'headwrap', 'flower']),
  head_covering_colour: PortraitColour,
  glasses: z.enum(['none', 'dark', 'red', 'gold']),
  glasses_shape: z.enum(['square', 'round']),
  hearing_aid: z.boolean(),
  beard: z.enum(['none', 'full', 'moustache', 'goatee']),
  eyes: z.enum(['smiling', 'open']),
  mouth: z.enum(['laughing', 'smiling', 'soft']),
  laughter_lines: z.boolean(),
  wear: z.enum(['plain', 'cardigan', 'shirt', 'tie', 'jumper', 'polo', 'tunic', 'sari', 'dress', 'agbada']),
  wear_colour: PortraitColour,
  wear_trim_colour: PortraitColour,
  backdrop: z.enum(['plain', 'sun', 'leaf', 'stripe', 'window', 'dots', 'hill']),
  backdrop_colour: PortraitColour,
  backdrop_pattern_colour: PortraitColour,
});
export type Portrait = z.infer<typeof Portrait>;
