import { expect, it } from 'vitest';
import { failureIn } from './failure.ts';
import type { Reply } from './send.ts';

const reply = (status: number, body?: unknown, retry_after: number | null = null): Reply => ({
  status,
  body,
  retry_after,
});

it('takes a 2xx with JSON for an answer, and no other', () => {
  expect(failureIn(reply(200, { ok: true }))).toBeUndefined();
  expect(failureIn(reply(201, null))).toBeUndefined();
  expect(failureIn(reply(200))).toEqual({ kind: 'other', status: 200, message: null });
});

it('reads which fields were refused, and why', () => {
  const body = { message: 'Check it', errors: { email: ['Enter your email address'] } };
  expect(failureIn(reply(422, body))).toEqual({
    kind: 'refused_input',
    status: 422,
    message: 'Check it',
    errors: { email: ['Enter your email address'] },
  });
});

it('reads a refusal without fields, with odd fields and without a body', () => {
  const refused = { kind: 'refused_input', status: 422, errors: {} };
  expect(failureIn(reply(422, { message: 'No' }))).toEqual({ ...refused, message: 'No' });
  expect(failureIn(reply(422, { message: 7, errors: 'none' }))).toEqual({ ...refused, message: null });
  expect(failureIn(reply(422))).toEqual({ ...refused, message: null });
});

it('carries how a changed thing stands now', () => {
  expect(failureIn(reply(409, { message: 'Changed', current: { version: 3 } }))).toEqual({
    kind: 'conflict',
    status: 409,
    message: 'Changed',
    current: { version: 3 },
  });
});

it('knows how long to wait after too many tries', () => {
  expect(failureIn(reply(429, { message: 'Wait' }, 120))).toMatchObject({ kind: 'too_many', retry_after: 120 });
  expect(failureIn(reply(429))).toMatchObject({ kind: 'too_many', retry_after: 30 });
});

it('tells a declared maintenance from a server that is just starting', () => {
  const until = '2026-11-20T12:00:00.000Z';
  expect(failureIn(reply(503, { message: 'Resting', until }))).toMatchObject({ until, is_declared: true });
  expect(failureIn(reply(503, { message: 'Resting', until: null }))).toMatchObject({ is_declared: false });
  expect(failureIn(reply(503))).toMatchObject({ kind: 'maintenance', is_declared: false });
});

it('knows every status of the catalogue by its own name', () => {
  const kinds = [400, 401, 403, 404, 500, 413, 502].map((status) => failureIn(reply(status))?.kind);
  expect(kinds).toEqual(['signed_out', 'signed_out', 'forbidden', 'not_found', 'server_error', 'other', 'other']);
});
