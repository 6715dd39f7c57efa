import type { Look } from '../cast.ts';

/** A look in one line: `look('porcelain', 'white', 'set', 'dress')`. */
export function look(
  skin: Look['skin'],
  hair: Look['hair'],
  hair_style: Look['hair_style'],
  wear: Look['wear'],
  more: Partial<Look> = {},
): Look {
  return { skin, hair, hair_style, wear, ...more };
}
