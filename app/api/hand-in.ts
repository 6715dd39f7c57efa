import { HAND_IN_LIMITS, isHandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import type { WaitingWrite } from '@heartsease/domain/handed-in/handed-in.ts';
import { handInAfterLeaving } from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { session } from '../session/session.ts';
import { outbox } from './device-outbox.ts';
import type { OutboxEntry } from './outbox.ts';
import { send } from './send.ts';

/** A call takes 256 kB, and the largest report is 120 kB. */
const BYTES_AT_ONCE = 200_000;

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
  const mine = (await outbox.entries()).filter(
    ({ account_id, care_home_id, path }) => account_id === id && care_home_id === carehome.id && isHandedIn(path),
  );
  for (const entries of inParts(mine.map(asWaiting))) {
    const input: InputOf<typeof handInAfterLeaving> = { entries };
    const { status, body } = await send(handInAfterLeaving.path, input);
    const answer = handInAfterLeaving.output.safeParse(body);
    // Another end than a leaver's, or no connection: it stays.
    if (status !== 200 || !answer.success || answer.data.taken.length === 0) return;
    for (const client_id of answer.data.taken) await outbox.discard(client_id);
  }
}

/** As it is handed in: what it says, and when it was written down. */
export function asWaiting({ client_id, path, made_at, input }: OutboxEntry): WaitingWrite {
  return { client_id, path: path as WaitingWrite['path'], made_at, input };
}

/** As many and as much as one call takes, in the order in which they were made. */
function inParts(entries: WaitingWrite[]): WaitingWrite[][] {
  const parts: WaitingWrite[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = JSON.stringify(entry).length;
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
