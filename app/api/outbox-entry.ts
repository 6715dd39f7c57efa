import type { Failure } from './failure.ts';

/** A write that the device keeps until the server has answered for it. */
export interface OutboxEntry {
  /** The order in which the writes were made on this device; given by the store. */
  position?: number;
  /** The write's own id, which makes it arrive once however often it is sent; the entry keeps it as its name. */
  client_id: string;
  account_id: string;
  care_home_id: string;
  path: string;
  input: Record<string, unknown>;
  /** What it said before its author changed it here, the oldest first: any of that may have arrived unheard. */
  earlier?: Record<string, unknown>[];
  made_at: string;
  /** `parked`: the server refused it, so somebody has to look at it. */
  state: 'waiting' | 'parked';
  /** `current`: what stands, where somebody was quicker. */
  error: { status: number; message: string | null; errors: Record<string, string[]>; current?: unknown } | null;
  tries: number;
  /** Milliseconds since 1970; not sent before, because the server broke on it. */
  not_before: number;
}

/** Where the entries are kept, in the order in which they were made. */
export interface OutboxStore {
  add(entry: OutboxEntry): Promise<void>;
  all(): Promise<OutboxEntry[]>;
  /** As it is kept now; null when it has gone. Costs the same however many wait. */
  one(client_id: string): Promise<OutboxEntry | null>;
  /**
   * Changes what stands, or removes it where `next` gives null, so that nobody else changes it in between.
   *
   * @returns what stands then
   */
  change(client_id: string, next: (stands: OutboxEntry) => OutboxEntry | null): Promise<OutboxEntry | null>;
  remove(client_id: string): Promise<void>;
}

/** Whose writes go out now: entries of others, or for another home, wait. */
export interface Sender {
  account_id: string;
  care_home_id: string;
}

export type SendOutcome = { ok: true; answer: unknown } | { ok: false; failure: Failure };

/** The fields that are not as they were. */
export function changeOf(input: OutboxEntry['input'], was: OutboxEntry['input']): OutboxEntry['input'] {
  const isChanged = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(was[field]);
  return Object.fromEntries(Object.entries(input).filter(isChanged));
}

/** Whether both ask for the same. */
export function isSame(one: OutboxEntry, other: OutboxEntry): boolean {
  return one.path === other.path && JSON.stringify(one.input) === JSON.stringify(other.input);
}
