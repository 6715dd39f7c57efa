import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'wellbeing-token';

/** A Keychain that fails when it is told to. */
const phone = vi.hoisted(() => ({ kept: new Map<string, string>(), fails: new Set<string>() }));
vi.mock('@aparajita/capacitor-secure-storage', () => {
  const does = (name: string) => {
    if (phone.fails.has(name)) throw new Error(`${name} failed`);
  };
  return {
    KeychainAccess: { whenUnlockedThisDeviceOnly: 1 },
    SecureStorage: {
      setKeyPrefix: async () => does('setKeyPrefix'),
      setDefaultKeychainAccess: async () => undefined,
      getItem: async (key: string) => {
        does('getItem');
        return phone.kept.get(key) ?? null;
      },
      setItem: async (key: string, value: string) => {
        does('setItem');
        phone.kept.set(key, value);
      },
      removeItem: async (key: string) => {
        does('removeItem');
        return phone.kept.delete(key);
      },
    },
  };
});

beforeEach(() => {
  phone.kept.clear();
  phone.fails.clear();
  const page = new Map([['intro-seen', 'true']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.get(key) ?? null,
    setItem: (key: string, value: string) => void page.set(key, value),
    removeItem: (key: string) => void page.delete(key),
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function startApp() {
  vi.resetModules();
  return await import('./keychain.ts');
}

test.each(['setKeyPrefix', 'getItem'])(
  'where %s fails once, the token is found with the next question',
  async (fault) => {
    phone.kept.set('token', 'wb1_a');
    const keychain = await startApp();
    phone.fails.add(fault);
    expect(await keychain.read(KEY)).toBeNull();
    phone.fails.clear();
    expect(await keychain.read(KEY)).toBe('wb1_a');
  },
);

test('a token that the device could not remove is nobody’s at the next start', async () => {
  phone.kept.set('token', 'wb1_a');
  const keychain = await startApp();
  phone.fails.add('removeItem');
  await keychain.remove(KEY);
  expect(await keychain.read(KEY)).toBeNull();
  // As long as it can't be removed, nobody is signed in by it.
  expect(await (await startApp()).read(KEY)).toBeNull();
  phone.fails.clear();
  expect(await (await startApp()).read(KEY)).toBeNull();
  expect(phone.kept.size).toBe(0);
});

test('whoever signs in after that stays signed in', async () => {
  phone.kept.set('token', 'wb1_a');
  const keychain = await startApp();
  phone.fails.add('removeItem');
  await keychain.remove(KEY);
  await keychain.write(KEY, 'wb1_b');
  expect(await keychain.read(KEY)).toBe('wb1_b');
  expect(await (await startApp()).read(KEY)).toBe('wb1_b');
});

test('where the device can’t keep a token, the session lives until the app is closed, and no older one comes back', async () => {
  phone.kept.set('token', 'wb1_a');
  const keychain = await startApp();
  phone.fails.add('setItem');
  await keychain.write(KEY, 'wb1_b');
  expect(await keychain.read(KEY)).toBe('wb1_b');
  expect(await (await startApp()).read(KEY)).toBeNull();
});
