import { useEffect } from 'react';
import type { Preferences } from '@heartsease/domain/session/profile.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

/** Shows the app as somebody likes it, and keeps that on the device for the next first paint. */
export function applyLook({ text_size, theme }: Preferences): void {
  const { dataset } = document.documentElement;
  dataset['textSize'] = text_size;
  dataset['theme'] = theme;
  void storage.write(DEVICE_KEYS.textSize, text_size);
  void storage.write(DEVICE_KEYS.theme, theme);
}

/** A person's look goes with the person, on shared tablets too. */
export function useLook({ text_size, theme }: Preferences): void {
  useEffect(() => applyLook({ text_size, theme }), [text_size, theme]);
}
