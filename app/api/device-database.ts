import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { KeptDraft } from './drafts.ts';
import type { KeptEntry } from './outbox-store.ts';

/** What the device keeps for its people through reload, crash and logout. */
interface DeviceSchema extends DBSchema {
  outbox: { key: number; value: KeptEntry; indexes: { client_id: string } };
  drafts: { key: [account_id: string, care_home_id: string, key: string]; value: KeptDraft };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceDatabase> | undefined;

/** @throws when the browser forbids IndexedDB */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>('heartsease', 2, {
    async upgrade(database, from, _to, change) {
      if (from < 1) {
        const outbox = database.createObjectStore('outbox', { keyPath: 'position', autoIncrement: true });
        outbox.createIndex('client_id', 'client_id', { unique: true });
      }
      // Until version 2 a draft was known by its author and key alone, whatever home it was begun in.
      const begun = from === 1 ? await change.objectStore('drafts').getAll() : [];
      if (from === 1) database.deleteObjectStore('drafts');
      const drafts = database.createObjectStore('drafts', { keyPath: ['account_id', 'care_home_id', 'key'] });
      for (const draft of begun) await drafts.put(draft);
    },
    // A newer version of the app in another tab must be able to upgrade; this tab opens it again when needed.
    blocking: (_from, _to, event) => {
      opening = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((caught: unknown) => {
    // What can't be opened now may be in a moment.
    opening = undefined;
    throw caught;
  });
  return opening;
}
