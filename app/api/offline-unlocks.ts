import type { Profile } from '@heartsease/domain/session/profile.ts';
import { PIN_TRIES } from '@heartsease/domain/tablets/pin.ts';

/** So long after the server took their PIN here somebody opens a shared tablet without a connection (quality.md). */
export const OPENS_OFFLINE_FOR_MS = 86_400_000;
/** A clock may be put right by so much. */
const CLOCK_SLACK_MS = 120_000;
/** Six digits are 20 bits: each guess costs something, and none is worth anything without the key of the device. */
const ROUNDS = 200_000;

/** What lies on a shared tablet of somebody who opened it: locked with their PIN and the device's own key together. */
export interface KeptUnlock {
  account_id: string;
  salt: Uint8Array<ArrayBuffer>;
  sealed: Uint8Array<ArrayBuffer>;
  /** When the server last took their PIN here. Sealed in with the rest, so it can't be made younger. */
  unlocked_at: number;
  /** The latest that the clock of the device has been. */
  seen_at: number;
  tries_left: number;
  /** What they may do, as it was then: where that changes, nothing of it opens any more. */
  rights: string;
  /** Whose the kept answers are that stay for them. */
  owner: string;
}

export interface UnlockStore {
  /** Made once, and never to be read: only used. */
  deviceKey(): Promise<CryptoKey>;
  all(): Promise<KeptUnlock[]>;
  get(account_id: string): Promise<KeptUnlock | undefined>;
  put(kept: KeptUnlock): Promise<void>;
  remove(account_id: string): Promise<void>;
  /** In one step, so that no two look at the same record. @returns what stands from then on */
  change(account_id: string, by: (kept: KeptUnlock) => KeptUnlock | null): Promise<KeptUnlock | null>;
}

/** Whom it opens for, and with what. */
export interface OfflinePerson {
  /** Of their last session here. The server has ended it; it still says whose late writes these are. */
  token: string;
  profile: Profile;
  /** With this the answers are sealed that stay for them. */
  secret: string;
}

export type OpenedOffline =
  | { outcome: 'in'; person: OfflinePerson }
  | { outcome: 'wrong'; tries_left: number }
  /** Nothing, or nothing any more, that a PIN could open here. */
  | { outcome: 'needs_connection' };

/** What was made of a PIN, while it was typed anyway. */
export interface Prepared {
  account_id: string;
  key: CryptoKey;
  salt: Uint8Array<ArrayBuffer>;
  secret: string;
}

export type OfflineUnlocks = ReturnType<typeof createOfflineUnlocks>;

const text = new TextEncoder();
const IV_BYTES = 12;

export function createOfflineUnlocks({ store, now }: { store: UnlockStore; now: () => number }) {
  function isUsable({ tries_left, unlocked_at, seen_at }: KeptUnlock): boolean {
    const age = now() - unlocked_at;
    const wasPutBack = now() < seen_at - CLOCK_SLACK_MS;
    return tries_left > 0 && !wasPutBack && age >= -CLOCK_SLACK_MS && age <= OPENS_OFFLINE_FOR_MS;
  }

  const seenNow = (kept: KeptUnlock) => (isUsable(kept) ? { ...kept, seen_at: Math.max(kept.seen_at, now()) } : null);

  /** Takes away what is over. @returns who may open it without a connection now */
  async function sweep(): Promise<KeptUnlock[]> {
    const all = await Promise.all((await store.all()).map(({ account_id }) => store.change(account_id, seenNow)));
    return all.filter((kept) => kept !== null);
  }

  return {
    sweep,

    /** To be kept once the server has taken this PIN. The answers that stay for its person stay theirs. */
    prepare: async (account_id: string, pin: string): Promise<Prepared> => {
      const kept = await store.get(account_id);
      if (kept !== undefined) {
        const key = await keyOf(pin, kept.salt, await store.deviceKey());
        const person = await opened(kept, key);
        if (person !== null) return { account_id, key, salt: kept.salt, secret: person.secret };
      }
      const salt = crypto.getRandomValues(new Uint8Array(16));
      const secret = inHex(crypto.getRandomValues(new Uint8Array(32)));
      return { account_id, salt, secret, key: await keyOf(pin, salt, await store.deviceKey()) };
    },

    keep: async (
      { account_id, key, salt, secret }: Prepared,
      of: { token: string; profile: Profile; rights: string; owner: string },
    ): Promise<void> => {
      const { token, profile, rights, owner } = of;
      const unlocked_at = now();
      const person: OfflinePerson = { token, profile, secret };
      const sealed = await seal(key, JSON.stringify(person), aboutOf({ account_id, unlocked_at }));
      const counts = { unlocked_at, seen_at: unlocked_at, tries_left: PIN_TRIES };
      await store.put({ account_id, salt, sealed, rights, owner, ...counts });
    },

    /** A try is taken before the PIN is looked at, and with the last wrong one nothing is left to try. */
    open: async (account_id: string, pin: string): Promise<OpenedOffline> => {
      const kept = await store.change(account_id, (before) => {
        const seen = seenNow(before);
        return seen && { ...seen, tries_left: seen.tries_left - 1 };
      });
      if (kept === null) return { outcome: 'needs_connection' };
      const person = await opened(kept, await keyOf(pin, kept.salt, await store.deviceKey()));
      if (person !== null) {
        await store.change(account_id, (before) => ({ ...before, tries_left: PIN_TRIES }));
        return { outcome: 'in', person };
      }
      if (kept.tries_left > 0) return { outcome: 'wrong', tries_left: kept.tries_left };
      await store.remove(account_id);
      return { outcome: 'needs_connection' };
    },

    /** Only of these the server still says that their PIN opens it. */
    keepOnly: async (account_ids: readonly string[]): Promise<void> => {
      const gone = (await store.all()).filter(({ account_id }) => !account_ids.includes(account_id));
      for (const { account_id } of gone) await store.remove(account_id);
    },

    /** Their PIN, or what they may do, is another. */
    forget: async (account_id: string): Promise<void> => await store.remove(account_id),
    forgetOtherRights: async (account_id: string, rights: string): Promise<void> => {
      await store.change(account_id, (kept) => (kept.rights === rights ? kept : null));
    },
  };
}

async function keyOf(pin: string, salt: Uint8Array<ArrayBuffer>, deviceKey: CryptoKey): Promise<CryptoKey> {
  const { subtle } = crypto;
  const digits = await subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const stretched = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }, digits, 256);
  const both = await subtle.sign('HMAC', deviceKey, stretched);
  return await subtle.importKey('raw', both, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function seal(key: CryptoKey, said: string, about: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const way = { name: 'AES-GCM', iv, additionalData: text.encode(about) };
  const hidden = new Uint8Array(await crypto.subtle.encrypt(way, key, text.encode(said)));
  const sealed = new Uint8Array(IV_BYTES + hidden.length);
  sealed.set(iv);
  sealed.set(hidden, IV_BYTES);
  return sealed;
}

async function opened(kept: KeptUnlock, key: CryptoKey): Promise<OfflinePerson | null> {
  const { sealed } = kept;
  const way = { name: 'AES-GCM', iv: sealed.slice(0, IV_BYTES), additionalData: text.encode(aboutOf(kept)) };
  try {
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(way, key, sealed.slice(IV_BYTES))));
  } catch {
    return null;
  }
}

function aboutOf({ account_id, unlocked_at }: Pick<KeptUnlock, 'account_id' | 'unlocked_at'>): string {
  return `unlock ${account_id} ${unlocked_at}`;
}

function inHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
