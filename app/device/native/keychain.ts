import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { DEVICE_KEYS } from '../storage.ts';

/** The plugin stands a prefix before every name; the two together are the name that the specification gives (row ST-1). */
const PREFIX = 'wellbeing-';

/** What stands there, or stands until the app is closed where the device can't keep it. Undefined: not looked yet. */
let known: string | null | undefined;
let readying: Promise<void> | undefined;

/** Stands in the page's storage while the device holds a token that it should not: it could not remove it. */
const STALE = 'token-is-stale';

/** The one thing in the Keychain or Keystore is the token: whoever has it is that person. */
export async function read(key: string): Promise<string | null> {
  if (known !== undefined) return known;
  const found = await attempt(async () => await SecureStorage.getItem(nameOf(key)));
  // Something may have been written while the device was looking; and where it could not look, it is asked again.
  if (known === undefined && found !== undefined) known = found;
  return known ?? null;
}

export async function write(key: string, value: string): Promise<void> {
  known = value;
  await change(async () => await SecureStorage.setItem(nameOf(key), value));
}

export async function remove(key: string): Promise<void> {
  known = null;
  await change(async () => {
    await SecureStorage.removeItem(nameOf(key));
  });
}

function nameOf(key: string): string {
  return key.slice(PREFIX.length);
}

/** What could not be changed is of somebody else, or of a session that has ended: the next start removes it. */
async function change(act: () => Promise<void>): Promise<void> {
  const isDone = await attempt(async () => {
    await act();
    return true;
  });
  if (isDone) localStorage.removeItem(STALE);
  else localStorage.setItem(STALE, 'true');
}

/** A Keychain that fails must lock nobody out: the session then lives until the app is closed. */
async function attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    readying ??= makeReady();
    await readying.catch((caught: unknown) => {
      // With the next question it may be.
      readying = undefined;
      throw caught;
    });
    return await act();
  } catch (caught) {
    console.error(caught);
    return undefined;
  }
}

async function makeReady(): Promise<void> {
  await SecureStorage.setKeyPrefix(PREFIX);
  // It goes into no backup, so never onto another phone.
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
  // Apple's Keychain outlives the app: a token of a former installation is not this one's.
  const isOfFormer = localStorage.getItem(DEVICE_KEYS.introSeen) !== 'true';
  if (isOfFormer || localStorage.getItem(STALE) === 'true') {
    await SecureStorage.removeItem(nameOf(DEVICE_KEYS.token));
    localStorage.removeItem(STALE);
  }
}
