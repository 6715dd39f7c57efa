import type { Page } from '@playwright/test';
import { chanceFrom } from '../../server/demo/chance.ts';
import { handOverPhotos, handOverWrites } from './app-hands.ts';
import { carryOut } from './cuts.ts';
import type { ChaosDevice } from './device.ts';
import { comeIn } from './doorway.ts';
import type { Here } from './doorway.ts';
import type { Turn } from './plan.ts';
import { tap } from './taps.ts';
import { handingOf } from './work.ts';
import type { Handing } from './work.ts';
import type { ChaosWorld } from './world.ts';

/** One turn of one device: its person comes in, hands over what was drawn, and in the midst of it comes the cut. */
export async function takeTurn(world: ChaosWorld, turn: Turn, place: number): Promise<void> {
  const device = world.device(turn.device);
  const say = (what: string) => world.journal.say(`device ${turn.device}, turn ${place}: ${what}`);
  const email = device.people[turn.person] ?? '';
  if (turn.comesOnline) await device.goOffline(false);
  const page = await tabOf(device, turn.tab);
  const here = await inFor(device, page, email, say);
  const home = world.homes.get(here.care_home_id);
  if (home === undefined) throw new Error('Everybody is in a home');
  const chat_thread_id = await world.roomOf(here, page);
  const { isOffline } = device;
  const author = { here, home, chat_thread_id, device: turn.device, isOffline };
  const handing = handingOf(turn.works, author, world.ledger, chanceFrom(`${world.seed} ${place} ${turn.device}`));
  say(`${email} at ${home.name}${isOffline ? ', offline' : ''}: ${wordsOf(handing)}; ${turn.moment}: ${turn.cut}`);

  const hold = turn.moment === 'kept' || isOffline ? null : device.front.holdNext(turn.moment);
  const isHeard = world.ledger.firstHeard({ from: handing.first, device: turn.device });
  const isCutOff = Promise.withResolvers<void>();
  const isSilent = fallsSilent();
  const isHandedOver = Promise.race([
    handOver(world, { device, page, here, handing }),
    isSilent.then(() => Promise.reject(new Error('the page fell silent'))),
  ]).catch((caught: unknown) => {
    // What was cut in two says so in one way or another; what the app said before that counts.
    say(`not all was heard: ${firstLine(caught)}`);
    isCutOff.resolve();
  });
  const numbers = handing.writes.map(({ n }) => n);
  const isAnswered = numbers.length > 0 ? world.ledger.allAnswered(numbers) : isHandedOver;
  // Where no write comes to be stopped, because something before it is not through, all that was said is that it waits.
  await Promise.race(hold === null ? [isHeard, isHandedOver] : [hold.isHeld, isAnswered, isCutOff.promise, isSilent]);
  await carryOut(world, { device, page, here, cut: turn.cut, hold, say });
  hold?.letGo();
  await isHandedOver;
}

/** A page that is reloaded just as it is spoken to may leave the browser's driver without an answer for ever. */
const SILENT_MS = 120_000;

async function fallsSilent(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SILENT_MS).unref());
}

async function tabOf(device: ChaosDevice, tab: number): Promise<Page> {
  const tabs = await device.tabs();
  const page = tabs[tab % tabs.length];
  if (page === undefined) throw new Error('A device has a tab');
  await page.bringToFront();
  return page;
}

/** Where whoever was signed out unexpectedly has no line, the line comes back: nobody signs in without. */
async function inFor(device: ChaosDevice, page: Page, email: string, say: (what: string) => void): Promise<Here> {
  const here = await comeIn(device, page, email);
  if (here !== null) return here;
  say(`${email} needs the line to sign in`);
  await device.goOffline(false);
  const after = await comeIn(device, page, email);
  if (after === null) throw new Error('With a line everybody can sign in');
  return after;
}

async function handOver(
  { builds, ledger }: ChaosWorld,
  { device, page, here, handing }: { device: ChaosDevice; page: Page; here: Here; handing: Handing },
): Promise<void> {
  const { writes, photos, taps } = handing;
  // What names a report that is on the device goes after it.
  if (writes.length > 0) await handOverWrites(page, builds, writes);
  if (photos.length > 0) await handOverPhotos(page, builds, { photos, ...here });
  for (const tapped of taps) await tap(device, page, tapped, ledger);
}

function wordsOf({ writes, photos, taps }: Handing): string {
  const parts = [
    ...writes.map(({ n, path, after }) => `${n} ${path.replace('/api/v2/', '')}${after === null ? '' : ' and again'}`),
    ...photos.map(({ n }) => `${n} photo`),
    ...taps.map((one) => (one.kind === 'moment' ? `${one.report.n} tapped moment` : `${one.message.n} tapped message`)),
  ];
  return parts.join(', ');
}

function firstLine(caught: unknown): string {
  return String(caught).split('\n')[0] ?? '';
}
