import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** Every file of the build; scripts/write-service-worker.ts puts them here. */
declare const FILES_OF_THE_BUILD: PrecacheEntry[];

/**
 * The service worker keeps a whole copy of the app on the device, and nothing else: no answer of the
 * server is ever kept here. Every address of the app is that one page; calls and files are not.
 */
const NO_ADDRESS_OF_THE_APP = [/^\/api\//, /\.[a-z0-9]+$/i, /^\/(healthz|readyz|metrics)$/];

// `/` itself goes by the last route: asked for by name it comes from the server, with the CSRF cookie.
precacheAndRoute(FILES_OF_THE_BUILD, { directoryIndex: '' });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NO_ADDRESS_OF_THE_APP }));

// A new version waits until the person takes it, so that no screen changes under anybody's hands.
self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'READ_SHARED_PHOTOS') ports[0]?.postMessage(sharedWith(data.account_id));
  if (data?.type === 'SHARED_PHOTOS_ADDED') sharedWith(data.account_id, { isOver: true });
});

/** What another app of the device shared at one time, and whose it is since somebody has looked at it. */
interface Shared {
  photos: File[];
  account_id: string | null;
  letGo: () => void;
}

/** Until they are added; on no disk, where they would lie in clear. */
let shared: Shared[] = [];
/** As long as it takes to sign in. A browser lets a worker live no longer for one event. */
const HELD_MS = 4 * 60_000;

registerRoute(
  ({ url }) => url.pathname === '/shared-photos',
  async ({ request, event }) => {
    const form = await request.formData().catch(() => new FormData());
    const photos = form.getAll('photos').filter((one) => one instanceof File);
    event.waitUntil(hold(photos));
    return Response.redirect('/shared-photos', 303);
  },
  'POST',
);

async function hold(photos: File[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const one: Shared = { photos, account_id: null, letGo: resolve };
  shared.push(one);
  setTimeout(resolve, HELD_MS);
  await promise;
  shared = shared.filter((other) => other !== one);
}

/** They belong to the first who asks. A worker that holds some can't be replaced: so they are let go when they are added. */
function sharedWith(account_id: unknown, { isOver = false } = {}): File[] {
  if (typeof account_id !== 'string') return [];
  const theirs = shared.filter((one) => one.account_id === null || one.account_id === account_id);
  for (const one of theirs) one.account_id = account_id;
  if (isOver) theirs.forEach(({ letGo }) => letGo());
  return theirs.flatMap(({ photos }) => photos);
}

/** The server sends a title, a line and a place in the app, and never a name (domain/notifications/push.ts). */
self.addEventListener('push', (event) => {
  const { id, title, body, path } = told(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      // One that comes twice takes the place of the first.
      tag: id,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { path },
    }),
  );
});

// An open app goes there by itself, so that nothing half written is lost; otherwise it is opened.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = ownPath(event.notification.data?.path);
  event.waitUntil(
    (async () => {
      const windows = await windowsOfApp();
      const open = windows.find(({ focused }) => focused) ?? windows.find(isInSight) ?? windows[0];
      if (open === undefined) return void (await self.clients.openWindow(path));
      open.postMessage({ type: 'OPEN', path }, []);
      await open.focus();
    })(),
  );
});

// The browser gives this device another address. An open app tells the server; otherwise the next one to open does, which
// compares (app/notifications/told-here-card.tsx): nobody is signed in here, so the worker itself can tell nobody.
self.addEventListener('pushsubscriptionchange', (event) => {
  const key = event.oldSubscription?.options.applicationServerKey ?? null;
  event.waitUntil(
    (async () => {
      // Not every browser says which address is new. Where none can be had, an open app asks for one.
      if (event.newSubscription == null && key !== null) {
        const wanted = { userVisibleOnly: true, applicationServerKey: key };
        await self.registration.pushManager.subscribe(wanted).catch(() => undefined);
      }
      for (const open of await windowsOfApp()) open.postMessage({ type: 'PUSH_CHANGED' }, []);
    })(),
  );
});

/** Those that show the app, whether or not this worker gave it to them; a page such as that of a pack hears nothing. */
async function windowsOfApp(): Promise<WindowClient[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => NO_ADDRESS_OF_THE_APP.every((other) => !other.test(new URL(url).pathname)));
}

function isInSight({ visibilityState }: WindowClient): boolean {
  return visibilityState === 'visible';
}

function told(data: PushMessageData | null): { id: string; title: string; body: string; path: string } {
  const usual = { id: 'heartsease', title: 'Heartsease', body: 'Something waits for you in Heartsease', path: '/' };
  try {
    const { id, title, body, path } = data?.json() ?? {};
    const isWhole = [id, title, body, path].every((word) => typeof word === 'string');
    return isWhole ? { id, title, body, path: ownPath(path) } : usual;
  } catch {
    // A browser ends the subscription of whoever shows nothing.
    return usual;
  }
}

/** An address of this app, whatever was sent. */
function ownPath(path: unknown): string {
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return address.origin === self.location.origin ? `${address.pathname}${address.search}` : '/';
}
