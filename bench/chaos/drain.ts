import type { Page } from '@playwright/test';
import type { ChaosDevice } from './device.ts';
import { comeIn, goToHome } from './doorway.ts';
import type { Here } from './doorway.ts';
import type { ChaosWorld } from './world.ts';

/** Everybody comes back once to each device and home of theirs, with a line, until nothing of theirs waits there. */
export async function drain(world: ChaosWorld): Promise<string[]> {
  const left: string[] = [];
  await Promise.all(
    world.devices.map(async (device, index) => {
      await device.goOffline(false);
      const of = world.ledger.entries.filter((entry) => entry.device === index);
      for (const email of new Set(of.map((entry) => entry.email))) {
        const homes = new Set(of.filter((entry) => entry.email === email).map(({ care_home_id }) => care_home_id));
        for (const home of homes) left.push(...(await drainOf(world, device, { email, home })));
      }
      const [page] = await device.tabs();
      const lying = page === undefined ? 0 : await lyingOn(page);
      if (lying > 0) left.push(`${lying} left on device ${index}`);
      world.journal.say(`device ${index} has nothing more to send`);
    }),
  );
  return left;
}

async function drainOf(
  world: ChaosWorld,
  device: ChaosDevice,
  { email, home }: { email: string; home: string },
): Promise<string[]> {
  const [page] = await device.tabs();
  if (page === undefined) throw new Error('A device has a tab');
  const isThere = ({ care_home_id }: Here) => care_home_id === home;
  let here = await comeIn(device, page, email);
  if (here !== null && !isThere(here)) {
    await goToHome(device, page, world.homes.get(home)?.name ?? '');
    here = await comeIn(device, page, email);
  }
  if (here === null || !isThere(here)) throw new Error(`${email} did not come into the home`);
  const parked = await page.evaluate(
    async ({ account_id, care_home_id, at_most_ms }) => {
      const settled = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
        });
      const rowsIn = async (name: string, store: string): Promise<Record<string, unknown>[]> => {
        if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
        const database = await settled(indexedDB.open(name));
        const rows: Record<string, unknown>[] = database.objectStoreNames.contains(store)
          ? await settled(database.transaction(store).objectStore(store).getAll())
          : [];
        database.close();
        return rows.filter((row) => row['account_id'] === account_id && row['care_home_id'] === care_home_id);
      };
      const until = performance.now() + at_most_ms;
      for (;;) {
        const entries = await rowsIn('heartsease', 'outbox');
        const photos = await rowsIn('heartsease-photos', 'words');
        const waiting = entries.filter(({ state }) => state === 'waiting');
        if ((waiting.length === 0 && photos.length === 0) || performance.now() > until)
          return [...entries, ...photos].map(({ client_id, id, path, state, tries }) =>
            JSON.stringify({ client_id, id, path, state, tries }),
          );
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    { account_id: here.account_id, care_home_id: home, at_most_ms: 150_000 },
  );
  if (parked.length > 0) world.journal.say(`${email} has something left: ${await howItStands(page)}`);
  return parked.map((row) => `${email}: ${row}`);
}

/** What tells why nothing goes out. */
async function howItStands(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const ping = await fetch('/api/v2/ping', { method: 'POST', body: '{}', signal: AbortSignal.timeout(10_000) }).then(
      ({ status }) => String(status),
      String,
    );
    const locks = [held, pending].map((all) => all.map(({ name, clientId }) => `${name} ${clientId}`).join(', '));
    const { onLine } = navigator;
    return JSON.stringify({ address: location.pathname, onLine, ping, held: locks[0], pending: locks[1] });
  });
}

/** All that lies in the outbox and among the photos of a device, whosever it is. */
async function lyingOn(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
      });
    let lying = 0;
    for (const [name, store] of [
      ['heartsease', 'outbox'],
      ['heartsease-photos', 'words'],
    ] as const) {
      if (!(await indexedDB.databases()).some((one) => one.name === name)) continue;
      const database = await settled(indexedDB.open(name));
      lying += await settled(database.transaction(store).objectStore(store).count());
      database.close();
    }
    return lying;
  });
}
