import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { LIVE_BEAT_MS, LiveTopic, hearsAnything, mayHear } from '@heartsease/domain/live/live.ts';
import type { LiveLine } from '@heartsease/domain/live/live.ts';
import { inTransaction } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { listenOn } from '../db/listen.ts';
import type { Listener } from '../db/listen.ts';
import { isEndedOnItsDevice } from '../session/session-row.queries.ts';
import { sessionOf } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { ARRIVED, AUDIENCES } from './audience.ts';

/** Whoever does not read what is told is let go, and asks anew when back: a stream holds no more than this. */
const MOST_BYTES = 32_768;
/** Tabs share one stream (app/live); more than this of one sign-in are some that nobody reads. */
const MOST_OF_ONE_SIGN_IN = 6;
/** So long whoever is let go has to read the end; then it is closed from here, or a reader that is stuck holds it open. */
const GOODBYE_MS = 2_000;
/** What is kept of an arrival waits for so long: until then those whom it reached ask for what it told of. */
const ARRIVED_AFTER_MS = 250;
/** How long somebody waits for the server to hear the database before they are told to come again. */
const READY_AT_MOST_MS = 3_000;

/** What a NOTIFY carries: the end of a session, a change of what somebody may do, or news of a topic. */
const Told = z.union([
  z.object({ sign_in: z.string() }),
  z.object({ account: z.string() }),
  z.object({
    home: z.string(),
    topic: LiveTopic,
    id: z.string().nullable().default(null),
    to: z.array(z.string()).nullable().default(null),
  }),
]);
type News = Extract<z.infer<typeof Told>, { home: string }>;

interface Stream {
  token: string;
  session: Session;
  body: Readable;
  checked_at: number;
}

export interface Streams {
  /** Null: the database can't be heard now. */
  open(token: string, session: Session): Promise<Readable | null>;
  /** How many are open on this server process. */
  count(): number;
  stop(): Promise<void>;
}

/** The open streams of this server process, fed by one connection that listens; it begins with the first stream. */
export function createStreams({ database, url, now }: { database: Database; url: string; now: () => Date }): Streams {
  const streams = new Set<Stream>();
  let listener: Listener | null = null;
  let isStopped = false;
  let ready = Promise.withResolvers<void>();
  const beat = setInterval(() => void keepAlive(), LIVE_BEAT_MS);
  beat.unref();

  function listen(): void {
    listener ??= listenOn(url, 'heartsease_live', {
      message: (payload) => void hear(payload),
      listening: () => {
        ready.resolve();
        // What was told while nobody listened is asked for.
        for (const stream of streams) {
          write(stream, { what: 'begin' });
          void check(stream);
        }
      },
      lost: () => {
        ready = Promise.withResolvers<void>();
      },
    });
  }

  async function hear(payload: string): Promise<void> {
    const told = Told.safeParse(readJson(payload));
    if (!told.success) return;
    const { data } = told;
    // Whoever may have missed something opens a new stream, and asks for all of it.
    if ('home' in data) await deliver(data).catch(() => closeAll(({ session }) => session.careHome.id === data.home));
    else {
      const isMeant = ({ session }: Stream) =>
        'sign_in' in data ? session.sign_in_id === data.sign_in : session.account_id === data.account;
      await Promise.all(
        [...streams].filter(isMeant).map((stream) => check(stream, 'sign_in' in data ? 'sign-in' : 'part')),
      );
    }
  }

  async function deliver({ home, topic, id, to }: News): Promise<void> {
    const near = [...streams].filter(({ session }) => session.careHome.id === home && mayHear(session.viewer, topic));
    const [first] = near;
    if (first === undefined) return;
    const { careHome } = first.session;
    const audience = AUDIENCES[topic];
    const accounts =
      to !== null
        ? new Set(to)
        : id === null || audience === undefined
          ? null
          : await inTransaction(database, { care_home_id: careHome.id, account_id: null }, (db) =>
              audience(db, careHome, id, now()),
            );
    const reached = near.filter(({ session }) => accounts === null || accounts.has(session.account_id));
    for (const stream of reached) write(stream, { what: 'changed', topic, id });
    const arrived = ARRIVED[topic];
    if (to !== null || id === null || arrived === undefined || reached.length === 0) return;
    const account_ids = new Set(reached.map(({ session }) => session.account_id));
    await pause(ARRIVED_AFTER_MS, undefined, { ref: false });
    if (isStopped) return;
    await inTransaction(database, { care_home_id: careHome.id, account_id: null }, (db) =>
      arrived(db, careHome, id, account_ids, now()),
    );
  }

  /**
   * Whether the session still lives and may hear anything; what it may do now is what counts from here on. Whoever is
   * out without having gone, because somebody ended their sign-in, took them out of the home, or their time is over, is
   * told to ask, and learns it: nothing of the home stays on a screen that nobody touches.
   */
  async function check(stream: Stream, changed?: 'sign-in' | 'part'): Promise<void> {
    try {
      const session = await sessionOf(database, stream.token, now());
      const isTold =
        session === null ? !(await isEndedOnItsDevice(database, stream.session.sign_in_id)) : changed !== undefined;
      if (isTold) write(stream, { what: 'access' });
      if (session === null || !mayStream(session)) write(stream, { what: 'end' });
      // Whoever went to another home comes back for the news of that one.
      const stays = session !== null && mayStream(session) && session.careHome.id === stream.session.careHome.id;
      if (!stays) {
        close(stream);
        return;
      }
      stream.session = session;
      stream.checked_at = Date.now();
    } catch {
      close(stream);
    }
  }

  async function keepAlive(): Promise<void> {
    for (const stream of streams) {
      push(stream, ': beat\n\n');
      // A session also ends by time, and of that nobody tells.
      if (Date.now() - stream.checked_at > 3 * LIVE_BEAT_MS) await check(stream);
    }
  }

  function write(stream: Stream, line: LiveLine): void {
    push(stream, `data: ${JSON.stringify(line)}\n\n`);
  }

  function push(stream: Stream, text: string): void {
    if (!streams.has(stream) || stream.body.destroyed) return;
    // Nobody reads: an end that waits behind all the rest would never come.
    if (!stream.body.push(text) && stream.body.readableLength > MOST_BYTES) stream.body.destroy();
  }

  function close(stream: Stream): void {
    if (!streams.delete(stream)) return;
    stream.body.push(null);
    setTimeout(() => stream.body.destroy(), GOODBYE_MS).unref();
  }

  function closeAll(which: (stream: Stream) => boolean = () => true): void {
    [...streams].filter(which).forEach(close);
  }

  return {
    count: () => streams.size,
    async open(token, session) {
      if (isStopped) return null;
      listen();
      if (!(await within(READY_AT_MOST_MS, ready.promise))) return null;
      const ofSignIn = [...streams].filter((stream) => stream.session.sign_in_id === session.sign_in_id);
      ofSignIn.slice(0, Math.max(0, ofSignIn.length - MOST_OF_ONE_SIGN_IN + 1)).forEach(close);
      const stream: Stream = {
        token,
        session,
        checked_at: Date.now(),
        body: new Readable({ highWaterMark: 1_024, read() {} }),
      };
      stream.body.once('close', () => streams.delete(stream));
      streams.add(stream);
      write(stream, { what: 'begin' });
      // It may have ended between the question who this is and now.
      void check(stream);
      return stream.body;
    },
    async stop() {
      isStopped = true;
      clearInterval(beat);
      closeAll();
      await listener?.stop();
    },
  };
}

/** Is there anything for this session to hear? Whoever waits to be let in hears nothing. */
export function mayStream({ waits_for, viewer }: Session): boolean {
  return waits_for === null && hearsAnything(viewer);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function within(ms: number, ready: Promise<void>): Promise<boolean> {
  const tooLate = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => tooLate.resolve(false), ms);
  const isReady = await Promise.race([ready.then(() => true), tooLate.promise]);
  clearTimeout(timer);
  return isReady;
}
