import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { isOpenToAnyone, postgresBinaries } from './postgres-binaries.ts';
import { answers, createCluster, ownerUrl, startPostgres, stopPostgres } from './postgres-process.ts';
import type { Postgres } from './postgres-process.ts';
import { makeDataFolder, whoRunsPostgres } from './system-user.ts';
import type { SystemUser } from './system-user.ts';

export interface EmbeddedDatabase {
  /** How to connect as the owner of everything. */
  url: string;
  /** Ends PostgreSQL in an orderly way; every acknowledged write is on disk already. */
  stop(): Promise<void>;
}

/** Who hears what happens to the database while the server runs. */
export interface Watcher {
  /** It went away and is being started again. */
  onLost(): void;
  /** It can't be started again: the server should end. */
  onFailure(error: unknown): void;
}

const NOBODY_WATCHES: Watcher = { onLost() {}, onFailure() {} };

/** Held by the server process for its whole life, so that a second one on the same folder is noticed. */
const ONE_SERVER_LOCK = 7_103_271;
/** A server that was just killed may hold the lock a moment longer. */
const LOCK_WITHIN_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Starts the bundled PostgreSQL on a private Unix socket below `dataDir`, or takes over the one that a
 * killed server left running, and starts it again whenever it dies. PostgreSQL refuses to run as root:
 * started as root, it is given to an unprivileged user.
 *
 * @throws {CannotStart} when another server works on the same folder, or no user can run the database
 */
export async function startEmbeddedDatabase(dataDir: string, watcher = NOBODY_WATCHES): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  makeDataFolder(folder);
  const cluster = join(folder, 'postgres');
  const user = whoRunsPostgres(folder, cluster);
  const binaries = postgresBinaries(folder, user === null || isOpenToAnyone(import.meta.dirname));
  const socket = makeSocketFolder(folder, user);
  const postgres: Postgres = { binaries, cluster, socket, user };

  createCluster(postgres);
  await startPostgres(postgres);
  const lock = await holdTheOnlyLock(socket, folder);
  await createDatabase(socket);
  return { url: ownerUrl(socket), stop: keepRunning(postgres, lock, folder, watcher) };
}

/** How to connect to the database of the server that runs on this folder now; null when none does. */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  const socket = socketFolder(resolve(dataDir));
  return (await answers(socket)) ? ownerUrl(socket) : null;
}

/** A socket's path may have 107 characters at most, so a deep data folder gets a short one elsewhere. */
function socketFolder(folder: string): string {
  const inside = join(folder, 'socket');
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return inside.length < 80 ? inside : join(tmpdir(), `heartsease-${digest}`);
}

function makeSocketFolder(folder: string, user: SystemUser | null): string {
  const socket = socketFolder(folder);
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  if (user) chownSync(socket, user.uid, user.gid);
  chmodSync(socket, 0o700);
  return socket;
}

interface Lock {
  /** Comes true when the connection that holds it ends: PostgreSQL has gone, or the connection was cut. */
  ended: Promise<void>;
}

async function holdTheOnlyLock(socket: string, folder: string): Promise<Lock> {
  const client = new pg.Client({ connectionString: ownerUrl(socket, 'postgres'), application_name: 'one-server' });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set lock_timeout = ${LOCK_WITHIN_MS}`);
    await client.query('select pg_advisory_lock($1)', [ONE_SERVER_LOCK]);
    return { ended };
  } catch (error) {
    await client.end();
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new CannotStart(
      `Another Heartsease server is already using ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
    );
  }
}

/** Brings PostgreSQL and the lock back whenever they end, until it is told to stop. */
function keepRunning(postgres: Postgres, firstLock: Lock, folder: string, watcher: Watcher): () => Promise<void> {
  let isStopping = false;
  let back = Promise.resolve(firstLock);
  async function watch(): Promise<void> {
    for (;;) {
      await (
        await back
      ).ended;
      if (isStopping) return;
      watcher.onLost();
      back = bringBack(postgres, folder);
    }
  }
  const watching = watch().catch((error: unknown) => watcher.onFailure(error));
  return async function stop() {
    await back.catch(() => {});
    isStopping = true;
    await stopPostgres(postgres);
    await watching;
  };
}

async function bringBack(postgres: Postgres, folder: string): Promise<Lock> {
  for (;;) {
    await startPostgres(postgres);
    try {
      return await holdTheOnlyLock(postgres.socket, folder);
    } catch (error) {
      // it may have died once more in between
      if (error instanceof CannotStart || (await answers(postgres.socket))) throw error;
    }
  }
}

async function createDatabase(socket: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl(socket, 'postgres') });
  await client.connect();
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'heartsease'`);
  if (rowCount === 0) await client.query('create database heartsease');
  await client.end();
}
