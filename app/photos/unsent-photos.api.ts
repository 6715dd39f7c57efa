import { useSyncExternalStore } from 'react';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { holdForPhotos, photoIdsOf } from '../api/behind-photos.ts';
import type { Held } from '../api/behind-photos.ts';
import { connection } from '../api/connection.ts';
import { onOutboxChange, outbox } from '../api/device-outbox.ts';
import type { OutboxEntry, Sender } from '../api/outbox-entry.ts';
import { whenPretendIsForgotten } from '../session/forget-pretend.ts';
import { isOnTheMove, onMove } from '../session/on-the-move.ts';
import { session } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import { keptPhotos } from './kept-photos.ts';
import type { Keeping, PhotoOnDevice } from './kept-photos.ts';

/** A photo on its way. */
export interface Sent extends PhotoOnDevice {
  /** As it was chosen, and as it goes once it was drawn smaller. Null: it is kept, and opened when it goes. */
  picture: Blob | null;
  /** Null until it was drawn smaller; then whether it outlives the page. */
  keeping: Keeping | null;
  state: 'waiting' | 'sending' | 'broken' | 'there' | 'refused';
  share: number;
}

/** On the server since the page was opened; in no storage. */
export type ArrivedPhoto = PhotoOnDevice & { arrived_at: string };

/** How many of those that have gone are still told of. */
const ARRIVED_SHOWN = 20;
const CHANNEL = 'heartsease-photos';

let list: readonly Sent[] = [];
let arrived: readonly ArrivedPhoto[] = [];
let follows: string | null = null;
/** What lies on the device for whoever is here was looked up. */
let isRead = false;
let stop = new AbortController();
let going: { id: string; stop: AbortController } | null = null;
/** Arrived or discarded: what was read a moment before does not bring it back. */
const gone = new Set<string>();
const listeners = new Set<() => void>();

/** Photos of the signed-in person that the server does not have yet, in every home of theirs, the oldest first. */
export function useUnsentPhotos(): Sent[] {
  const { id } = useProfile();
  const all = useSyncExternalStore(onPhotosOnTheWay, photosOnTheWay);
  return all.filter(({ account_id, state }) => account_id === id && state !== 'there');
}

/** Those of them that go after this report, which had not arrived when they were chosen. */
export function useUnsentPhotosOf(report_client_id: string): Sent[] {
  return useUnsentPhotos().filter((photo) => photo.report_client_id === report_client_id);
}

/** Whether this photo is the server's to tell of: no longer while it is on its way from here, nor before that is known. */
export function useHasGone(photo_id: string | null): boolean {
  return useSyncExternalStore(
    onPhotosOnTheWay,
    () => isRead && list.every(({ id, state }) => id !== photo_id || state === 'there'),
  );
}

/** Those that the server has taken since this page was opened, the newest first. */
export function useArrivedPhotos(): ArrivedPhoto[] {
  const { id } = useProfile();
  const arrived = useSyncExternalStore(onPhotosOnTheWay, arrivedPhotos);
  return arrived.filter(({ account_id }) => account_id === id);
}

/** Sends what waits or was cut, now. */
export async function sendPhotosNow(): Promise<void> {
  (await import('./send-photos.api.ts')).sendPhotosAgain();
}

/** Once more what the server would not have. */
export async function retryPhoto(id: string): Promise<void> {
  await (await import('./send-photos.api.ts')).retryPhoto(id);
}

/** What is on its way, from wherever it was chosen; a new array for every change. */
export function photosOnTheWay(): readonly Sent[] {
  return list;
}

/** The last that the server has taken from this page, the newest first. */
export function arrivedPhotos(): readonly ArrivedPhoto[] {
  return arrived;
}

export function onPhotosOnTheWay(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function addPhotos(added: readonly Sent[]): void {
  put([...list, ...added]);
}

export function changePhoto(id: string, more: Partial<Sent>): void {
  put(list.map((one) => (one.id === id ? { ...one, ...more } : one)));
}

export function dropPhotos(ids: readonly string[]): void {
  put(list.filter(({ id }) => !ids.includes(id)));
}

/** The server has it: nothing of it stays on the device. */
export async function photoArrived(id: string): Promise<void> {
  const one = list.find((photo) => photo.id === id);
  if (one !== undefined)
    arrived = [{ ...detailsOf(one), arrived_at: new Date().toISOString() }, ...arrived].slice(0, ARRIVED_SHOWN);
  gone.add(id);
  await keptPhotos.remove(id);
  tellOtherTabs();
}

/** Its author does not want it any more; what is on its way already may still arrive. */
export async function discardPhoto(id: string): Promise<void> {
  gone.add(id);
  if (going?.id === id) going.stop.abort();
  dropPhotos([id]);
  await keptPhotos.remove(id);
  tellOtherTabs();
}

/** There is no report or message any more that these could hang on. */
export async function discardPhotosOf(client_id: string): Promise<void> {
  const ids = list
    .filter(({ report_client_id, message_id }) => [report_client_id, message_id].includes(client_id))
    .map(({ id }) => id);
  for (const id of ids) await discardPhoto(id);
}

/** Whether it has arrived or was discarded meanwhile. */
export function isGone(id: string): boolean {
  return gone.has(id);
}

/** What is kept of it beside the picture. */
export function detailsOf(photo: Sent): PhotoOnDevice {
  const { picture: _picture, keeping: _keeping, state: _state, share: _share, ...details } = photo;
  return details;
}

/** Who sends, and for which home: nobody between two homes, and nothing of the last person on a shared tablet. */
export function sendsNow({ account_id, care_home_id }: Pick<Sent, 'account_id' | 'care_home_id'>): boolean {
  const who = isOnTheMove() ? null : photoSender();
  return who?.account_id === account_id && who.care_home_id === care_home_id;
}

/** Who is here, and in which home. */
export function photoSender(): Sender | null {
  const current = session.now();
  if (current.state !== 'in' || current.profile === null) return null;
  return { account_id: current.profile.id, care_home_id: current.profile.carehome.id };
}

/** As long as it may be on its way: until it is discarded, or another person or home is here. */
export function whileItGoes(id: string): AbortSignal {
  going = { id, stop: new AbortController() };
  return AbortSignal.any([stop.signal, going.stop.signal]);
}

/** The day of the home now. */
export function dayOfHome(): string | null {
  const current = session.now();
  if (current.state !== 'in' || current.profile === null) return null;
  return calendarDay(new Date(), current.profile.carehome.timezone);
}

/** Puts what lies on the device beside what is on its way here; another tab may have sent some of it. */
export async function readKeptPhotos(): Promise<void> {
  const whose = photoSender()?.account_id;
  const known = new Set(list.filter(({ keeping }) => keeping === 'kept').map(({ id }) => id));
  const kept = await keptPhotos.all();
  if (whose === photoSender()?.account_id) seeThatRead();
  // What cannot be read now says nothing of what was sent.
  if (kept === null) return put(list);
  // Somebody else is here by now, and theirs are read apart.
  if (whose !== photoSender()?.account_id) return;
  const left = new Set(kept.map(({ id }) => id));
  const wentElsewhere = ({ id, state }: Sent) =>
    known.has(id) && !left.has(id) && state !== 'sending' && state !== 'there';
  const here = list.filter((one) => !wentElsewhere(one));
  const found = kept.filter(({ id }) => !gone.has(id) && list.every((one) => one.id !== id));
  put([...found.map(asFound), ...here]);
}

/** Now it is known which messages go behind photos of this device. */
function seeThatRead() {
  if (isRead) return;
  isRead = true;
  void outbox.flush('now');
}

/** A message goes once its photos are there, and others behind it; one that the server refused is for its author. */
function heldFor(entry: OutboxEntry): Held {
  const ids = photoIdsOf(entry);
  if (ids.length === 0) return null;
  if (!isRead) return 'soon';
  const left = list.filter(({ id, state }) => ids.includes(id) && state !== 'there');
  if (left.length === 0) return null;
  return left.some(({ state }) => state === 'refused') ? 'needs_look' : 'soon';
}

/** Sends what waits on the device: at the start, when its author or the connection is back, and behind what it goes with. */
export function keepSendingPhotos(): () => void {
  const goOn = () => void sendWaiting('again');
  const sendBehind = () => {
    if (list.some(({ report_client_id }) => report_client_id !== null)) void sendWaiting('next');
  };
  const follow = () => {
    const current = session.now();
    // On its way from the server: still the same person, for all that is known.
    if (current.state === 'in' && current.profile === null) return;
    const who = photoSender();
    const now = who === null ? null : `${who.account_id} ${who.care_home_id}`;
    if (now === follows) return;
    follows = now;
    leave(who?.account_id);
    if (who !== null) void readKeptPhotos().then(goOn);
  };
  const goOnWhenConnected = () => {
    if (connection.now() === 'connected') goOn();
  };
  const read = () => void readKeptPhotos();
  const forgetPretend = whenPretendIsForgotten(forgetPhotosOf);
  const stops = [
    onMove(() => (isOnTheMove() ? pause() : goOn())),
    forgetPretend,
    session.onChange(follow),
    connection.onChange(goOnWhenConnected),
    onOutboxChange(sendBehind),
  ];
  holdForPhotos(heldFor);
  channel()?.addEventListener('message', read);
  follow();
  return () => {
    stops.forEach((end) => end());
    channel()?.removeEventListener('message', read);
    follows = null;
    leave(undefined);
  };
}

/** What this device still holds of a home, unsent, goes. */
async function forgetPhotosOf(whose: Pick<PhotoOnDevice, 'account_id' | 'care_home_id'>): Promise<void> {
  const isOfThem = (one: Sent) => one.account_id === whose.account_id && one.care_home_id === whose.care_home_id;
  // One that is being drawn is kept no more.
  for (const { id } of list.filter(isOfThem)) gone.add(id);
  await keptPhotos.removeAllOf(whose);
  put(list.filter((one) => !isOfThem(one)));
  tellOtherTabs();
}

export function tellOtherTabs(): void {
  channel()?.postMessage('changed');
}

/** Nothing of another person stays in the page, and what went to another home waits for it. */
function leave(account_id: string | undefined) {
  pause();
  isRead = false;
  arrived = arrived.filter((one) => one.account_id === account_id);
  put(list.filter((one) => one.account_id === account_id));
}

/** What is on its way stays on the device, and goes on later. */
function pause() {
  stop.abort();
  stop = new AbortController();
  put(list.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting', share: 0 } : one)));
}

async function sendWaiting(which: 'again' | 'next'): Promise<void> {
  if (!list.some(({ state }) => state === 'waiting' || state === 'broken')) return;
  // What cannot be fetched now is fetched when the connection is back.
  const photos = await import('./send-photos.api.ts').catch(() => null);
  if (which === 'again') photos?.sendPhotosAgain();
  else photos?.goOnSending();
}

function asFound(photo: PhotoOnDevice): Sent {
  return { ...photo, picture: null, keeping: 'kept', state: photo.reason === '' ? 'waiting' : 'refused', share: 0 };
}

function put(next: readonly Sent[]) {
  const isFewer = beforeMessages(next) < beforeMessages(list);
  list = next;
  listeners.forEach((tell) => tell());
  // The last photo of a message may have been that.
  if (isFewer) void outbox.flush('now');
}

/** How many hold a message up. */
function beforeMessages(all: readonly Sent[]): number {
  return all.filter(({ message_id, state }) => message_id !== undefined && state !== 'there').length;
}

let openChannel: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  openChannel ??= new BroadcastChannel(CHANNEL);
  return openChannel;
}
