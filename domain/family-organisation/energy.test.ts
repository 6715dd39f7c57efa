import { expect, test } from 'vitest';
import { energyFor } from './energy.ts';
import type { Effort, Energy } from './energy.ts';

const atTheTable: Effort = { minutes: 15, preparation_minutes: 5, physical: 0, places: ['table'] };

test.each<[string, Partial<Effort>, Energy]>([
  ['a quarter of an hour at the table', {}, 'a_little'],
  ['as long as a cup of tea', { minutes: 20 }, 'a_little'],
  ['a little longer', { minutes: 21 }, 'some'],
  ['what is soon done and takes long to set out', { preparation_minutes: 40 }, 'plenty'],
  ['three quarters of an hour', { minutes: 45 }, 'some'],
  ['an hour', { minutes: 60 }, 'plenty'],
  ['a short one that is a little about moving', { physical: 1 }, 'a_little'],
  ['a short one on the move', { physical: 2 }, 'some'],
  ['a longer one on the move', { minutes: 30, physical: 3 }, 'plenty'],
  ['a short one in the garden', { places: ['garden'] }, 'some'],
  ['a short one in the garden or by the window', { places: ['garden', 'room'] }, 'a_little'],
  ['a short walk', { places: ['garden', 'out'], physical: 2 }, 'plenty'],
  ['a day out', { minutes: 120, places: ['out'], physical: 3 }, 'plenty'],
])('%s', (_what, effort, energy) => {
  expect(energyFor({ ...atTheTable, ...effort })).toBe(energy);
});
