import { expect, test } from 'vitest';
import { INTERESTS, interestOf } from './catalogue.ts';
import { ourWordsWithin, withinSentence } from './within-sentence.ts';
import { slipsToBegin } from '../find-forgiving.ts';
import { findInterests } from './find-interests.ts';
import { INTEREST_GROUPS, InterestCode, plainName } from './interest.ts';

const labels = (typed: string) => findInterests(INTERESTS, typed).map(({ label }) => label);

test('there are at least 140 interests, on fifteen shelves, each with a code and a name of its own', () => {
  expect(INTERESTS.length).toBeGreaterThanOrEqual(140);
  expect(new Set(INTERESTS.map(({ code }) => code)).size).toBe(INTERESTS.length);
  expect(new Set(INTERESTS.map(({ label }) => plainName(label))).size).toBe(INTERESTS.length);
  for (const { code, label, also } of INTERESTS) {
    expect(InterestCode.safeParse(code).success, code).toBe(true);
    expect(label.length, label).toBeLessThanOrEqual(34);
    expect(also.length, label).toBeGreaterThan(0);
  }
  for (const group of INTEREST_GROUPS) {
    expect(INTERESTS.filter((interest) => interest.group === group).length, group).toBeGreaterThanOrEqual(10);
  }
});

test.each([
  ['domin', 'Dominoes'],
  ['domnoes', 'Dominoes'],
  ['brsas bands', 'Brass bands'],
  ['brass band', 'Brass bands'],
  ['knittting', 'Knitting'],
  ['gardning', 'Gardening'],
  ['raliways', 'Railways'],
  ['cornet', 'Brass bands'],
  ['whippet', 'Dogs'],
  ['vaisakhi', 'The Gurdwara'],
  ['Gurdwra', 'The Gurdwara'],
  ['emynau', 'Hymns'],
  ['côr', 'Male voice choirs'],
  ['telly', 'Television'],
  ['mah jong', 'Mahjong'],
  ['tea', 'A good cup of tea'],
])('whoever types %j finds %j first or second', (typed, label) => {
  expect(labels(typed).slice(0, 2)).toContain(label);
});

test('nothing typed finds everything, and nonsense finds nothing', () => {
  expect(labels('  ')).toHaveLength(INTERESTS.length);
  expect(labels('xyzzy')).toEqual([]);
  expect(labels('%_\\')).toHaveLength(INTERESTS.length);
});

test('what was typed rightly stands before what needed forgiving', () => {
  const found = labels('card');
  expect(found[0]).toBe('Cards');
});

test.each([
  ['domnoes', 'dominoes', 1],
  ['brsas', 'brass', 1],
  ['dom', 'dominoes', 0],
  ['piamo', 'piano', 1],
  ['xominoes', 'dominoes', Number.POSITIVE_INFINITY],
])('from %s to the beginning of %s it is %d slips', (typed, word, slips) => {
  expect(slipsToBegin(typed, word)).toBe(slips);
});

test('a long search is quick', () => {
  const started = performance.now();
  findInterests(INTERESTS, 'abcdefgh '.repeat(40));
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  ['brass_bands', 'brass bands'],
  ['hong_kong', 'Hong Kong and Chinese ways'],
  ['welsh', 'Welsh language and ways'],
  ['tea', 'a good cup of tea'],
  ['christmas', 'Christmas'],
])('within a sentence %s is “%s”', (code, words) => {
  expect(withinSentence({ code, label: interestOf(code)?.label ?? '' })).toBe(words);
});

test.each([
  ['Quiz', 'quiz'],
  ['A good chat', 'a good chat'],
  ['Sunday service', 'Sunday service'],
  ['Eid together', 'Eid together'],
])('within a sentence the activity “%s” is “%s”', (title, words) => {
  expect(ourWordsWithin(title)).toBe(words);
});

test('own words stand in a sentence as they were said', () => {
  expect(withinSentence({ code: null, label: 'Elvis the budgerigar' })).toBe('Elvis the budgerigar');
});
