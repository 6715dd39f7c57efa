import { beforeEach, expect, test, vi } from 'vitest';
import { forgetToasts, recentToasts } from '../ui/toast-store.ts';
import { CallFailed } from './failure.ts';
import type { Failure } from './failure.ts';
import { tellFailure } from './tell-failure.ts';

// The build turns these words into catalogue entries; here they stay what they are.
vi.mock('@lingui/core/macro', () => ({ msg: ([text]: TemplateStringsArray) => text }));

beforeEach(forgetToasts);

const failed = (failure: Failure) => new CallFailed('/api/v2/group/archive', failure);
const told = () => recentToasts().map(({ title, text }) => [title, text]);
const GONE = 'This can’t be taken back any more';
const CHANGED = 'Somebody changed this in the meantime';

test.each<[string, Failure, string]>([
  ['a refusal', { kind: 'refused_input', status: 422, message: 'Check it', errors: { id: [GONE] } }, GONE],
  ['a refusal without fields', { kind: 'refused_input', status: 422, message: GONE, errors: {} }, GONE],
  ['a conflict', { kind: 'conflict', status: 409, message: CHANGED, current: null }, CHANGED],
  [
    'a conflict without words',
    { kind: 'conflict', status: 409, message: null, current: null },
    'That did not work. Nothing was changed. Try again in a moment.',
  ],
  [
    'a limit without words',
    { kind: 'too_many', status: 429, message: null, retry_after: 30 },
    'That was too many tries. Wait a few minutes and try again.',
  ],
])('%s is told, once and in words', (_, failure, text) => {
  tellFailure(failed(failure));
  expect(told()).toEqual([[undefined, text]]);
});

test('what the catalogue has told is not told again, but how far it came is, with the reason', () => {
  const forbidden = failed({ kind: 'forbidden', status: 403, message: null });
  tellFailure(forbidden);
  expect(told()).toEqual([]);
  tellFailure(forbidden, '2 of 5 are done');
  expect(told()).toEqual([['2 of 5 are done', 'You are not allowed to perform this action']]);
});

test('whoever is led to the sign-in reads of that alone', () => {
  tellFailure(failed({ kind: 'signed_out', status: 401 }), '2 of 5 are done');
  expect(told()).toEqual([]);
});

test('a surprise stays one', () => {
  expect(() => tellFailure(new Error('a fault of ours'))).toThrow('a fault of ours');
});
