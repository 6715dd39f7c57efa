import { beforeEach, expect, it } from 'vitest';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { OPENS_OFFLINE_FOR_MS, createOfflineUnlocks } from './offline-unlocks.ts';
import type { KeptUnlock, UnlockStore } from './offline-unlocks.ts';

const PIN = '482913';
const WRONG = '907351';
const TOMASZ = 'tomasz';
const HOUR = 3_600_000;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only carried through
const profile = { id: TOMASZ, last_name: 'Canarywood', device_key: 'ab12' } as unknown as Profile;

let now = 0;
let kept = new Map<string, KeptUnlock>();
let deviceKey: CryptoKey | undefined;
let unlocks = createOfflineUnlocks({ store: onDevice(), now: () => now });

beforeEach(() => {
  now = 1_800_000_000_000;
  kept = new Map();
  deviceKey = undefined;
  unlocks = createOfflineUnlocks({ store: onDevice(), now: () => now });
});

async function keeps(rights = 'carer', pin = PIN): Promise<string> {
  const prepared = await unlocks.prepare(TOMASZ, pin);
  await unlocks.keep(prepared, { token: 'wb1_dead', profile, rights, owner: 'his' });
  return prepared.secret;
}

it('opens for a day with the PIN that the server took here, and brings what it takes to work', async () => {
  const secret = await keeps();
  now += OPENS_OFFLINE_FOR_MS;
  expect(await unlocks.open(TOMASZ, PIN)).toEqual({ outcome: 'in', person: { token: 'wb1_dead', profile, secret } });
  now += 1;
  expect(await unlocks.open(TOMASZ, PIN)).toEqual({ outcome: 'needs_connection' });
  expect(kept.size).toBe(0);
});

it('an unlock without a connection makes the day no longer', async () => {
  await keeps();
  now += 20 * HOUR;
  expect(await unlocks.open(TOMASZ, PIN)).toMatchObject({ outcome: 'in' });
  now += 5 * HOUR;
  expect(await unlocks.sweep()).toEqual([]);
});

it('a clock that was put back opens nothing', async () => {
  await keeps();
  now += 20 * HOUR;
  await unlocks.sweep();
  now -= 15 * HOUR;
  expect(await unlocks.open(TOMASZ, PIN)).toEqual({ outcome: 'needs_connection' });
  expect(kept.size).toBe(0);
});

it('what lies there can’t be made younger', async () => {
  await keeps();
  const [lies] = [...kept.values()];
  now += 30 * HOUR;
  if (lies !== undefined) kept.set(TOMASZ, { ...lies, unlocked_at: now, seen_at: now });
  expect(await unlocks.open(TOMASZ, PIN)).toEqual({ outcome: 'wrong', tries_left: 4 });
});

it('five wrong PINs leave nothing to try, also all at once; a right one begins the count anew', async () => {
  await keeps();
  expect(await unlocks.open(TOMASZ, WRONG)).toEqual({ outcome: 'wrong', tries_left: 4 });
  expect(await unlocks.open(TOMASZ, PIN)).toMatchObject({ outcome: 'in' });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => unlocks.open(TOMASZ, WRONG)));
  expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(4);
  expect(kept.size).toBe(0);
  expect(await unlocks.open(TOMASZ, PIN)).toEqual({ outcome: 'needs_connection' });
});

it('the PIN alone opens nothing: on another device, with all that lies on this one but its key, it is wrong', async () => {
  await keeps();
  deviceKey = undefined;
  expect(await unlocks.open(TOMASZ, PIN)).toEqual({ outcome: 'wrong', tries_left: 4 });
});

it('the key of the device can be used and never be read', async () => {
  await keeps();
  expect(deviceKey?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', deviceKey ?? new CryptoKey())).rejects.toThrow('not extractable');
});

it('nothing of anybody can be read in what lies there', async () => {
  const secret = await keeps();
  const lies = JSON.stringify([...kept.values()], (_, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
  );
  for (const said of ['wb1_dead', 'Canarywood', 'ab12', secret, PIN]) expect(lies).not.toContain(said);
});

it('unlocked again, its person finds what was kept for them before; with another PIN they do not', async () => {
  const secret = await keeps();
  expect(await keeps()).toBe(secret);
  expect(await keeps('carer', WRONG)).not.toBe(secret);
  expect(await unlocks.open(TOMASZ, PIN)).toMatchObject({ outcome: 'wrong' });
});

it('goes with other rights, with a PIN that was given up, and with a face that the server shows no more', async () => {
  await keeps('carer');
  await unlocks.forgetOtherRights(TOMASZ, 'carer');
  expect(kept.size).toBe(1);
  await unlocks.forgetOtherRights(TOMASZ, 'carer without reports');
  expect(kept.size).toBe(0);
  await keeps();
  await unlocks.keepOnly([TOMASZ, 'nadia']);
  expect(kept.size).toBe(1);
  await unlocks.keepOnly(['nadia']);
  expect(kept.size).toBe(0);
  await keeps();
  await unlocks.forget(TOMASZ);
  expect(await unlocks.open(TOMASZ, PIN)).toEqual({ outcome: 'needs_connection' });
});

/** As the browser's database: each change in one step. */
function onDevice(): UnlockStore {
  return {
    deviceKey: async () => {
      deviceKey ??= await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      return deviceKey;
    },
    all: async () => [...kept.values()],
    get: async (account_id) => kept.get(account_id),
    put: async (one) => void kept.set(one.account_id, one),
    remove: async (account_id) => void kept.delete(account_id),
    change: async (account_id, by) => {
      const before = kept.get(account_id);
      const after = before === undefined ? null : by(before);
      if (after === null) kept.delete(account_id);
      else kept.set(account_id, after);
      return after;
    },
  };
}
