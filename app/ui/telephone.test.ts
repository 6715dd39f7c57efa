import { expect, test } from 'vitest';
import { telephoneLink } from './telephone.ts';

test.each([
  ['01632 960 100', 'tel:01632960100'],
  ['+44 (0)1632 960-100', 'tel:+441632960100'],
  ['(01632) 960100', 'tel:01632960100'],
  ['101', 'tel:101'],
])('%s is dialled as %s', (number, link) => {
  expect(telephoneLink(number)).toBe(link);
});
