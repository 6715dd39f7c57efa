import type { Motion } from '@heartsease/domain/session/profile.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

/** Lets things move as somebody likes it, and keeps that on the device for the next first paint. */
export function applyMotion(motion: Motion): void {
  document.documentElement.dataset['motion'] = motion;
  void storage.write(DEVICE_KEYS.motion, motion);
}
