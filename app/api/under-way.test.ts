import { expect, it } from 'vitest';
import { beginsFor, isFormerUnderWay } from './under-way.ts';

it('knows an answer that whoever was here before still waits for, until it has come', () => {
  const first = beginsFor('former');
  const second = beginsFor('former');
  const own = beginsFor('own');
  expect(isFormerUnderWay('own')).toBe(true);
  first();
  first();
  expect(isFormerUnderWay('own')).toBe(true);
  second();
  expect(isFormerUnderWay('own')).toBe(false);
  expect(isFormerUnderWay('next')).toBe(true);
  own();
  expect(isFormerUnderWay('next')).toBe(false);
});

it('counts nothing that was asked before a sign-in', () => {
  beginsFor(null);
  expect(isFormerUnderWay('own')).toBe(false);
});
