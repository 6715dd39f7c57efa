import { expect, test } from 'vitest';
import type { AssessmentFields } from './assessment.ts';
import { draftOfFlat, flatDraft, mergeDrafts } from './merge-drafts.ts';

const EMPTY: AssessmentFields = {
  answers: {},
  helps: {},
  observed_from: '2026-11-08',
  observed_to: '2026-11-21',
  observers: '',
  notes: '',
};

test('a draft comes back whole from its plain record', () => {
  const draft = { ...EMPTY, answers: { choosing: '2' }, helps: { choosing: 'Two cups to point at' }, notes: 'Calm.' };
  expect(draftOfFlat(flatDraft(draft))).toEqual(draft);
});

test('what only one of two people answered is taken from that one, and what both did is named', () => {
  const base = flatDraft({ ...EMPTY, answers: { choosing: '2' } });
  const mine = flatDraft({ ...EMPTY, answers: { choosing: '2', afterwards: '1', next_steps: '3' } });
  const stands = flatDraft({ ...EMPTY, answers: { choosing: '4', afterwards: '2' }, notes: 'Tired this week.' });
  const { merged, clashes } = mergeDrafts({ base, mine, stands });
  expect(draftOfFlat(merged)).toEqual({
    ...EMPTY,
    answers: { choosing: '4', afterwards: '2', next_steps: '3' },
    notes: 'Tired this week.',
  });
  expect(clashes).toEqual(['answers.afterwards']);
});
