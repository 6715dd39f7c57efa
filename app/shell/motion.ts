import type { Motion } from '@heartsease/domain/session/profile.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

/**
 * Lets things move as somebody likes it. The device keeps it for the next first paint, where it is not what every device
 * begins with.
 */
export function applyMotion(motion: Motion): void {
  document.documentElement.dataset['motion'] = motion;
  void (motion === 'auto' ? storage.remove(DEVICE_KEYS.motion) : storage.write(DEVICE_KEYS.motion, motion));
}
