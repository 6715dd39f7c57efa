import { z } from 'zod';
import { PART_MOST_BYTES } from '@heartsease/domain/videos/video.ts';
import type { CallPath } from '@heartsease/domain/endpoint.ts';
import { ask } from './call.ts';
import { CallFailed, failureOf } from './failure.ts';
import type { Failure } from './failure.ts';

/** A part that takes longer than this is made smaller; one that is there sooner, larger. */
const A_PART_TAKES_MS = 3_000;
const FEWEST_BYTES = 128 * 1024;
const FIRST_BYTES = 512 * 1024;
/** A lift, a restart of the server: gone before anybody needs to be told. */
const PAUSES_MS = [500, 1_500, 4_000];

/** All of it is there and is still being drawn or looked through: asked again so often, and then later as a whole. */
const WHOLE_PAUSES_MS = [1_000, 3_000, 6_000, 12_000, 20_000];

const Taken = z.object({ received: z.number().int(), is_ready: z.boolean() });
type TakenSoFar = z.output<typeof Taken>;

/**
 * Sends a file part by part from where the server is: films and photos go in the same way. Sizes follow the connection,
 * so that on a slow one no part is given up for taking too long.
 *
 * @param pathAt where the part goes that begins there
 * @param askAgain how far it has come: asked where the answer to the last part was lost, so that nobody knows whether the
 *   file is ready
 * @param onSent how far it has come; called after every part
 * @throws CallFailed when a part can't be sent: the same call again goes on where it was
 */
export async function sendParts(
  file: Blob,
  {
    received,
    pathAt,
    askAgain,
  }: { received: number; pathAt: (offset: number) => CallPath; askAgain?: () => Promise<TakenSoFar> },
  { signal, onSent }: { signal: AbortSignal; onSent: (received: number) => void },
): Promise<void> {
  let at = received;
  let size = FIRST_BYTES;
  let lost = 0;
  let asked = 0;
  for (let isReady = false; !isReady;) {
    signal.throwIfAborted();
    if (at >= file.size && askAgain !== undefined) {
      const pause = WHOLE_PAUSES_MS[asked];
      if (pause === undefined) throw new CallFailed(pathAt(at), { kind: 'other', status: 200, message: null });
      asked += 1;
      await pauseFor(pause, signal);
      ({ received: at, is_ready: isReady } = await askAgain());
      onSent(at);
      continue;
    }
    const began = performance.now();
    let taken: TakenSoFar;
    try {
      // Told by the screen, at the file, and not by a toast; but who is signed out is taken to the sign-in.
      const options = { signal, isBackground: true, isRepeated: false };
      taken = Taken.parse(await ask({ path: pathAt(at), kind: 'write' }, file.slice(at, at + size), options));
      lost = 0;
    } catch (caught) {
      const pause = PAUSES_MS[lost];
      if (pause === undefined || !isOfTheWay(failureOf(caught))) throw caught;
      lost += 1;
      size = Math.max(FEWEST_BYTES, size / 2);
      await pauseFor(pause, signal);
      continue;
    }
    const took = performance.now() - began;
    size = Math.min(PART_MOST_BYTES, Math.max(FEWEST_BYTES, took > A_PART_TAKES_MS ? size / 2 : size * 2));
    at = taken.received;
    isReady = taken.is_ready;
    onSent(at);
  }
}

/** It may pass: a connection that was lost, a server that starts again. */
export function isOfTheWay(failure: Failure | undefined): boolean {
  return failure?.kind === 'unreachable' || failure?.kind === 'maintenance' || failure?.kind === 'other';
}

/** @throws what the signal says, as soon as it says so: nobody waits for what has been given up */
async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
