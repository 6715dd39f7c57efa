import { expect, it } from 'vitest';
import { apiOriginFor, platforms } from './platform.ts';

it('asks the local test host on the local development host, and nowhere else', () => {
  expect(apiOriginFor('http://localhost:8100', undefined)).toBe('http://localhost:8180');
  expect(apiOriginFor('http://localhost:8100', 'https://heartsease.example')).toBe('http://localhost:8180');
});

it('asks its own origin in production, unless the page names another', () => {
  expect(apiOriginFor('https://heartsease.example', undefined)).toBe('');
  expect(apiOriginFor('https://heartsease.example', 'https://heartsease.example')).toBe('');
  expect(apiOriginFor('capacitor://localhost', 'https://heartsease.example')).toBe('https://heartsease.example');
});

/** What the browser tells of itself. */
const page = (userAgent: string, more: object = {}) =>
  ({ navigator: { userAgent }, matchMedia: () => ({ matches: false }), ...more }) as unknown as Window;

it('names the platform from the widest word to the narrowest', () => {
  expect(platforms(page('Mozilla/5.0 (X11; Linux x86_64) Chrome/156'))).toEqual(['desktop', 'web', 'linux']);
  expect(platforms(page('Mozilla/5.0 (Linux; Android 16) Chrome/156'))).toEqual(['mobile', 'mobileweb', 'android']);
});

it('knows an iPad by its touch, though it says that it is a Mac', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15';
  const withTouch = (maxTouchPoints: number) => page(mac, { navigator: { userAgent: mac, maxTouchPoints } });
  expect(platforms(withTouch(5))).toEqual(['mobile', 'mobileweb', 'ios']);
  expect(platforms(withTouch(0))).toEqual(['desktop', 'web', 'macos']);
});

it('tells the installed app and the native app apart', () => {
  const installed = { matchMedia: () => ({ matches: true }) };
  expect(platforms(page('Mozilla/5.0 (iPad; CPU OS 20_0)', installed))).toEqual(['mobile', 'mobileweb', 'pwa', 'ios']);
  const Capacitor = { isNativePlatform: () => true, getPlatform: () => 'ios' };
  expect(platforms(page('Mozilla/5.0 (iPhone)', { Capacitor }))).toEqual(['mobile', 'native', 'ios']);
});
