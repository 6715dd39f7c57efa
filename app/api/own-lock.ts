import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToUtf8, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { session } from '../session/session.ts';

const NONCE_BYTES = 12;

/** Of everybody who was here since the page was opened: what they began is still kept in the moment that they leave. */
const keys = new Map<string, Uint8Array>();

function keyOf(account_id: string): Uint8Array | undefined {
  const current = session.now();
  if (current.state === 'in' && current.profile?.device_key !== undefined)
    keys.set(current.profile.id, hexToBytes(current.profile.device_key));
  return keys.get(account_id);
}

/** From now on what is handed over by whoever is here can be locked for them, also when they have gone by then. */
export function holdKeyOf(account_id: string): void {
  keyOf(account_id);
}

/**
 * Locks what its author leaves on the device, so that nobody opens it but in a session of theirs (docs/decisions/0062). At
 * once, and not a moment later as the browser's own cryptography would: what is typed last is kept while the page goes.
 *
 * @param about must be the same when it is opened, so that nothing is passed off as something else
 * @returns null while the author's key is not known here
 */
export function lock(account_id: string, value: unknown, about: string): Uint8Array<ArrayBuffer> | null {
  return lockBytes(account_id, utf8ToBytes(JSON.stringify(value)), about);
}

/** @returns undefined for whoever is not its author, and where it was locked as something else */
export function unlock(account_id: string, locked: Uint8Array, about: string): unknown {
  const bytes = unlockBytes(account_id, locked, about);
  return bytes === undefined ? undefined : JSON.parse(bytesToUtf8(bytes));
}

/** As `lock`, of something that is no words. */
export function lockBytes(account_id: string, bytes: Uint8Array, about: string): Uint8Array<ArrayBuffer> | null {
  const key = keyOf(account_id);
  if (key === undefined) return null;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = chacha20poly1305(key, nonce, utf8ToBytes(about));
  return concatBytes(nonce, cipher.encrypt(bytes));
}

/** As `unlock`, of something that is no words. */
export function unlockBytes(
  account_id: string,
  locked: Uint8Array,
  about: string,
): Uint8Array<ArrayBuffer> | undefined {
  const current = session.now();
  const isHere = current.state === 'in' && current.profile?.id === account_id;
  const key = isHere ? keyOf(account_id) : undefined;
  if (key === undefined) return undefined;
  try {
    const cipher = chacha20poly1305(key, locked.subarray(0, NONCE_BYTES), utf8ToBytes(about));
    return cipher.decrypt(locked.subarray(NONCE_BYTES));
  } catch {
    return undefined;
  }
}
