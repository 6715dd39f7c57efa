import { beforeEach, expect, test, vi } from 'vitest';
import { keptPhotosIn } from './kept-photos.ts';
import type { LockedPhoto, PhotoOnDevice, PhotoRows } from './kept-photos.ts';

const NADIA = { id: 'nadia', device_key: 'a1'.repeat(32) };
const TOMASZ = { id: 'tomasz', device_key: 'b2'.repeat(32) };

let here: { id: string; device_key?: string } | null;
vi.mock('../session/session.ts', () => ({
  session: { now: () => (here === null ? { state: 'out', leads_to: null } : { state: 'in', profile: here }) },
}));
beforeEach(() => {
  here = NADIA;
});

const SEEN = 'Joyce at the window';
const picture = () => new Blob([SEEN]);

const photo = (more: Partial<PhotoOnDevice> = {}): PhotoOnDevice => ({
  id: 'p1',
  account_id: NADIA.id,
  care_home_id: 'larch-house',
  made_at: '2026-11-23T10:00:00.000Z',
  taken_on: '2026-11-23',
  name: 'joyce.jpg',
  place: 'r1',
  of: ['Joyce'],
  report_id: null,
  report_client_id: 'c1',
  reason: '',
  ...more,
});

test('a photo is there again for its author as it was left, and lies in no place in clear', async () => {
  const { kept, lies } = onDevice();
  expect(await kept.keep(photo(), picture())).toBe('kept');
  expect(await kept.all()).toEqual([photo()]);
  expect(await (await kept.pictureOf(photo()))?.text()).toBe(SEEN);
  const clear = lies();
  for (const said of ['Joyce', 'joyce', 'window', 'report']) expect(clear).not.toContain(said);
  expect(clear).toContain('larch-house');
});

test('the next person on the tablet opens nothing, nobody does after the sign-out, and its author does again', async () => {
  const { kept } = onDevice();
  await kept.keep(photo(), picture());
  for (const somebody of [TOMASZ, null]) {
    here = somebody;
    expect(await kept.all()).toEqual([]);
    expect(await kept.pictureOf(photo())).toBeNull();
  }
  here = NADIA;
  expect(await kept.all()).toHaveLength(1);
  expect(await kept.pictureOf(photo())).not.toBeNull();
});

test('without the key of its author nothing is written down', async () => {
  const { kept, rows } = onDevice();
  here = { id: 'somebody of an older server' };
  expect(await kept.keep(photo({ account_id: here.id }), picture())).toBe('not');
  expect(rows.words.size + rows.pictures.size).toBe(0);
});

test('neither a picture nor what was said of it is passed off as that of another photo', async () => {
  const { kept, rows } = onDevice();
  await kept.keep(photo(), picture());
  await kept.keep(photo({ id: 'p2', made_at: '2026-11-23T11:00:00.000Z' }), new Blob(['Frank']));
  const [first, second] = [rows.words.get('p1'), rows.words.get('p2')];
  if (first === undefined || second === undefined) throw new Error('Both are kept');
  rows.words.set('p1', { ...second, id: 'p1' });
  rows.pictures.set('p1', rows.pictures.get('p2') ?? new Uint8Array());
  expect((await kept.all())?.map(({ id }) => id)).toEqual(['p2']);
  expect(await kept.pictureOf(photo())).toBeNull();
});

test('a device without room says so, and one that keeps nothing says that', async () => {
  const { kept, fails } = onDevice();
  fails.with = new DOMException('Full', 'QuotaExceededError');
  expect(await kept.keep(photo(), picture())).toBe('no_room');
  fails.with = new DOMException('Private', 'InvalidStateError');
  expect(await kept.keep(photo(), picture())).toBe('not');
});

test('a photo leaves room for reports and drafts', async () => {
  const { kept, fails, rows } = onDevice();
  fails.room = 20 * 1024 * 1024;
  expect(await kept.keep(photo(), picture())).toBe('no_room');
  expect(rows.pictures.size).toBe(0);
  fails.room *= 2;
  expect(await kept.keep(photo(), picture())).toBe('kept');
});

test('what the server said of it is remembered, and one that is gone does not come back with it', async () => {
  const { kept } = onDevice();
  await kept.keep(photo(), picture());
  await kept.change(photo({ reason: 'This photo is not whole' }));
  expect(await kept.all()).toEqual([photo({ reason: 'This photo is not whole' })]);
  await kept.remove('p1');
  await kept.change(photo());
  expect(await kept.all()).toEqual([]);
});

test('a pretend home is forgotten with its photos, and no other', async () => {
  const { kept } = onDevice();
  await kept.keep(photo(), picture());
  await kept.keep(photo({ id: 'p2', care_home_id: 'pretend' }), picture());
  await kept.removeAllOf({ account_id: NADIA.id, care_home_id: 'pretend' });
  expect((await kept.all())?.map(({ id }) => id)).toEqual(['p1']);
});

/** A device whose database is at hand; `lies` is all that is in it, as text. */
function onDevice() {
  const words = new Map<string, LockedPhoto>();
  const pictures = new Map<string, Uint8Array>();
  const fails: { with: Error | null; room: number } = { with: null, room: Infinity };
  const rows: PhotoRows = {
    words: async () => [...words.values()],
    picture: async (id) => pictures.get(id),
    room: async () => fails.room,
    add: async (row, { id, picture: sealed }) => {
      if (fails.with !== null) throw fails.with;
      words.set(row.id, row);
      pictures.set(id, sealed);
    },
    change: async (row) => void words.set(row.id, row),
    remove: async (id) => {
      words.delete(id);
      pictures.delete(id);
    },
  };
  const inLetters = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
  const lies = () =>
    JSON.stringify([[...words.values()], [...pictures.values()]], (_, value: unknown) =>
      value instanceof Uint8Array ? inLetters(value) : value,
    );
  return { kept: keptPhotosIn(rows), rows: { words, pictures }, lies, fails };
}
