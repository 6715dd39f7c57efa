import { expect, it } from 'vitest';
import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import { KEY_FIGURES } from '@heartsease/domain/dashboard/key-figures.ts';
import { FIGURES } from './figures-in-welsh.ts';

it('has what every figure is called and counts', () => {
  const said = [
    ...Object.values(DEFINITIONS),
    ...Object.values(KEY_FIGURES).flatMap(({ label, definition }) => [label, definition]),
  ];
  expect(said.filter((sentence) => FIGURES[sentence] === undefined)).toEqual([]);
});
