import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { lookAtTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { createOfflineUnlocks } from './offline-unlocks.ts';
import type { KeptUnlock, UnlockStore } from './offline-unlocks.ts';

/** What a locked tablet shows to everybody who passes by. */
export type ShownFaces = NonNullable<OutputOf<typeof lookAtTablet>['tablet']>;

interface TabletSchema extends DBSchema {
  unlocks: { key: string; value: KeptUnlock };
  device: { key: 'key'; value: CryptoKey };
  shown: { key: 'faces'; value: ShownFaces };
}

let opening: Promise<IDBPDatabase<TabletSchema>> | undefined;

/** Who opens this shared tablet without a connection (docs/decisions/0075). */
export const offlineUnlocks = createOfflineUnlocks({ store: storeOfDevice(), now: () => Date.now() });

/** At an address without TLS there is no cryptography, and nobody opens anything offline. */
export function canKeepUnlocks(): boolean {
  return globalThis.crypto?.subtle !== undefined && 'indexedDB' in globalThis;
}

export async function keepShownFaces(shown: ShownFaces): Promise<void> {
  await (await database()).put('shown', shown, 'faces');
}

export async function shownFaces(): Promise<ShownFaces | undefined> {
  return await (await database()).get('shown', 'faces');
}

/** The device is nobody's shared tablet any more. */
export async function forgetTablet(): Promise<void> {
  const made = await database();
  await Promise.all([made.clear('unlocks'), made.clear('device'), made.clear('shown')]);
}

/** Beside the token, while its person is here: it outlives a reload and no lock. */
const SECRET = 'tablet-secret';

export function holdSecret(account_id: string, secret: string): void {
  sessionStorage.setItem(SECRET, JSON.stringify({ account_id, secret }));
}

export function dropSecret(): void {
  sessionStorage.removeItem(SECRET);
}

/** With what the answers are sealed that stay for somebody on a shared tablet; null everywhere else. */
export function secretOf(account_id: string): string | null {
  const held: { account_id: string; secret: string } | null = JSON.parse(sessionStorage.getItem(SECRET) ?? 'null');
  return held?.account_id === account_id ? held.secret : null;
}

function storeOfDevice(): UnlockStore {
  return {
    deviceKey: async () => {
      const made = await database();
      const known = await made.get('device', 'key');
      if (known !== undefined) return known;
      const fresh = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      const change = made.transaction('device', 'readwrite');
      // Another tab may have made one meanwhile: the first stays.
      const first = (await change.store.get('key')) ?? fresh;
      await Promise.all([change.store.put(first, 'key'), change.done]);
      return first;
    },
    all: async () => await (await database()).getAll('unlocks'),
    get: async (account_id) => await (await database()).get('unlocks', account_id),
    put: async (kept) => void (await (await database()).put('unlocks', kept)),
    remove: async (account_id) => await (await database()).delete('unlocks', account_id),
    change: async (account_id, by) => {
      const change = (await database()).transaction('unlocks', 'readwrite');
      const before = await change.store.get(account_id);
      const after = before === undefined ? null : by(before);
      if (after !== null) await change.store.put(after);
      else if (before !== undefined) await change.store.delete(account_id);
      await change.done;
      return after;
    },
  };
}

function database(): Promise<IDBPDatabase<TabletSchema>> {
  opening ??= openDB<TabletSchema>('heartsease-tablet', 1, {
    upgrade: (made) => {
      made.createObjectStore('unlocks', { keyPath: 'account_id' });
      made.createObjectStore('device');
      made.createObjectStore('shown');
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((caught: unknown) => {
    opening = undefined;
    throw caught;
  });
  return opening;
}
