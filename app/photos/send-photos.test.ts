import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../api/failure.ts';
import type * as KeptPhotosModule from './kept-photos.ts';
import type { LockedPhoto, PhotoOnDevice } from './kept-photos.ts';

const NADIA = { id: 'nadia', device_key: 'a1'.repeat(32), carehome: { id: 'larch-house', timezone: 'Europe/London' } };
const TOMASZ = { ...NADIA, id: 'tomasz', device_key: 'b2'.repeat(32) };

interface Device {
  here: typeof NADIA | null;
  words: Map<string, LockedPhoto>;
  pictures: Map<string, Uint8Array>;
  /** What reading and writing its database throws. */
  broken: Error | null;
  /** Each photo that is being drawn waits for its turn. */
  drawing: (() => void)[];
  isDrawnAtOnce: boolean;
  /** What the server says to a photo that begins, and to its parts. */
  begins: () => Promise<unknown>;
  parts: () => Promise<void>;
  begun: string[];
  listeners: Set<() => void>;
}

const device = vi.hoisted((): Device => ({
  here: null,
  words: new Map(),
  pictures: new Map(),
  broken: null,
  drawing: [],
  isDrawnAtOnce: true,
  begins: async () => ({ received: 0, is_ready: false }),
  parts: async () => undefined,
  begun: [],
  listeners: new Set(),
}));

vi.stubGlobal('window', globalThis);
vi.stubGlobal('BroadcastChannel', undefined);
vi.stubGlobal('navigator', {});
vi.mock('@lingui/core/macro', () => ({ plural: () => '', msg: () => '' }));
vi.mock('../session/session.ts', () => ({
  session: {
    now: () => (device.here === null ? { state: 'out', leads_to: null } : { state: 'in', profile: device.here }),
    onChange: (tell: () => void) => {
      device.listeners.add(tell);
      return () => device.listeners.delete(tell);
    },
  },
}));
vi.mock('../session/use-session.ts', () => ({}));
vi.mock('../session/forget-pretend.ts', () => ({ whenPretendIsForgotten: () => () => undefined }));
vi.mock('../api/device-outbox.ts', () => ({
  outbox: { entries: async () => [], flush: async () => undefined },
  onOutboxChange: () => () => undefined,
}));
vi.mock('../api/connection.ts', () => ({
  connection: { now: () => 'connected', onChange: () => () => undefined },
}));
vi.mock('../api/query-client.ts', () => ({ queryClient: { invalidateQueries: async () => undefined } }));
vi.mock('../ui/toast-store.ts', () => ({ showToast: () => undefined }));
vi.mock('../words/rule-words.ts', () => ({ inWords: (said: string) => said }));
vi.mock('./photos.api.ts', () => ({ SHOWN_IN: [] }));
vi.mock('./shrink-photo.ts', () => ({
  shrinkPhoto: async (picture: Blob) => {
    if (!device.isDrawnAtOnce) await new Promise<void>((done) => device.drawing.push(done));
    return picture;
  },
}));
vi.mock('../api/call.ts', () => ({
  call: async (_: unknown, { new_photo_id }: { new_photo_id: string }) => {
    device.begun.push(new_photo_id);
    return await device.begins();
  },
}));
vi.mock('../api/send-parts.ts', () => ({ sendParts: async () => await device.parts() }));
vi.mock('./kept-photos.ts', async (original) => {
  const real = await original<typeof KeptPhotosModule>();
  const orBroken = () => {
    if (device.broken !== null) throw device.broken;
  };
  return {
    ...real,
    keptPhotos: real.keptPhotosIn({
      words: async () => (orBroken(), [...device.words.values()]),
      picture: async (id) => (orBroken(), device.pictures.get(id)),
      room: async () => Infinity,
      add: async (row, { id, picture }) => {
        orBroken();
        device.words.set(row.id, row);
        device.pictures.set(id, picture);
      },
      change: async (row) => (orBroken(), void device.words.set(row.id, row)),
      remove: async (id) => {
        device.words.delete(id);
        device.pictures.delete(id);
      },
    }),
  };
});

const FROM_NADIA: Omit<PhotoOnDevice, 'id' | 'name' | 'made_at' | 'reason'> = {
  account_id: NADIA.id,
  care_home_id: NADIA.carehome.id,
  taken_on: '2026-11-23',
  place: 'r1',
  of: ['Joyce'],
  report_id: null,
  report_client_id: null,
};

const files = (count: number) => Array.from({ length: count }, (_, at) => new File([`photo ${at}`], `${at}.jpg`));
const failing = (failure: Failure) => async () => {
  // Of the app that is open now.
  const { CallFailed } = await import('../api/failure.ts');
  throw new CallFailed('/api/v2/photo/begin-upload', failure);
};
const SERVER_AWAY = { kind: 'unreachable', status: 0, is_online: true } as const;

function comes(who: typeof NADIA | null) {
  device.here = who;
  device.listeners.forEach((tell) => tell());
}

/** The app as it is opened: nothing of the last page is in its memory. */
async function opened() {
  vi.resetModules();
  const sending = await import('./send-photos.api.ts');
  const { photosOnTheWay, keepSendingPhotos, readKeptPhotos } = await import('./unsent-photos.api.ts');
  const { whileOnTheMove } = await import('../session/on-the-move.ts');
  device.listeners.clear();
  keepSendingPhotos();
  return { ...sending, photosOnTheWay, readKeptPhotos, whileOnTheMove };
}

beforeEach(() => {
  device.here = NADIA;
  device.words.clear();
  device.pictures.clear();
  device.broken = null;
  device.drawing = [];
  device.isDrawnAtOnce = true;
  device.begins = failing(SERVER_AWAY);
  device.parts = async () => undefined;
  device.begun = [];
});

test('photos that were chosen and not drawn yet are kept for their author when the tablet is passed on', async () => {
  const { sendPhotos, photosOnTheWay } = await opened();
  device.isDrawnAtOnce = false;
  sendPhotos(files(3), FROM_NADIA);
  await vi.waitFor(() => expect(device.drawing).toHaveLength(1));
  comes(null);
  comes(TOMASZ);
  expect(photosOnTheWay()).toEqual([]);
  device.isDrawnAtOnce = true;
  device.drawing.forEach((done) => done());
  await vi.waitFor(() => expect(device.words.size).toBe(3));
  expect(photosOnTheWay()).toEqual([]);
  comes(NADIA);
  await vi.waitFor(() => expect(photosOnTheWay().map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg']));
});

test('whoever comes back before a photo is drawn finds it among theirs', async () => {
  const { sendPhotos, photosOnTheWay } = await opened();
  device.isDrawnAtOnce = false;
  sendPhotos(files(1), FROM_NADIA);
  await vi.waitFor(() => expect(device.drawing).toHaveLength(1));
  comes(null);
  comes(NADIA);
  expect(photosOnTheWay()).toEqual([]);
  device.drawing.forEach((done) => done());
  await vi.waitFor(() => expect(photosOnTheWay().map(({ name }) => name)).toEqual(['0.jpg']));
});

test('what a server says between two homes is no answer to a photo: it waits, and goes when the session is there', async () => {
  const { sendPhotos, photosOnTheWay, whileOnTheMove } = await opened();
  const answer = Promise.withResolvers<undefined>();
  device.begins = async () => ({ received: 0, is_ready: false });
  device.parts = async () => {
    await answer.promise;
    await failing({ kind: 'not_found', status: 404 })();
  };
  sendPhotos(files(1), FROM_NADIA);
  await vi.waitFor(() => expect(photosOnTheWay()[0]?.state).toBe('sending'));
  await whileOnTheMove(async () => {
    answer.resolve(undefined);
    await vi.waitFor(() => expect(photosOnTheWay()[0]?.state).toBe('waiting'));
    expect(device.begun).toHaveLength(1);
    device.parts = async () => undefined;
  });
  await vi.waitFor(() => expect(device.words.size).toBe(0));
  expect(device.begun).toHaveLength(2);
});

test.each([
  ['a refusal', 'begins'],
  ['a part that finds nothing', 'parts'],
] as const)('%s that comes when its author is not known to be here parks nothing', async (_, where) => {
  const { sendPhotos, photosOnTheWay } = await opened();
  device.begins = async () => ({ received: 0, is_ready: false });
  device[where] = async () => {
    device.here = null;
    return await failing({ kind: 'not_found', status: 404 })();
  };
  sendPhotos(files(1), FROM_NADIA);
  await vi.waitFor(() => expect(device.here).toBeNull());
  await vi.waitFor(() => expect(photosOnTheWay()).toMatchObject([{ state: 'waiting', reason: '' }]));
});

test('a device that can’t be read for a moment keeps every photo in its list, and as it was', async () => {
  const { sendPhotos, sendPhotosAgain, photosOnTheWay, readKeptPhotos } = await opened();
  sendPhotos(files(2), FROM_NADIA);
  await vi.waitFor(() => expect(photosOnTheWay().map(({ state }) => state)).toEqual(['broken', 'broken']));
  device.broken = new Error('The database is closing');
  await readKeptPhotos();
  expect(photosOnTheWay()).toHaveLength(2);
  device.broken = null;
  // Opened again: the words can be read, and in the moment that it goes the picture can’t.
  const again = await opened();
  await vi.waitFor(() => expect(again.photosOnTheWay()).toHaveLength(2));
  device.broken = new Error('The database is closing');
  device.begun = [];
  again.sendPhotosAgain();
  await vi.waitFor(() => expect(again.photosOnTheWay().map(({ state }) => state)).toEqual(['broken', 'broken']));
  expect(again.photosOnTheWay().map(({ reason }) => reason)).toEqual(['', '']);
  device.broken = null;
  device.begins = async () => ({ received: 0, is_ready: true });
  again.sendPhotosAgain();
  await vi.waitFor(() => expect(device.words.size).toBe(0));
  sendPhotosAgain();
});

test('a photo over which the server breaks is left alone after the sixth time, also through a new start', async () => {
  device.begins = failing({ kind: 'server_error', status: 500 });
  const first = await opened();
  first.sendPhotos(files(1), FROM_NADIA);
  await vi.waitFor(() => expect(first.photosOnTheWay()[0]?.state).toBe('broken'));
  for (let time = 2; time < 6; time += 1) {
    first.sendPhotosAgain();
    await vi.waitFor(() => expect(first.photosOnTheWay()[0]).toMatchObject({ state: 'broken', breaks: time }));
  }
  const { photosOnTheWay, retryPhoto } = await opened();
  await vi.waitFor(() => expect(photosOnTheWay()[0]?.state).toBe('refused'));
  expect(photosOnTheWay()[0]?.reason).toContain('safe here');
  device.begins = async () => ({ received: 0, is_ready: true });
  await retryPhoto(photosOnTheWay()[0]?.id ?? '');
  await vi.waitFor(() => expect(device.words.size).toBe(0));
  expect(device.begun).toHaveLength(7);
});

test('while the server breaks, one photo is tried and the others keep their tries', async () => {
  const { sendPhotos, sendPhotosAgain, photosOnTheWay } = await opened();
  sendPhotos(files(3), FROM_NADIA);
  await vi.waitFor(() => expect(photosOnTheWay().map(({ state }) => state)).toEqual(['broken', 'broken', 'broken']));
  device.begins = failing({ kind: 'server_error', status: 500 });
  device.begun = [];
  sendPhotosAgain();
  await vi.waitFor(() => expect(photosOnTheWay().map(({ state }) => state)).toEqual(['broken', 'waiting', 'waiting']));
  expect(device.begun).toHaveLength(1);
  device.begins = async () => ({ received: 0, is_ready: true });
  sendPhotosAgain();
  await vi.waitFor(() => expect(device.words.size).toBe(0));
});

test('a photo is told where it was chosen, and not at the place of the same name in another home', async () => {
  const { sendPhotos, whenPhotosAreThere, photosOnTheWay } = await opened();
  const told = { here: [] as string[], elsewhere: [] as string[] };
  whenPhotosAreThere({ place: 'r1', care_home_id: NADIA.carehome.id }, (ids) => told.here.push(...ids));
  whenPhotosAreThere({ place: 'r1', care_home_id: 'ty-rhosyn' }, (ids) => told.elsewhere.push(...ids));
  device.begins = async () => ({ received: 0, is_ready: true });
  sendPhotos(files(1), FROM_NADIA);
  const [photo] = photosOnTheWay();
  await vi.waitFor(() => expect(told).toEqual({ here: [photo?.id], elsewhere: [] }));
});
