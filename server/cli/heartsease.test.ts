import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { me, ping, register } from '@heartsease/domain/session/session.endpoints.ts';
import { startServer, temporaryFolder } from '../test/server-process.ts';
import type { ServerProcess } from '../test/server-process.ts';
import { askerAt, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { heartsease } from './heartsease.ts';

// Whole servers start here, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(async () => await world.close());

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGTERM');
    await server.ended;
  }
});

/** Runs a command on the world's database, and hands back what it said. */
async function says(...words: string[]): Promise<{ code: number; text: string }> {
  return await saysOn({ DATABASE_URL: world.ownerUrl, PUBLIC_URL: 'https://heartsease.example' }, words);
}

async function saysOn(settings: Record<string, string>, words: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await heartsease(words, settings, (text) => lines.push(text));
  return { code, text: lines.join('\n') };
}

const pinged = async () => await world.anyone.asks(ping, {});

test('maintenance is switched on with a time and a message, and off again', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  expect((await says('maintenance', 'on', '--until', until, '--message', 'Back at six')).code).toBe(0);
  await expect.poll(pinged, { timeout: 3_000 }).toMatchObject({ status: 503, body: { message: 'Back at six', until } });
  expect(await says('maintenance', 'off')).toEqual({ code: 0, text: 'Maintenance is off.' });
  await expect.poll(pinged, { timeout: 3_000 }).toMatchObject({ status: 200 });
});

test('what can’t be understood is said in plain words, with an example', async () => {
  expect(await says('maintenance', 'perhaps')).toEqual({
    code: 1,
    text: expect.stringContaining('Say on or off.\nLike this: npm run heartsease -- maintenance on'),
  });
  expect(await says('maintenance', 'on', '--until', 'teatime')).toMatchObject({
    code: 1,
    text: expect.stringContaining('"teatime" is not a time.'),
  });
  expect(await says('maintenance', 'on', '--for', 'ever')).toMatchObject({ code: 1 });
  expect(await says('new-home', '--home', 'Ash Court', '--timezone', 'Shropshire')).toMatchObject({
    code: 1,
    text: expect.stringContaining('"Shropshire" is not a time zone.'),
  });
  expect(await says('dance')).toMatchObject({ code: 1, text: expect.stringContaining('new-home --home') });
});

test('a new home gets its manager by a link that works once', async () => {
  const { text } = await says('new-home', '--home', 'Ash Court', '--town', 'Ludlow', '--package', 'C');
  expect(text).toContain('Whoever opens this link first becomes the manager of Ash Court');
  const register_with = { ...anita, invite_code: codeIn(text) };
  const { body } = await world.anyone.asks(register, register_with);
  const profile = await askerAt(world.address, body.token).asks(me, {});
  expect(profile.body).toMatchObject({
    role: 'manager',
    carehome: { name: 'Ash Court', town: 'Ludlow' },
    package: { title: 'Package C' },
  });
  expect((await world.anyone.asks(register, register_with)).status).toBe(422);
});

test('a home that is there is not made twice', async () => {
  await says('new-home', '--home', 'Beech House');
  expect(await says('new-home', '--home', 'Beech House')).toMatchObject({
    code: 1,
    text: expect.stringContaining('There is a home called Beech House already.'),
  });
});

test('a new link for a manager ends the one before', async () => {
  const first = codeIn((await says('new-home', '--home', 'Cedar House')).text);
  const second = codeIn((await says('invite-manager', '--home', 'Cedar House')).text);
  const try_with = async (invite_code: string) =>
    (await world.anyone.asks(register, { ...anita, email: 'anita@cedar-house.example', invite_code })).status;
  expect(await try_with(first)).toBe(422);
  expect(await try_with(second)).toBe(200);
});

test('where there are several homes, one must be named', async () => {
  expect(await says('invite-manager')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Say which home with --home: "'),
  });
});

test('an empty server that is no demo makes a home and prints one link, until there is a manager', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const server = await startServer({ DATA_DIR: dataDir });
  running.push(server);
  await server.ready();
  const settings = { DATA_DIR: dataDir, PORT: new URL(server.address).port, HOST: '127.0.0.1' };
  const changed = await saysOn(settings, ['change-home', '--name', 'Larch House', '--town', 'Shrewsbury']);
  expect(changed).toEqual({ code: 0, text: 'Larch House is changed.' });
  const anyone = askerAt(server.address, '');
  await expect.poll(() => server.printed()).toContain('becomes the manager of');
  const { body } = await anyone.asks(register, { ...anita, invite_code: codeIn(server.printed()) });
  const profile = await askerAt(server.address, body.token).asks(me, {});
  expect(profile.body).toMatchObject({ role: 'manager', carehome: { name: 'Larch House' } });
  expect((await saysOn(settings, ['status'])).text).toBe(
    [
      `Server: ready on port ${settings.PORT}`,
      'Database: of the running server',
      'In it: 1 homes, 0 residents, 1 accounts, 0 reports',
      'Maintenance: off',
    ].join('\n'),
  );
  server.kill('SIGTERM');
  await server.ended;

  const asleep = await saysOn(settings, ['status']);
  expect(asleep.text).toContain('Server: not answering');
  expect(asleep.text).toContain('Database: of the data folder, no server runs on it');
  const again = await startServer({ DATA_DIR: dataDir });
  running.push(again);
  await again.ready();
  expect(again.printed()).not.toContain('becomes the manager');
  again.kill('SIGTERM');
  await again.ended;
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

const anita = {
  email: 'anita@ash-court.example',
  first_name: 'Anita',
  last_name: 'Desai',
  password: 'a quiet cup of tea',
  password_confirmation: 'a quiet cup of tea',
};

function codeIn(text: string): string {
  return /register\?code=([A-Z0-9]{8})/.exec(text)?.[1] ?? '';
}
