import { expect, test } from 'vitest';
import { BAND_GUIDES } from './band-guides.ts';
import { Instrument } from './instrument.ts';
import { PLANNING_BY_BAND, WAYS_OF_JOINING_IN } from './ways-of-joining-in.ts';

/**
 * Names and turns of phrase by which the licensed instrument would be known. They are single words and
 * short turns, no statement of it: that text is not ours to keep here either.
 */
const NOT_OURS = [
  /\bplanned\b/i,
  /\bexploratory\b/i,
  /\bsensory\b/i,
  /\breflex/i,
  /conscious awareness/i,
  /activity level/i,
  /end result/i,
  /sought outcome/i,
  /bathing|washing|getting dressed/i,
  /\bindependently\b/i,
  /\bdependent\b/i,
];

const words = [
  ...WAYS_OF_JOINING_IN.sections.flatMap(({ label, options }) => [label, ...options.map(({ text }) => text)]),
  ...WAYS_OF_JOINING_IN.bands.map(({ label }) => label),
  ...BAND_GUIDES.flatMap((guide) => Object.values(guide).flat().map(String)),
];

test('the words are ours: nothing of the licensed instrument is in them', () => {
  expect(words.filter((text) => NOT_OURS.some((phrase) => phrase.test(text)))).toEqual([]);
});

test('it is an instrument of eight lines with one statement per band, and no two alike', () => {
  expect(Instrument.safeParse(WAYS_OF_JOINING_IN).success).toBe(true);
  expect(WAYS_OF_JOINING_IN.sections).toHaveLength(8);
  for (const { options } of WAYS_OF_JOINING_IN.sections)
    expect(options.map(({ band }) => band)).toEqual(['1', '2', '3', '4']);
  const statements = WAYS_OF_JOINING_IN.sections.flatMap(({ options }) => options.map(({ text }) => text));
  expect(new Set(statements).size).toBe(32);
});

test('a guide card has every part and fits on A5', () => {
  for (const guide of BAND_GUIDES) {
    const parts = Object.values(guide).flat().map(String);
    expect(parts.every((part) => part.length > 0)).toBe(true);
    expect(parts.join(' ').length).toBeLessThan(1_400);
  }
  expect(BAND_GUIDES.map(({ name }) => name)).toEqual(WAYS_OF_JOINING_IN.bands.map(({ label }) => label));
});

test('more support means shorter, smaller and fewer words', () => {
  const planning = [PLANNING_BY_BAND[1], PLANNING_BY_BAND[2], PLANNING_BY_BAND[3], PLANNING_BY_BAND[4]];
  for (const part of ['minutes', 'group_most', 'words_most'] as const) {
    const figures = planning.map((band) => band[part]);
    expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  }
});

test('nothing is said that would hurt to read', () => {
  expect(words.filter((text) => /\b(elderly|patient|sufferer|refuse|wander|feed|toilet)/i.test(text))).toEqual([]);
});
