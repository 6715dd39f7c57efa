import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { RUNTIME_ROLE } from './migrate.ts';

interface Heard {
  /** What a NOTIFY carried. */
  message: (payload: string) => void;
  /** It listens, from now on or again: whatever was told before may have been missed. */
  listening: () => void;
  /** It does not any more; it will again by itself. */
  lost: () => void;
}

export interface Listener {
  isListening(): boolean;
  stop(): Promise<void>;
}

/** A connection that went silently is noticed within a minute. */
const LOOK_EVERY_MS = 30_000;
const WAIT_AT_MOST_MS = 10_000;

/**
 * One connection of its own that hears what is told on a channel, and comes back by itself. It must reach PostgreSQL
 * directly: a pooler that hands out connections by transaction hears nothing (docs/self-hosting.md).
 */
export function listenOn(url: string, channel: string, heard: Heard): Listener {
  let client: pg.Client | null = null;
  const ending = new AbortController();
  const running = keepListening();

  async function keepListening(): Promise<void> {
    for (let tries = 0; !ending.signal.aborted; tries += 1) {
      const began = await listenOnce();
      if (began) tries = 0;
      await pause(Math.min(250 * 2 ** tries, WAIT_AT_MOST_MS), undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  /** Until the connection ends. @returns whether it ever listened */
  async function listenOnce(): Promise<boolean> {
    const next = new pg.Client({
      connectionString: url,
      // Whoever looks after the database sees what this connection is for, whatever it asked last.
      application_name: channel,
      keepAlive: true,
      connectionTimeoutMillis: WAIT_AT_MOST_MS,
      query_timeout: WAIT_AT_MOST_MS,
      options: `-c role=${RUNTIME_ROLE}`,
    });
    const ended = new Promise<void>((resolve) => {
      next.once('end', resolve);
      next.on('error', () => resolve());
    });
    next.on('notification', ({ payload }) => heard.message(payload ?? ''));
    const look = setInterval(() => void next.query('select 1').catch(() => next.end()), LOOK_EVERY_MS);
    look.unref();
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      if (ending.signal.aborted) return true;
      heard.listening();
      await Promise.race([ended, once(ending.signal)]);
      return true;
    } catch {
      return false;
    } finally {
      clearInterval(look);
      const wasListening = client === next;
      client = null;
      // To a database that is gone the goodbye would never be said.
      await Promise.race([next.end().catch(() => {}), pause(1_000, undefined, { ref: false })]);
      if (wasListening) heard.lost();
    }
  }

  return {
    isListening: () => client !== null,
    async stop() {
      ending.abort();
      await running;
    },
  };
}

function once(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
