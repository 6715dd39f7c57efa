import { keyringOf } from './sealed.ts';
import type { Keyring, Owner } from './sealed.ts';

/** An answer as it lies on the device: nothing of it can be read but how old it is. */
export interface SealedAnswer {
  id: string;
  owner: string;
  /** Milliseconds since 1970. */
  kept_at: number;
  sealed: Uint8Array<ArrayBuffer>;
}

export interface AnswerStore {
  get(id: string): Promise<SealedAnswer | undefined>;
  put(answer: SealedAnswer): Promise<void>;
  all(): Promise<SealedAnswer[]>;
  remove(ids: string[]): Promise<void>;
  clear(): Promise<void>;
}

export interface KeptAnswersParts {
  store: AnswerStore;
  /** Null: nobody is here for whom anything is kept. */
  owner: () => Promise<Owner | null>;
  /** Whose answers stay while they are not here: of those who open a shared tablet without a connection. */
  others?: () => Promise<string[]>;
  now: () => number;
}

/** The hands of whoever asks. What comes back after they have left is not kept for the next. */
export interface Keeper {
  find(call: Asked): Promise<{ body: unknown; kept_at: number } | null>;
  keep(call: Asked, body: unknown): Promise<void>;
  drop(call: Asked): Promise<void>;
}

export interface Asked {
  path: string;
  input: unknown;
}

export interface KeptAnswers {
  /** To be asked for before the call is sent. */
  keeper(): Promise<Keeper | null>;
  /** Nothing of anybody stays, but for those who come back without a connection. */
  forget(): Promise<void>;
  /** Takes away what is too old, too much, or of a session that is over. */
  tidy(): Promise<void>;
}

const DAY_MS = 86_400_000;
export const KEPT_AT_MOST_MS = 7 * DAY_MS;
/** A home of 60 with its week and its library takes about 1 MB; every card that was opened, 15 kB. */
export const KEPT_AT_MOST_BYTES = 6_000_000;
const ONE_AT_MOST_BYTES = 1_500_000;
const TIDIED_EVERY = 40;

/** The last answers of some calls, for whoever is signed in: encrypted, for a week at most, and not many. */
export function createKeptAnswers({ store, owner, others = async () => [], now }: KeptAnswersParts): KeptAnswers {
  let generation = 0;
  let puts = 0;
  let last: { named: string; keyring: Promise<Keyring | null> } | null = null;

  async function keyringNow(): Promise<Keyring | null> {
    const who = await owner();
    if (who === null) return null;
    const named = JSON.stringify(who);
    if (last?.named === named) return await last.keyring;
    const isOther = last !== null;
    last = { named, keyring: keyringOf(who) };
    // Their rights have changed: what they might no longer ask for does not stay, not even locked.
    if (isOther) tidy().catch(() => undefined);
    return await last.keyring;
  }

  async function keeper(): Promise<Keeper | null> {
    const born = generation;
    const keyring = await keyringNow();
    if (keyring === null || born !== generation) return null;
    const nameOf = async (call: Asked) => await keyring.nameOf(`${call.path} ${inOrder(call.input)}`);
    return {
      find: async (call) => {
        const id = await nameOf(call);
        const found = await store.get(id);
        if (found === undefined || found.owner !== keyring.owner || isTooOld(found) || born !== generation) return null;
        try {
          return { body: JSON.parse(await keyring.open(found.sealed, aboutOf(found))), kept_at: found.kept_at };
        } catch {
          return null;
        }
      },
      keep: async (call, body) => {
        const about = { id: await nameOf(call), kept_at: now() };
        const sealed = await keyring.seal(JSON.stringify(body), aboutOf(about));
        if (born !== generation || sealed.length > ONE_AT_MOST_BYTES) return;
        await store.put({ ...about, owner: keyring.owner, sealed });
        // Somebody left while it was written.
        if (born !== generation) await store.remove([about.id]);
        puts += 1;
        if (puts % TIDIED_EVERY === 0) await tidy();
      },
      drop: async (call) => await store.remove([await nameOf(call)]),
    };
  }

  async function tidy(): Promise<void> {
    const [keyring, staying] = await Promise.all([keyringNow(), others()]);
    const newestFirst = (await store.all()).toSorted((one, other) => other.kept_at - one.kept_at);
    const stay = new Map([...staying, ...(keyring === null ? [] : [keyring.owner])].map((one) => [one, 0]));
    const gone = newestFirst.filter((answer) => {
      const before = stay.get(answer.owner);
      if (before === undefined || isTooOld(answer)) return true;
      const bytes = before + answer.sealed.length;
      stay.set(answer.owner, bytes);
      return bytes > KEPT_AT_MOST_BYTES;
    });
    if (gone.length > 0) await store.remove(gone.map(({ id }) => id));
  }

  /** A clock that was put back may not make it younger than it is by more than it was put back. */
  function isTooOld({ kept_at }: SealedAnswer): boolean {
    return Math.abs(now() - kept_at) > KEPT_AT_MOST_MS;
  }

  return {
    keeper,
    tidy,
    forget: async () => {
      generation += 1;
      last = null;
      // What can't be told apart goes.
      const staying = await others().catch((): string[] => []);
      if (staying.length === 0) {
        await store.clear();
        return;
      }
      const gone = (await store.all()).filter((answer) => !staying.includes(answer.owner));
      await store.remove(gone.map(({ id }) => id));
    },
  };
}

function aboutOf({ id, kept_at }: Pick<SealedAnswer, 'id' | 'kept_at'>): string {
  return `${id} ${kept_at}`;
}

/** The same words whichever way the fields of an input stand. */
function inOrder(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
