import { isNativeApp, onForeground } from '../device/platform.ts';
import { scriptAddress } from '../device/script-policy.ts';

const WORKER = '/sw.js';
const ASK_FOR_A_NEW_VERSION_EVERY_MS = 3_600_000;

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
  tellOfNewVersions(registration);
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, ASK_FOR_A_NEW_VERSION_EVERY_MS);
  onForeground(ask);
}

function tellOfNewVersions(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const { waiting, active } = registration;
    // The first version of all has nothing to take the place of.
    if (waiting === null || active === null) return;
    import('./new-version.ts').then(({ foundNewVersion }) => foundNewVersion(waiting)).catch(console.error);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}
