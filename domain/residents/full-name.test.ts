import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  ['Frank', 'Ellis', 'Frank Ellis'],
  ['Mr Lovell', 'Lovell', 'Mr Lovell'],
  ['Gurdev', 'Singh Sahota', 'Gurdev Singh Sahota'],
  ['Mei-Ling', 'Chan', 'Mei-Ling Chan'],
])('%s %s is called %s', (known_as, last_name, name) => {
  expect(fullName({ known_as, last_name })).toBe(name);
});
