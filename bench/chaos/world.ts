import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { askServer } from '../../e2e/ask-server.ts';
import { openHomeServer } from '../../e2e/home-server.ts';
import type { HomeServer } from '../../e2e/home-server.ts';
import { partsOfBuild } from './app-hands.ts';
import type { AppParts } from './app-hands.ts';
import { ChaosDevice } from './device.ts';
import type { Here } from './doorway.ts';
import { openFront } from './front.ts';
import { factsOfHomes } from './homes.ts';
import type { HomeFacts } from './homes.ts';
import type { Journal } from './journal.ts';
import { Ledger } from './ledger.ts';
import type { Cut, Device } from './plan.ts';

/** A running server with the demo world, and the devices around it. */
export interface ChaosWorld {
  seed: number;
  server: HomeServer;
  homes: Map<string, HomeFacts>;
  devices: ChaosDevice[];
  builds: AppParts[];
  /** Which of the builds is served. */
  version: number;
  ledger: Ledger;
  journal: Journal;
  cutsDone: Map<Cut, number>;
  device(index: number): ChaosDevice;
  /** The chat of all who work where somebody is. */
  roomOf(here: Here, page: Page): Promise<string>;
  /** The name of the other of somebody's two homes; null for whoever has one. */
  nextHomeOf(here: Here): string | null;
  /** As by a power cut, and again on the same port. */
  restartServer(): Promise<void>;
  /** The server of the next build takes the place of this one, as by an update. */
  bringOtherVersion(): Promise<void>;
  close(): Promise<void>;
}

/** The homes between which whoever has several goes. */
const BOTH_HOMES = ['Larch House', 'Harbour View'];
const HEAD_OFFICE = 'head-office@marches.example';

/** The names of the homes between which somebody goes; none for whoever has one. */
export function homesOf(email: string): readonly string[] {
  return email === HEAD_OFFICE ? BOTH_HOMES : [];
}

/** @param roots where the product lies, once for each build of the app */
export async function openWorld(
  devices: readonly Device[],
  { seed, roots, journal }: { seed: number; roots: readonly string[]; journal: Journal },
): Promise<ChaosWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'heartsease-chaos-'));
  const server = await openHomeServer({ DATA_DIR: join(folder, 'data'), DATABASE_CONNECTIONS: '10' });
  const homes = await factsOfHomes(server);
  const ledger = new Ledger(seed);
  const rooms = new Map<string, string>();
  const opened = await Promise.all(
    devices.map(async ({ people }, index) => {
      const front = await openFront(server.address);
      const profile = join(folder, `device-${index}`);
      return new ChaosDevice({ front, people, profile, hear: (told) => ledger.hear(told) });
    }),
  );
  /** One after the other: two devices may come to it at once. */
  let restarting = Promise.resolve();
  async function restart(version: number): Promise<void> {
    const before = restarting;
    const now = async () => {
      await before;
      world.version = version;
      await server.kill();
      await server.start(roots[version]);
    };
    restarting = now();
    await restarting;
  }
  const world: ChaosWorld = {
    seed,
    server,
    homes,
    devices: opened,
    builds: roots.map((root) => partsOfBuild(join(root, 'app/dist'))),
    version: 0,
    ledger,
    journal,
    cutsDone: new Map(),
    device: (index) => {
      const device = opened[index];
      if (device === undefined) throw new Error('There is no such device');
      return device;
    },
    roomOf: async (here, page) => {
      const known = rooms.get(here.care_home_id);
      if (known !== undefined) return known;
      const { care_home_id } = here;
      const input = { client_id: uuidv7(), care_home_id, with: { kind: 'room' } };
      const { body, status } = await askServer(page, 'chat/open', input);
      if (status !== 200) throw new Error(`The room could not be opened: ${JSON.stringify(body)}`);
      const room = String(body['chat_thread_id']);
      rooms.set(care_home_id, room);
      return room;
    },
    nextHomeOf: ({ email, care_home_id }) =>
      homesOf(email).find((name) => name !== homes.get(care_home_id)?.name) ?? null,
    restartServer: async () => await restart(world.version),
    bringOtherVersion: async () => await restart((world.version + 1) % roots.length),
    close: async () => {
      for (const device of opened) {
        await device.kill();
        await device.front.close();
      }
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return world;
}
