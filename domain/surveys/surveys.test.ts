import { expect, test } from 'vitest';
import { checkEntry } from './check-entry.ts';
import { nextQuestion, pathOf, questionBefore } from './next-question.ts';
import { AnswerValue, Question, questionProblems } from './question.ts';
import type { Answers } from './question.ts';
import { standingOf } from './standing.ts';
import type { StandsBy } from './standing.ts';
import { SurveyFields, surveyProblems } from './survey.ts';
import { TEMPLATES } from './templates.ts';
import { ask } from './templates/template.ts';

const QUESTIONS = [
  ask('food', 'faces', ['Food?', ''], { is_required: true }),
  ask('why', 'text', ['Why?', ''], { shown_if: { question_id: 'food', values: [1] } }),
  ask('company', 'yes_no', ['Company?', '']),
  ask('whom', 'multi', ['Whom?', ''], {
    shown_if: { question_id: 'company', values: ['no', 'not-sure'] },
    options: [
      { id: 'family', text: { en: 'Family', cy: '' } },
      { id: 'friends', text: { en: 'Friends', cy: '' } },
    ],
  }),
  ask('more', 'text', ['More?', ''], { shown_if: { question_id: 'whom', values: ['friends'] } }),
];

test.each<[Answers, string[]]>([
  [{}, ['food', 'company']],
  [{ food: 3 }, ['food', 'company']],
  [{ food: 1 }, ['food', 'why', 'company']],
  [{ food: 1, company: 'no' }, ['food', 'why', 'company', 'whom']],
  [{ company: 'no', whom: ['family'] }, ['food', 'company', 'whom']],
  [{ company: 'no', whom: ['family', 'friends'] }, ['food', 'company', 'whom', 'more']],
  // A branch off a branch goes with it.
  [{ company: 'yes', whom: ['friends'] }, ['food', 'company']],
])('%j leads to %j', (answers, keys) => {
  expect(pathOf(QUESTIONS, answers).map(({ id }) => id)).toEqual(keys);
});

test('next and back walk along what is asked', () => {
  expect(nextQuestion(QUESTIONS, {}, null)?.id).toBe('food');
  expect(nextQuestion(QUESTIONS, { food: 1 }, 'food')?.id).toBe('why');
  expect(nextQuestion(QUESTIONS, { food: 2 }, 'food')?.id).toBe('company');
  expect(nextQuestion(QUESTIONS, { food: 2 }, 'company')).toBeNull();
  expect(questionBefore(QUESTIONS, { food: 2 }, 'company')?.id).toBe('food');
  expect(questionBefore(QUESTIONS, { food: 2 }, 'food')).toBeNull();
});

test.each<[Answers, boolean, string[]]>([
  [{ food: 3 }, true, []],
  [{}, true, ['food']],
  [{}, false, []],
  [{ food: 4 }, true, ['food']],
  [{ food: 'yes' }, true, ['food']],
  [{ food: 3, company: 'maybe' }, true, ['company']],
  [{ food: 3, company: 'no', whom: ['family', 'family'] }, true, ['whom']],
  [{ food: 3, company: 'no', whom: 'family' }, true, ['whom']],
  [{ food: 1, why: 3 }, true, ['why']],
  [{ food: 3, secret: 'x' }, true, ['secret']],
])('%j, whole %s, has its problems at %j', (answers, isWhole, keys) => {
  expect(Object.keys(checkEntry(QUESTIONS, answers, isWhole).problems)).toEqual(keys);
});

test('what was answered before a turn is left out, and so is nothing', () => {
  const given = { food: 3, why: 'cold', company: 'yes', whom: ['family'], more: '' };
  expect(checkEntry(QUESTIONS, given, true)).toEqual({ answers: { food: 3, company: 'yes' }, problems: {} });
});

test('a branch leads from an earlier question and one of its answers', () => {
  const [food, why] = [QUESTIONS[0], QUESTIONS[1]];
  if (!food || !why) throw new Error('there are questions');
  expect(questionProblems([why, food])).toHaveProperty(['questions.0.shown_if']);
  expect(questionProblems([food, { ...why, shown_if: { question_id: 'food', values: [9] } }])).toHaveProperty([
    'questions.1.shown_if',
  ]);
  expect(questionProblems([food, food])).toHaveProperty(['questions.1.id']);
  expect(questionProblems([{ ...food, type: 'choice' }])).toHaveProperty(['questions.0.options']);
  expect(questionProblems(QUESTIONS)).toEqual({});
});

test.each(TEMPLATES.map((template) => [template.key, template] as const))(
  'the template %s is a survey that can be asked, in both languages',
  (_key, { title, audiences, anonymity, questions }) => {
    const survey = { title, audiences, anonymity, questions, template_key: null };
    const fields = SurveyFields.parse({ ...survey, opens_on: null, closes_on: null, reminder_days: [] });
    expect(surveyProblems(fields, '2026-11-22')).toEqual({});
    for (const question of questions) {
      expect(Question.parse(question)).toEqual(question);
      expect(question.text.cy, question.id).not.toBe('');
      for (const { text } of question.options) expect(text.cy).not.toBe('');
    }
  },
);

test('words of an answer are trimmed and not too long', () => {
  expect(AnswerValue.parse('  kippers ')).toBe('kippers');
  expect(AnswerValue.safeParse('x'.repeat(1_001)).success).toBe(false);
});

const open: StandsBy = { status: 'open', opens_on: '2026-11-20', closes_on: '2026-11-25', closed_at: null };
test.each<[string, StandsBy, string, boolean, string]>([
  ['a draft', { ...open, status: 'draft' }, '2026-11-22T10:00:00Z', true, 'draft'],
  ['before its first day', { ...open, opens_on: '2026-11-23' }, '2026-11-22T10:00:00Z', true, 'waits'],
  ['in its days', open, '2026-11-22T10:00:00Z', true, 'open'],
  ['on its last evening', open, '2026-11-25T23:59:00Z', true, 'open'],
  ['after its last midnight, somebody in the middle', open, '2026-11-26T00:00:00Z', false, 'finishing'],
  ['after its last midnight, nobody in the middle', open, '2026-11-26T00:00:00Z', true, 'over'],
  ['a day later', open, '2026-11-27T00:00:00Z', false, 'over'],
  [
    'closed by hand before its day',
    { ...open, status: 'closed', closed_at: new Date('2026-11-22T09:00:00Z') },
    '2026-11-22T10:00:00Z',
    false,
    'finishing',
  ],
])('%s', (_when, survey, now, isAllIn, standing) => {
  expect(standingOf(survey, { now: new Date(now), timezone: 'Europe/London', isAllIn })).toBe(standing);
});
