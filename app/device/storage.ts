import { STORAGE_KEYS } from '@heartsease/domain/constants.ts';
import { isNativeApp } from './platform.ts';

/**
 * What the device keeps between two starts (row ST-1). Every answer may come late, so that on a phone
 * the Keychain or Keystore can stand behind the same names.
 */
export interface DeviceStorage {
  read(key: StorageKey): Promise<string | null>;
  write(key: StorageKey, value: string): Promise<void>;
  remove(key: StorageKey): Promise<void>;
  /** Tells when another tab of the same browser changed a value. Gives back the way to stop. */
  onChangeElsewhere(tell: (key: StorageKey, value: string | null) => void): () => void;
}

/** The specification's three keys, and ours for what applies before anybody has signed in. */
export const DEVICE_KEYS = {
  ...STORAGE_KEYS,
  textSize: 'text-size',
  theme: 'theme',
  motion: 'motion',
  /** A family's device: `auto` is dark there at night. */
  night: 'night',
  lookToKeep: 'look-to-keep',
  language: 'language',
  languageToKeep: 'language-to-keep',
  paperLook: 'paper-look',
  myPerson: 'my-person',
  tvBoard: 'tv-board',
  keysOff: 'keys-off',
  pretendHomes: 'pretend-homes',
  toldHere: 'told-here',
  /** This device is a shared tablet: faces before a form. */
  tablet: 'tablet',
  tabletTouched: 'tablet-at',
} as const;
export type StorageKey = (typeof DEVICE_KEYS)[keyof typeof DEVICE_KEYS];

const KNOWN_KEYS: readonly string[] = Object.values(DEVICE_KEYS);

/** A browser that forbids storage (some private windows) still works until it is closed. */
export function browserStorage(page: () => Window): DeviceStorage {
  const untilClosed = new Map<StorageKey, string>();

  return {
    read: async (key) => untilClosed.get(key) ?? attempt(() => page().localStorage.getItem(key)) ?? null,
    write: async (key, value) => {
      untilClosed.delete(key);
      const isWritten = attempt(() => {
        page().localStorage.setItem(key, value);
        return true;
      });
      if (isWritten === undefined) untilClosed.set(key, value);
    },
    remove: async (key) => {
      untilClosed.delete(key);
      attempt(() => page().localStorage.removeItem(key));
    },
    onChangeElsewhere: (tell) => {
      const heard = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key === null) Object.values(DEVICE_KEYS).forEach((key) => tell(key, null));
        else if (isStorageKey(event.key)) tell(event.key, event.newValue);
      };
      page().addEventListener('storage', heard);
      return () => page().removeEventListener('storage', heard);
    },
  };
}

export const storage: DeviceStorage = isNativeApp() ? phoneStorage() : browserStorage(() => window);

/** On a phone the token is in the Keychain or Keystore (row ST-1); what names nobody stays where a page can read it. */
function phoneStorage(): DeviceStorage {
  const rest = browserStorage(() => window);
  const placeOf = async (key: StorageKey): Promise<Pick<DeviceStorage, 'read' | 'write' | 'remove'>> =>
    key === DEVICE_KEYS.token ? await import('./native/keychain.ts') : rest;
  return {
    ...rest,
    read: async (key) => await (await placeOf(key)).read(key),
    write: async (key, value) => await (await placeOf(key)).write(key, value),
    remove: async (key) => await (await placeOf(key)).remove(key),
  };
}

function isStorageKey(key: string): key is StorageKey {
  return KNOWN_KEYS.includes(key);
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
