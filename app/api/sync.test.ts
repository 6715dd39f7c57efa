import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ANSWER, LOG } from './sync-server.ts';
import { SyncWorld } from './sync-world.ts';

const AUTHORS = ['nadia', 'beth'];
const PEOPLE = ['frank', 'joyce', 'eileen'];
/** Longer than anything waits by itself. */
const LATER_MS = 301_000;
/** Together 200,000 steps. */
const RUNS = 1_000;
const STEPS = 200;

/** One thing that happens; what it is about is drawn as numbers that point into what there is by then. */
const step = fc.record({
  what: fc.oneof(
    { weight: 12, arbitrary: fc.constant('put' as const) },
    { weight: 15, arbitrary: fc.constantFrom('look' as const, 'change' as const, 'unheard' as const) },
    { weight: 70, arbitrary: fc.constant('go on' as const) },
    {
      weight: 25,
      arbitrary: fc.constantFrom(
        ...(['again', 'discard', 'lose', 'twice', 'offline', 'online', 'open', 'close'] as const),
        ...([
          'sign out',
          'sign in',
          'break',
          'mend',
          'no right',
          'right',
          'time',
          'clock',
          'flush',
          'when due',
        ] as const),
      ),
    },
  ),
  device: fc.nat(2),
  tab: fc.nat(1),
  which: fc.nat(1_000),
  isGood: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

test('whatever happens in whatever order, what a device took is on the server once, or still seen on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clocks = fc.array(fc.integer({ min: -86_400_000, max: 86_400_000 }), { minLength: 1, maxLength: 3 });
  const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' });
  // The same worlds each time; another number shows others.
  const seed = Number(process.env['SYNC_SEED'] ?? 20_261_124);
  let done = 0;
  const met = { saved: 0, told: 0, amended: 0, parked: 0, discarded: 0 };
  await fc.assert(
    fc.asyncProperty(clocks, steps, async (skews, all) => {
      const world = new SyncWorld(skews);
      for (const one of all) {
        happen(world, one);
        await settle();
        done += 1;
      }
      await comeBack(world);
      met.saved += world.server.saved.size;
      met.told += world.told.size;
      met.amended += world.amended;
      for (const { isInOrder, isDiscarded } of world.told.values()) {
        met.parked += Number(!isInOrder);
        met.discarded += Number(isDiscarded);
      }
      expect(wrongIn(world)).toEqual([]);
    }),
    // `SYNC_SEED=<seed>` repeats a run that failed.
    { numRuns: RUNS, seed },
  );
  vi.useRealTimers();
  expect(done).toBe(RUNS * STEPS);
  // A simulation in which nothing happens proves nothing.
  for (const times of Object.values(met)) expect(times).toBeGreaterThan(RUNS / 50);
}, 300_000);

/** What follows from the last step, as far as it waits for nothing. */
async function settle(): Promise<void> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}

function happen(world: SyncWorld, { what, device, tab, which, isGood }: Step): void {
  const here = world.device(device);
  const rows = [...here.rows.values()];
  const row = rows[which % Math.max(1, rows.length)]?.client_id ?? '';
  const author = AUTHORS[which % AUTHORS.length] ?? '';
  const isRequest = ['lose', 'unheard', 'twice'].includes(what);
  const open = world.waiting.filter(({ kind }) => !isRequest || kind === 'request' || kind === 'answer');
  const next = open[which % Math.max(1, open.length)];
  const pick = (go: 'run' | 'lose' | 'unheard' | 'twice') => {
    if (next === undefined || next[go] === undefined) return;
    world.waiting.splice(world.waiting.indexOf(next), 1);
    next[go]();
  };
  const happens: Record<Step['what'], () => void> = {
    put: () => {
      const mine = rows.filter(({ account_id, path }) => account_id === here.who && path === LOG);
      const answered = which % 3 === 0 ? mine[which % Math.max(1, mine.length)]?.client_id : undefined;
      world.put(device, tab, PEOPLE[which % PEOPLE.length] ?? '', isGood || which % 5 > 0, answered ?? null);
    },
    'go on': () => pick('run'),
    lose: () => pick('lose'),
    unheard: () => pick('unheard'),
    twice: () => pick('twice'),
    look: () => world.look(device, row),
    change: () => world.change(device, tab),
    again: () => world.again(device, tab, row),
    discard: () => which % 4 === 0 && world.discard(device, tab, row),
    offline: () => void (here.isOnline = false),
    online: () => void (here.isOnline = true),
    open: () => here.tabs.length < 2 && world.open(device),
    close: () => world.close(device, isGood),
    'sign out': () => void (here.who = null),
    'sign in': () => void (here.who = author),
    break: () => void (world.server.isBroken = which % 2 === 0),
    mend: () => void (world.server.isBroken = false),
    'no right': () => void (which % 3 === 0 && world.server.withoutRight.add(author)),
    right: () => world.server.withoutRight.delete(author),
    time: () => void (world.time += which * 100),
    clock: () => void (here.clock = (which - 500) * 3_600_000),
    flush: () => world.flush(device, 'now'),
    'when due': () => world.flush(device, 'when-due'),
  };
  happens[what]();
}

/** The line is back, the server is well, and each of the authors signs in once more on each device. */
async function comeBack(world: SyncWorld): Promise<void> {
  world.server.isBroken = false;
  world.server.withoutRight.clear();
  for (const [at, device] of world.devices.entries()) {
    device.isOnline = true;
    if (device.tabs.length === 0) world.open(at);
  }
  await endAll(world);
  for (const who of AUTHORS) {
    for (let round = 0; round < 3; round += 1) {
      world.time += LATER_MS;
      for (const [at, device] of world.devices.entries()) {
        device.who = who;
        world.flush(at, 'now');
      }
      await endAll(world);
    }
  }
}

async function endAll(world: SyncWorld): Promise<void> {
  await settle();
  for (let next = world.waiting.shift(); next !== undefined; next = world.waiting.shift()) {
    next.run();
    await settle();
  }
}

/** Each thing that was lost, doubled, changed back, brought back, put under another's name or out of its order. */
function wrongIn(world: SyncWorld): string[] {
  const wrong: string[] = [];
  for (const [client_id, told] of world.told) {
    const copies = [...world.server.saved.values()].filter(({ made_as }) => made_as === client_id);
    const left = [...world.device(told.device).rows.values()].find((row) => row.client_id === client_id);
    if (copies.length > 1) wrong.push(`${client_id} is there ${copies.length} times`);
    if (copies.some(({ account_id }) => account_id !== told.account_id)) wrong.push(`${client_id} is another's`);
    if (told.isDiscarded) {
      if (left !== undefined) wrong.push(`${client_id} was discarded and is back`);
      if (copies.length > 0 && !told.isAsked) wrong.push(`${client_id} was sent after it was discarded`);
      continue;
    }
    const isWaitingForAParked = left !== undefined && told.path === ANSWER;
    if (left?.state === 'waiting' && !isWaitingForAParked)
      wrong.push(`${client_id} still waits: ${JSON.stringify(left)} at ${world.time}`);
    if (left === undefined && copies[0]?.text !== told.text) {
      wrong.push(`${client_id} says "${copies[0]?.text}" and not "${told.text}"`);
    }
    if (left !== undefined && String(left.input['text']) !== told.text) {
      wrong.push(`${client_id} is kept as "${String(left.input['text'])}" and not "${told.text}"`);
    }
  }
  return [...wrong, ...outOfOrder(world)];
}

/** What the same person made about the same resident on one device comes to the server as it was made. */
function outOfOrder(world: SyncWorld): string[] {
  const isSmooth = (client_id: string) => {
    const one = world.told.get(client_id);
    return one?.isInOrder === true && !one.isDiscarded;
  };
  // An answer waits for its report however long that needs a look, and others do not wait with it.
  const told = [...world.told].filter(
    ([client_id, { path, answers }]) => isSmooth(client_id) && (path !== ANSWER || isSmooth(answers)),
  );
  return told.flatMap(([client_id, one]) =>
    told
      .filter(
        ([, { device, account_id, about }]) =>
          `${device}${account_id}${about}` === `${one.device}${one.account_id}${one.about}`,
      )
      .filter(([, { position }]) => position > one.position)
      .filter(([other]) => placeOf(world, other) < placeOf(world, client_id) && placeOf(world, client_id) < Infinity)
      .map(([other]) => `${other} came before ${client_id}`),
  );
}

function placeOf({ server }: SyncWorld, client_id: string): number {
  return [...server.saved.values()].find(({ made_as }) => made_as === client_id)?.place ?? Infinity;
}
