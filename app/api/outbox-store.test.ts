import { beforeEach, expect, test, vi } from 'vitest';
import { write } from './outbox-in-test.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { outboxStore } from './outbox-store.ts';
import type { KeptEntry } from './outbox-store.ts';

const device = vi.hoisted(() => ({
  rows: new Map<number, KeptEntry>(),
  isFull: false,
  /** Found out only when all is written down, and nothing of it stays. */
  isFullAtEnd: false,
  put(entry: KeptEntry) {
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
    if (this.isFullAtEnd) return 0;
    const position = entry.position ?? this.rows.size + 1;
    this.rows.set(position, { ...entry, position });
    return position;
  },
}));
vi.mock('../session/session.ts', () => ({
  session: { now: () => ({ state: 'in', profile: { id: 'nadia', device_key: 'a1'.repeat(32) } }) },
}));
vi.mock('./device-database.ts', () => ({
  deviceDatabase: async () => ({
    put: async (_: string, entry: KeptEntry) => {
      if (device.isFullAtEnd) throw new DOMException('Full', 'QuotaExceededError');
      return device.put(entry);
    },
    transaction: () => ({
      done: device.isFullAtEnd ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : Promise.resolve(),
      store: {
        put: async (entry: KeptEntry) => device.put(entry),
        delete: async (position: number) => void device.rows.delete(position),
        index: () => ({
          get: async (client_id: string) => [...device.rows.values()].find((row) => row.client_id === client_id),
        }),
      },
    }),
    getAll: async () => [...device.rows.values()],
    getFromIndex: async (_: string, __: string, client_id: string) =>
      [...device.rows.values()].find((row) => row.client_id === client_id),
    getKeyFromIndex: async (_: string, __: string, client_id: string) =>
      [...device.rows.entries()].find(([, entry]) => entry.client_id === client_id)?.[0],
    delete: async (_: string, position: number) => void device.rows.delete(position),
  }),
}));
beforeEach(() => {
  device.rows.clear();
  device.isFull = false;
  device.isFullAtEnd = false;
});

const entry = (client_id: string): OutboxEntry => ({
  ...write(client_id),
  made_at: '2026-11-23T10:00:00.000Z',
  state: 'waiting',
  error: null,
  tries: 0,
  not_before: 0,
});
const saysOf = (all: readonly OutboxEntry[]) => all.map(({ client_id, input }) => [client_id, input['words']]);

test.each(['isFull', 'isFullAtEnd'] as const)(
  'what was changed on a full device (%s) is what is sent, in its place',
  async (full) => {
    const store = outboxStore();
    for (const client_id of ['a', 'b']) await store.add({ ...entry(client_id), input: { words: 'as it was' } });
    device[full] = true;
    await store.change('a', (stands) => ({ ...stands, input: { words: 'put right' } }));
    await store.add({ ...entry('c'), input: { words: 'new' } });
    expect(saysOf(await store.all())).toEqual([
      ['a', 'put right'],
      ['b', 'as it was'],
      ['c', 'new'],
    ]);
    device[full] = false;
    await store.change('a', (stands) => ({ ...stands, input: { words: 'put right again' } }));
    expect(saysOf(await store.all())).toEqual([
      ['a', 'put right again'],
      ['b', 'as it was'],
      ['c', 'new'],
    ]);
    await store.remove('a');
    expect(saysOf(await store.all()).map(([client_id]) => client_id)).toEqual(['b', 'c']);
  },
);

test('one entry is found as it stands, whether or not the device could take its change', async () => {
  const store = outboxStore();
  await store.add({ ...entry('a'), input: { words: 'as it was' } });
  expect((await store.one('a'))?.input).toEqual({ words: 'as it was' });
  device.isFull = true;
  await store.change('a', (stands) => ({ ...stands, input: { words: 'put right' } }));
  expect((await store.one('a'))?.input).toEqual({ words: 'put right' });
  expect(await store.one('b')).toBeNull();
});
