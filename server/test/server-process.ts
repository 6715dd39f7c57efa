import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SystemUser } from '../db/system-user.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
/** What scripts/run.mjs starts a server with, and what it has compiled before. */
const AS_NPM_START = ['--max-semi-space-size=8', '--max-old-space-size=512'];
const NODE_COMPILE_CACHE =
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../../node_modules/.cache/node');

/** A server as an operator runs it: a process of its own. */
export interface ServerProcess {
  pid: number;
  address: string;
  /** All that it printed, to both streams. */
  printed(): string;
  /** Its exit code, once it ended; a signal that killed it counts as its name. */
  ended: Promise<number | string>;
  /** @throws when it ends first, or is not ready within a minute */
  ready(): Promise<void>;
  kill(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void;
}

export async function startServer(
  settings: Record<string, string>,
  { user, port }: { user?: SystemUser; port?: number } = {},
): Promise<ServerProcess> {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, [...AS_NPM_START, MAIN], {
    ...user,
    cwd: '/',
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: String(at),
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => (text += words.toString()));
  let isEnded = false;
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => {
      isEnded = true;
      resolve(code ?? signal ?? 1);
    });
  });
  const address = `http://127.0.0.1:${at}`;
  return {
    pid: child.pid ?? 0,
    address,
    printed: () => text,
    ended,
    async ready() {
      const until = Date.now() + 60_000;
      while (!(await isReady(address))) {
        if (isEnded || Date.now() > until) throw new Error(`The server is not ready:\n${text}`);
        await pause(25);
      }
    },
    kill: (signal) => child.kill(signal),
  };
}

export async function isReady(address: string): Promise<boolean> {
  return await fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A new folder that other users of this machine can walk into; it belongs to `user` where one is given. */
export function temporaryFolder(user?: SystemUser): string {
  const folder = mkdtempSync(join(tmpdir(), 'heartsease-'));
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** The process of the PostgreSQL in a data folder. */
export function postgresPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
