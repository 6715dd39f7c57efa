import { v7 as uuidv7 } from 'uuid';
import type { CallPath, Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import type { Write } from '@heartsease/domain/write.ts';
import type { z } from 'zod';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { isOnTheMove, onMove } from '../session/on-the-move.ts';
import { session } from '../session/session.ts';
import { heldForPhotos } from './behind-photos.ts';
import { ask, react } from './call.ts';
import { connection } from './connection.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxEntry, SendOutcome, Sender } from './outbox-entry.ts';
import { NOBODY_HERE } from './outbox-sending.ts';
import { outboxStore } from './outbox-store.ts';
import { beginsFor } from './under-way.ts';

/** How long a screen waits before it says that a write will be sent later. */
const PATIENCE_MS = 4_000;
const FLUSH_EVERY_MS = 60_000;
const LOCK = 'heartsease-outbox';

/** How many of those that have gone are still told of. */
const ARRIVED_SHOWN = 20;

/** What the server has had since the page was opened; in no storage. */
export type ArrivedEntry = OutboxEntry & { arrived_at: string };

let entriesNow: OutboxEntry[] = [];
let arrivedLately: ArrivedEntry[] = [];
const listeners = new Set<() => void>();
const lateListeners = new Set<(paths: string[]) => void>();

const store = outboxStore();

/** Whether something waits that the device could not take: it is lost with the page. */
export function hasWritesInMemory(): boolean {
  return store.holdsInMemory();
}

/** The outbox of this device: IndexedDB, one sending tab, the signed-in person’s own writes. */
export const outbox = createOutbox({
  store,
  send: sendEntry,
  sender: senderNow,
  alone: async (work) => {
    // Without locks (an insecure address) two tabs may send twice; the write's own id makes it arrive once.
    if (navigator.locks === undefined) await work();
    else await navigator.locks.request(LOCK, work);
  },
  amend: async (entry, said, answer) => {
    // Needed once in a blue moon. Where it can't be fetched, the entry needs a look and can be tried again.
    const late = await import('./late-amendment.ts').catch(() => null);
    return late?.lateAmendment(entry, said, answer) ?? null;
  },
  held: heldForPhotos,
  arrived: (entry) => {
    arrivedLately = [{ ...entry, arrived_at: new Date().toISOString() }, ...arrivedLately].slice(0, ARRIVED_SHOWN);
  },
  arrivedLate: (entries) => {
    const paths = entries.map(({ path }) => path);
    tellLate(paths);
    channel()?.postMessage(paths);
  },
  changed: (entries) => {
    show(entries);
    channel()?.postMessage('changed');
  },
  now: () => Date.now(),
});

export type WriteInput<E extends Endpoint> = Omit<InputOf<E>, keyof z.input<typeof Write>> &
  Partial<z.input<typeof Write>>;

export type SentWrite<E extends Endpoint> = { client_id: string } & (
  | { state: 'sent'; answer: OutputOf<E> }
  | { state: 'waiting' }
  | { state: 'refused'; failure: Failure }
);

/**
 * Writes down what somebody did, first on the device and then on the server. `client_id` and
 * `care_home_id` are filled in; give a `client_id` of your own to make a repeat the same write.
 *
 * @returns `sent` with the answer; `waiting` when it will go out later, by itself; `refused` when the
 *   server said no: it is then parked in the outbox, until `outbox.discard(client_id)`
 */
export async function sendWrite<E extends Endpoint>(endpoint: E, input: WriteInput<E>): Promise<SentWrite<E>> {
  const who = senderNow();
  if (who === null) throw new Error('A write needs somebody who is signed in');
  const client_id = input.client_id ?? uuidv7();
  const care_home_id = input.care_home_id ?? who.care_home_id;
  const entry = {
    client_id,
    care_home_id,
    account_id: who.account_id,
    path: endpoint.path,
    input: { ...input, client_id, care_home_id },
  };
  const putting = outbox.put(entry, connection.now() === 'lost' ? 0 : PATIENCE_MS);
  const end = beginsFor(await storage.read(DEVICE_KEYS.token));
  const result = await putting.finally(end);
  if (result.state === 'refused') react({ failure: result.failure, path: endpoint.path });
  if (result.state !== 'sent') return { client_id, ...result };
  return { client_id, state: 'sent', answer: endpoint.output.parse(result.answer) as OutputOf<E> };
}

/** Sends what waits: at the start, when the network or the person comes back, and every minute. */
export function keepFlushing(): () => void {
  const flush = () => void outbox.flush('now');
  const refresh = () => void outbox.entries().then(show);
  const hearOtherTab = ({ data }: MessageEvent<unknown>) => {
    refresh();
    if (Array.isArray(data)) tellLate(data.map(String));
  };
  const flushWhenSeen = () => {
    if (document.visibilityState === 'visible') flush();
  };
  let wasReady = false;
  const flushAfterSignIn = () => {
    const isReady = senderNow() !== null;
    // Only whoever is here sees theirs.
    if (isReady !== wasReady) refresh();
    if (isReady && !wasReady) flush();
    wasReady = isReady;
  };
  const forgetArrived = session.onForget(() => {
    arrivedLately = [];
  });
  const stops = [session.onChange(flushAfterSignIn), onMove(flush), connection.onChange(flush), forgetArrived];
  const timer = window.setInterval(() => void outbox.flush('when-due'), FLUSH_EVERY_MS);
  window.addEventListener('online', flush);
  window.addEventListener('focus', flush);
  document.addEventListener('visibilitychange', flushWhenSeen);
  channel()?.addEventListener('message', hearOtherTab);
  refresh();
  flushAfterSignIn();
  return () => {
    stops.forEach((stop) => stop());
    window.clearInterval(timer);
    window.removeEventListener('online', flush);
    window.removeEventListener('focus', flush);
    document.removeEventListener('visibilitychange', flushWhenSeen);
    channel()?.removeEventListener('message', hearOtherTab);
  };
}

/** What the device holds, of everybody; a new array for every change. */
export function outboxEntries(): OutboxEntry[] {
  return entriesNow;
}

/** The last that the server has taken from this page, the newest first. */
export function arrivedEntries(): ArrivedEntry[] {
  return arrivedLately;
}

export function onOutboxChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Tells of the calls that went out when no screen waited for them any more, in this tab or another. */
export function onLateArrival(tell: (paths: string[]) => void): () => void {
  lateListeners.add(tell);
  return () => lateListeners.delete(tell);
}

function tellLate(paths: string[]) {
  lateListeners.forEach((tell) => tell(paths));
}

function show(entries: OutboxEntry[]) {
  entriesNow = entries;
  listeners.forEach((tell) => tell());
}

let openChannel: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  openChannel ??= new BroadcastChannel(LOCK);
  return openChannel;
}

function senderNow(): Sender | null {
  const current = session.now();
  if (current.state !== 'in' || current.profile === null) return null;
  return { account_id: current.profile.id, care_home_id: current.profile.carehome.id };
}

async function sendEntry(entry: OutboxEntry): Promise<SendOutcome> {
  if (isOnTheMove()) return NOBODY_HERE;
  try {
    // Every path in the outbox came from an endpoint of the contract.
    const answer = await ask({ path: entry.path as CallPath, kind: 'write' }, entry.input, {
      isBackground: true,
      isRepeated: false,
    });
    return { ok: true, answer };
  } catch (caught) {
    const failure = failureOf(caught);
    if (failure === undefined) throw caught;
    return isOnTheMove() ? NOBODY_HERE : { ok: false, failure };
  }
}
