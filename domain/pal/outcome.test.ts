import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './compare.ts';
import type { Instrument } from './instrument.ts';
import { NOT_SURE, openLines, outcomeOf } from './outcome.ts';
import { WAYS_OF_JOINING_IN } from './ways-of-joining-in.ts';

const SECTIONS = WAYS_OF_JOINING_IN.sections.map(({ key }) => key);

test.each([
  ['everybody on one band', '11111111', 1, null],
  ['the middle, not the average', '11111444', 1, null],
  ['an even split goes to the more supported band', '11112222', 2, 1],
  ['a split across two bands goes there too', '11114444', 4, 1],
  ['one line off the middle decides', '11122222', 2, null],
  ['the order of the lines is no matter', '42132413', 3, 2],
  ['a line that nobody is sure of stays out', '222222?4', 2, null],
  ['five sure lines are enough', '33344???', 3, null],
  ['an even split of six', '222333??', 3, 2],
])('%s', (_why, told, band, may_reach) => {
  const outcome = outcomeOf(WAYS_OF_JOINING_IN, answers(told));
  expect(outcome).toMatchObject({
    state: 'band',
    band: { support_band: band },
    may_reach: may_reach === null ? null : { support_band: may_reach },
  });
});

test('four sure lines of eight make no band', () => {
  expect(outcomeOf(WAYS_OF_JOINING_IN, answers('1234????'))).toMatchObject({
    state: 'too_few_sure',
    sure: 4,
    needed: 5,
  });
});

test('a line that is still open is named, and no band is told before', () => {
  const outcome = outcomeOf(WAYS_OF_JOINING_IN, answers('111 111 '));
  expect(outcome).toMatchObject({ state: 'unfinished', open: ['using_things', 'afterwards'] });
  expect(outcome.lines).toHaveLength(6);
});

test('answers that the profile does not know leave their line open', () => {
  const strange = { ...answers('11111111'), choosing: '9', constructor: '1' };
  expect(openLines(WAYS_OF_JOINING_IN, strange)).toEqual(['choosing']);
  expect(openLines({ ...WAYS_OF_JOINING_IN, sections: sectionsNamed('constructor') }, {})).toEqual(['constructor']);
});

test('whatever is answered, the band was chosen, and half of the sure lines are on either side of it', () => {
  fc.assert(
    fc.property(anyAnswers(), (told) => {
      const outcome = outcomeOf(WAYS_OF_JOINING_IN, answers(told));
      const sure = Array.from(told)
        .filter((answer) => answer !== '?')
        .map(Number);
      if (sure.length < 5) return outcome.state === 'too_few_sure';
      if (outcome.state !== 'band') return false;
      const band = outcome.band.support_band;
      expect(sure).toContain(band);
      expect(sure.filter((one) => one >= band).length * 2).toBeGreaterThanOrEqual(sure.length);
      expect(sure.filter((one) => one <= band).length * 2).toBeGreaterThanOrEqual(sure.length);
      expect(outcome.may_reach?.support_band ?? 0).toBeLessThan(band);
      const isEven = sure.filter((one) => one < band).length * 2 === sure.length;
      expect(outcome.may_reach !== null).toBe(isEven);
      return true;
    }),
    { numRuns: 2_000 },
  );
});

test('more support on one line never makes a band of less support', () => {
  fc.assert(
    fc.property(anyAnswers(), fc.nat({ max: 7 }), (told, at) => {
      const was = told.charAt(at);
      fc.pre(was !== '?' && was !== '4');
      const more = `${told.slice(0, at)}${Number(was) + 1}${told.slice(at + 1)}`;
      const before = outcomeOf(WAYS_OF_JOINING_IN, answers(told));
      const after = outcomeOf(WAYS_OF_JOINING_IN, answers(more));
      expect(after.state).toBe(before.state);
      if (before.state !== 'band' || after.state !== 'band') return;
      expect(after.band.support_band).toBeGreaterThanOrEqual(before.band.support_band);
    }),
    { numRuns: 2_000 },
  );
});

test('the counts add up to the lines that somebody was sure of', () => {
  fc.assert(
    fc.property(anyAnswers(), (told) => {
      const { counts, lines } = outcomeOf(WAYS_OF_JOINING_IN, answers(told));
      expect(lines).toHaveLength(8);
      expect(counts.reduce((sum, count) => sum + count.lines, 0)).toBe(
        lines.filter(({ band }) => band !== null).length,
      );
    }),
  );
});

test.each([
  ['mode', 'more_support', '11122234', { state: 'band', band: { key: '2' }, may_reach: { key: '1' } }],
  ['mode', 'less_support', '11122234', { state: 'band', band: { key: '1' }, may_reach: null }],
  ['mode', 'ask_assessor', '11122234', { state: 'even_split', between: [{ key: '1' }, { key: '2' }] }],
  ['mode', 'ask_assessor', '11122224', { state: 'band', band: { key: '2' }, may_reach: null }],
  ['mean', 'more_support', '11112222', { state: 'band', band: { key: '2' }, may_reach: { key: '1' } }],
  ['mean', 'more_support', '11111112', { state: 'band', band: { key: '1' }, may_reach: null }],
  ['none', 'more_support', '11111112', { state: 'no_band' }],
] as const)('a pack may settle it by %s, a tie to %s', (method, tie, told, expected) => {
  const pack: Instrument = { ...WAYS_OF_JOINING_IN, scoring: { method, tie, show_counts: true } };
  expect(outcomeOf(pack, answers(told))).toMatchObject(expected);
});

test('a pack may add up scores and say which sums mean which band', () => {
  const [first, second] = WAYS_OF_JOINING_IN.bands;
  if (first === undefined || second === undefined) throw new Error('The profile has four bands.');
  const pack: Instrument = {
    ...WAYS_OF_JOINING_IN,
    bands: [
      { ...first, sum_from: 0, sum_to: 11 },
      { ...second, sum_from: 12, sum_to: 32 },
    ],
    sections: WAYS_OF_JOINING_IN.sections.map((section) => ({
      ...section,
      options: section.options.map((option) => ({
        ...option,
        band: Number(option.key) < 3 ? '1' : '2',
        score: Number(option.key),
      })),
    })),
    scoring: { method: 'sum_bands', tie: 'more_support', show_counts: true },
  };
  expect(outcomeOf(pack, answers('11111114'))).toMatchObject({ state: 'band', band: { key: '1' } });
  expect(outcomeOf(pack, answers('11111144'))).toMatchObject({ state: 'band', band: { key: '2' } });
});

test('two assessments are compared line by line', () => {
  const before = outcomeOf(WAYS_OF_JOINING_IN, answers('1222?333')).lines;
  const now = outcomeOf(WAYS_OF_JOINING_IN, answers('2212333?')).lines;
  expect(changesBetween(before, now).map(({ change }) => change)).toEqual([
    'more_support',
    'same',
    'less_support',
    'same',
    'unknown',
    'same',
    'same',
    'unknown',
  ]);
});

/** One character a line: the band, "?" for not sure, a space for still open. */
function answers(told: string): Record<string, string> {
  return Object.fromEntries(
    SECTIONS.flatMap((section, at) => {
      const answer = told.charAt(at);
      return answer === ' ' ? [] : [[section, answer === '?' ? NOT_SURE : answer]];
    }),
  );
}

function anyAnswers() {
  return fc.array(fc.constantFrom('1', '2', '3', '4', '?'), { minLength: 8, maxLength: 8 }).map((all) => all.join(''));
}

function sectionsNamed(key: string): Instrument['sections'] {
  return WAYS_OF_JOINING_IN.sections.slice(0, 1).map((section) => ({ ...section, key }));
}
