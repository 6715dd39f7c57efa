import { expect, test } from 'vitest';
import { GAP_KEYS } from '@heartsease/domain/evidence/gaps.ts';
import { gapInWords } from './gap-words.ts';

test.each([
  [1, 'below_target', 'One person had fewer moments a week than suit them.', 'Who: a coordinator.'],
  [2, 'below_target', '2 people had fewer moments a week than suit them.', 'Who: a coordinator.'],
  [1, 'risks_overdue', 'The review of one risk assessment is overdue. Look at it again', 'Who: a coordinator.'],
  [3, 'risks_overdue', 'The reviews of 3 risk assessments are overdue. Look at each again', 'Who: a coordinator.'],
  [1, 'about_me_old', 'Of one person no card', 'Who: their key worker.'],
  [25, 'about_me_old', 'Of 25 people no card', 'Who: their key worker.'],
] as const)('%i of a gap is told by its number, with who sees to it: %s', (count, key, begins, ends) => {
  const told = gapInWords({ key, count }, 'en');
  expect(told.startsWith(begins), told).toBe(true);
  expect(told.endsWith(ends), told).toBe(true);
});

test('in Welsh every gap says how many, what to do and who', () => {
  for (const key of GAP_KEYS) {
    const [one, several] = [gapInWords({ key, count: 1 }, 'cy'), gapInWords({ key, count: 1_250 }, 'cy')];
    expect(one).toMatch(/\bun (person|asesiad)\b.*Pwy: /u);
    expect(several).toMatch(/1,250 .*Pwy: /u);
    expect(several).not.toMatch(/Who:|people/u);
  }
});
