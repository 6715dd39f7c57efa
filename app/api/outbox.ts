import type { Held } from './behind-photos.ts';
import type { Failure } from './failure.ts';
import { changeOf, isSame } from './outbox-entry.ts';
import type { OutboxEntry, SendOutcome } from './outbox-entry.ts';
import { leftBehind, sideBySide } from './outbox-order.ts';
import type { SideBySide } from './outbox-order.ts';
import { LONGEST_WAIT_MS, backOffMs, createPause, isWithin } from './outbox-pause.ts';
import type { When } from './outbox-pause.ts';
import { createSending } from './outbox-sending.ts';
import type { SendingParts } from './outbox-sending.ts';
import { errorOf, isForSomebody, stopsEverything } from './send-outcome.ts';

/** What became of a write within the time that somebody waits for it. */
export type WriteResult =
  | { state: 'sent'; answer: unknown }
  | { state: 'waiting' }
  /** Kept as parked, with the failure; `discard` it when the screen has shown the failure itself. */
  | { state: 'refused'; failure: Failure };

export interface OutboxParts extends SendingParts {
  /** Only one tab at a time sends. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Whether it goes behind something that is not an entry, such as photos. */
  held?: (entry: OutboxEntry) => Held;
  /** Told of each that the server has. */
  arrived?: (entry: OutboxEntry) => void;
  /** Told after a round of what went out when nobody waited for it any more. */
  arrivedLate?: (entries: OutboxEntry[]) => void;
  /** Other tabs and screens show the new count. */
  changed: (entries: OutboxEntry[]) => void;
  now: () => number;
}

export interface Outbox {
  /** Keeps the write, tries to send it and waits at most `patience_ms`. */
  put(entry: NewEntry, patience_ms: number): Promise<WriteResult>;
  /**
   * Sends what waits, what goes together in its order; `now` does not wait out the pause after a failure. Asked while it
   * runs, it goes round once more.
   */
  flush(when: When): Promise<void>;
  /**
   * Sends an entry again, changed or as it was.
   *
   * @param seen what its author changed, where that stood open for a while: what has gone out or on meanwhile is changed
   *   all the same
   */
  retry(client_id: string, input?: Record<string, unknown>, seen?: OutboxEntry): Promise<void>;
  discard(client_id: string): Promise<void>;
  entries(): Promise<OutboxEntry[]>;
}

export type NewEntry = Pick<OutboxEntry, 'client_id' | 'account_id' | 'care_home_id' | 'path' | 'input'>;

/**
 * On a poor line, and on a slow phone, most of the time that a write takes is waiting. More would keep the answers that
 * somebody looks for from the six connections of a browser.
 */
const AT_ONCE = 3;

/** How often screens hear of a round that goes on. */
const TELL_EVERY_MS = 500;

/** A write that the server breaks on this often is shown to somebody instead of holding up the others. */
const BREAKS_AT_MOST = 6;

export function createOutbox(parts: OutboxParts): Outbox {
  const { store, send, sender, alone, amend, held, arrived, arrivedLate, changed, now } = parts;
  const waiters = new Map<string, ((result: WriteResult) => void)[]>();
  let keeping = Promise.resolve();
  let running: Promise<void> | undefined;
  let askedAgain: When | null = null;
  let late: OutboxEntry[] = [];
  const pause = createPause(now);
  const sendOrAmend = createSending({ store, send, sender, amend });
  let told = { at: -Infinity, isAll: true };

  async function put(entry: NewEntry, patience_ms: number): Promise<WriteResult> {
    const kept = keeping.then(() => keepOnce(entry));
    keeping = kept.catch(() => undefined);
    await kept;
    await tell();
    return await new Promise((resolve) => {
      const told = (result: WriteResult) => {
        clearTimeout(giveUp);
        resolve(result);
      };
      const giveUp = setTimeout(() => {
        resolve({ state: 'waiting' });
        noLongerWaits(entry.client_id, told);
      }, patience_ms);
      waiters.set(entry.client_id, [...(waiters.get(entry.client_id) ?? []), told]);
      void flush('now');
    });
  }

  /** One after the other, so that a double tap, or the same write after a crash, stays one entry. */
  async function keepOnce(entry: NewEntry): Promise<void> {
    if ((await store.one(entry.client_id)) !== null) return;
    const made_at = new Date(now()).toISOString();
    await store.add({ ...entry, made_at, state: 'waiting', error: null, tries: 0, not_before: 0 });
  }

  function flush(when: When): Promise<void> {
    if (running !== undefined) {
      if (askedAgain !== 'now') askedAgain = when;
      return running;
    }
    running = sendAndTell(when);
    return running;
  }

  async function sendAndTell(when: When): Promise<void> {
    try {
      await sendRounds(when);
    } finally {
      running = undefined;
      if (late.length > 0) arrivedLate?.(late);
      late = [];
      if (askedAgain === null) {
        // Behind something that can't go now, or sent by another tab: either way nobody need wait here.
        [...waiters.keys()].forEach((client_id) => settle(client_id, { state: 'waiting' }));
      } else {
        // Whoever asked just as the round ended waits for the next one too.
        await flush(askedAgain);
      }
    }
  }

  async function sendRounds(first: When): Promise<void> {
    for (let when: When | null = first; when !== null; when = askedAgain) {
      askedAgain = null;
      if (pause.holds(when)) continue;
      await alone(sendAll);
      if (!told.isAll) await tell();
    }
  }

  async function sendAll(): Promise<void> {
    const behind = leftBehind();
    const lanes = sideBySide(AT_ONCE);
    let isOver = false;
    for (const queued of await mine()) {
      const entry = await asItStands(queued, lanes);
      if (isOver) break;
      if (entry === null) continue;
      if (entry.state === 'parked' || isWithin(now(), entry.not_before - LONGEST_WAIT_MS, entry.not_before)) {
        behind.add(entry);
        continue;
      }
      const why = held?.(entry) ?? null;
      if (why !== null) {
        behind.add(entry, why === 'soon');
        continue;
      }
      if (!behind.holdsUp(entry)) lanes.begin(entry, sendOne(entry));
    }
    await lanes.end();

    async function sendOne(entry: OutboxEntry): Promise<void> {
      const { outcome, of } = await sendOrAmend(entry);
      // What is on its way beside the first that fails meets the same: that one tells how long all wait.
      if (!isOver) isOver = hasStopped(outcome);
      const left = outcome.ok ? await sent(of, outcome.answer) : await failed(of, outcome.failure);
      if (left !== null) behind.add(left);
      await tellNowAndThen();
    }
  }

  function hasStopped(outcome: SendOutcome): boolean {
    if (outcome.ok) pause.end();
    else if (stopsEverything(outcome.failure)) {
      pause.after(outcome.failure);
      return true;
    }
    return false;
  }

  /** While those before it were on their way, its author may have changed it or discarded it: null, then. */
  async function asItStands(queued: OutboxEntry, lanes: SideBySide): Promise<OutboxEntry | null> {
    for (let entry = queued; ;) {
      await lanes.roomFor(entry);
      const stands = await store.one(entry.client_id);
      if (stands === null || lanes.hasRoomFor(stands)) return stands;
      entry = stands;
    }
  }

  async function mine(): Promise<OutboxEntry[]> {
    const who = sender();
    if (who === null) return [];
    return (await store.all()).filter(
      (entry) => entry.account_id === who.account_id && entry.care_home_id === who.care_home_id,
    );
  }

  /** @returns what its author made of it while it was on its way: that is sent next, and the server says what it has */
  async function sent(entry: OutboxEntry, answer: unknown): Promise<OutboxEntry | null> {
    const left = await store.change(entry.client_id, (stands) => (isSame(stands, entry) ? null : stands));
    arrived?.(entry);
    if (!waiters.has(entry.client_id)) late.push(entry);
    settle(entry.client_id, { state: 'sent', answer });
    return left;
  }

  /** @returns what stands then */
  async function failed(entry: OutboxEntry, failure: Failure): Promise<OutboxEntry | null> {
    const tries = entry.tries + 1;
    const isRefused = isForSomebody(failure) || (failure.kind === 'server_error' && tries >= BREAKS_AT_MOST);
    const left = await store.change(entry.client_id, (stands) => {
      // Where its author has changed it since, what was refused is not what it says now: that is sent next.
      if (isRefused && isSame(stands, entry)) return { ...stands, tries, state: 'parked', error: errorOf(failure) };
      if (failure.kind !== 'server_error') return stands;
      return { ...stands, tries, not_before: now() + backOffMs(tries) };
    });
    settle(entry.client_id, isRefused ? { state: 'refused', failure } : { state: 'waiting' });
    return left;
  }

  function settle(client_id: string, result: WriteResult) {
    waiters.get(client_id)?.forEach((told) => told(result));
    waiters.delete(client_id);
  }

  function noLongerWaits(client_id: string, told: (result: WriteResult) => void) {
    const others = (waiters.get(client_id) ?? []).filter((one) => one !== told);
    if (others.length > 0) waiters.set(client_id, others);
    else waiters.delete(client_id);
  }

  async function tell() {
    told = { at: now(), isAll: true };
    changed(await store.all());
  }

  /** To tell of what waits, all of it is read: five hundred times for five hundred entries would take minutes. */
  async function tellNowAndThen() {
    told.isAll = false;
    if (!isWithin(now(), told.at, told.at + TELL_EVERY_MS)) await tell();
  }

  return {
    put,
    flush,
    retry: async (client_id, input, seen) => {
      const again = { state: 'waiting', error: null, tries: 0, not_before: 0 } as const;
      const changed = (stands: OutboxEntry): OutboxEntry => {
        if (input === undefined) return { ...stands, ...again };
        // What it stands as may be the change of what arrived before: of that the rest stays.
        const next = seen === undefined ? input : { ...stands.input, ...changeOf(input, seen.input) };
        return { ...stands, ...again, input: next, earlier: [...(stands.earlier ?? []), stands.input] };
      };
      const stands = await store.change(client_id, changed);
      // It went out while its author was changing it: the server is asked for what it has, and changes that.
      if (stands === null && seen !== undefined) await store.add(changed(seen));
      await tell();
      await flush('now');
    },
    discard: async (client_id) => {
      await store.remove(client_id);
      await tell();
    },
    entries: () => store.all(),
  };
}
