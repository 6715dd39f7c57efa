import { t } from '@lingui/core/macro';
import { holdReads, releaseReads } from '../api/held-reads.ts';
import { areCallsUnderWay } from '../api/under-way.ts';
import { onForeground } from '../device/platform.ts';
import { showToast } from '../ui/toast-store.ts';
import { learnSignedInWords } from '../words/language.ts';
import { isAnythingLostWithPage } from './lost-with-page.ts';
import { watchWords } from './unkept-words.ts';

/** A person in the middle of something reads it later: it stays under "More", and is offered again. */
const OFFERED_FOR_MS = 60_000;
const OFFERED_AGAIN_AFTER_MS = 15 * 60_000;
/** It may stand over the very button that saves. */
const ASKED_FOR_MS = 10_000;
/** A second tap of the same finger is no answer to a question. */
const TOO_SOON_MS = 1_000;
/** What was sent a moment ago is waited for so long; after that the outbox has it. */
const ANSWERED_WITHIN_MS = 4_000;
/**
 * A worker that still holds something is not replaced, and one that another tab has woken in between lives on for half a
 * minute; later than this, nobody expects the page to go.
 */
const TAKEN_WITHIN_MS = 45_000;
const LOOK_EVERY_MS = 500;
/** A worker ends within a second, on a busy device a little later. Whoever reads on meanwhile waits no longer than this. */
const TAKES_OVER_WITHIN_MS = 5_000;
/** What one tab is about to do, all hear: the calls of each of them go by the worker that is to end. */
const SHARED = 'heartsease-new-version';

/** `taken`: in another tab. Then this page is of the former version, and parts of it may be nowhere any more. */
interface NewVersion {
  worker: ServiceWorker;
  state: 'waiting' | 'taken';
}

let known: NewVersion | null = null;
let wanted: { at: number; isAnyway: boolean } | null = null;
let offeredAt = 0;
const listeners = new Set<() => void>();

export function newVersion(): NewVersion | null {
  return known;
}

export function onNewVersion(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Asks for nothing while another tab takes a new version.
 *
 * @returns the way to stop
 */
export function holdReadsWithOtherTabs(): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', () => holdReads(TAKES_OVER_WITHIN_MS));
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  workers?.addEventListener('controllerchange', releaseReads);
  return () => {
    channel?.close();
    workers?.removeEventListener('controllerchange', releaseReads);
  };
}

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SHARED);
}

/** A worker of another version has all its files and waits. */
export async function foundNewVersion(worker: ServiceWorker): Promise<void> {
  if (known?.worker === worker) return;
  if (known === null) {
    watchWords();
    onForeground(offerAgain);
    document.addEventListener('visibilitychange', goUnseen);
  }
  become({ worker, state: 'waiting' });
  worker.addEventListener('statechange', () => {
    if (known?.worker !== worker || known.state !== 'waiting') return;
    if (worker.state === 'activated') seeTaken(worker);
  });
  await offer();
}

/** Loads the new version; whoever has begun something that nobody keeps is asked first. */
export function update(): void {
  if (isAnythingLostWithPage()) ask(() => void take(true));
  else void take(false);
}

/** The new version takes over and the page is loaded anew, unless something was begun meanwhile. */
export async function take(isAnyway: boolean): Promise<void> {
  await callsAnswered();
  wanted = { at: Date.now(), isAnyway };
  if (known?.state !== 'waiting' || known.worker.state !== 'installed') window.location.reload();
  else letTakeOver(known.worker);
}

/**
 * Before the page starts anew because a part of it is gone: what would be lost is sent first, or let go. And what starts
 * is the new version, where one waits.
 */
export async function beforeStartingAnew(): Promise<void> {
  if (isAnythingLostWithPage()) await letGo();
  await callsAnswered();
  if (known?.state !== 'waiting') return;
  const { worker } = known;
  wanted = null;
  become({ worker, state: 'taken' });
  letTakeOver(worker);
  const until = Date.now() + ANSWERED_WITHIN_MS;
  while (worker.state === 'installed' && Date.now() < until) await pause(LOOK_EVERY_MS);
}

async function letGo(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  ask(resolve);
  const timer = setInterval(() => !isAnythingLostWithPage() && resolve(), LOOK_EVERY_MS);
  await promise;
  clearInterval(timer);
}

async function callsAnswered(): Promise<void> {
  const until = Date.now() + ANSWERED_WITHIN_MS;
  while (areCallsUnderWay() && Date.now() < until) await pause(LOOK_EVERY_MS);
}

function seeTaken(worker: ServiceWorker): void {
  const isWanted = wanted !== null && Date.now() - wanted.at < TAKEN_WITHIN_MS;
  if (isWanted && (wanted?.isAnyway === true || !isAnythingLostWithPage())) {
    window.location.reload();
    return;
  }
  become({ worker, state: 'taken' });
  goUnseen();
  void offer();
}

/** A page that nobody looks at, and where nothing is begun, follows by itself. */
function goUnseen(): void {
  if (known?.state !== 'taken' || document.visibilityState === 'visible') return;
  const isInUse = document.querySelector('form, [role="dialog"], [role="alertdialog"]') !== null || isFilmPlaying();
  if (!isInUse && !isAnythingLostWithPage()) window.location.reload();
}

function offerAgain(): void {
  if (Date.now() - offeredAt >= OFFERED_AGAIN_AFTER_MS || known?.state === 'taken') void offer();
}

async function offer(): Promise<void> {
  // At a locked tablet there is nobody to answer (app/shared-tablet/update-while-locked.ts).
  if (known === null || window.location.pathname === '/locked') return;
  // Not read by anybody yet: it is offered when they come.
  if (document.visibilityState !== 'visible') return;
  offeredAt = Date.now();
  // Before the sign-in nobody has fetched them yet. Without them it stays under "More".
  const hasWords = await learnSignedInWords().then(
    () => true,
    () => false,
  );
  if (!hasWords) return;
  showToast({
    kind: 'success',
    text: t`A new version of Heartsease is ready.`,
    duration: OFFERED_FOR_MS,
    action: { label: t`Update`, onPress: update },
  });
}

function ask(goOn: () => void): void {
  const askedAt = Date.now();
  showToast({
    kind: 'warning',
    title: t`Something here is not kept yet`,
    text: t`Save or send it first: an update would lose it.`,
    duration: ASKED_FOR_MS,
    action: {
      label: t`Update anyway`,
      onPress: () => (Date.now() - askedAt < TOO_SOON_MS ? ask(goOn) : goOn()),
    },
  });
}

function letTakeOver(worker: ServiceWorker): void {
  holdReads(TAKES_OVER_WITHIN_MS);
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  channel?.postMessage('takes over');
  channel?.close();
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ type: 'SKIP_WAITING' });
}

function become(next: NewVersion): void {
  known = next;
  listeners.forEach((tell) => tell());
}

function isFilmPlaying(): boolean {
  return [...document.querySelectorAll('video, audio')].some(
    (film) => film instanceof HTMLMediaElement && !film.paused && !film.ended,
  );
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
