import { expect, test } from 'vitest';
import { packNames } from './pack-names.ts';

const EILEEN = { known_as: 'Eileen', first_name: 'Eileen', last_name: 'Hartley' };

test.each([
  ['At admission', 'She was at the piano and looked at us', 'She was at the piano and looked at us'],
  ['Notes of Admission', 'On admission she sang', 'On admission she sang'],
  ['Sarah, daughter', 'Sarah came, and Sarah’s dog', 'S. came, and S.’s dog'],
  ['Anne-Marie O’Brien', 'Anne-Marie came with Mr O’Brien', 'A. came with Mr O.'],
  ['', 'eileen HARTLEY sang', 'E. H. sang'],
])('of what was typed about who told it (%j), only what is written large is a name: %j', (aside, text, told) => {
  expect(packNames(false, [EILEEN], [aside]).told(text)).toBe(told);
});

test('a pack with names tells every word as it was written', () => {
  expect(packNames(true, [EILEEN], ['Sarah']).told('Sarah and Eileen')).toBe('Sarah and Eileen');
});
