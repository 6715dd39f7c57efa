import { useSyncExternalStore } from 'react';

let isAsked = false;
/** Null until the browser has said. */
let mayBeCleared: boolean | null = null;
const listeners = new Set<() => void>();

/**
 * The first thing that is kept here asks the browser not to clear it when the device is short of room. It remembers its
 * answer for the device; an insecure address has none.
 */
export function askToKeep(): void {
  if (isAsked || navigator.storage?.persist === undefined) return;
  isAsked = true;
  void ask(navigator.storage).catch(() => undefined);
}

async function ask(storage: StorageManager): Promise<void> {
  mayBeCleared = !((await storage.persisted()) || (await storage.persist()));
  listeners.forEach((tell) => tell());
}

/** Whether the browser would not promise to keep what waits here. */
export function useMayBeCleared(): boolean {
  return useSyncExternalStore(
    (tell) => {
      // What was kept before this page was opened asks as well.
      askToKeep();
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => mayBeCleared === true,
  );
}
