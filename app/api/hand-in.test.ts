import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asWaiting, handInWhatWaits } from './hand-in.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { Reply } from './send.ts';

const HOME = '01a20a00-0000-7000-8000-000000000000';
const idOf = (number: number) => `01a20a00-0000-7000-8000-${String(number).padStart(12, '0')}`;

const { device } = vi.hoisted(() => ({
  device: {
    entries: [] as OutboxEntry[],
    /** The ids of each call. */
    calls: [] as string[][],
    answer: async (_ids: string[]): Promise<Reply> => ({ status: 200, body: { taken: [] }, retry_after: null }),
  },
}));
vi.mock('../session/session.ts', () => ({
  session: {
    now: () => ({ state: 'in', profile: { id: 'tom', carehome: { id: '01a20a00-0000-7000-8000-000000000000' } } }),
  },
}));
vi.mock('./device-outbox.ts', () => ({
  outbox: {
    entries: async () => [...device.entries],
    discard: async (client_id: string) => {
      device.entries = device.entries.filter((entry) => entry.client_id !== client_id);
    },
  },
}));
vi.mock('./send.ts', () => ({
  send: async (_path: string, { entries }: { entries: OutboxEntry[] }) => {
    const ids = entries.map(({ client_id }) => client_id);
    device.calls.push(ids);
    return await device.answer(ids);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  device.calls = [];
  device.entries = [];
  device.answer = async (ids) => takes(ids);
});
afterEach(() => {
  vi.useRealTimers();
});

const takes = (taken: string[]): Reply => ({ status: 200, body: { taken }, retry_after: null });
const fails = (status: number, retry_after: number | null = null): Reply => ({ status, body: {}, retry_after });

function entry(number: number, input: Record<string, unknown> = {}): OutboxEntry {
  const client_id = idOf(number);
  return {
    client_id,
    account_id: 'tom',
    care_home_id: HOME,
    path: '/api/v2/report/log',
    input: { client_id, care_home_id: HOME, note: 'In the garden', ...input },
    made_at: '2026-11-20T10:00:00.000Z',
    state: 'waiting',
    error: null,
    tries: 0,
    not_before: 0,
  };
}

async function handIn(): Promise<void> {
  const done = handInWhatWaits();
  await vi.runAllTimersAsync();
  await done;
}

const left = () => device.entries.map(({ client_id }) => client_id);

test('what is taken leaves the device, and what is not stays', async () => {
  device.entries = [entry(1), entry(2)];
  device.answer = async () => takes([idOf(2)]);
  await handIn();
  expect(left()).toEqual([idOf(1)]);
  expect(device.calls).toEqual([[idOf(1), idOf(2)]]);
});

test.each([
  ['a server that starts', async () => fails(503)],
  ['a proxy without a server', async () => fails(502)],
  ['too many calls for a moment', async () => fails(429, 3)],
  ['a connection that fails', async () => Promise.reject(new Error('Unreachable'))],
])('waits out %s before it lets its author go', async (_, fail) => {
  device.entries = [entry(1)];
  let tries = 0;
  device.answer = async (ids) => {
    tries += 1;
    return tries < 3 ? await fail() : takes(ids);
  };
  await handIn();
  expect(left()).toEqual([]);
  expect(tries).toBe(3);
});

test('holds nobody back for longer than twenty seconds', async () => {
  device.entries = [entry(1)];
  device.answer = async () => fails(503);
  const begins = Date.now();
  await handIn();
  expect(left()).toEqual([idOf(1)]);
  expect(Date.now() - begins).toBeLessThanOrEqual(20_000);
});

test('goes on behind a part of which nothing was taken', async () => {
  const long = 'a'.repeat(150_000);
  device.entries = [entry(1, { note: long }), entry(2, { note: long }), entry(3, { note: long })];
  device.answer = async ([id = '']) => {
    if (id === idOf(1)) return takes([]);
    return id === idOf(2) ? fails(422) : takes([id]);
  };
  await handIn();
  expect(device.calls).toEqual([[idOf(1)], [idOf(2)], [idOf(3)]]);
  expect(left()).toEqual([idOf(1), idOf(2)]);
});

test('a late change goes under its own id, and leaves the device under the name of its entry', async () => {
  device.entries = [entry(1, { client_id: idOf(9) })];
  await handIn();
  expect(device.calls).toEqual([[idOf(9)]]);
  expect(left()).toEqual([]);
  expect(asWaiting(entry(1, { client_id: idOf(9) })).client_id).toBe(idOf(9));
});

test('what its author changed on the way stays as it is now, and goes next, with what they wrote meanwhile', async () => {
  device.entries = [entry(1)];
  let isFirst = true;
  device.answer = async (ids) => {
    if (isFirst) device.entries = [entry(1, { note: 'In the garden, singing' }), entry(2)];
    isFirst = false;
    return takes(ids);
  };
  await handIn();
  expect(device.calls).toEqual([[idOf(1)], [idOf(1), idOf(2)]]);
  expect(left()).toEqual([]);
});
