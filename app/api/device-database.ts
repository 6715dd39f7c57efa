import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { OutboxEntry } from './outbox.ts';
import type { Draft } from './drafts.ts';

/** What the device keeps for its people through reload, crash and logout. */
interface DeviceSchema extends DBSchema {
  outbox: { key: number; value: OutboxEntry; indexes: { client_id: string } };
  drafts: { key: [account_id: string, key: string]; value: Draft };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceDatabase> | undefined;

/** @throws when the browser forbids IndexedDB */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>('heartsease', 1, {
    upgrade(database) {
      const outbox = database.createObjectStore('outbox', { keyPath: 'position', autoIncrement: true });
      outbox.createIndex('client_id', 'client_id', { unique: true });
      database.createObjectStore('drafts', { keyPath: ['account_id', 'key'] });
    },
    // A newer version of the app in another tab must be able to upgrade; this tab opens it again when needed.
    blocking: (_from, _to, event) => {
      opening = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
}
