import type { Kind, Second } from './plan.ts';

/** One record that somebody handed over on a device, and what the app said of it since. */
export interface Entry {
  /** From 1; its words end with it, so that it is found again on the server. */
  n: number;
  of: Kind;
  path: string;
  /** Null where the app gives the id itself and has not told it. */
  client_id: string | null;
  email: string;
  account_id: string;
  care_home_id: string;
  device: number;
  /** The device had no line from when it was handed over. */
  isOffline: boolean;
  /** What it is about, where only the last of many stands: the event of an answer, the thread of a message. */
  about: string | null;
  second: Second | null;
  heard: Set<Heard>;
  /** What the app said where it would not have it. */
  why: string | null;
}

/**
 * `kept`: it lies on the device. `sent`, `waiting`, `refused`: what the writing said. `changing`, `changed`,
 * `discarding`, `discarded`: its author changes it, or has.
 */
export type Heard =
  | 'kept'
  | 'sent'
  | 'waiting'
  | 'refused'
  | 'thrown'
  | 'changing'
  | 'changed'
  | 'discarding'
  | 'discarded';

export interface Told {
  n: number;
  heard: Heard | 'named';
  /** Of a photo: the app's own id of it. */
  client_id?: string;
  why?: string;
}

/** All that was handed over, in the order in which it was. */
export class Ledger {
  readonly entries: Entry[] = [];
  readonly begun = new Date();
  readonly #seed: number;
  #waiting: { from: number; device: number; tell: () => void }[] = [];

  constructor(seed: number) {
    this.#seed = seed;
  }

  add(entry: Omit<Entry, 'n' | 'heard' | 'why'>): Entry {
    const added: Entry = { ...entry, n: this.entries.length + 1, heard: new Set(), why: null };
    this.entries.push(added);
    return added;
  }

  hear({ n, heard, client_id, why }: Told): void {
    const entry = this.entries[n - 1];
    if (entry === undefined) return;
    if (client_id !== undefined) entry.client_id = client_id;
    if (why !== undefined) entry.why = why;
    if (heard === 'named') return;
    entry.heard.add(heard);
    const isWaitedFor = ({ from, device }: { from: number; device: number }) => n >= from && entry.device === device;
    for (const one of this.#waiting.filter(isWaitedFor)) one.tell();
    this.#waiting = this.#waiting.filter((one) => !isWaitedFor(one));
  }

  /** Until the app tells something of one of these: the first that it tells is that it lies on the device. */
  async firstHeard({ from, device }: { from: number; device: number }): Promise<void> {
    await new Promise<void>((resolve) => this.#waiting.push({ from, device, tell: resolve }));
  }

  /** Until the app has said of each of these what became of it. */
  async allAnswered(numbers: readonly number[]): Promise<void> {
    for (const n of numbers) {
      while (!isAnswered(this.entries[n - 1]))
        await this.firstHeard({ from: n, device: this.entries[n - 1]?.device ?? 0 });
    }
  }

  /** The words by which a record is known, on the device and on the server. */
  wordsOf(n: number): string {
    return `Chaos ${this.#seed}, record ${n}`;
  }

  changedWordsOf(n: number): string {
    return `${this.wordsOf(n)}, changed`;
  }

  /** The record that these words are of; null where they are nobody's of this run. */
  numberIn(text: string): number | null {
    const [, seed, n] = /^Chaos (\d+), record (\d+)(?:, changed)?$/.exec(text) ?? [];
    return Number(seed) === this.#seed ? Number(n) : null;
  }
}

/** The app has said that it holds it, or that the server does: from then on it may not be lost. */
export function isPromised({ heard }: Entry): boolean {
  return heard.has('kept') || heard.has('sent') || heard.has('waiting');
}

function isAnswered(entry: Entry | undefined): boolean {
  return entry === undefined || (['sent', 'waiting', 'refused', 'thrown'] as const).some((one) => entry.heard.has(one));
}
