import { drain } from './drain.ts';
import { comeIn, goToHome } from './doorway.ts';
import { openJournal } from './journal.ts';
import type { Journal } from './journal.ts';
import { drawPlan } from './plan.ts';
import type { Cut, Device, Plan, Turn } from './plan.ts';
import { faultsOf, reckon } from './reckoning.ts';
import type { Reckoning } from './reckoning.ts';
import { takeTurn } from './turn.ts';
import { homesOf, openWorld } from './world.ts';
import type { ChaosWorld } from './world.ts';

/** Who is where: a carer's own phone, a tablet of two, and a desk that head office shares with the carer. */
export const DEVICES: readonly Device[] = [
  { people: ['carer@larch-house.example'], hasTwoHomes: false },
  { people: ['coordinator@larch-house.example', 'priya.menon@larch-house.example'], hasTwoHomes: false },
  { people: ['head-office@marches.example', 'carer@larch-house.example'], hasTwoHomes: true },
];

export interface ChaosWanted {
  seed: number;
  cuts: number;
  records: number;
  devices: number;
  /** Where the product lies, once for each build of the app; of one alone there is no update. */
  roots: readonly string[];
  isTold: boolean;
  /** Whoever has no more time leaves off the rest of the plan; all that was begun is still sent and counted. */
  minutes?: number;
}

export interface ChaosOutcome {
  plan: Plan;
  reckoning: Reckoning;
  cutsDone: Map<Cut, number>;
  /** All that is wrong; none where the run passed. */
  faults: string[];
  journal: Journal;
  took_ms: number;
}

/** Draws a plan, lets it happen, waits until everything is sent, and compares with the database. */
export async function runChaos(wanted: ChaosWanted): Promise<ChaosOutcome> {
  const began = Date.now();
  const devices = DEVICES.slice(0, wanted.devices);
  const plan = drawPlan(devices, { ...wanted, isUpdated: wanted.roots.length > 1 });
  const journal = openJournal(wanted.isTold);
  journal.say(`seed ${wanted.seed}: ${plan.cuts} cuts, ${plan.records} records`);
  const world = await openWorld(devices, { ...wanted, journal });
  try {
    await comeInEverywhere(world);
    const until = began + (wanted.minutes ?? Infinity) * 60_000;
    await Promise.all(plan.turns.map(async (turns) => await takeTurns(world, turns, until)));
    journal.say('the cuts are over');
    const left = await drain(world);
    const reckoning = await reckon(world.server, world.ledger);
    const faults = [...left.map((row) => `still on a device: ${row}`), ...faultsOf(reckoning)];
    for (const fault of faults) journal.say(fault);
    return { plan, reckoning, cutsDone: world.cutsDone, faults, journal, took_ms: Date.now() - began };
  } catch (caught) {
    journal.say(
      `the run itself failed: ${caught instanceof Error ? (caught.stack ?? caught.message) : String(caught)}`,
    );
    await sayWhatStands(world);
    throw new ChaosFailed(journal, { cause: caught });
  } finally {
    await world.close();
  }
}

/** The run could not go on; nothing is known of the app. */
export class ChaosFailed extends Error {
  override readonly name = 'ChaosFailed';
  readonly journal: Journal;
  constructor(journal: Journal, options: ErrorOptions) {
    super('The run itself failed', options);
    this.journal = journal;
  }
}

/** Where each tab is and what it says, for whoever asks why the run could not go on. */
async function sayWhatStands({ devices, journal }: ChaosWorld): Promise<void> {
  for (const [index, device] of devices.entries())
    for (const page of await device.tabs()) {
      const says = page.evaluate(() => `${navigator.onLine ? 'online' : 'offline'}: ${document.body.innerText}`);
      const words = await Promise.race([says.catch(String), new Promise<string>((end) => setTimeout(end, 5_000, '?'))]);
      journal.say(`device ${index} at ${page.url()}, ${words.replaceAll(/\s+/g, ' ').slice(0, 500)}`);
    }
}

/** Every device goes its own way. */
async function takeTurns(world: ChaosWorld, turns: readonly Turn[], until: number): Promise<void> {
  for (const [place, turn] of turns.entries()) {
    if (Date.now() > until) return;
    await takeTurn(world, turn, place);
  }
}

/** Whoever has the device first has been there before with a line, and the device keeps the app. */
async function comeInEverywhere(world: ChaosWorld): Promise<void> {
  await Promise.all(
    world.devices.map(async (device, index) => {
      const [page] = await device.tabs();
      if (page === undefined) throw new Error('A device has a tab');
      const [email = ''] = device.people;
      const here = await comeIn(device, page, email);
      if (here === null) throw new Error('With a line everybody can sign in');
      for (const home of homesOf(email)) {
        await goToHome(device, page, home);
        const there = await comeIn(device, page, email);
        if (there !== null) await world.roomOf(there, page);
      }
      if (homesOf(email).length === 0) await world.roomOf(here, page);
      await page.evaluate(async () => await navigator.serviceWorker.ready);
      await page.reload({ waitUntil: 'commit' });
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      world.journal.say(`device ${index} keeps the app`);
    }),
  );
}
