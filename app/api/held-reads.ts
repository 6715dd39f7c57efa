/** Reads wait until then. */
let heldUntil = 0;

/**
 * Nothing is asked for so long: a service worker that is about to be replaced hears every call of its pages, and one that
 * comes as it ends wakes it for half a minute.
 */
export function holdReads(ms: number): void {
  heldUntil = Date.now() + ms;
}

/** Resolves as soon as something may be asked. */
export async function readsMayGo(): Promise<void> {
  for (let left = heldUntil - Date.now(); left > 0; left = heldUntil - Date.now()) {
    const pause = left;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
