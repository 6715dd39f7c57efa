import { HAND_IN_LIMITS, isHandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import type { WaitingWrite } from '@heartsease/domain/handed-in/handed-in.ts';
import { handInAfterLeaving } from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { session } from '../session/session.ts';
import { outbox } from './device-outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { send } from './send.ts';

/** A call takes 256 kB, and the largest report is 120 kB. */
const BYTES_AT_ONCE = 200_000;

/** So long whoever goes is held back by it: the session has ended, and their home is still on the screen. */
const AT_MOST_MS = 20_000;
const REPEAT_AFTER_MS = 500;

let running: Promise<void> | undefined;

/**
 * The server has ended the session of whoever is here. Where that is because they left, what waits here goes to their
 * manager now: in a moment nobody has the key to it any more. Of everybody else it stays on the device.
 */
export function handInWhatWaits(): Promise<void> {
  running ??= handInAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function handInAll(): Promise<void> {
  const current = session.now();
  if (current.state !== 'in' || current.profile === null) return;
  const { id, carehome } = current.profile;
  const until = Date.now() + AT_MOST_MS;
  const offered = new Set<string>();
  const isMine = (entry: OutboxEntry) =>
    entry.account_id === id && entry.care_home_id === carehome.id && isHandedIn(entry.path);
  for (;;) {
    // Once more after the last part: meanwhile something may have been written, or changed.
    const mine = (await outbox.entries()).filter((entry) => isMine(entry) && !offered.has(wordsOf(entry)));
    if (mine.length === 0) return;
    for (const entries of inParts(mine)) {
      const taken = await handInPart(entries.map(asWaiting), until);
      // Nobody heard it in all that time.
      if (taken === null) return;
      for (const entry of entries) {
        offered.add(wordsOf(entry));
        if (taken.has(asWaiting(entry).client_id)) await discardAsItWas(entry);
      }
    }
  }
}

/** @returns the ids of what was taken, none of them for whoever is no leaver; null where it was not heard */
async function handInPart(entries: WaitingWrite[], until: number): Promise<Set<string> | null> {
  const input: InputOf<typeof handInAfterLeaving> = { entries };
  for (let pause = REPEAT_AFTER_MS; ; pause *= 2) {
    const left = until - Date.now();
    if (left <= 0) return null;
    // Without a connection nothing comes back.
    const reply = await send(handInAfterLeaving.path, input, AbortSignal.timeout(left)).catch(() => null);
    const answer = handInAfterLeaving.output.safeParse(reply?.body);
    if (reply?.status === 200 && answer.success) return new Set(answer.data.taken);
    // Refused for what it says: the parts behind it may do better.
    if (reply?.status === 422 || reply?.status === 413) return new Set();
    const wait = Math.max(pause, (reply?.retry_after ?? 0) * 1_000);
    if (Date.now() + wait > until) return null;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** What its author changed meanwhile stays: the server has the words before. */
async function discardAsItWas(entry: OutboxEntry): Promise<void> {
  const stored = (await outbox.entries()).find(({ client_id }) => client_id === entry.client_id);
  if (stored !== undefined && wordsOf(stored) === wordsOf(entry)) await outbox.discard(entry.client_id);
}

/** By which what was handed in is known again: its author may have changed it since. */
export function wordsOf({ client_id, path, input }: OutboxEntry): string {
  return JSON.stringify([client_id, path, input]);
}

/** As it is handed in: what it says, and when it was written down. A late change goes under an id of its own. */
export function asWaiting({ client_id, path, made_at, input }: OutboxEntry): WaitingWrite {
  const { client_id: own } = input;
  return { client_id: typeof own === 'string' ? own : client_id, path: path as WaitingWrite['path'], made_at, input };
}

/** As many and as much as one call takes, in the order in which they were made. */
function inParts(entries: OutboxEntry[]): OutboxEntry[][] {
  const parts: OutboxEntry[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = new Blob([JSON.stringify(asWaiting(entry))]).size;
    const part = parts.at(-1);
    if (part === undefined || part.length >= HAND_IN_LIMITS.at_once || bytes + size > BYTES_AT_ONCE) {
      parts.push([entry]);
      bytes = size;
    } else {
      part.push(entry);
      bytes += size;
    }
  }
  return parts;
}
