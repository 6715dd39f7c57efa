import { expect, it } from 'vitest';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import type { DeviceStorage, StorageKey } from '../device/storage.ts';
import { profileFromKept, profileToKeep } from './kept-profile.ts';
import { createSession, whenKnown } from './session-state.ts';
import type { Session } from './session-state.ts';

const nadia: Profile = {
  id: '0199a3a0-0000-7000-8000-000000000001',
  email: 'coordinator@larch-house.example',
  type: 'staff',
  organisation_type: 1,
  expired: false,
  package: { title: 'Package E', is_basic: false },
  carehome: {
    region: 'ENG',
    organisation: {
      is_risk_assessment_enabled: true,
      id: '0199a3a0-0000-7000-8000-000000000002',
      name: 'Marches Family Homes',
    },
    id: '0199a3a0-0000-7000-8000-000000000003',
    name: 'Larch House',
    town: 'Shrewsbury',
    phone: '01743 000000',
    timezone: 'Europe/London',
    is_demo: true,
  },
  carehomes: [],
  carehomes_count: 1,
  first_name: 'Nadia',
  last_name: 'Rahman',
  known_as: 'Nadia',
  portrait: null,
  role: 'coordinator',
  waits_for: null,
  starts_on: '2025-01-01',
  wings: [],
  language: 'en',
  preferences: { text_size: 'standard', theme: 'auto' },
};
const atTemeBank: Profile = {
  ...nadia,
  carehome: { ...nadia.carehome, id: '0199a3a0-0000-7000-8000-000000000004', name: 'Teme Bank' },
};

/** A session on a device that keeps these values. */
function onDevice(kept: Partial<Record<StorageKey, string>> = {}) {
  const values = new Map(Object.entries(kept));
  const elsewhere = new Set<(key: StorageKey, value: string | null) => void>();
  const storage: DeviceStorage = {
    read: async (key) => values.get(key) ?? null,
    write: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
    onChangeElsewhere: (tell) => {
      elsewhere.add(tell);
      return () => elsewhere.delete(tell);
    },
  };
  const world = {
    values,
    elsewhere,
    asked: 0,
    logged: 0,
    forgotten: 0,
    anew: [] as string[],
    former: false,
    pair: 'p1',
    profile: nadia as Profile | Error | Promise<Profile>,
  };
  const session = createSession({
    storage,
    loadProfile: async () => {
      world.asked += 1;
      if (world.profile instanceof Error) throw world.profile;
      return world.profile;
    },
    isFormerUnderWay: async () => world.former,
    keeper: async () => ({
      toKeep: async (profile, token) => await profileToKeep(profile, `${token} ${world.pair}`),
      fromKept: async (kept, token) => await profileFromKept(kept, `${token} ${world.pair}`),
      forgetSecret: () => (world.pair = 'nobody'),
    }),
    loadAnew: (after) => {
      world.anew.push(after);
      return new Promise<never>(() => undefined);
    },
    log: () => (world.logged += 1),
  });
  session.onForget(() => (world.forgotten += 1));
  return { session, world };
}

/** What whoever has this secret reads of the copy. */
async function copyIn({ values }: { values: Map<string, string> }, secret: string): Promise<Profile | null> {
  return await profileFromKept(values.get('me') ?? null, secret);
}

it('knows nothing before it has looked', () => {
  expect(onDevice().session.now()).toEqual({ state: 'unknown' });
});

it('is out on a device without a token, and leads nobody anywhere', async () => {
  const { session } = onDevice();
  await session.start();
  expect(session.now()).toEqual({ state: 'out', leads_to: null });
});

it('is in with a stored token, and loads the profile', async () => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1' });
  await session.start();
  expect(session.now()).toEqual({ state: 'in', profile: nadia, loading: 'done' });
  expect(await copyIn(world, 't1 p1')).toEqual(nadia);
});

it('keeps in clear what the specification names, and the rest for this session alone', async () => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1' });
  world.profile = { ...nadia, device_key: 'ab12' };
  await session.start();
  expect(JSON.parse(world.values.get('me') ?? '')).toMatchObject({ email: nadia.email, carehome: nadia.carehome });
  expect(world.values.get('me')).not.toMatch(/Nadia|Rahman|ab12/);
  expect(await copyIn(world, 't1 p2')).toBeNull();
  expect(await copyIn(world, 't2 p1')).toBeNull();
});

it('only logs a profile that can’t be loaded, and goes on with the kept copy', async () => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1', me: JSON.stringify(nadia) });
  world.profile = new Error('no connection');
  await session.start();
  expect(session.now()).toEqual({ state: 'in', profile: nadia, loading: 'failed' });
  expect(world.logged).toBe(1);
});

it.each([
  ['signed out', async (session: Session) => await session.leave()],
  ['signed in as another', async (session: Session) => await session.enter('t2')],
])('takes a failure for nobody’s once they have %s', async (_, move) => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1' });
  await session.start();
  const { promise, reject } = Promise.withResolvers<Profile>();
  world.profile = promise;
  const asked = session.reload();
  await expect.poll(() => world.asked).toBe(2);
  world.profile = nadia;
  await move(session);
  const now = session.now();
  reject(new Error('/me answered 401'));
  await expect(asked).resolves.toBeNull();
  expect(world.logged).toBe(0);
  expect(session.now()).toEqual(now);
});

it('does not believe a copy that an older version wrote', async () => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1', me: '{"id":7}' });
  world.profile = new Error('no connection');
  await session.start();
  expect(session.now()).toEqual({ state: 'in', profile: null, loading: 'failed' });
});

it('keeps the token of a sign-in and forgets what was there before', async () => {
  const { session, world } = onDevice();
  await session.start();
  await session.enter('t2');
  expect(world.values.get('wellbeing-token')).toBe('t2');
  expect(world.forgotten).toBe(1);
  expect(session.now()).toMatchObject({ state: 'in', profile: nadia });
});

it('lets whoever comes in, by whatever way, begin with a tablet that was just touched', async () => {
  const { session, world } = onDevice({ tablet: 'true', 'tablet-at': '1000' });
  await session.start();
  await session.enter('t2');
  expect([...world.values.keys()].toSorted()).toEqual(['me', 'tablet', 'wellbeing-token']);
});

it('loads the page anew for whoever comes while somebody before them still waits for an answer', async () => {
  const { session, world } = onDevice();
  await session.start();
  world.former = true;
  void session.enter('t2');
  await expect.poll(() => world.anew).toEqual(['sign-in']);
  expect(world.values.get('wellbeing-token')).toBe('t2');
  expect(session.now()).toEqual({ state: 'out', leads_to: null });
});

it('loads the page anew as well where the next person came in another tab', async () => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1' });
  await session.start();
  world.former = true;
  world.values.set('wellbeing-token', 't2');
  world.elsewhere.forEach((tell) => tell('wellbeing-token', 't2'));
  await expect.poll(() => world.anew).toEqual(['change-elsewhere']);
  expect(session.now()).toMatchObject({ state: 'in', profile: nadia });
});

it.each(['/login', '/maintenance'] as const)('forgets token, copy and caches on the way to %s', async (leads_to) => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1', 'intro-seen': 'true' });
  await session.start();
  await session.leave(leads_to);
  expect(session.now()).toEqual({ state: 'out', leads_to });
  expect([...world.values.keys()]).toEqual(['intro-seen']);
  expect(world.forgotten).toBe(1);
  expect(world.pair).toBe('nobody');
});

it('shows nothing of the former home while the profile of the new one is fetched', async () => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1' });
  await session.start();
  await session.forgetHome();
  expect(session.now()).toEqual({ state: 'in', profile: null, loading: 'waiting' });
  world.profile = atTemeBank;
  await session.reload();
  expect(await copyIn(world, 't1 p1')).toEqual(atTemeBank);
});

it('shows what the person chose before the server has it', async () => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1' });
  await session.start();
  const preferences = { text_size: 'larger', theme: 'dark' } as const;
  await session.keepPreferences({ preferences });
  expect(session.now()).toMatchObject({ profile: { known_as: 'Nadia', preferences } });
  expect(await copyIn(world, 't1 p1')).toEqual({ ...nadia, preferences });
});

it('forgets the answers of a home that the session has left on another device', async () => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1' });
  await session.start();
  world.profile = atTemeBank;
  await session.reload();
  expect(world.forgotten).toBe(1);
});

it('follows a sign-out in another tab', async () => {
  const { session, world } = onDevice({ 'wellbeing-token': 't1' });
  await session.start();
  world.values.clear();
  world.elsewhere.forEach((tell) => tell('wellbeing-token', null));
  await expect.poll(() => session.now()).toEqual({ state: 'out', leads_to: '/login' });
});

it('keeps guards waiting until it is known who is here', async () => {
  const { session } = onDevice({ 'wellbeing-token': 't1' });
  const known = whenKnown(session);
  await session.start();
  expect((await known).state).toBe('in');
});
