import { LIVE_PATH, LIVE_SILENT_MS, LiveLine } from '@heartsease/domain/live/live.ts';
import type { LiveTopic } from '@heartsease/domain/live/live.ts';
import { connection } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';
import { headersOfStream } from '../api/stream-headers.ts';
import { apiOrigin } from '../device/platform.ts';
import { session } from '../session/session.ts';

/** The calls of a topic begin with these; those that are on screen are asked anew when something of it changed. */
const PREFIXES_OF: Record<LiveTopic, readonly string[]> = {
  chat: ['/api/v2/chat/'],
  family: [
    '/api/v2/family-update/',
    '/api/v2/photo/shared',
    '/api/v2/dashboard/notice-board',
    '/api/v2/consent/asked-of-me',
    '/api/v2/consent/decided',
  ],
};

/** What somebody waits for: it is asked before the rest, and for so long the server has nothing else to do for them. */
const FIRST_OF: Partial<Record<LiveTopic, string>> = { chat: '/api/v2/chat/messages' };

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** What one tab hears it tells the others, and only one asks: a browser has six connections to a server. */
const SHARED = 'heartsease-live';

/**
 * Keeps the event stream open while somebody is signed in who may hear something, and asks anew for what changed.
 * Nothing is learned from an event but that: so none may be missed for good, and none that comes twice does harm.
 *
 * @returns the way to stop
 */
export function keepLive(): () => void {
  const ending = new AbortController();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SHARED);
  channel?.addEventListener('message', ({ data }) => {
    const line = LiveLine.safeParse(data);
    if (line.success) react(line.data);
  });
  const hear = (line: LiveLine) => {
    react(line);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    channel?.postMessage(line);
  };
  const listening = async () => await listenOn(ending.signal, hear);
  const alone =
    navigator.locks === undefined ? listening() : navigator.locks.request(SHARED, { signal: ending.signal }, listening);
  // Stopped while another tab held it.
  alone.catch(() => undefined);
  return () => {
    ending.abort();
    channel?.close();
  };
}

function react(line: LiveLine): void {
  switch (line.what) {
    case 'begin':
      askForAll();
      break;
    case 'changed':
      void askAnewInOrder(line);
      break;
    case 'access':
      void askWhoIsHere();
      break;
    case 'end':
      break;
  }
}

/** First what one may do: what one may not any more goes from the screen unasked. Whoever is out asks for nothing. */
async function askWhoIsHere(): Promise<void> {
  await session.reload();
  if (session.now().state === 'in') askForAll();
}

function askForAll(): void {
  const prefixes = Object.values(PREFIXES_OF).flat();
  void askAnew((path) => startsWithAny(path, prefixes), null);
}

async function askAnewInOrder({ topic, id }: Extract<LiveLine, { what: 'changed' }>): Promise<void> {
  const first = FIRST_OF[topic];
  if (first !== undefined) await askAnew((path) => path === first, id);
  await askAnew((path) => path !== first && startsWithAny(path, PREFIXES_OF[topic]), id);
}

function startsWithAny(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path.startsWith(prefix));
}

/**
 * Reads about another thing than the one that changed stay as they are; lists, which name none, are asked anew.
 *
 * @returns when those that are on screen are answered
 */
async function askAnew(isMeant: (path: string) => boolean, id: string | null): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, input] }) => {
      if (typeof path !== 'string' || !isMeant(path)) return false;
      const named = JSON.stringify(input ?? {});
      return id === null || named.includes(id) || !/"[a-z_]*id":/.test(named);
    },
  });
}

async function listenOn(signal: AbortSignal, hear: (line: LiveLine) => void): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    await untilConnected(signal);
    let wasOpen = false;
    const heard = (line: LiveLine) => {
      wasOpen = true;
      hear(line);
    };
    const ended = await listenOnce(signal, heard).catch(() => 'lost' as const);
    if (ended === 'refused') return;
    // Some of it by chance, so that not all come back in the same moment after a restart.
    pause = wasOpen ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    await wait(pause * (0.5 + Math.random()), signal);
  }
}

/** While the connection is lost somebody else looks for it (app/api/connection.ts), and one is enough. */
function untilConnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (connection.now() === 'lost' && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const stop = connection.onChange(look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** @returns `told`: it was open and ended; `refused`: there is nothing to hear for whoever asks */
async function listenOnce(signal: AbortSignal, hear: (line: LiveLine) => void): Promise<'told' | 'lost' | 'refused'> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), LIVE_SILENT_MS);
  try {
    const headers = await headersOfStream();
    const response = await fetch(`${apiOrigin()}${LIVE_PATH}`, {
      method: 'POST',
      headers,
      body: '{}',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silent.signal]),
    });
    // It ended before the stream was open, and nobody else may tell; whoever has gone meanwhile is asked nothing.
    if (response.status === 401 && isSameAsker(headers, await headersOfStream())) react({ what: 'access' });
    if (response.status === 401 || response.status === 403) return 'refused';
    if (!response.ok || response.body === null) return 'lost';
    let rest = '';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'told';
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), LIVE_SILENT_MS);
      const events = `${rest}${value}`.split('\n\n');
      rest = events.pop() ?? '';
      const lines = events.flatMap(lineOf);
      lines.forEach(hear);
      // Whoever is out without having gone was told before.
      if (lines.some(({ what }) => what === 'end')) return 'refused';
    }
  } finally {
    clearTimeout(timer);
  }
}

function isSameAsker(before: Headers, now: Headers): boolean {
  const token = before.get('authorization');
  return token !== null && token === now.get('authorization');
}

/** A heartbeat says nothing, and what an older app does not know is passed over. */
function lineOf(event: string): LiveLine[] {
  if (!event.startsWith('data: ')) return [];
  try {
    const line = LiveLine.safeParse(JSON.parse(event.slice('data: '.length)));
    return line.success ? [line.data] : [];
  } catch {
    return [];
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
