import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { demoOfHalfHour, journeysUrl } from './fresh-demo.ts';
import { warm } from './warm-servers.ts';

const ROOT = join(import.meta.dirname, '..');

/** A running server with a demo world of its own, and what a journey may do to it. */
export interface HomeServer {
  address: string;
  /** The operator's switch; heard by the server when this comes back. */
  rest(isOn: boolean, until?: string): Promise<void>;
  /** Nobody answers any more. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Looks or changes behind the server's back. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** A server in a process of its own, which `kill` ends as a power cut would. */
export interface ServerProcess extends HomeServer {
  /** @param root where the product lies, unless it is this checkout */
  start(root?: string): Promise<void>;
  /** `SIGTERM` ends it in order, which costs a moment that a journey need not wait for. */
  close(signal?: 'SIGTERM'): Promise<void>;
}

/** For what a warm server can't be: cut off in the midst of a call, another version, or set otherwise. */
export async function openHomeServer(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const home = await openHome();
  let child: ChildProcess | null = null;

  async function start(root = ROOT): Promise<void> {
    child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...home.settings, ...settings },
    });
    await ready(home.address, child);
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  }

  await start();
  return {
    ...home.means,
    start,
    kill: async () => await end('SIGKILL'),
    async close(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL') {
      await end(signal);
      await home.forget();
    },
  };
}

/** As good as new, in a process that has served before: at a quarter of the cost. */
export async function openWarmServer(): Promise<HomeServer> {
  const home = await openHome();
  let opened = await warm.open(home.settings);
  return {
    ...home.means,
    kill: async () => await opened.close(),
    async start() {
      opened = await warm.open(home.settings);
    },
    async close() {
      await opened.close();
      await home.forget();
    },
  };
}

/** A copy of the demo world, a port that is free, and how a server is told of them. */
async function openHome() {
  const owner = journeysUrl('postgres');
  const name = `journey_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const url = journeysUrl(name);
  // Twice as quick as by way of the log, which nothing here needs.
  await query(owner, `create database ${name} template ${await demoOfHalfHour()} strategy file_copy`);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  return {
    address,
    settings: { DATABASE_URL: url, PORT: String(port), LOG_LEVEL: 'silent', DATABASE_CONNECTIONS: '5' },
    means: {
      address,
      async rest(isOn: boolean, until?: string) {
        await query(url, 'update maintenance set is_on = $1, until = $2', [isOn, until ?? null]);
        // The server reads the switch once a second.
        while ((await answerTo(address)) !== (isOn ? 503 : 200)) await pause();
      },
      sql: async (text: string, values?: unknown[]) => await query(url, text, values),
    },
    forget: async () => void (await query(owner, `drop database ${name} with (force)`)),
  };
}

async function ready(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause();
  }
  throw new Error(`The server ended with ${child.exitCode} before it was ready`);
}

async function answerTo(address: string): Promise<number | undefined> {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  return (await fetch(`${address}/api/v2/ping`, asked).catch(() => null))?.status;
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
}

async function freePort(): Promise<number> {
  return await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
