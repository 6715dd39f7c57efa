import { z } from 'zod';

export const DeviceKind = z.enum(['phone', 'tablet', 'computer', 'program']);
export type DeviceKind = z.infer<typeof DeviceKind>;

/** The first that is found names the browser: each of them also claims to be those below it. */
const BROWSERS: [mark: RegExp, name: string][] = [
  [/Heartsease\//, 'The Heartsease app'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [mark: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** "Chrome on Android phone": enough for its owner to know it again, too little to follow anybody by. */
export function deviceOf(userAgent: string): string {
  const browser = nameOf(BROWSERS, userAgent) ?? 'A program';
  const system = nameOf(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** What kind of thing a device is, by its words. */
export function deviceKind(device: string): DeviceKind {
  if (/iPhone|Android phone/.test(device)) return 'phone';
  if (/iPad|Android/.test(device)) return 'tablet';
  return / on /.test(device) && !device.startsWith('A program') ? 'computer' : 'program';
}

function nameOf(names: [mark: RegExp, name: string][], userAgent: string): string | undefined {
  return names.find(([mark]) => mark.test(userAgent))?.[1];
}
