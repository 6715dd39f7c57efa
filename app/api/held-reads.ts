/** Reads wait until then. */
let heldUntil = 0;

const LOOK_EVERY_MS = 100;

/**
 * Nothing is asked for so long at most: a service worker that is about to be replaced hears every call of its pages, and
 * one that comes as it ends wakes it for half a minute.
 */
export function holdReads(ms: number): void {
  heldUntil = Date.now() + ms;
}

/** It has been replaced: whatever waits goes. */
export function releaseReads(): void {
  heldUntil = 0;
}

/** Resolves as soon as something may be asked. */
export async function readsMayGo(): Promise<void> {
  while (Date.now() < heldUntil) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
