import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { postgresPid, startServer, temporaryFolder } from '../test/server-process.ts';
import type { ServerProcess } from '../test/server-process.ts';
import { isOpenToAnyone } from './postgres-binaries.ts';
import type { SystemUser } from './system-user.ts';

// Whole servers start here, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const NOBODY: SystemUser = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
/** Another user can run our code only where it may read it. */
const canBecomeNobody = isRoot && isOpenToAnyone(import.meta.dirname);

const running: ServerProcess[] = [];
const folders: string[] = [];

/** A data folder that a server has made and left in order, to be copied by the tests that need no more. */
let made: string;

beforeAll(async () => {
  made = join(temporaryFolder(), 'data');
  const server = await startServer({ DATA_DIR: made });
  await server.ready();
  server.kill('SIGTERM');
  await server.ended;
  rmSync(join(made, 'socket'), { recursive: true });
});
afterAll(() => rmSync(dirname(made), { recursive: true, force: true }));

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGTERM');
    await server.ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(user?: SystemUser): string {
  const folder = temporaryFolder(user);
  folders.push(folder);
  return folder;
}

function copiedData(below = newFolder()): string {
  mkdirSync(below, { recursive: true });
  spawnSync('cp', ['-a', made, join(below, 'data')]);
  return join(below, 'data');
}

async function start(dataDir: string, user?: SystemUser): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir }, user ? { user } : {});
  running.push(server);
  return server;
}

/** The listening sockets of a process, as the kernel lists them: tcp, tcp6 and unix. */
function socketsOf(pid: number): string[] {
  const held = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap(
      (fd) => /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [],
    ),
  );
  return ['tcp', 'tcp6', 'unix'].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, 'utf8')
      .split('\n')
      .filter((line) => line.split(/\s+/).some((word) => held.has(word)))
      .map((line) => `${kind} ${line}`),
  );
}

test('a server starts on an empty folder, and again on a full one without making anything anew', async () => {
  const dataDir = join(newFolder(), 'data');
  const first = await start(dataDir);
  await first.ready();
  expect(first.printed()).toContain('migrations applied');
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = await start(dataDir);
  await second.ready();
  expect(second.printed()).not.toContain('migrations applied');
});

test.runIf(isRoot)('started as root, the database runs as a user without rights, closed to all others', async () => {
  const dataDir = copiedData();
  await (await start(dataDir)).ready();
  const pid = postgresPid(dataDir);
  const runner = statSync(`/proc/${pid}`).uid;
  expect(runner).not.toBe(0);
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(runner);
  // password-less trust is for whoever may enter the socket's folder
  const socket = statSync(join(dataDir, 'socket'));
  expect(socket).toMatchObject({ uid: runner, mode: 0o040_700 });
  expect(spawnSync('ls', [join(dataDir, 'socket')], NOBODY).status).not.toBe(0);
  expect(socketsOf(pid).filter((line) => !line.startsWith('unix'))).toEqual([]);
});

test.runIf(canBecomeNobody)('root goes on with the database of an ordinary user, as that user', async () => {
  const dataDir = join(newFolder(NOBODY), 'data');
  const first = await start(dataDir, NOBODY);
  await first.ready();
  expect(statSync(`/proc/${postgresPid(dataDir)}`).uid).toBe(NOBODY.uid);
  first.kill('SIGTERM');
  await first.ended;
  await (await start(dataDir)).ready();
  expect(statSync(`/proc/${postgresPid(dataDir)}`).uid).toBe(NOBODY.uid);
});

test.runIf(canBecomeNobody)('an ordinary user is told whose the database is', async () => {
  const dataDir = copiedData();
  chmodSync(dataDir, 0o777);
  const server = await start(dataDir, NOBODY);
  expect(await server.ended).toBe(1);
  expect(server.printed()).toBe(
    `The database in ${dataDir} belongs to another user of this machine. Start the server as that user, or choose another folder with DATA_DIR.\n`,
  );
});

test.runIf(canBecomeNobody)('a folder that may not be written is named', async () => {
  const dataDir = join(newFolder(), 'data');
  const server = await start(dataDir, NOBODY);
  expect(await server.ended).toBe(1);
  expect(server.printed()).toBe(`The folder ${dataDir} can't be written. Choose another with DATA_DIR.\n`);
});

test.runIf(isRoot)('below a closed folder root is told where else the data could be', async () => {
  const closed = newFolder();
  chmodSync(closed, 0o700);
  const server = await start(join(closed, 'data'));
  expect(await server.ended).toBe(1);
  expect(server.printed()).toContain(
    `no other user can reach ${join(closed, 'data')}. Choose another folder with DATA_DIR`,
  );
});

test('a second server on the same folder is refused, and the first goes on', async () => {
  const dataDir = copiedData();
  const first = await start(dataDir);
  await first.ready();
  const second = await start(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.printed()).toBe(
    `Another Heartsease server is already using ${dataDir}. Stop it first, or choose another folder with DATA_DIR.\n`,
  );
  await first.ready();
});

test('of two servers that start on one empty folder, one serves and one is refused', async () => {
  const dataDir = join(newFolder(), 'data');
  const both = [await start(dataDir), await start(dataDir)];
  const outcomes = await Promise.all(
    both.map((server) =>
      Promise.race([server.ready().then(() => 'ready'), server.ended.then((code) => `ended ${code}`)]).catch(
        async () => `ended ${await server.ended}`,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['ended 1', 'ready']);
});

test('a deep folder works too: its socket is elsewhere', async () => {
  const dataDir = copiedData(
    join(newFolder(), 'the-folder-of-a-very-careful-administrator/who-likes-long-names-and-order'),
  );
  await (await start(dataDir)).ready();
  expect(existsSync(join(dataDir, 'socket'))).toBe(false);
});

test('after kill -9 of the server alone, the next one takes over the database that still runs', async () => {
  const dataDir = copiedData();
  const first = await start(dataDir);
  await first.ready();
  const pid = postgresPid(dataDir);
  first.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  await (await start(dataDir)).ready();
  expect(postgresPid(dataDir)).toBe(pid);
});

test('after kill -9 of the server and the database, the next start is an orderly one', async () => {
  const dataDir = copiedData();
  const first = await start(dataDir);
  await first.ready();
  first.kill('SIGKILL');
  process.kill(postgresPid(dataDir), 'SIGKILL');
  await first.ended;
  const second = await start(dataDir);
  await second.ready();
  expect(second.printed()).toContain('Heartsease is ready');
});

test('a start that was killed half-way leaves nothing in the way of the next', async () => {
  const folder = newFolder();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  // what a kill -9 during the first second leaves behind; no process has this number
  mkdirSync(join(dataDir, 'postgres.4194305/base'), { recursive: true });
  await (await start(dataDir)).ready();
  expect(existsSync(join(dataDir, 'postgres.4194305'))).toBe(false);
});

test('when only the database dies, the server brings it back by itself and answers 503 meanwhile', async () => {
  const dataDir = copiedData();
  const server = await start(dataDir);
  await server.ready();
  process.kill(postgresPid(dataDir), 'SIGKILL');
  const began = Date.now();
  await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status, { interval: 5 }).toBe(503);
  await server.ready();
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(server.printed()).toContain('The database has gone. Starting it again');
});
