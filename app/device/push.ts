import type { PushDevice } from '@heartsease/domain/notifications/push.endpoints.ts';
import type * as Phone from './native/push.ts';
import { isNativeApp, platforms } from './platform.ts';
import { scriptAddress } from './script-policy.ts';

/**
 * Whether this device can be told something.
 *
 * - `refused`: its owner, or the browser for them, said no; only its own settings change that
 * - `home-screen`: an iPhone or iPad shows notifications only of what is on its home screen
 */
export type PushAbility = 'possible' | 'refused' | 'home-screen' | 'none';

export async function pushAbility(): Promise<PushAbility> {
  if (isNativeApp()) return (await (await import('./native/push.ts')).isRefused()) ? 'refused' : 'possible';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    const about = platforms(window);
    return about.includes('ios') && !about.includes('pwa') ? 'home-screen' : 'none';
  }
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}

/** Is it allowed already, so that nobody needs to be asked? */
export async function isPushAllowed(): Promise<boolean> {
  if (isNativeApp()) return await (await import('./native/push.ts')).isAllowed();
  return 'Notification' in window && Notification.permission === 'granted';
}

/**
 * Where this device is reached from now on. Asks its owner, so only after a tap.
 *
 * @param publicKey of the server; only a browser needs it
 * @returns null when the answer was no
 */
export async function beginPush(publicKey: string | null): Promise<PushDevice | null> {
  if (isNativeApp()) return await (await import('./native/push.ts')).begin();
  if (publicKey === null || !(await isAllowedWhenAsked())) return null;
  return await subscribed(publicKey);
}

async function isAllowedWhenAsked(): Promise<boolean> {
  // Some browsers let nobody be asked without a tap, not even whoever has said yes.
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
}

/** Nothing arrives here any more, even where the server can't be told so. */
export async function endPush(): Promise<void> {
  if (isNativeApp()) return await (await import('./native/push.ts')).end();
  if (!('serviceWorker' in navigator)) return;
  await (await subscription())?.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Tells where in the app a notification leads that somebody tapped. Gives back the way to stop. */
export function onPushTap(open: (path: string) => void): () => void {
  if (isNativeApp()) return fromPhone(async ({ onTap }) => await onTap(open));
  return onWorkerWord('OPEN', ({ path }) => {
    if (typeof path === 'string') open(path);
  });
}

/**
 * Tells where this device is reached from now on, when that has changed by itself; null where the browser took the old
 * address away and gave no other. Gives back the way to stop.
 */
export function onPushMoved(tell: (here: PushDevice | null) => void): () => void {
  if (isNativeApp()) return fromPhone(async ({ onMoved }) => await onMoved(tell));
  return onWorkerWord('PUSH_CHANGED', () => {
    subscription()
      .then((kept) => tell(kept === null ? null : addressOf(kept)))
      .catch(console.error);
  });
}

/** Listens to the device; stopped even before its code has come. */
function fromPhone(listen: (phone: typeof Phone) => Promise<() => void>): () => void {
  const begun = import('./native/push.ts').then(listen);
  begun.catch(console.error);
  return () => void begun.then((stop) => stop()).catch(console.error);
}

function onWorkerWord(type: string, tell: (data: Record<string, unknown>) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const heard = ({ data }: MessageEvent) => {
    if (data?.type === type) tell(data);
  };
  navigator.serviceWorker.addEventListener('message', heard);
  return () => navigator.serviceWorker.removeEventListener('message', heard);
}

const WORKER = '/sw.js';
/** A worker that is new here fetches the whole app first; a browser that can't reach its push service says nothing. */
const WAITS_MS = 60_000;

async function subscribed(publicKey: string): Promise<PushDevice> {
  // The app registers it when it is stable (shell/keep-on-device.ts); whoever taps here does not wait for that.
  await navigator.serviceWorker.register(scriptAddress(WORKER));
  const { pushManager } = await inTime(navigator.serviceWorker.ready);
  const applicationServerKey = bytesOf(publicKey);
  const kept = await pushManager.getSubscription();
  const isOurs = kept !== null && isSame(kept.options.applicationServerKey, applicationServerKey);
  // Of a server with other keys, as after a move: it would take nothing from this one.
  if (kept !== null && !isOurs) await kept.unsubscribe();
  return addressOf(
    isOurs ? kept : await inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })),
  );
}

function addressOf(subscription: PushSubscription): PushDevice {
  const { endpoint, keys } = subscription.toJSON();
  const bare = (text = '') => text.replace(/=+$/u, '');
  return { platform: 'web', endpoint: endpoint ?? '', p256dh: bare(keys?.['p256dh']), auth: bare(keys?.['auth']) };
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The browser did not answer in time')), WAITS_MS);
  });
  return await Promise.race([work, late]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

function isSame(kept: ArrayBuffer | null, key: Uint8Array): boolean {
  if (kept === null) return false;
  const bytes = new Uint8Array(kept);
  return bytes.length === key.length && bytes.every((one, index) => one === key[index]);
}
