import { deviceDatabase } from './device-database.ts';
import { askToKeep } from './may-be-cleared.ts';
import type { OutboxEntry, OutboxStore } from './outbox-entry.ts';
import { lock, unlock } from './own-lock.ts';

/** What an entry says, and what the server said of it. */
type Said = Pick<OutboxEntry, 'input' | 'earlier' | 'error'>;

/** As it lies on the device: locked, but where its author's key is not known. */
export type KeptEntry = Omit<OutboxEntry, keyof Said> & (Said | { locked: Uint8Array });

/**
 * The outbox in IndexedDB. Of others than whoever is signed in it shows nothing. What IndexedDB can't take (some private
 * windows, a full disk) is kept until the page is closed.
 */
export function outboxStore(): OutboxStore & { holdsInMemory: () => boolean } {
  const untilClosed = new Map<string, OutboxEntry>();
  const database = () => deviceDatabase().catch(() => null);

  async function write(entry: OutboxEntry): Promise<void> {
    const kept = await (await database())?.put('outbox', locked(entry)).catch(() => undefined);
    if (kept === undefined) untilClosed.set(entry.client_id, entry);
    else {
      untilClosed.delete(entry.client_id);
      askToKeep();
    }
  }

  return {
    holdsInMemory: () => untilClosed.size > 0,
    add: write,
    all: async () => {
      const rows = (await (await database())?.getAll('outbox')) ?? [];
      const kept = rows.flatMap((entry) => opened(entry) ?? []);
      const isKept = new Set(kept.map(({ client_id }) => client_id));
      // A change that the device could not take stands where the entry does that it changes.
      const now = kept.map((entry) => untilClosed.get(entry.client_id) ?? entry);
      return [...now, ...[...untilClosed.values()].filter(({ client_id }) => !isKept.has(client_id))];
    },
    one: async (client_id) => {
      const later = untilClosed.get(client_id);
      if (later !== undefined) return later;
      const kept = await (await database())?.getFromIndex('outbox', 'client_id', client_id);
      return (kept && opened(kept)) ?? null;
    },
    change: async (client_id, next) => {
      const transaction = (await database())?.transaction('outbox', 'readwrite');
      // Of a disk that is full the writing itself tells; nobody else waits for the end of it then.
      transaction?.done.catch(() => undefined);
      const kept = await transaction?.store.index('client_id').get(client_id);
      const stands = untilClosed.get(client_id) ?? (kept && opened(kept));
      if (stands === undefined) return null;
      const becomes = next(stands);
      if (becomes === stands) return stands;
      if (becomes === null) {
        untilClosed.delete(client_id);
        if (kept?.position !== undefined) await transaction?.store.delete(kept.position);
        return null;
      }
      // With the place of what it was, or it would be sent last.
      const changed = kept?.position === undefined ? becomes : { ...becomes, position: kept.position };
      // Full it may be found only when all of it is written down.
      const isKept =
        transaction !== undefined &&
        (await Promise.all([transaction.store.put(locked(changed)), transaction.done]).then(
          () => true,
          () => false,
        ));
      if (isKept) untilClosed.delete(client_id);
      else untilClosed.set(client_id, changed);
      return changed;
    },
    remove: async (client_id) => {
      untilClosed.delete(client_id);
      const kept = await database();
      const position = await kept?.getKeyFromIndex('outbox', 'client_id', client_id);
      if (position !== undefined) await kept?.delete('outbox', position);
    },
  };
}

function locked(entry: OutboxEntry): KeptEntry {
  const { input, earlier, error, ...rest } = entry;
  const said: Said = { input, error, ...(earlier && { earlier }) };
  const sealed = lock(entry.account_id, said, aboutOf(entry));
  return sealed === null ? entry : { ...rest, locked: sealed };
}

function opened(kept: KeptEntry): OutboxEntry | undefined {
  if (!('locked' in kept)) return kept;
  const { locked: sealed, ...entry } = kept;
  const said = unlock(entry.account_id, sealed, aboutOf(entry));
  // It was locked by `locked()` above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return said === undefined ? undefined : { ...entry, ...(said as Said) };
}

function aboutOf({ care_home_id, client_id, path }: Pick<OutboxEntry, 'care_home_id' | 'client_id' | 'path'>): string {
  return `outbox ${care_home_id} ${client_id} ${path}`;
}
