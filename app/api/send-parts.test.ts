import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from './failure.ts';
import { sendParts } from './send-parts.ts';

const server = vi.hoisted(() => ({
  parts: [] as { path: string; size: number }[],
  answers: [] as (() => unknown)[],
}));
vi.mock('./call.ts', () => ({
  ask: async ({ path }: { path: string }, part: Blob) => {
    server.parts.push({ path, size: part.size });
    return server.answers.shift()?.();
  },
}));
beforeEach(() => {
  vi.useFakeTimers();
  server.parts = [];
});
afterEach(() => void vi.useRealTimers());

const pathAt = (offset: number) => `/api/v2/photo/part/p1/${offset}` as const;
const photo = new Blob(['x'.repeat(900)]);
const isLost = () => {
  throw new CallFailed(pathAt(0), { kind: 'unreachable', status: 0, is_online: true });
};

async function sent(askAgain: () => Promise<{ received: number; is_ready: boolean }>) {
  const how = { signal: new AbortController().signal, onSent: () => undefined };
  const result = sendParts(photo, { received: 0, pathAt, askAgain }, how).catch((caught: unknown) => caught);
  await vi.runAllTimersAsync();
  return await result;
}

test('where the answer to the last part was lost, it is asked whether all is there, and nothing goes twice', async () => {
  server.answers = [isLost, () => ({ received: 900, is_ready: false })];
  const answers = [
    { received: 900, is_ready: false },
    { received: 900, is_ready: true },
  ];
  const askAgain = vi.fn(async () => answers.shift() ?? { received: 0, is_ready: false });
  expect(await sent(askAgain)).toBeUndefined();
  expect(askAgain).toHaveBeenCalledTimes(2);
  expect(server.parts.map(({ size }) => size)).toEqual([900, 900]);
});

test('a server that stopped before it had drawn the photo gets the last part again', async () => {
  server.answers = [() => ({ received: 900, is_ready: false }), () => ({ received: 900, is_ready: true })];
  expect(await sent(async () => ({ received: 500, is_ready: false }))).toBeUndefined();
  expect(server.parts).toEqual([
    { path: pathAt(0), size: 900 },
    { path: pathAt(500), size: 400 },
  ]);
});

test('what is never ready is given up for now, and not for good', async () => {
  server.answers = [() => ({ received: 900, is_ready: false })];
  const caught = await sent(async () => ({ received: 900, is_ready: false }));
  expect(caught).toMatchObject({ failure: { kind: 'other' } });
  expect(server.parts).toHaveLength(1);
});

test('what is given up in a pause ends at once, and asks nothing more', async () => {
  server.answers = [() => ({ received: 900, is_ready: false })];
  const given = new AbortController();
  const askAgain = vi.fn(async () => ({ received: 900, is_ready: true }));
  const how = { signal: given.signal, onSent: () => undefined };
  const result = sendParts(photo, { received: 0, pathAt, askAgain }, how).catch((caught: unknown) => caught);
  await vi.advanceTimersByTimeAsync(100);
  given.abort(new Error('Passed on'));
  expect(await result).toMatchObject({ message: 'Passed on' });
  await vi.runAllTimersAsync();
  expect(askAgain).not.toHaveBeenCalled();
});
