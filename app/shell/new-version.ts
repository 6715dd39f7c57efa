import { t } from '@lingui/core/macro';
import { areCallsUnderWay } from '../api/under-way.ts';
import { onForeground } from '../device/platform.ts';
import { showToast } from '../ui/toast-store.ts';
import { learnSignedInWords } from '../words/language.ts';
import { letTakeOver } from './let-take-over.ts';
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
const LOOK_EVERY_MS = 200;

/** `taken`: in another tab. Then this page is of the former version, and parts of it may be nowhere any more. */
interface NewVersion {
  worker: ServiceWorker;
  state: 'waiting' | 'taken';
}

let known: NewVersion | null = null;
/** Here somebody has taken it, and the page is about to go. */
let isTaking = false;
let offeredAt = 0;
const listeners = new Set<() => void>();

export function newVersion(): NewVersion | null {
  return known;
}

export function onNewVersion(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
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
  isTaking = true;
  const isTaken = known === null || (await letTakeOver(known.worker));
  if (isTaken && (isAnyway || !isAnythingLostWithPage())) {
    window.location.reload();
    return;
  }
  isTaking = false;
  await offer();
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
  become({ worker, state: 'taken' });
  await letTakeOver(worker);
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
  become({ worker, state: 'taken' });
  if (isTaking) return;
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
