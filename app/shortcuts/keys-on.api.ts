import { useEffect, useSyncExternalStore } from 'react';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

const listeners = new Set<() => void>();
let areOn = true;
let isRead = false;

/** Do keys without Ctrl do something on this device? Whoever speaks to the device, or hits keys, turns them off (WCAG 2.1.4). */
export function useKeysOn(): boolean {
  useEffect(() => {
    if (isRead) return;
    isRead = true;
    void storage.read(DEVICE_KEYS.keysOff).then((value) => become(value !== 'true'));
  }, []);
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => areOn,
  );
}

export function turnKeys(isOn: boolean): void {
  become(isOn);
  void (isOn ? storage.remove(DEVICE_KEYS.keysOff) : storage.write(DEVICE_KEYS.keysOff, 'true'));
}

function become(isOn: boolean): void {
  areOn = isOn;
  listeners.forEach((tell) => tell());
}
