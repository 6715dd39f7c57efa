import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isOpenToAnyone, postgresBinaries } from './postgres-binaries.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

export interface EmbeddedDatabase {
  /** How to connect as the owner of everything. */
  url: string;
  /** Ends PostgreSQL in an orderly way; every acknowledged write is on disk already. */
  stop(): Promise<void>;
}

/** A sentence for the operator; the server prints it and ends. */
export class CannotStart extends Error {}

const OWNER = 'heartsease';
/** Held by the server process for its whole life, so that a second one on the same folder is noticed. */
const ONE_SERVER_LOCK = 7_103_271;
const READY_WITHIN_MS = 60_000;

/**
 * Starts the bundled PostgreSQL on a private Unix socket below `dataDir`, or takes over the one that a
 * killed server left running. PostgreSQL refuses to run as root: started as root, it is given to an
 * unprivileged user.
 *
 * @throws {CannotStart} when another server works on the same folder, or no user can run the database
 */
export async function startEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const user = unprivilegedUser(folder);
  const binaries = postgresBinaries(folder, user === null || isOpenToAnyone(import.meta.dirname));
  const cluster = join(folder, 'postgres');
  const socket = socketFolder(folder, user);
  const url = `postgresql:///heartsease?host=${encodeURIComponent(socket)}&user=${OWNER}`;

  if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster(binaries, cluster, user);
  await startPostgres(binaries, cluster, socket, user);
  const lock = await holdTheOnlyLock(socket, folder);
  await createDatabase(socket);
  return {
    url,
    async stop() {
      await lock.end();
      await stopPostgres(cluster);
    },
  };
}

interface SystemUser {
  uid: number;
  gid: number;
}

/** Null when the server itself may run PostgreSQL. */
function unprivilegedUser(folder: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  if (!isOpenToAnyone(folder)) {
    throw new CannotStart(
      `The database can't run as root, and no other user can reach ${folder}. Choose another folder with DATA_DIR, such as /var/lib/heartsease.`,
    );
  }
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['heartsease', 'postgres', 'nobody']) {
    const entry = known.find(([login]) => login === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new CannotStart('The database can’t run as root, and this machine has no user heartsease, postgres or nobody.');
}

/** A socket's path may have 107 characters at most, so a deep data folder gets a short one elsewhere. */
function socketFolder(folder: string, user: SystemUser | null): string {
  const inside = join(folder, 'socket');
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const socket = inside.length < 80 ? inside : join(tmpdir(), `heartsease-${digest}`);
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  if (user) chownSync(socket, user.uid, user.gid);
  chmodSync(socket, 0o700);
  return socket;
}

/** Made under another name and renamed when whole: a crash in the first second leaves nothing half. */
async function createCluster(binaries: PostgresBinaries, cluster: string, user: SystemUser | null): Promise<void> {
  const half = `${cluster}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (user) chownSync(half, user.uid, user.gid);
  // The builtin provider knows no version of a C library, so a copied folder keeps its indexes right.
  const options = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8', '--data-checksums'];
  const made = spawnSync(binaries.initdb, ['-D', half, '-U', OWNER, '-A', 'trust', ...options], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (made.status !== 0)
    throw new CannotStart(`The database could not be created: ${made.stderr || String(made.error)}`);
  try {
    renameSync(half, cluster);
  } catch (error) {
    // another server was quicker with the same folder; the lock decides which of the two goes on
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}

const SETTINGS = [
  ['listen_addresses', ''],
  ['unix_socket_permissions', '0700'],
  ['synchronous_commit', 'on'],
  ['max_connections', '60'],
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

async function startPostgres(
  binaries: PostgresBinaries,
  cluster: string,
  socket: string,
  user: SystemUser | null,
): Promise<void> {
  const settings = SETTINGS.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () =>
    spawn(binaries.postgres, ['-D', cluster, '-k', socket, ...settings], {
      ...user,
      cwd: '/',
      // a group of its own: Ctrl+C in a terminal reaches the server, which then stops the database in order
      detached: true,
      stdio: 'ignore',
    });
  const started = Date.now();
  let child = (await answers(socket)) ? null : start();
  while (!(await answers(socket))) {
    if (Date.now() - started > READY_WITHIN_MS) {
      throw new CannotStart(`The database did not start within a minute. Its log is in ${join(cluster, 'log')}.`);
    }
    // It ends at once while a killed server's PostgreSQL is still closing: try again until it is ours or answers.
    if (child !== null && child.exitCode !== null) child = start();
    await pause(50);
  }
  child?.unref();
}

async function answers(socket: string): Promise<boolean> {
  const client = new pg.Client({ host: socket, user: OWNER, database: 'postgres' });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function holdTheOnlyLock(socket: string, folder: string): Promise<pg.Client> {
  const client = new pg.Client({ host: socket, user: OWNER, database: 'postgres', application_name: 'one-server' });
  // The end of the database is told by the pool that serves requests.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    ONE_SERVER_LOCK,
  ]);
  if (rows[0]?.locked) return client;
  await client.end();
  throw new CannotStart(
    `Another Heartsease server is already using ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
  );
}

async function createDatabase(socket: string): Promise<void> {
  const client = new pg.Client({ host: socket, user: OWNER, database: 'postgres' });
  await client.connect();
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'heartsease'`);
  if (rowCount === 0) await client.query('create database heartsease');
  await client.end();
}

/** "Fast" shutdown: open transactions are ended, a checkpoint is written. */
async function stopPostgres(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  while (existsSync(pidFile) && isAlive(pid)) await pause(20);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
