import { t } from '@lingui/core/macro';
import { isNativeApp, onForeground } from '../device/platform.ts';
import { scriptAddress } from '../device/script-policy.ts';
import { showToast } from '../ui/toast-store.ts';

const WORKER = '/sw.js';
const ASK_FOR_A_NEW_VERSION_EVERY_MS = 3_600_000;
/** A person in the middle of something reads it later; under "Recent messages" it stays. */
const OFFERED_FOR_MS = 60_000;

/**
 * Row AU-8: keeps the app on the device by its service worker, so that it opens without a connection. A new
 * version is offered, never forced: what is on the screen stays until the person takes it or closes the app.
 * The native app carries its files itself.
 */
export async function keepOnDevice(): Promise<void> {
  if (isNativeApp() || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(scriptAddress(WORKER));
  // A browser may be told to keep nothing; then it answers with nothing, whatever the standard says.
  if (!(registration instanceof ServiceWorkerRegistration)) return;
  offerWhenReady(registration);
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, ASK_FOR_A_NEW_VERSION_EVERY_MS);
  onForeground(ask);
}

function offerWhenReady(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const arriving = registration.installing;
    // The first version of all has nothing to take the place of.
    if (arriving === null || navigator.serviceWorker.controller === null) return;
    arriving.addEventListener('statechange', () => {
      if (arriving.state === 'installed') offer(arriving);
    });
  });
}

function offer(worker: ServiceWorker): void {
  showToast({
    kind: 'success',
    text: t`A new version of Heartsease is ready.`,
    duration: OFFERED_FOR_MS,
    action: { label: t`Update`, onPress: () => takeOver(worker) },
  });
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ type: 'SKIP_WAITING' });
}
