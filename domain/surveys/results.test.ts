import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEWEST, changeSince, netScoreOf, resultsByGroup, resultsOf } from './results.ts';
import { ask } from './templates/template.ts';

const QUESTIONS = [
  ask('scale', 'scale5', ['How?', '']),
  ask('nps', 'nps', ['Recommend?', '']),
  ask('choice', 'choice', ['Which?', ''], {
    options: [
      { id: 'a', text: { en: 'A', cy: '' } },
      { id: 'b', text: { en: 'B', cy: '' } },
    ],
  }),
];
const GROUPS = ['residents', 'relatives'] as const;

test.each<[number[], number]>([
  [[10, 10, 10, 10, 10], 100],
  [[0, 1, 2, 3, 6], -100],
  [[7, 8, 7, 8, 7], 0],
  [[10, 9, 8, 7, 6], 20],
  [[9, 6, 9, 6, 9, 6], 0],
  // A third of them: rounded.
  [[10, 10, 8, 8, 8, 3], 17],
])('of %j the score is %d', (said, score) => {
  expect(netScoreOf(said).score).toBe(score);
});

test('a mean has one decimal, and counts stand in the order of the answers', () => {
  const said = [5, 5, 4, 3, 3].map((scale) => ({ scale, choice: scale === 5 ? 'a' : 'b' }));
  const [scale, nps, choice] = resultsOf(QUESTIONS, said)?.questions ?? [];
  expect(scale?.result).toMatchObject({ answered: 5, mean: 4 });
  expect(scale?.result?.counts.map(({ count }) => count)).toEqual([2, 1, 2, 0, 0]);
  expect(nps?.result).toBeNull();
  expect(choice?.result?.counts).toEqual([
    { value: 'a', count: 2 },
    { value: 'b', count: 3 },
  ]);
});

test('how it moved is told only where both times may be', () => {
  const [now] =
    resultsOf(
      QUESTIONS,
      [5, 5, 5, 5, 4].map((scale) => ({ scale })),
    )?.questions ?? [];
  const [before] =
    resultsOf(
      QUESTIONS,
      [4, 4, 4, 4, 4].map((scale) => ({ scale })),
    )?.questions ?? [];
  if (!now || !before) throw new Error('there are results');
  expect(changeSince(now, before)).toBe(0.8);
  expect(changeSince(now, undefined)).toBeNull();
  expect(changeSince(now, { ...before, result: null })).toBeNull();
});

const entry = fc.record({
  group: fc.constantFrom(...GROUPS),
  answers: fc.record(
    { scale: fc.integer({ min: 1, max: 5 }), nps: fc.integer({ min: 0, max: 10 }), choice: fc.constantFrom('a', 'b') },
    { requiredKeys: [] },
  ),
});

test('whatever was answered, nothing of fewer than five is ever told, whole or by group', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 24 }), (entries) => {
      const all = entries.map(({ answers }) => answers);
      const results = resultsOf(QUESTIONS, all);
      expect(results === null).toBe(entries.length < FEWEST);
      for (const { question_id, result } of results?.questions ?? []) {
        const said = all.filter((answers) => question_id in answers).length;
        expect(result?.answered ?? null).toBe(said < FEWEST ? null : said);
      }
      const groups = resultsByGroup(QUESTIONS, entries, GROUPS);
      const sizes = GROUPS.map((group) => entries.filter((one) => one.group === group).length);
      expect(groups === null).toBe(sizes.some((size) => size < FEWEST));
      // Of a question either every group is told or none: what is left out could be had by taking away.
      for (const place of QUESTIONS.keys()) {
        const told = (groups ?? []).map((one) => one.results.questions[place]?.result ?? null);
        expect(told.every((one) => one === null) || told.every((one) => (one?.answered ?? 0) >= FEWEST)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('the order in which entries lie changes nothing', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 5, maxLength: 12 }), (entries) => {
      const all = entries.map(({ answers }) => answers);
      expect(resultsOf(QUESTIONS, all.toReversed())).toEqual(resultsOf(QUESTIONS, all));
    }),
  );
});
