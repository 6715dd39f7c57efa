import { expect, test } from 'vitest';
import { valueToLeave } from './home-figures.ts';

test.each([
  ['enough people and enough to count', { value: 81.6, n: 38 }, 38, { state: 'told', value: 81.6 }],
  ['five of five', { value: 100, n: 5 }, 5, { state: 'told', value: 100 }],
  ['four people', { value: 75, n: 4 }, 4, { state: 'too_few' }],
  ['many moments of four people', { value: 30.1, n: 83 }, 4, { state: 'too_few' }],
  ['many moments of four people in a large home', { value: 30.1, n: 83, people: 4 }, 38, { state: 'too_few' }],
  ['many people, and few of whom it can be said', { value: 50, n: 2 }, 38, { state: 'too_few' }],
  ['nought of many, which is a figure', { value: 0, n: 38 }, 38, { state: 'told', value: 0 }],
  ['people and nothing to count', { value: null, n: 0 }, 38, { state: 'nothing' }],
  ['nobody', { value: null, n: 0 }, 0, { state: 'nothing' }],
  ['what is not kept of the past', undefined, 38, { state: 'not_kept' }],
] as const)('%s', (_what, counted, people, told) => {
  expect(valueToLeave(counted, people)).toEqual(told);
});
