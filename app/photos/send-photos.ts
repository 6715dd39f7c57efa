import { plural } from '@lingui/core/macro';
import { v7 as uuidv7 } from 'uuid';
import { TOAST_MS } from '@heartsease/domain/constants.ts';
import { PHOTO_MOST_BYTES } from '@heartsease/domain/photos/photo.ts';
import { beginPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { call } from '../api/call.ts';
import { connection } from '../api/connection.ts';
import { outbox } from '../api/device-outbox.ts';
import { failureOf } from '../api/failure.ts';
import type { Failure } from '../api/failure.ts';
import { backOffMs } from '../api/outbox.ts';
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
  dayOfHome,
  dropPhotos,
  isGone,
  photoArrived,
  photoSender,
  photosOnTheWay,
  readKeptPhotos,
  tellOtherTabs,
  whileItGoes,
} from './unsent-photos.api.ts';
import type { Sent } from './unsent-photos.api.ts';
import { SHOWN_IN } from './photos.api.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** The network may be there while one part after the other is lost: then nothing tells that it is better. */
const TRY_AGAIN_MS = 20_000;
const LOCK = 'heartsease-photos';
const IS_LOST = 'This photo could not be sent. Choose it again';
const NOTHING_THERE = 'What this photo was taken for is not there any more';

/** Refused for what it is, or for who brings it; all else may pass by itself. */
const FOR_SOMEBODY = new Set<Failure['kind']>(['refused_input', 'forbidden', 'conflict']);

let preparing = Promise.resolve();
let isRunning = false;
let isAskedAgain = false;
let trying: number | undefined;
let tries = 0;
const places = new Set<{ place: string; tell: (ids: string[]) => void }>();

/** @param tell the last of those that were chosen there has arrived */
export function whenPhotosAreThere(place: string, tell: (ids: string[]) => void): () => void {
  const one = { place, tell };
  places.add(one);
  return () => places.delete(one);
}

/**
 * Keeps photos on the device and sends them one after another, whichever screen is open: neither leaving one nor closing
 * the app stops them for good. What the network cuts goes on where it was, by itself when it is back and by a tap.
 */
export function sendPhotos(
  files: readonly File[],
  chosen: Omit<PhotoOnDevice, 'id' | 'name' | 'made_at' | 'reason'>,
): void {
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
}

/** Tries again what could not be sent. */
export function sendPhotosAgain(): void {
  window.clearTimeout(trying);
  for (const { id, state } of photosOnTheWay()) if (state === 'broken') changePhoto(id, { state: 'waiting' });
  goOnSending();
}

/** Once more what the server would not have. */
export async function retryPhoto(id: string): Promise<void> {
  changePhoto(id, { state: 'waiting', reason: '' });
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
    if (find(next.id)?.state === 'refused') refused.push(next.id);
  }
  if (photosOnTheWay().some(({ state }) => state === 'there')) {
    await Promise.all(SHOWN_IN.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }
  tellArrived();
  tellRefused(refused);
}

/** The oldest that may go now: of whoever is here, for the home that they are in, and behind its report. */
async function nextToGo(): Promise<Sent | undefined> {
  const who = photoSender();
  if (who === null || connection.now() === 'lost') return undefined;
  const unsent = new Set((await outbox.entries()).map(({ client_id }) => client_id));
  return photosOnTheWay().find(
    (one) =>
      one.state === 'waiting' &&
      one.keeping !== null &&
      one.account_id === who.account_id &&
      one.care_home_id === who.care_home_id &&
      (one.report_client_id === null || !unsent.has(one.report_client_id)),
  );
}

async function sendOne(one: Sent): Promise<void> {
  const { id, care_home_id, report_id, report_client_id } = one;
  const signal = whileItGoes(id);
  changePhoto(id, { state: 'sending' });
  try {
    const picture = one.picture ?? (await keptPhotos.pictureOf(one));
    if (picture === null) return await refuse(id, IS_LOST);
    const write = { client_id: uuidv7(), care_home_id };
    const report = { report_id, ...(report_client_id !== null && { report_client_id }) };
    // What was chosen today is of the server's own day: the clock of a device may be ahead.
    const taken_on = one.taken_on === dayOfHome() ? null : one.taken_on;
    const what = { new_photo_id: id, bytes: picture.size, taken_on, ...report };
    const begun = await call(beginPhoto, { ...write, ...what }, { signal, isBackground: true });
    if (!begun.is_ready) {
      const pathAt = (offset: number) => `/api/v2/photo/part/${id}/${offset}` as const;
      const onSent = (received: number) => changePhoto(id, { share: received / picture.size });
      await sendParts(picture, { received: begun.received, pathAt }, { signal, onSent });
    }
    await photoArrived(id);
    changePhoto(id, { state: 'there', share: 1 });
  } catch (caught) {
    if (!signal.aborted) await failed(one, failureOf(caught));
  }
}

async function failed({ id }: Sent, failure: Failure | undefined): Promise<void> {
  if (failure === undefined) return await refuse(id, IS_LOST);
  if (failure.kind === 'not_found') return await refuse(id, NOTHING_THERE);
  if (FOR_SOMEBODY.has(failure.kind)) return await refuse(id, reasonIn(failure) || IS_LOST);
  changePhoto(id, { state: 'broken' });
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
  for (const [place, photos] of Map.groupBy(there, (one) => one.place)) {
    const here = [...places].findLast((one) => one.place === place);
    if (here !== undefined) here.tell(photos.map(({ id }) => id));
    else {
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

function tellRefused(ids: readonly string[]) {
  const first = photosOnTheWay().find(
    ({ id, place }) => ids.includes(id) && ![...places].some((one) => one.place === place),
  );
  if (first !== undefined) showToast({ kind: 'warning', text: inWords(first.reason), duration: TOAST_MS.error });
}
