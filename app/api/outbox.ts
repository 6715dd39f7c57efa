import type { Held } from './behind-photos.ts';
import type { Failure } from './failure.ts';
import { changeOf, isSame } from './outbox-entry.ts';
import type { OutboxEntry, OutboxStore, SendOutcome, Sender } from './outbox-entry.ts';
import { leftBehind } from './outbox-order.ts';
import { errorOf, isForSomebody, isIdTaken, stopsEverything } from './send-outcome.ts';

/** What became of a write within the time that somebody waits for it. */
export type WriteResult =
  | { state: 'sent'; answer: unknown }
  | { state: 'waiting' }
  /** Kept as parked, with the failure; `discard` it when the screen has shown the failure itself. */
  | { state: 'refused'; failure: Failure };

export interface OutboxParts {
  store: OutboxStore;
  /** Sends once; never throws for an answer. */
  send: (entry: OutboxEntry) => Promise<SendOutcome>;
  /** Null while nobody is signed in. */
  sender: () => Sender | null;
  /** Only one tab at a time sends. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /**
   * How an entry goes on as a change of what its author said before, because `answer` tells that `said` is on the server.
   * Null where it can't.
   */
  amend?: (entry: OutboxEntry, said: Record<string, unknown>, answer: unknown) => Promise<Amendment | null>;
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

export type Amendment = Pick<OutboxEntry, 'path' | 'input'>;

/** `now`: somebody acted or the connection is back; `when-due`: the minute's own look, after any pause. */
type When = 'now' | 'when-due';

export interface Outbox {
  /** Keeps the write, tries to send it and waits at most `patience_ms`. */
  put(entry: NewEntry, patience_ms: number): Promise<WriteResult>;
  /**
   * Sends what waits, in order; `now` does not wait out the pause after a failure. Asked while it runs,
   * it goes round once more.
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

const LONGEST_WAIT_MS = 300_000;

/** 2, 4, 8 ... seconds, at most 5 minutes. */
export function backOffMs(tries: number): number {
  return Math.min(2 ** tries * 1_000, LONGEST_WAIT_MS);
}

/** How often screens hear of a round that goes on. */
const TELL_EVERY_MS = 500;

/** A write that the server breaks on this often is shown to somebody instead of holding up the others. */
const BREAKS_AT_MOST = 6;
/** It waits for its author. */
export const NOBODY_HERE: SendOutcome = { ok: false, failure: { kind: 'signed_out', status: 401 } };

export function createOutbox(parts: OutboxParts): Outbox {
  const { store, send, sender, alone, amend, held, arrived, arrivedLate, changed, now } = parts;
  const waiters = new Map<string, ((result: WriteResult) => void)[]>();
  let keeping = Promise.resolve();
  let running: Promise<void> | undefined;
  let askedAgain: When | null = null;
  let late: OutboxEntry[] = [];
  /** After a failure that the next write would meet as well. */
  let pause = { since: 0, until: 0, tries: 0, isOrdered: false };
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
      const isPaused = isWithin(pause.since, pause.until) && (when === 'when-due' || pause.isOrdered);
      if (isPaused) continue;
      await alone(sendAll);
      if (!told.isAll) await tell();
    }
  }

  /** A clock that was put back stands before the wait began: nothing waits for it to come there again. */
  function isWithin(since: number, until: number): boolean {
    return since <= now() && now() < until;
  }

  async function sendAll(): Promise<void> {
    const behind = leftBehind();
    for (const queued of await mine()) {
      // As it is now: while those before it were on their way, its author may have changed or discarded it.
      const entry = await store.one(queued.client_id);
      if (entry === null) continue;
      if (entry.state === 'parked' || isWithin(entry.not_before - LONGEST_WAIT_MS, entry.not_before)) {
        behind.add(entry);
        continue;
      }
      const why = held?.(entry) ?? null;
      if (why !== null) {
        behind.add(entry, why === 'soon');
        continue;
      }
      if (behind.holdsUp(entry)) continue;
      const { outcome, of } = await sendOrAmend(entry);
      if (outcome.ok) await sent(of, outcome.answer);
      else await failed(of, outcome.failure);
      // Not taken, or changed while it was on its way.
      const left = await store.one(of.client_id);
      if (left !== null) behind.add(left);
      await tellNowAndThen();
      if (!outcome.ok && stopsEverything(outcome.failure)) return;
    }
  }

  /**
   * Where its id is taken by what its author said before, that had arrived and nobody heard of it: sent again unchanged,
   * it gives the answer that was lost, and the entry goes on as a change of it.
   */
  async function sendOrAmend(entry: OutboxEntry): Promise<{ of: OutboxEntry; outcome: SendOutcome }> {
    const outcome = await sendAsAuthor(entry);
    if (!isIdTaken(outcome)) return { of: entry, outcome };
    for (const said of entry.earlier ?? []) {
      const first = await sendAsAuthor({ ...entry, input: said });
      if (isIdTaken(first)) continue;
      if (!first.ok) return { of: entry, outcome: first };
      const amendment = (await amend?.(entry, said, first.answer)) ?? null;
      if (amendment === null) break;
      // Before it goes, so that after a crash it is the same change.
      const amended = await store.change(entry.client_id, (stands) =>
        isSame(stands, entry) ? { ...stands, ...amendment, earlier: [] } : stands,
      );
      // Changed once more, or discarded: what arrived has arrived, and the rest is for the next round.
      if (amended === null || !isSame(amended, { ...entry, ...amendment })) return { of: entry, outcome: first };
      return { of: amended, outcome: await sendAsAuthor(amended) };
    }
    return { of: entry, outcome };
  }

  /**
   * On a shared tablet the next person may have signed in since the round began. And what is refused once its author is
   * somewhere else was said to somebody else, or in another home.
   */
  async function sendAsAuthor(entry: OutboxEntry): Promise<SendOutcome> {
    const isAuthorHere = () => {
      const who = sender();
      return who?.account_id === entry.account_id && who.care_home_id === entry.care_home_id;
    };
    const outcome = isAuthorHere() ? await send(entry) : NOBODY_HERE;
    return outcome.ok || isAuthorHere() ? outcome : NOBODY_HERE;
  }

  async function mine(): Promise<OutboxEntry[]> {
    const who = sender();
    if (who === null) return [];
    return (await store.all()).filter(
      (entry) => entry.account_id === who.account_id && entry.care_home_id === who.care_home_id,
    );
  }

  async function sent(entry: OutboxEntry, answer: unknown): Promise<void> {
    pause = { since: 0, until: 0, tries: 0, isOrdered: false };
    // What its author changed while it was on its way stays: it is sent next, and the server says what it has.
    await store.change(entry.client_id, (stands) => (isSame(stands, entry) ? null : stands));
    arrived?.(entry);
    if (!waiters.has(entry.client_id)) late.push(entry);
    settle(entry.client_id, { state: 'sent', answer });
  }

  async function failed(entry: OutboxEntry, failure: Failure): Promise<void> {
    const tries = entry.tries + 1;
    const isRefused = isForSomebody(failure) || (failure.kind === 'server_error' && tries >= BREAKS_AT_MOST);
    await store.change(entry.client_id, (stands) => {
      // Where its author has changed it since, what was refused is not what it says now: that is sent next.
      if (isRefused && isSame(stands, entry)) return { ...stands, tries, state: 'parked', error: errorOf(failure) };
      if (failure.kind !== 'server_error') return stands;
      return { ...stands, tries, not_before: now() + backOffMs(tries) };
    });
    if (!isRefused && failure.kind !== 'server_error') pauseAfter(failure);
    settle(entry.client_id, isRefused ? { state: 'refused', failure } : { state: 'waiting' });
  }

  function pauseAfter(failure: Failure) {
    // A dead token is nothing to wait for: it all goes out as soon as its author is back.
    if (failure.kind === 'signed_out') return;
    const tries = pause.tries + 1;
    const isOrdered = failure.kind === 'too_many';
    const ms = failure.kind === 'too_many' ? failure.retry_after * 1_000 : backOffMs(tries);
    pause = { since: now(), until: now() + ms, tries, isOrdered };
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
    if (!isWithin(told.at, told.at + TELL_EVERY_MS)) await tell();
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
