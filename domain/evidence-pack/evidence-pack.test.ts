import { expect, test } from 'vitest';
import { PACK_RULES, weeksInPack } from './evidence-pack.ts';

test.each([
  ['a week is whole', '2026-11-02', '2026-11-08', ['2026-11-02']],
  ['it begins on a Sunday, and ends on a Saturday', '2026-08-30', '2026-09-12', ['2026-08-31', '2026-09-07']],
  ['four days of the first week belong to it', '2026-11-05', '2026-11-15', ['2026-11-02', '2026-11-09']],
  ['three days of the first week do not', '2026-11-06', '2026-11-15', ['2026-11-09']],
  ['three days in the middle of a week', '2026-11-03', '2026-11-05', ['2026-11-02']],
  ['two and a half weeks', '2026-11-13', '2026-11-18', ['2026-11-09', '2026-11-16']],
])('the weeks of a pack lie mostly within its days: %s', (_, from, to, mondays) => {
  expect(weeksInPack({ from, to })).toEqual(mondays);
});

test('of a year the latest weeks are shown', () => {
  const weeks = weeksInPack({ from: '2025-11-29', to: '2026-11-28' });
  expect([weeks.length, weeks.at(-1)]).toEqual([PACK_RULES.most_planners, '2026-11-23']);
});
