import { DEVICE_READY_WARNING_MS, LOCAL_API_ORIGIN, LOCAL_APP_ORIGIN, VERSION } from '@heartsease/domain/constants.ts';

/**
 * Where the API is (row PR-4): on the local development host it is the local test host; otherwise the
 * production host, which is our own origin unless the build names another.
 *
 * @returns an origin, or the empty string for our own: then calls are relative and carry the CSRF pair
 */
export function apiOriginFor(appOrigin: string, builtFor: string | undefined): string {
  if (appOrigin === LOCAL_APP_ORIGIN) return LOCAL_API_ORIGIN;
  return builtFor === undefined || builtFor === appOrigin ? '' : builtFor;
}

export function apiOrigin(): string {
  return apiOriginFor(window.location.origin, import.meta.env.VITE_API_ORIGIN);
}

/** What app-activity tells about the app in use (row CA-5). */
export function appInUse(): { version: string; platform: string } {
  return { version: VERSION, platform: platforms(window).join(',') };
}

/** The native shell puts this into the page before our code runs. */
interface NativeBridge {
  isNativePlatform(): boolean;
  getPlatform(): string;
}

export function isNativeApp(): boolean {
  return nativeBridge(window)?.isNativePlatform() ?? false;
}

/** From the widest word to the narrowest: `mobile,mobileweb,android`. */
export function platforms(page: Window): string[] {
  const { userAgent } = page.navigator;
  const bridge = nativeBridge(page);
  if (bridge?.isNativePlatform()) return ['mobile', 'native', bridge.getPlatform()];
  const system = systemOf(userAgent);
  const isMobile = system === 'android' || system === 'ios';
  const isInstalled = page.matchMedia('(display-mode: standalone)').matches;
  return [isMobile ? 'mobile' : 'desktop', isMobile ? 'mobileweb' : 'web', ...(isInstalled ? ['pwa'] : []), system];
}

function nativeBridge(page: object): NativeBridge | undefined {
  return 'Capacitor' in page ? (page.Capacitor as NativeBridge) : undefined;
}

function systemOf(userAgent: string): string {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/windows/i.test(userAgent)) return 'windows';
  if (/mac os/i.test(userAgent)) return 'macos';
  return 'linux';
}

/** Row AU-9: a native shell that says nothing for 5 seconds is worth a warning. */
export function warnIfDeviceIsSilent(): void {
  if (!isNativeApp()) return;
  const timer = setTimeout(() => console.warn('The device was not ready within 5 seconds'), DEVICE_READY_WARNING_MS);
  document.addEventListener('deviceready', () => clearTimeout(timer), { once: true });
}

/** Tells each time the app comes back to the foreground. Gives back the way to stop. */
export function onForeground(tell: () => void): () => void {
  const heard = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', heard);
  return () => document.removeEventListener('visibilitychange', heard);
}
