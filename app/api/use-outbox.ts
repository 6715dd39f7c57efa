import { useSyncExternalStore } from 'react';
import { useProfile } from '../session/use-session.ts';
import { arrivedEntries, onOutboxChange, outbox, outboxEntries } from './device-outbox.ts';
import type { ArrivedEntry } from './device-outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export interface OutboxView {
  /** Of the signed-in person, in every home of theirs, the oldest first. */
  entries: OutboxEntry[];
  waiting: number;
  parked: OutboxEntry[];
  retry: (client_id: string, input?: Record<string, unknown>) => Promise<void>;
  discard: (client_id: string) => Promise<void>;
}

/** What the signed-in person made and the server does not have yet. */
export function useOutbox(): OutboxView {
  const { id } = useProfile();
  const everybodys = useSyncExternalStore(onOutboxChange, outboxEntries);
  const entries = everybodys.filter(({ account_id }) => account_id === id);
  return {
    entries,
    waiting: entries.filter(({ state }) => state === 'waiting').length,
    parked: entries.filter(({ state }) => state === 'parked'),
    retry: outbox.retry,
    discard: outbox.discard,
  };
}

/** What of the signed-in person the server has taken since this page was opened. */
export function useArrived(): ArrivedEntry[] {
  const { id } = useProfile();
  const arrived = useSyncExternalStore(onOutboxChange, arrivedEntries);
  return arrived.filter(({ account_id }) => account_id === id);
}
