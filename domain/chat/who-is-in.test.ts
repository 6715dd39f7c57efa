import { expect, test } from 'vitest';
import { isIn, mayBeginDirect, mayWriteIn } from './who-is-in.ts';
import type { PersonFacts, ThreadFacts } from './who-is-in.ts';

const person = (role: PersonFacts['role'], account_id: string = role, close_to: string[] = []): PersonFacts => ({
  account_id,
  role,
  close_to,
});
const PEOPLE = {
  manager: person('manager'),
  coordinator: person('coordinator'),
  carer: person('carer'),
  'daughter of Eileen': person('relative', 'sarah', ['eileen']),
  'son of Frank': person('relative', 'linda', ['frank']),
  'a friend of Eileen': person('relative', 'pam'),
  organiser: person('organiser'),
  member: person('member'),
};
const thread = (facts: Partial<ThreadFacts> & Pick<ThreadFacts, 'kind'>): ThreadFacts => ({
  resident_id: null,
  account_id: null,
  other_id: null,
  is_agreed: false,
  ...facts,
});
const inIt = (facts: ThreadFacts) =>
  Object.entries(PEOPLE)
    .filter(([, facts_]) => isIn(facts, facts_))
    .map(([name]) => name);

test.each([
  [
    'Eileen’s circle',
    thread({ kind: 'circle', resident_id: 'eileen', is_agreed: true }),
    ['manager', 'coordinator', 'carer', 'daughter of Eileen'],
  ],
  [
    'Eileen’s circle after she took her yes back',
    thread({ kind: 'circle', resident_id: 'eileen' }),
    ['manager', 'coordinator', 'carer'],
  ],
  ['the staff room', thread({ kind: 'room' }), ['manager', 'coordinator', 'carer', 'organiser', 'member']],
  [
    'what Sarah writes to the managers',
    thread({ kind: 'managers', account_id: 'sarah' }),
    ['manager', 'daughter of Eileen'],
  ],
  [
    'a carer and Sarah',
    thread({ kind: 'direct', account_id: 'carer', other_id: 'sarah' }),
    ['carer', 'daughter of Eileen'],
  ],
] as const)('who is in %s', (_name, facts, expected) => {
  expect(inIt(facts)).toEqual(expected);
});

test('nobody writes in a circle that rests', () => {
  expect(mayWriteIn(thread({ kind: 'circle', resident_id: 'eileen' }))).toBe(false);
  expect(mayWriteIn(thread({ kind: 'circle', resident_id: 'eileen', is_agreed: true }))).toBe(true);
  expect(mayWriteIn(thread({ kind: 'room' }))).toBe(true);
});

test.each([
  ['carer', 'manager', true],
  ['carer', 'daughter of Eileen', true],
  ['carer', 'member', false],
  ['daughter of Eileen', 'coordinator', true],
  ['daughter of Eileen', 'carer', false],
  ['daughter of Eileen', 'son of Frank', false],
  ['member', 'organiser', true],
  ['carer', 'carer', false],
] as const)('may the %s begin with the %s: %s', (from, to, expected) => {
  expect(mayBeginDirect(PEOPLE[from], PEOPLE[to])).toBe(expected);
});
