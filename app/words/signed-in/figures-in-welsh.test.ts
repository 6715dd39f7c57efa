import { expect, it } from 'vitest';
import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import { KEY_FIGURES } from '@heartsease/domain/dashboard/key-figures.ts';
import { FIGURES } from './figures-in-welsh.ts';
import { KEY_FIGURE_WORDS } from './key-figures-in-welsh.ts';

it('has as many gaps in Welsh as in English', () => {
  const gaps = (text: string) => text.split('{}').length;
  const uneven = Object.entries(KEY_FIGURE_WORDS).filter(([english, welsh]) => gaps(english) !== gaps(welsh));
  expect(uneven).toEqual([]);
});

it('has what every figure is called and counts', () => {
  const said = [
    ...Object.values(DEFINITIONS),
    ...Object.values(KEY_FIGURES).flatMap(({ label, definition }) => [label, definition]),
  ];
  const known = { ...FIGURES, ...KEY_FIGURE_WORDS };
  expect(said.filter((sentence) => known[sentence] === undefined)).toEqual([]);
});
