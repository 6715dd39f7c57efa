import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface DeviceStorage {
  local: Record<string, string>;
  session: Record<string, string>;
  /** Every record of every IndexedDB database and every address in the caches, as text. */
  rest: string;
  /** What whoever is signed in began here and has not sent, opened with their key. */
  begun: string;
  /** With which that is locked; empty while nobody is here. */
  key: string;
}

/** Bytes on their way out of the page. */
interface Bytes {
  hex: string;
}

interface LockedRecord {
  care_home_id: string;
  locked: Bytes;
  /** Of a draft. */
  key?: string;
  /** Of an entry of the outbox. */
  client_id?: string;
  path?: string;
  /** Of what is said of a photo. */
  id?: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** All that the page's origin keeps on the device, but for cookies. */
export async function storageOf(page: Page): Promise<DeviceStorage> {
  const { local, session, cookies, records, addresses } = await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
      });
    const found: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        found.push(...(await settled(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    const inHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const kept = await Promise.all((await caches.keys()).map(async (name) => await (await caches.open(name)).keys()));
    return {
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      cookies: document.cookie,
      records: JSON.stringify(found, (_, value: unknown) =>
        value instanceof Uint8Array ? { hex: inHex(value) } : value,
      ),
      addresses: kept.flat().map(({ url }) => url),
    };
  });
  const all: unknown[] = JSON.parse(records);
  const device_key = keyOfAuthor(local, cookies);
  return {
    local,
    session,
    key: device_key,
    // Bytes as letters, so that a name in them is found.
    rest: JSON.stringify([all, addresses], (_, value: unknown) =>
      isBytes(value) ? Buffer.from(value.hex, 'hex').toString('latin1') : value,
    ),
    begun: all
      .filter(isLocked)
      .flatMap((record) => opened(record, device_key) ?? [])
      .join('\n'),
  };
}

function isBytes(value: unknown): value is Bytes {
  return typeof value === 'object' && value !== null && 'hex' in value && typeof value.hex === 'string';
}

function isLocked(record: unknown): record is LockedRecord {
  return typeof record === 'object' && record !== null && 'locked' in record;
}

/** As docs/decisions/0098 says it: with the token and the cookie beside it, what is ours of the kept profile opens. */
function keyOfAuthor(local: Record<string, string>, cookies: string): string {
  const { id, carehome, sealed } = JSON.parse(local['me'] ?? '{}');
  const token = local['wellbeing-token'];
  // A phone's token is not with its page.
  if (typeof sealed !== 'string' || token === undefined) return '';
  const [, pair = ''] = /XSRF-TOKEN=([^;]+)/.exec(cookies) ?? [];
  const secret = `${token} ${pair}`;
  const key = Buffer.from(hkdfSync('sha256', secret, `${id} ${carehome.id} me`, 'answers', 32));
  const bytes = Buffer.from(sealed, 'hex');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from('me'));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const ours = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  return JSON.parse(ours).device_key;
}

/** As docs/decisions/0062 says it, by another hand than the app's. Null for whoever is not its author. */
function opened({ locked, ...record }: LockedRecord, device_key: string): string | null {
  const about = aboutOf(record);
  const bytes = Buffer.from(locked.hex, 'hex');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('chacha20-poly1305', Buffer.from(device_key, 'hex'), nonce, {
      authTagLength: TAG_BYTES,
    });
    const said = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    decipher.setAAD(Buffer.from(about), { plaintextLength: said.length });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(said, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function aboutOf({ care_home_id, key, client_id, path, id }: Omit<LockedRecord, 'locked'>): string {
  if (key !== undefined) return `draft ${care_home_id} ${key}`;
  if (id !== undefined) return `photo ${care_home_id} ${id}`;
  return `outbox ${care_home_id} ${client_id} ${path}`;
}
