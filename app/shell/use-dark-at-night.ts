import { useEffect } from 'react';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { useProfile } from '../session/use-session.ts';
import { useNow } from '../words/now.ts';
import { isNight } from './night.ts';

/**
 * Families read late, with the light off: where they leave it to the app, it is dark from ten in the evening.
 *
 * @returns whether it is so now
 */
export function useDarkAtNight(): boolean {
  const isFamily = !isStaff(useProfile());
  const isDark = isNight(useNow()) && isFamily;
  useEffect(() => {
    if (!isFamily) return undefined;
    // For the next first paint of this device, until they sign out.
    void storage.write(DEVICE_KEYS.night, 'true');
    return () => void storage.remove(DEVICE_KEYS.night);
  }, [isFamily]);
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-night', isDark);
    return () => page.removeAttribute('data-night');
  }, [isDark]);
  return isDark;
}
