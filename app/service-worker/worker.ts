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
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
