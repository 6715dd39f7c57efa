import type { Failure } from './failure.ts';

/** A write that the device keeps until the server has answered for it. */
export interface OutboxEntry {
  /** The order in which the writes were made on this device; given by the store. */
  position?: number;
  /** The write's own id, which makes it arrive once however often it is sent. */
  client_id: string;
  account_id: string;
  care_home_id: string;
  path: string;
  input: Record<string, unknown>;
  made_at: string;
  /** `parked`: the server refused it, so somebody has to look at it. */
  state: 'waiting' | 'parked';
  error: { status: number; message: string | null; errors: Record<string, string[]> } | null;
  tries: number;
  /** Milliseconds since 1970; not sent before, because the server broke on it. */
  not_before: number;
}

/** Where the entries are kept, in the order in which they were made. */
export interface OutboxStore {
  add(entry: OutboxEntry): Promise<void>;
  all(): Promise<OutboxEntry[]>;
  replace(entry: OutboxEntry): Promise<void>;
  remove(client_id: string): Promise<void>;
}

/** Whose writes go out now: entries of others, or for another home, wait. */
export interface Sender {
  account_id: string;
  care_home_id: string;
}

export type SendOutcome = { ok: true; answer: unknown } | { ok: false; failure: Failure };

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
  /** Other tabs and screens show the new count. */
  changed: (entries: OutboxEntry[]) => void;
  now: () => number;
}

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
  /** Sends a parked entry again, changed or as it was. */
  retry(client_id: string, input?: Record<string, unknown>): Promise<void>;
  discard(client_id: string): Promise<void>;
  entries(): Promise<OutboxEntry[]>;
}

export type NewEntry = Pick<OutboxEntry, 'client_id' | 'account_id' | 'care_home_id' | 'path' | 'input'>;

/** 2, 4, 8 ... seconds, at most 5 minutes. */
export function backOffMs(tries: number): number {
  return Math.min(2 ** tries * 1_000, 300_000);
}

/** A write that the server breaks on this often is shown to somebody instead of holding up the others. */
const BREAKS_AT_MOST = 6;

export function createOutbox({ store, send, sender, alone, changed, now }: OutboxParts): Outbox {
  const waiters = new Map<string, ((result: WriteResult) => void)[]>();
  let keeping = Promise.resolve();
  let running: Promise<void> | undefined;
  let askedAgain: When | null = null;
  /** After a failure that the next write would meet as well. */
  let pause = { until: 0, tries: 0, isOrdered: false };

  async function put(entry: NewEntry, patience_ms: number): Promise<WriteResult> {
    const kept = keeping.then(() => keepOnce(entry));
    keeping = kept.catch(() => undefined);
    await kept;
    await tell();
    return await new Promise((resolve) => {
      const giveUp = setTimeout(() => resolve({ state: 'waiting' }), patience_ms);
      const told = (result: WriteResult) => {
        clearTimeout(giveUp);
        resolve(result);
      };
      waiters.set(entry.client_id, [...(waiters.get(entry.client_id) ?? []), told]);
      void flush('now');
    });
  }

  /** One after the other, so that a double tap, or the same write after a crash, stays one entry. */
  async function keepOnce(entry: NewEntry): Promise<void> {
    if ((await store.all()).some(({ client_id }) => client_id === entry.client_id)) return;
    const made_at = new Date(now()).toISOString();
    await store.add({ ...entry, made_at, state: 'waiting', error: null, tries: 0, not_before: 0 });
  }

  function flush(when: When): Promise<void> {
    if (running !== undefined) {
      if (askedAgain !== 'now') askedAgain = when;
      return running;
    }
    running = sendRounds(when).finally(() => {
      running = undefined;
      if (askedAgain !== null) {
        void flush(askedAgain);
        return;
      }
      // Behind something that can't go now, or sent by another tab: either way nobody need wait here.
      [...waiters.keys()].forEach((client_id) => settle(client_id, { state: 'waiting' }));
    });
    return running;
  }

  async function sendRounds(first: When): Promise<void> {
    for (let when: When | null = first; when !== null; when = askedAgain) {
      askedAgain = null;
      const isPaused = now() < pause.until && (when === 'when-due' || pause.isOrdered);
      if (!isPaused) await alone(sendAll);
    }
  }

  async function sendAll(): Promise<void> {
    const held = new Set<string>();
    for (const entry of await mine()) {
      if (mustWait(entry, held)) {
        held.add(entry.client_id);
        continue;
      }
      if (!isStill(entry)) return;
      const outcome = await send(entry);
      if (outcome.ok) await sent(entry, outcome.answer);
      else {
        held.add(entry.client_id);
        await failed(entry, outcome.failure);
      }
      await tell();
      if (!outcome.ok && stopsEverything(outcome.failure)) return;
    }
  }

  async function mine(): Promise<OutboxEntry[]> {
    const who = sender();
    if (who === null) return [];
    return (await store.all()).filter(
      (entry) => entry.account_id === who.account_id && entry.care_home_id === who.care_home_id,
    );
  }

  /** On a shared tablet the next person may have signed in since the round began. */
  function isStill(entry: OutboxEntry): boolean {
    const who = sender();
    return who?.account_id === entry.account_id && who.care_home_id === entry.care_home_id;
  }

  /** Parked, not due yet, or naming an entry that has not arrived, as an answer names its report. */
  function mustWait(entry: OutboxEntry, held: Set<string>): boolean {
    if (entry.state === 'parked' || entry.not_before > now()) return true;
    const words = JSON.stringify({ ...entry.input, client_id: '' });
    return [...held].some((client_id) => words.includes(client_id));
  }

  async function sent(entry: OutboxEntry, answer: unknown): Promise<void> {
    pause = { until: 0, tries: 0, isOrdered: false };
    await store.remove(entry.client_id);
    settle(entry.client_id, { state: 'sent', answer });
  }

  async function failed(entry: OutboxEntry, failure: Failure): Promise<void> {
    const tries = entry.tries + 1;
    if (isForSomebody(failure) || (failure.kind === 'server_error' && tries >= BREAKS_AT_MOST)) {
      await store.replace({ ...entry, tries, state: 'parked', error: errorOf(failure) });
      settle(entry.client_id, { state: 'refused', failure });
      return;
    }
    if (failure.kind === 'server_error') {
      await store.replace({ ...entry, tries, not_before: now() + backOffMs(tries) });
    } else pauseAfter(failure);
    settle(entry.client_id, { state: 'waiting' });
  }

  function pauseAfter(failure: Failure) {
    // A dead token is nothing to wait for: it all goes out as soon as its author is back.
    if (failure.kind === 'signed_out') return;
    const tries = pause.tries + 1;
    const isOrdered = failure.kind === 'too_many';
    const ms = failure.kind === 'too_many' ? failure.retry_after * 1_000 : backOffMs(tries);
    pause = { until: now() + ms, tries, isOrdered };
  }

  function settle(client_id: string, result: WriteResult) {
    waiters.get(client_id)?.forEach((told) => told(result));
    waiters.delete(client_id);
  }

  async function tell() {
    changed(await store.all());
  }

  return {
    put,
    flush,
    retry: async (client_id, input) => {
      const entry = (await store.all()).find((one) => one.client_id === client_id);
      if (entry === undefined) return;
      await store.replace({
        ...entry,
        input: input ?? entry.input,
        state: 'waiting',
        error: null,
        tries: 0,
        not_before: 0,
      });
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

/** Refused for what it says or for who says it: 4xx, except those that pass by themselves. */
function isForSomebody({ kind, status }: Failure): boolean {
  if (kind === 'signed_out' || kind === 'too_many') return false;
  return status >= 400 && status < 500 && status !== 408 && status !== 425;
}

/** Whatever comes next would fail the same way. */
function stopsEverything(failure: Failure): boolean {
  return !isForSomebody(failure) && failure.kind !== 'server_error';
}

function errorOf(failure: Failure): OutboxEntry['error'] {
  return {
    status: failure.status,
    message: 'message' in failure ? failure.message : null,
    errors: failure.kind === 'refused_input' ? failure.errors : {},
  };
}
