/** Whose the answers are: another session, person, home or set of rights reads none of them. */
export interface Owner {
  token: string;
  account_id: string;
  care_home_id: string;
  /** What they may do, in words that are the same as long as that is. */
  rights: string;
}

/** What one owner locks with. It is made of the token, so when the session has ended nobody can make it again. */
export interface Keyring {
  /** Says whose something is and tells nothing of them. */
  owner: string;
  /** A name that tells nothing of the call or of whom it was about. */
  nameOf(said: string): Promise<string>;
  /** @param about must be the same when it is opened, so that nothing is passed off as something else */
  seal(text: string, about: string): Promise<Uint8Array<ArrayBuffer>>;
  /** @throws when it was sealed by another or about another thing */
  open(sealed: Uint8Array<ArrayBuffer>, about: string): Promise<string>;
}

const IV_BYTES = 12;
const text = new TextEncoder();

/** @returns null where the platform offers no cryptography, as at an address without TLS */
export async function keyringOf({ token, account_id, care_home_id, rights }: Owner): Promise<Keyring | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const { subtle } = crypto;
  const secret = await subtle.importKey('raw', text.encode(token), 'HKDF', false, ['deriveKey', 'deriveBits']);
  const salt = text.encode([account_id, care_home_id, rights].join(' '));
  const made = (use: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: text.encode(use) });
  const [key, names, owner] = await Promise.all([
    subtle.deriveKey(made('answers'), secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    subtle.deriveKey(made('names'), secret, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
    subtle.deriveBits(made('owner'), secret, 128),
  ]);
  return {
    owner: inHex(owner),
    nameOf: async (said) => inHex(await subtle.sign('HMAC', names, text.encode(said))),
    seal: async (said, about) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const way = { name: 'AES-GCM', iv, additionalData: text.encode(about) };
      const hidden = new Uint8Array(await subtle.encrypt(way, key, text.encode(said)));
      const sealed = new Uint8Array(IV_BYTES + hidden.length);
      sealed.set(iv);
      sealed.set(hidden, IV_BYTES);
      return sealed;
    },
    open: async (sealed, about) => {
      const way = { name: 'AES-GCM', iv: sealed.slice(0, IV_BYTES), additionalData: text.encode(about) };
      return new TextDecoder().decode(await subtle.decrypt(way, key, sealed.slice(IV_BYTES)));
    },
  };
}

function inHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
