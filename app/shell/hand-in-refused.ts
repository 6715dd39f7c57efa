import { useSyncExternalStore } from 'react';
import { isHandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import { handIn } from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { call } from '../api/call.ts';
import { onOutboxChange, outboxEntries } from '../api/device-outbox.ts';
import { asWaiting, wordsOf } from '../api/hand-in.ts';
import type { OutboxEntry } from '../api/outbox-entry.ts';
import { session } from '../session/session.ts';

/** Asked about on this page already, as it said then; also what is for its author to send themselves. */
const asked = new Set<string>();
let taken: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** What was refused for want of a right goes to the manager. It stays on the device as well, until its author has seen that. */
export async function handInRefused(): Promise<void> {
  const current = session.now();
  if (current.state !== 'in' || current.profile === null) return;
  const { id, carehome } = current.profile;
  const refused = outboxEntries().filter(
    (entry) => entry.account_id === id && entry.care_home_id === carehome.id && isRefused(entry),
  );
  for (const entry of refused.filter((one) => !asked.has(wordsOf(one)))) {
    const words = wordsOf(entry);
    const waiting = asWaiting(entry);
    asked.add(words);
    try {
      const write = { client_id: uuidv7(), care_home_id: carehome.id };
      const answer = await call(handIn, { ...write, entries: [waiting] }, { isBackground: true });
      if (!answer.taken.includes(waiting.client_id)) continue;
      taken = new Set([...taken, words]);
      listeners.forEach((tell) => tell());
    } catch {
      // The next change of the outbox asks again.
      asked.delete(words);
      return;
    }
  }
}

function isRefused({ state, error, path }: OutboxEntry): boolean {
  return state === 'parked' && error?.status === 403 && isHandedIn(path);
}

/** Whether the manager has what still lies here, as it says now. */
export function useIsHandedIn(entry: OutboxEntry): boolean {
  const theirs = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => taken,
  );
  return theirs.has(wordsOf(entry));
}

/** Looks whenever the outbox changes. @returns the way to stop */
export function watchRefused(): () => void {
  const look = () => void handInRefused();
  look();
  return onOutboxChange(look);
}
