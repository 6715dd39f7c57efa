import { chanceFrom } from '../../server/demo/chance.ts';
import type { Chance } from '../../server/demo/chance.ts';

/** What a person hands over in one go; those of two records name the first in the second. */
export const RECORDS_OF = {
  one_to_one: 1,
  group: 1,
  report_and_answer: 2,
  report_undone: 2,
  report_with_photo: 2,
  observation: 1,
  event_answer: 1,
  message: 1,
  photo: 1,
  tapped_moment: 2,
  tapped_message: 1,
} as const;
export type Kind = keyof typeof RECORDS_OF;

/** What becomes of it, if it still lies on the device a moment later. */
export type Second = 'change' | 'discard';

export type Cut =
  | 'goes offline'
  | 'line blinks'
  | 'call lost'
  | 'answer lost'
  | 'reload'
  | 'tab closed'
  | 'second tab'
  | 'browser killed'
  | 'signed out'
  | 'other home'
  | 'server killed'
  | 'app updated';

/** When the cut comes: the first of it lies on the device, is on its way to the server, or its answer on the way back. */
export type Moment = 'kept' | 'asked' | 'answered';

export interface Work {
  kind: Kind;
  second: Second | null;
}

/** What one device does, and what becomes of it in the midst of that. */
export interface Turn {
  device: number;
  /** Which of the people who use the device. */
  person: number;
  tab: number;
  /** The line is back before the work begins. */
  comesOnline: boolean;
  works: Work[];
  cut: Cut;
  moment: Moment;
}

export interface Plan {
  seed: number;
  /** Of each device, one after the other; the devices go on beside each other. */
  turns: Turn[][];
  cuts: number;
  records: number;
}

/** How often something comes, beside the others. */
const KINDS: readonly (readonly [Kind, number])[] = [
  ['one_to_one', 16],
  ['group', 12],
  ['report_and_answer', 10],
  ['report_undone', 4],
  ['report_with_photo', 3],
  ['observation', 14],
  ['event_answer', 12],
  ['message', 18],
  ['photo', 4],
  ['tapped_moment', 3],
  ['tapped_message', 3],
];
const CUTS: readonly (readonly [Cut, number])[] = [
  ['goes offline', 16],
  ['line blinks', 14],
  ['call lost', 20],
  ['answer lost', 22],
  ['reload', 9],
  ['tab closed', 5],
  ['second tab', 3],
  ['browser killed', 5],
  ['signed out', 5],
  ['other home', 3],
  ['server killed', 3],
  ['app updated', 1],
];
/** What the line does needs a line. */
const NEEDS_LINE: ReadonlySet<Cut> = new Set([
  'goes offline',
  'line blinks',
  'call lost',
  'answer lost',
  'other home',
  'app updated',
]);
const MAY_CHANGE: ReadonlySet<Kind> = new Set(['one_to_one', 'group', 'observation', 'message']);

export interface Device {
  /** The e-mails of those who use it, one after the other. */
  people: readonly string[];
  /** Whether one of them works in two homes. */
  hasTwoHomes: boolean;
}

/** Draws what is to happen: the same seed draws the same, whatever comes of it. */
export function drawPlan(
  devices: readonly Device[],
  wanted: { seed: number; cuts: number; records: number; isUpdated: boolean },
): Plan {
  const chance = chanceFrom(`chaos ${wanted.seed}`);
  const standing = devices.map((): Standing => ({ person: 0, isOffline: false, isSignedOut: true, tabs: 1 }));
  const plan: Plan = { seed: wanted.seed, turns: devices.map(() => []), cuts: 0, records: 0 };
  while (plan.cuts < wanted.cuts || plan.records < wanted.records) {
    for (const [index, device] of devices.entries()) {
      const stands = standing[index];
      if (stands === undefined) continue;
      const turn = drawTurn(chance, { device, index, stands, isUpdated: wanted.isUpdated });
      turn.works = drawWorks(chance, recordsEach(plan, wanted, devices.length));
      plan.turns[index]?.push(turn);
      plan.cuts += 1;
      plan.records += turn.works.reduce((sum, { kind }) => sum + RECORDS_OF[kind], 0);
    }
  }
  return plan;
}

/** How a device stands after the turns that were drawn for it. */
interface Standing {
  person: number;
  isOffline: boolean;
  isSignedOut: boolean;
  tabs: number;
}

function drawTurn(
  chance: Chance,
  { device, index, stands, isUpdated }: { device: Device; index: number; stands: Standing; isUpdated: boolean },
): Turn {
  if (stands.isSignedOut) stands.person = chance.between(0, device.people.length - 1);
  // Nobody can sign in without a line.
  const comesOnline = stands.isOffline && (stands.isSignedOut || chance.happens(0.5));
  const isOnline = !stands.isOffline || comesOnline;
  const possible = CUTS.filter(
    ([cut]) =>
      (isOnline || !NEEDS_LINE.has(cut)) &&
      (isUpdated || cut !== 'app updated') &&
      (device.hasTwoHomes || cut !== 'other home'),
  );
  const [cut] = chance.weighted(possible, ([, weight]) => weight);
  const moment = momentOf(chance, cut, isOnline);
  const tab = chance.between(0, stands.tabs - 1);
  stands.isOffline = !isOnline || cut === 'goes offline';
  stands.isSignedOut = cut === 'signed out';
  if (cut === 'second tab') stands.tabs = 2;
  if (cut === 'tab closed' || cut === 'browser killed') stands.tabs = 1;
  return { device: index, person: stands.person, tab, comesOnline, works: [], cut, moment };
}

/** So many that both run out together. */
function recordsEach(plan: Plan, wanted: { cuts: number; records: number }, devices: number): number {
  const turns = Math.max(wanted.cuts - plan.cuts, devices);
  return Math.max(1, (wanted.records - plan.records) / turns);
}

function drawWorks(chance: Chance, middle: number): Work[] {
  const wanted = chance.between(1, Math.max(1, Math.round(2 * middle - 1)));
  const works: Work[] = [];
  for (let drawn = 0; drawn < wanted;) {
    const [kind] = chance.weighted(KINDS, ([, weight]) => weight);
    const second =
      MAY_CHANGE.has(kind) && chance.happens(0.2) ? chance.one(['change', 'change', 'discard'] as const) : null;
    works.push({ kind, second });
    drawn += RECORDS_OF[kind];
  }
  return works;
}

function momentOf(chance: Chance, cut: Cut, isOnline: boolean): Moment {
  if (cut === 'answer lost') return 'answered';
  if (cut === 'call lost') return 'asked';
  return isOnline ? chance.one(['kept', 'asked', 'answered'] as const) : 'kept';
}
