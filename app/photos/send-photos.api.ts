import { plural } from '@lingui/core/macro';
import { v7 as uuidv7 } from 'uuid';
import { TOAST_MS } from '@heartsease/domain/constants.ts';
import { PHOTO_MOST_BYTES } from '@heartsease/domain/photos/photo.ts';
import { connection } from '../api/connection.ts';
import { outbox } from '../api/device-outbox.ts';
import { failureOf } from '../api/failure.ts';
import type { Failure } from '../api/failure.ts';
import { backOffMs } from '../api/outbox-pause.ts';
import { holdKeyOf } from '../api/own-lock.ts';
import { queryClient } from '../api/query-client.ts';
import { reasonIn } from '../api/refusal.ts';
import { sendParts } from '../api/send-parts.ts';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { keptPhotos } from './kept-photos.ts';
import type { PhotoOnDevice } from './kept-photos.ts';
import {
  addPhotos,
  changePhoto,
  detailsOf,
  dropPhotos,
  isGone,
  photoArrived,
  photosOnTheWay,
  readKeptPhotos,
  sendsNow,
  tellOtherTabs,
  whileItGoes,
} from './unsent-photos.api.ts';
import type { Sent } from './unsent-photos.api.ts';
import { SHOWN_IN } from './photos.api.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { wayOf } from './way-of-photo.ts';

/** The network may be there while one part after the other is lost: then nothing tells that it is better. */
const TRY_AGAIN_MS = 20_000;
const LOCK = 'heartsease-photos';
const IS_LOST = 'This photo could not be sent. Choose it again';
const NOTHING_THERE = 'What this photo was taken for is not there any more';

const SERVER_BREAKS = 'The server can’t take this photo now. It is safe here: try again later';
/** As a report: then a person looks, and it costs no more of the mobile connection. */
const BREAKS_AT_MOST = 6;

/** Refused for what it is, or for who brings it; all else may pass by itself. */
const FOR_SOMEBODY = new Set<Failure['kind']>(['refused_input', 'forbidden', 'conflict']);

let preparing = Promise.resolve();
let isRunning = false;
let isAskedAgain = false;
let trying: number | undefined;
let tries = 0;
const places = new Set<{ where: Place; tell: (ids: string[]) => void }>();

/** A place of the app has the same name in every home. */
type Place = Pick<PhotoOnDevice, 'place' | 'care_home_id'>;

/** @param tell the last of those that were chosen there has arrived */
export function whenPhotosAreThere(where: Place, tell: (ids: string[]) => void): () => void {
  const one = { where, tell };
  places.add(one);
  return () => places.delete(one);
}

/**
 * Keeps photos on the device and sends them one after another, whichever screen is open: neither leaving one nor closing
 * the app stops them for good. What the network cuts goes on where it was, by itself when it is back and by a tap.
 *
 * @returns their ids, under which the server will have them
 */
export function sendPhotos(
  files: readonly File[],
  chosen: Omit<PhotoOnDevice, 'id' | 'name' | 'made_at' | 'reason'>,
): string[] {
  const added = files.map((file): Sent => ({
    ...chosen,
    id: uuidv7(),
    name: file.name,
    made_at: new Date().toISOString(),
    reason: '',
    picture: file,
    keeping: null,
    state: 'waiting',
    share: 0,
  }));
  addPhotos(added);
  holdKeyOf(chosen.account_id);
  for (const one of added) {
    preparing = preparing.then(() => prepare(one)).catch(() => refuse(one.id, IS_LOST));
    void preparing.then(goOnSending);
  }
  return added.map(({ id }) => id);
}

/** Tries again what could not be sent. */
export function sendPhotosAgain(): void {
  window.clearTimeout(trying);
  for (const { id, state } of photosOnTheWay()) if (state === 'broken') changePhoto(id, { state: 'waiting' });
  goOnSending();
}

/** Once more what the server would not have. */
export async function retryPhoto(id: string): Promise<void> {
  changePhoto(id, { state: 'waiting', reason: '', breaks: 0 });
  const one = find(id);
  if (one !== undefined) await keptPhotos.change(detailsOf(one));
  goOnSending();
}

/** Sends what waits, as long as something may go. */
export function goOnSending(): void {
  if (isRunning) isAskedAgain = true;
  else void run();
}

/**
 * Drawn smaller and kept one after the other; the next is drawn while the last one goes. Whoever chose it may have passed
 * the tablet on by then: it is kept for them all the same.
 */
async function prepare(one: Sent): Promise<void> {
  const { id, picture: chosen } = one;
  if (chosen === null || isGone(id)) return;
  const picture = await shrinkPhoto(chosen);
  if (picture.size > PHOTO_MOST_BYTES) return await refuse(id, 'A photo has at most 15 MB');
  const keeping = await keptPhotos.keep(detailsOf(one), picture);
  if (isGone(id)) return await keptPhotos.remove(id);
  if (find(id) === undefined) return await readKeptPhotos();
  changePhoto(id, { picture, keeping });
  tellOtherTabs();
}

async function run(): Promise<void> {
  isRunning = true;
  try {
    do {
      isAskedAgain = false;
      if ((await nextToGo()) !== undefined) await alone(sendAll);
    } while (isAskedAgain);
  } finally {
    isRunning = false;
  }
  window.clearTimeout(trying);
  const isBroken = photosOnTheWay().some(({ state }) => state === 'broken');
  tries = isBroken ? tries + 1 : 0;
  if (isBroken) trying = window.setTimeout(tryAgain, Math.max(TRY_AGAIN_MS, backOffMs(tries)));
}

function tryAgain() {
  if (connection.now() === 'connected') sendPhotosAgain();
}

/** Only one tab at a time sends; without locks (an insecure address) the photo's own id makes it arrive once. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) await work();
  else await navigator.locks.request(LOCK, work);
}

async function sendAll(): Promise<void> {
  await readKeptPhotos();
  const refused: string[] = [];
  for (let next = await nextToGo(); next !== undefined; next = await nextToGo()) {
    await sendOne(next);
    const after = find(next.id);
    if (after?.state === 'refused') refused.push(next.id);
    // A server that breaks under one breaks under all: the others keep their tries.
    if (after?.state === 'broken' && after.breaks !== next.breaks) break;
  }
  if (photosOnTheWay().some(({ state }) => state === 'there')) {
    await Promise.all(SHOWN_IN.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }
  tellArrived();
  tellRefused(refused);
}

/** The oldest that may go now: of whoever is here, for the home that they are in, and behind its report. */
async function nextToGo(): Promise<Sent | undefined> {
  if (connection.now() === 'lost') return undefined;
  const unsent = new Set((await outbox.entries()).map(({ client_id }) => client_id));
  return photosOnTheWay().find(
    (one) =>
      one.state === 'waiting' &&
      one.keeping !== null &&
      sendsNow(one) &&
      (one.report_client_id === null || !unsent.has(one.report_client_id)),
  );
}

async function sendOne(one: Sent): Promise<void> {
  const { id } = one;
  const signal = whileItGoes(id);
  changePhoto(id, { state: 'sending' });
  try {
    const picture = one.picture ?? (await pictureOf(one));
    if (!sendsNow(one)) return changePhoto(id, { state: 'waiting', share: 0 });
    if (picture === 'unreadable') return changePhoto(id, { state: 'broken' });
    if (picture === null) return await refuse(id, IS_LOST);
    const { askHowFar, pathAt } = wayOf(one, picture.size, signal);
    const begun = await askHowFar();
    if (!begun.is_ready) {
      const onSent = (received: number) => changePhoto(id, { share: received / picture.size });
      await sendParts(picture, { received: begun.received, pathAt, askAgain: askHowFar }, { signal, onSent });
    }
    await photoArrived(id);
    changePhoto(id, { state: 'there', share: 1 });
  } catch (caught) {
    if (!signal.aborted) await failed(one, failureOf(caught));
  }
}

/** A read that fails says nothing of the photo: it is tried again, and is not lost. */
async function pictureOf(one: Sent): Promise<Blob | 'unreadable' | null> {
  return await keptPhotos.pictureOf(one).catch(() => 'unreadable' as const);
}

async function failed(one: Sent, failure: Failure | undefined): Promise<void> {
  const { id } = one;
  // Said to somebody else, or in another home: it is no answer to this.
  if (!sendsNow(one)) return changePhoto(id, { state: 'waiting', share: 0 });
  if (failure === undefined) return await refuse(id, IS_LOST);
  if (failure.kind === 'not_found') return await refuse(id, NOTHING_THERE);
  if (FOR_SOMEBODY.has(failure.kind)) return await refuse(id, reasonIn(failure) || IS_LOST);
  if (failure.kind === 'server_error') return await broke(one);
  changePhoto(id, { state: 'broken' });
}

/** Counted through reload and sign-out: each time all of the photo may have gone over somebody's mobile connection. */
async function broke({ id, breaks = 0 }: Sent): Promise<void> {
  changePhoto(id, { state: 'broken', breaks: breaks + 1 });
  if (breaks + 1 >= BREAKS_AT_MOST) return await refuse(id, SERVER_BREAKS);
  const one = find(id);
  if (one !== undefined) await keptPhotos.change(detailsOf(one));
}

/** Its author reads why, here and in what is not sent yet. */
async function refuse(id: string, reason: string): Promise<void> {
  changePhoto(id, { state: 'refused', reason });
  const one = find(id);
  if (one !== undefined) await keptPhotos.change(detailsOf(one));
}

function find(id: string): Sent | undefined {
  return photosOnTheWay().find((one) => one.id === id);
}

/** Each to where it was chosen; whoever has left there is told in passing. */
function tellArrived() {
  const there = photosOnTheWay().filter(({ state }) => state === 'there');
  dropPhotos(there.map(({ id }) => id));
  for (const photos of Map.groupBy(there, ({ place, care_home_id }) => `${care_home_id} ${place}`).values()) {
    const here = photos[0] && tellerAt(photos[0]);
    if (here !== undefined) here.tell(photos.map(({ id }) => id));
    // Of those of a message, the message tells.
    else if (photos.some(({ message_id }) => message_id === undefined)) {
      showToast({
        kind: 'success',
        text: plural(photos.length, {
          one: 'Your photo is in. Under Photos you can say who is in it.',
          other: 'Your photos are in. Under Photos you can say who is in them.',
        }),
        duration: TOAST_MS.error,
      });
    }
  }
}

/** The screen that was opened last of those that show this place. */
function tellerAt({ place, care_home_id }: Place) {
  return [...places].findLast(({ where }) => where.place === place && where.care_home_id === care_home_id);
}

function tellRefused(ids: readonly string[]) {
  const first = photosOnTheWay().find((one) => ids.includes(one.id) && tellerAt(one) === undefined);
  if (first !== undefined) showToast({ kind: 'warning', text: inWords(first.reason), duration: TOAST_MS.error });
}
