import { DEVICE_READY_WARNING_MS, LOCAL_API_ORIGIN, LOCAL_APP_ORIGIN, VERSION } from '@heartsease/domain/constants.ts';

/**
 * Where the API is (row PR-4): on the local development host it is the local test host; otherwise the
 * production host, which is our own origin unless the page names another, as that of a native app does
 * (scripts/native.ts).
 *
 * @returns an origin, or the empty string for our own: then calls are relative and carry the CSRF pair
 */
export function apiOriginFor(appOrigin: string, named: string | undefined): string {
  if (appOrigin === LOCAL_APP_ORIGIN) return LOCAL_API_ORIGIN;
  return named === undefined || named === appOrigin ? '' : named;
}

export function apiOrigin(): string {
  return apiOriginFor(location.origin, document.querySelector<HTMLMetaElement>('meta[name=server]')?.content);
}

/** What app-activity tells about the app in use (row CA-5); the build only of a native one. */
export async function appInUse(): Promise<{ version: string; platform: string; build?: string }> {
  const about = { version: VERSION, platform: platforms(window).join(',') };
  return isNativeApp() ? { ...about, build: await (await import('./native/app-state.ts')).buildNumber() } : about;
}

/** The native shell puts this into the page before our code runs. */
interface NativeBridge {
  isNativePlatform(): boolean;
  getPlatform(): string;
}

export function isNativeApp(): boolean {
  return nativeBridge(globalThis)?.isNativePlatform() ?? false;
}

/** For what only the native app does: its code is fetched when it runs, and stopped even before it has come. */
export function inNativeApp(begin: () => Promise<() => void>): () => void {
  const begun = isNativeApp() ? begin() : undefined;
  begun?.catch(console.error);
  return () => void begun?.then((stop) => stop()).catch(console.error);
}

/** From the widest word to the narrowest: `mobile,mobileweb,android`. */
export function platforms(page: Window): string[] {
  const { userAgent, maxTouchPoints } = page.navigator;
  const bridge = nativeBridge(page);
  if (bridge?.isNativePlatform()) return ['mobile', 'native', bridge.getPlatform()];
  const system = systemOf(userAgent, maxTouchPoints);
  const isMobile = system === 'android' || system === 'ios';
  const isInstalled = page.matchMedia('(display-mode: standalone)').matches;
  return [isMobile ? 'mobile' : 'desktop', isMobile ? 'mobileweb' : 'web', ...(isInstalled ? ['pwa'] : []), system];
}

function nativeBridge(page: object): NativeBridge | undefined {
  return 'Capacitor' in page ? (page.Capacitor as NativeBridge) : undefined;
}

function systemOf(userAgent: string, maxTouchPoints: number): string {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/windows/i.test(userAgent)) return 'windows';
  // Safari on an iPad says that it is a Mac; no Mac has a screen to touch.
  if (/mac os/i.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'macos';
  return 'linux';
}

/** Row AU-9: a native shell that says nothing for 5 seconds is worth a warning. */
export function warnIfDeviceIsSilent(): void {
  if (!isNativeApp()) return;
  const timer = setTimeout(() => console.warn('The device was not ready within 5 seconds'), DEVICE_READY_WARNING_MS);
  document.addEventListener('deviceready', () => clearTimeout(timer), { once: true });
}

/** Tells each time the page comes back to the foreground. Gives back the way to stop. */
export function onForeground(tell: () => void): () => void {
  const heard = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', heard);
  return () => document.removeEventListener('visibilitychange', heard);
}

/** The web views of the native apps print no page. Files (a plan, a letter, a report) are shared there, and printed from that sheet. */
export function printsPages(): boolean {
  return !isNativeApp();
}
