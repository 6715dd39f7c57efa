import { createOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry, OutboxStore, SendOutcome } from './outbox-entry.ts';
import { AMEND, ANSWER, LOG, SyncServer } from './sync-server.ts';

const LARCH_HOUSE = 'larch-house';

interface Told {
  account_id: string;
  device: number;
  path: string;
  /** What the person saw accepted last. */
  text: string;
  /** Changes that are on their way to the device's storage. */
  wanted: Set<string>;
  about: string;
  /** What it is an answer to. */
  answers: string;
  /** The order of the device; of no account once it was parked or broken upon. */
  position: number;
  isInOrder: boolean;
  /** Whether the server was ever asked before it was discarded. */
  isAsked: boolean;
  isDiscarded: boolean;
}

/** Something that has begun and ends when the simulation says so. */
interface Waiting {
  device: number;
  tab: Tab | null;
  kind: 'storage' | 'request' | 'answer' | 'late request';
  run(): void;
  /** The connection goes at this moment. */
  lose?(): void;
  /** The server hears it, the device does not. */
  unheard?(): void;
  /** It comes to the server twice. */
  twice?(): void;
}

interface Tab {
  outbox: Outbox;
  isOpen: boolean;
}

interface Device {
  rows: Map<number, OutboxEntry>;
  lastPosition: number;
  tabs: Tab[];
  who: string | null;
  isOnline: boolean;
  /** How far its clock is from the server's. */
  clock: number;
  /** What stands open to be changed. */
  opened?: OutboxEntry | undefined;
  /** Who holds the right to send, and who waits for it, as `navigator.locks` gives it. */
  lock: { tab: Tab; work: () => Promise<void>; end: () => void }[];
}

const offline: SendOutcome = { ok: false, failure: { kind: 'unreachable', status: 0, is_online: false } };
const copyOf = <T>(value: T): T => structuredClone(value);

/**
 * A server and devices with the app's own outbox, in which nothing ends by itself: storage, requests and answers wait
 * until the simulation lets them go on, in any order.
 */
export class SyncWorld {
  readonly waiting: Waiting[] = [];
  readonly told = new Map<string, Told>();
  readonly devices: Device[];
  readonly server = new SyncServer();
  time = 1_700_000_000_000;
  private made = 0;
  /** How often what had arrived unheard went on as a change. */
  amended = 0;

  constructor(clocks: number[]) {
    this.devices = clocks.map((clock) => ({
      rows: new Map(),
      lastPosition: 0,
      tabs: [],
      who: 'nadia',
      isOnline: true,
      clock,
      lock: [],
    }));
    this.devices.forEach((_, device) => this.open(device));
  }

  device(at: number): Device {
    const device = this.devices[at % this.devices.length];
    if (device === undefined) throw new Error('There is no such device');
    return device;
  }

  open(at: number): void {
    const device = this.device(at);
    const tab: Tab = { isOpen: true, outbox: this.outboxOf(at % this.devices.length, () => tab) };
    device.tabs.push(tab);
    void tab.outbox.flush('now');
  }

  /** What it had asked of its storage is done or not done; what it had asked of the server may yet arrive. */
  close(at: number, isStorageDone: boolean): void {
    const tab = this.device(at).tabs.shift();
    if (tab === undefined) return;
    tab.isOpen = false;
    for (const waiting of this.waiting.filter((one) => one.tab === tab)) {
      if (waiting.kind === 'storage' && isStorageDone) waiting.run();
      if (waiting.kind !== 'request') this.waiting.splice(this.waiting.indexOf(waiting), 1);
      else waiting.kind = 'late request';
    }
    const { lock } = this.device(at);
    const held = lock[0]?.tab === tab;
    for (const one of lock.filter((each) => each.tab === tab)) lock.splice(lock.indexOf(one), 1);
    if (held) void lock[0]?.work();
  }

  tab(at: number, which: number): Tab | undefined {
    const { tabs } = this.device(at);
    return tabs[which % Math.max(1, tabs.length)];
  }

  put(at: number, which: number, about: string, isGood: boolean, answers: string | null): void {
    const { who } = this.device(at);
    const tab = this.tab(at, which);
    if (who === null || tab === undefined) return;
    this.made += 1;
    const client_id = `w${this.made}`;
    const input = {
      client_id,
      care_home_id: LARCH_HOUSE,
      text: `${client_id} as made`,
      resident_id: about,
      is_good: isGood,
      ...(answers !== null && { report_client_id: answers }),
    };
    const path = answers === null ? LOG : ANSWER;
    void tab.outbox.put({ client_id, account_id: who, care_home_id: LARCH_HOUSE, path, input }, 4_000);
  }

  /** Somebody opens what waits, to change it. */
  look(at: number, client_id: string): void {
    const device = this.device(at);
    const row = rowOf(device, client_id);
    if (row?.account_id === device.who) device.opened = copyOf(row);
  }

  /** What was opened is sent changed, whatever has become of it since. */
  change(at: number, which: number): void {
    const tab = this.tab(at, which);
    const row = this.device(at).opened;
    const client_id = row?.client_id ?? '';
    this.device(at).opened = undefined;
    const told = this.told.get(client_id);
    if (tab === undefined || row === undefined || told === undefined || told.isDiscarded) return;
    if (row.account_id !== this.device(at).who) return;
    this.made += 1;
    const text = `${client_id} changed ${this.made}`;
    told.wanted.add(text);
    // Somebody who changes what was refused puts it right.
    void tab.outbox.retry(client_id, { ...copyOf(row.input), text, is_good: true }, row);
  }

  again(at: number, which: number, client_id: string): void {
    if (this.told.get(client_id)?.isDiscarded !== false) return;
    if (rowOf(this.device(at), client_id)?.account_id !== this.device(at).who) return;
    void this.tab(at, which)?.outbox.retry(client_id);
  }

  discard(at: number, which: number, client_id: string): void {
    const told = this.told.get(client_id);
    const tab = this.tab(at, which);
    // What has a change under way stands under its sheet: nobody discards it at that moment.
    if (told === undefined || tab === undefined || told.wanted.size > 0) return;
    if (rowOf(this.device(at), client_id)?.account_id !== this.device(at).who) return;
    void tab.outbox.discard(client_id);
  }

  flush(at: number, when: 'now' | 'when-due'): void {
    this.device(at).tabs.forEach((tab) => void tab.outbox.flush(when));
  }

  private outboxOf(at: number, tab: () => Tab): Outbox {
    const device = this.device(at);
    return createOutbox({
      store: this.storeOf(at, tab),
      send: (entry) => this.send(at, tab(), copyOf(entry)),
      sender: () => (device.who === null ? null : { account_id: device.who, care_home_id: LARCH_HOUSE }),
      alone: (work) => alone(device, tab(), work),
      amend: async ({ input }, _said, answer) => {
        this.amended += 1;
        const client_id = `amendment ${this.amended}`;
        return { path: AMEND, input: { ...input, client_id, answered: answer, care_home_id: LARCH_HOUSE } };
      },
      changed: () => undefined,
      now: () => this.time + device.clock,
    });
  }

  private storeOf(at: number, tab: () => Tab): OutboxStore {
    const device = this.device(at);
    const step = <T>(work: () => T) =>
      new Promise<T>((resolve) => {
        const asked = tab();
        const run = () => toOpen(asked, resolve)(work());
        this.waiting.push({ device: at, tab: asked, kind: 'storage', run });
      });
    const keep = (entry: OutboxEntry) => {
      const position = entry.position ?? (device.lastPosition += 1);
      device.rows.set(position, { ...copyOf(entry), position });
      this.hearKept({ ...entry, position }, at);
    };
    return {
      add: (entry) => step(() => keep(entry)),
      all: () =>
        step(() => copyOf([...device.rows.values()].toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)))),
      one: (client_id) => step(() => copyOf(rowOf(device, client_id) ?? null)),
      change: (client_id, change) =>
        step(() => {
          const stands = rowOf(device, client_id);
          if (stands === undefined) return null;
          const next = change(copyOf(stands));
          if (next === null) device.rows.delete(stands.position ?? 0);
          else keep(next);
          return next;
        }),
      remove: (client_id) =>
        step(() => {
          device.rows.delete(rowOf(device, client_id)?.position ?? 0);
          const told = this.told.get(client_id);
          // Should it be changed in another tab, it begins anew.
          if (told !== undefined) Object.assign(told, { isDiscarded: true, isInOrder: false });
        }),
    };
  }

  /** The person sees that it is on the device. */
  private hearKept(
    { client_id, account_id, path, input, position = 0, state, not_before }: OutboxEntry,
    device: number,
  ) {
    const text = String(input['text']);
    const about = String(input['resident_id']);
    const answers = String(input['report_client_id']);
    const told = this.told.get(client_id);
    if (told === undefined) {
      const first = { isInOrder: true, isAsked: false, isDiscarded: false, wanted: new Set<string>() };
      this.told.set(client_id, { ...first, account_id, device, path, text, about, answers, position });
      return;
    }
    if (told.wanted.delete(text)) {
      told.text = text;
      // Discarded in one tab and changed in another: the last that the person did counts.
      told.isDiscarded = false;
    }
    if (state === 'parked' || not_before > 0) told.isInOrder = false;
  }

  private send(at: number, tab: Tab, entry: OutboxEntry): Promise<SendOutcome> {
    const device = this.device(at);
    const who = device.who ?? '';
    const told = this.told.get(entry.client_id);
    if (told !== undefined && !told.isDiscarded) told.isAsked = true;
    return new Promise((tell) => {
      const resolve = toOpen(tab, tell);
      const answers = (outcome: SendOutcome) =>
        this.waiting.push({
          device: at,
          tab,
          kind: 'answer',
          run: () => resolve(outcome),
          lose: () => resolve(offline),
        });
      this.waiting.push({
        device: at,
        tab,
        kind: 'request',
        run: () => (device.isOnline ? void answers(this.server.serve(who, entry)) : resolve(offline)),
        lose: () => {
          resolve(offline);
          // Given up by the device, still somewhere on its way.
          this.waiting.push({
            device: at,
            tab: null,
            kind: 'late request',
            run: () => void this.server.serve(who, entry),
          });
        },
        unheard: () => {
          this.server.serve(who, entry);
          resolve(offline);
        },
        twice: () => {
          const first = this.server.serve(who, entry);
          this.server.serve(who, entry);
          answers(first);
        },
      });
    });
  }
}

/** A closed tab hears nothing any more. */
function toOpen<T>(tab: Tab, tell: (value: T) => void): (value: T) => void {
  return (value) => {
    if (tab.isOpen) tell(value);
  };
}

function rowOf({ rows }: Device, client_id: string): OutboxEntry | undefined {
  return [...rows.values()].find((row) => row.client_id === client_id);
}

async function alone(device: Device, tab: Tab, work: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    const whole = async () => {
      await work();
      if (!tab.isOpen) return;
      device.lock.shift();
      resolve();
      void device.lock[0]?.work();
    };
    device.lock.push({ tab, work: whole, end: resolve });
    if (device.lock.length === 1) void whole();
  });
}
