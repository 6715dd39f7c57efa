import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { SystemUser } from './system-user.ts';

/** The PostgreSQL of one data folder. */
export interface Postgres {
  binaries: PostgresBinaries;
  /** The folder with its files. */
  cluster: string;
  /** The private folder of its Unix socket. */
  socket: string;
  /** Who runs it; null: whoever runs the server. */
  user: SystemUser | null;
}

/** The role that owns everything. */
export const OWNER = 'heartsease';

const READY_WITHIN_MS = 60_000;
/** It ends with these words while a killed server's PostgreSQL still closes: worth another try. */
const STILL_CLOSING = /lock file|shared memory|starting up|shutting down/;
const TRIES_WITHOUT_A_KNOWN_REASON = 3;

const SETTINGS = [
  ['listen_addresses', ''],
  ['unix_socket_permissions', '0700'],
  ['synchronous_commit', 'on'],
  // a server with its jobs takes up to 25 by default, and as many again while one takes over from the other
  ['max_connections', '120'],
  ['shared_buffers', '96MB'],
  ['jit', 'off'],
  ['wal_compression', 'on'],
  // standard error dies with the parent, so the database keeps a log of its own
  ['logging_collector', 'on'],
  ['log_directory', 'log'],
  ['log_filename', 'postgres-%a.log'],
  ['log_truncate_on_rotation', 'on'],
  // statements can hold names; the log holds none
  ['log_min_error_statement', 'panic'],
  ['log_parameter_max_length_on_error', '0'],
  ['log_error_verbosity', 'terse'],
] as const;

/** Connects through the socket. Password-less trust is for whoever may enter its folder (mode 0700), and nobody else. */
export function ownerUrl(socket: string, database = 'heartsease'): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socket)}&user=${OWNER}`;
}

/** Made under another name and renamed when whole: a crash in the first second leaves nothing half. */
export function createCluster({ binaries, cluster, user }: Postgres): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  removeHalfMade(cluster);
  const half = `${cluster}.${process.pid}`;
  mkdirSync(half, { mode: 0o700 });
  if (user) chownSync(half, user.uid, user.gid);
  // The builtin provider knows no version of a C library, so a copied folder keeps its indexes right.
  const options = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8', '--data-checksums'];
  const made = spawnSync(binaries.initdb, ['-D', half, '-U', OWNER, '-A', 'trust', ...options], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new CannotStart(`The database could not be created: ${made.stderr || String(made.error)}`);
  }
  try {
    renameSync(half, cluster);
  } catch (error) {
    // another server was quicker with the same folder; the lock decides which of the two goes on
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}

function removeHalfMade(cluster: string): void {
  const folder = dirname(cluster);
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(`${basename(cluster)}.`) ? Number(name.split('.').at(-1)) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Starts PostgreSQL, or takes over the one that a killed server left running. Comes back when it answers.
 *
 * @throws {CannotStart} with PostgreSQL's own last words when it can't
 */
export async function startPostgres(postgres: Postgres): Promise<void> {
  const { socket } = postgres;
  const started = Date.now();
  let tries = 0;
  let attempt = (await answers(socket)) ? null : spawnPostgres(postgres);
  while (!(await answers(socket))) {
    if (Date.now() - started > READY_WITHIN_MS) {
      throw new CannotStart(`The database did not start within a minute. ${whereItsLogIs(postgres)}`);
    }
    if (attempt?.hasEnded()) {
      const words = attempt.lastWords();
      if (!STILL_CLOSING.test(words) && (tries += 1) >= TRIES_WITHOUT_A_KNOWN_REASON) {
        throw new CannotStart(`The database can't start. ${words}\n${whereItsLogIs(postgres)}`);
      }
      attempt = spawnPostgres(postgres);
    }
    await pause(50);
  }
}

function spawnPostgres({ binaries, cluster, socket, user }: Postgres) {
  const wordsFile = join(dirname(cluster), 'postgres-start.log');
  const words = openSync(wordsFile, 'w');
  const settings = SETTINGS.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', cluster, '-k', socket, ...settings], {
    ...user,
    cwd: '/',
    // a group of its own: Ctrl+C in a terminal reaches the server, which then stops the database in order
    detached: true,
    stdio: ['ignore', 'ignore', words],
  });
  closeSync(words);
  child.on('error', () => {});
  child.unref();
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
    lastWords: () => readFileSync(wordsFile, 'utf8').trim().split('\n').slice(-2).join(' '),
  };
}

function whereItsLogIs({ cluster }: Postgres): string {
  return `Its log is in ${join(cluster, 'log')}.`;
}

export async function answers(socket: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl(socket, 'postgres') });
  // a connection that breaks after it was made says so here
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** "Fast" shutdown: open transactions are ended, a checkpoint is written. */
export async function stopPostgres({ cluster }: Postgres): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  while (existsSync(pidFile) && isAlive(pid)) await pause(20);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
