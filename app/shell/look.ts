import { TextSize, Theme } from '@heartsease/domain/session/profile.ts';
import type { Preferences } from '@heartsease/domain/session/profile.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

const listeners = new Set<() => void>();

/** How the page looks now; before anybody chose, `first-paint.js` has set it from the device. */
export function lookNow(): Preferences {
  return { text_size: textSizeNow(), theme: themeNow() };
}

export function textSizeNow(): TextSize {
  return TextSize.catch('standard').parse(document.documentElement.dataset['textSize']);
}

export function themeNow(): Theme {
  return Theme.catch('auto').parse(document.documentElement.dataset['theme']);
}

export function onLookChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Shows the app as somebody likes it, and keeps that on the device for the next first paint. */
export function applyLook({ text_size, theme }: Preferences): void {
  const { dataset } = document.documentElement;
  dataset['textSize'] = text_size;
  dataset['theme'] = theme;
  void storage.write(DEVICE_KEYS.textSize, text_size);
  void storage.write(DEVICE_KEYS.theme, theme);
  listeners.forEach((tell) => tell());
}

/** What is chosen before a sign-in, in the intro, is kept with whoever signs in next. */
export function keepLookForNextSignIn(): void {
  void storage.write(DEVICE_KEYS.lookToKeep, 'true');
}
