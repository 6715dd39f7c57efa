import { scriptAddress } from '../device/script-policy.ts';

const LOOK_EVERY_MS = 200;
/** The former one ends within a second, on a busy device a little later. */
const ASK_AGAIN_EVERY_MS = 1_000;
const GIVEN_UP_AFTER_MS = 10_000;

/**
 * Tells a service worker that waits to take the place of the former one.
 *
 * Chromium ends the former one at once, and wakes it again for whatever comes in that moment: a call, or a link that the
 * mouse rests on when the offer is gone. Then it lives on for minutes, and telling the waiting one again changes nothing.
 * But whenever a page or a worker is loaded, the browser looks anew whether the former one may go; so a worker without
 * work is (docs/decisions/0095).
 *
 * @returns whether it takes over; not where the former one holds something, such as photos that are about to be added
 */
export async function letTakeOver(waiting: ServiceWorker): Promise<boolean> {
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  waiting.postMessage({ type: 'SKIP_WAITING' });
  const toldAt = Date.now();
  let askedAt = toldAt;
  while (isUnderWay(waiting) && Date.now() - toldAt < GIVEN_UP_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    if (waiting.state !== 'installed' || Date.now() - askedAt < ASK_AGAIN_EVERY_MS) continue;
    askedAt = Date.now();
    new Worker(scriptAddress('/nothing.js')).terminate();
  }
  return waiting.state !== 'installed';
}

function isUnderWay({ state }: ServiceWorker): boolean {
  return state === 'installed' || state === 'activating';
}
