import type { Page } from '@playwright/test';
import type { ChaosDevice } from './device.ts';
import { goToHome, signOut } from './doorway.ts';
import type { Here } from './doorway.ts';
import type { Hold } from './front.ts';
import type { Cut } from './plan.ts';
import type { ChaosWorld } from './world.ts';

interface Cutting {
  device: ChaosDevice;
  page: Page;
  here: Here;
  cut: Cut;
  /** A write on its way, stopped for as long as the cut takes. */
  hold: Hold | null;
  say: (what: string) => void;
}

/** What goes wrong, or is done by whoever thinks of no outbox. Counted is what a browser let happen. */
export async function carryOut(world: ChaosWorld, cutting: Cutting): Promise<void> {
  try {
    await CUTS[cutting.cut](world, cutting);
  } catch (caught) {
    // A page that is just going elsewhere can be neither reloaded nor tapped.
    cutting.say(`could not be: ${String(caught).split('\n')[0]}`);
    return;
  }
  world.cutsDone.set(cutting.cut, (world.cutsDone.get(cutting.cut) ?? 0) + 1);
}

const CUTS: Record<Cut, (world: ChaosWorld, cutting: Cutting) => Promise<void>> = {
  'goes offline': async (_world, { device }) => await device.goOffline(true),
  'line blinks': async (_world, { device }) => {
    await device.goOffline(true);
    await device.goOffline(false);
  },
  'call lost': async (_world, { hold }) => hold?.lose(),
  'answer lost': async (_world, { hold }) => hold?.lose(),
  reload: async (_world, { page }) => void (await page.reload({ waitUntil: 'commit' })),
  'tab closed': async (_world, { device }) => {
    // Without asking anything that is open, as by a swipe.
    for (const page of await device.tabs()) await page.close();
    await device.openTab();
  },
  'second tab': async (_world, { device }) => {
    if ((await device.tabs()).length < 2) await device.openTab();
  },
  'browser killed': async (_world, { device }) => await device.kill(),
  'signed out': async (_world, { device, page, hold }) => {
    // The server must hear of it, and what was stopped goes on while they leave.
    hold?.letGo();
    await signOut(device, page);
  },
  'other home': async (world, { device, page, here, hold, say }) => {
    const next = world.nextHomeOf(here);
    if (next === null) return void (await page.reload({ waitUntil: 'commit' }));
    hold?.letGo();
    say(`goes to ${next}`);
    await goToHome(device, page, next);
  },
  'server killed': async (world, { hold }) => {
    // The call is with the server, or just done, when it dies.
    hold?.letGo();
    await world.restartServer();
  },
  'app updated': async (world, { device, page, hold, say }) => {
    hold?.letGo();
    await world.bringOtherVersion();
    say(`the app is version ${world.version} now`);
    await takeUpdate(device, page);
  },
};

/** Until the service worker has the new version and the person has taken it, or the app was signed out meanwhile. */
async function takeUpdate(device: ChaosDevice, page: Page): Promise<void> {
  await page.goto(`${device.front.address}/tabs/more`, { waitUntil: 'commit' });
  const isNew = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.installing !== null || registration.waiting !== null;
  });
  // This device has not taken the version before, so it is of this one still.
  if (!isNew) return;
  // On the screen and, for a moment, as a toast above it.
  const update = page.getByRole('button', { name: 'Update', exact: true }).first();
  // Whose server is killed meanwhile has a worker that could not fetch all its files, and goes on with the one it had.
  const hasFailed = page.waitForFunction(async () => {
    const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return installing === null && waiting === null;
  });
  await Promise.race([update.waitFor(), hasFailed]);
  if (!(await update.isVisible())) return;
  const isLoaded = page.waitForEvent('load');
  await update.click();
  await isLoaded;
}
