import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { checkInvitation, register } from '@heartsease/domain/session/invitations.endpoints.ts';
import { completeReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { login, me, ping } from '@heartsease/domain/session/session.endpoints.ts';
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
  expect(await says('home', 'add', '--home', 'Ash Court', '--timezone', 'Shropshire')).toMatchObject({
    code: 1,
    text: expect.stringContaining('"Shropshire" is not a time zone.'),
  });
  expect(await says('dance')).toMatchObject({ code: 1, text: expect.stringContaining('home add --home') });
});

test('a new home gets its manager by a link that works once', async () => {
  const { text } = await says('home', 'add', '--home', 'Ash Court', '--town', 'Ludlow', '--package', 'C');
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
  await says('home', 'add', '--home', 'Beech House');
  expect(await says('home', 'add', '--home', 'Beech House')).toMatchObject({
    code: 1,
    text: expect.stringContaining('There is a home called Beech House already.'),
  });
});

test('a new link for a manager ends the one before', async () => {
  const first = codeIn((await says('home', 'add', '--home', 'Cedar House')).text);
  const second = codeIn((await says('invite', '--home', 'Cedar House')).text);
  const try_with = async (invite_code: string) =>
    (await world.anyone.asks(register, { ...anita, email: 'anita@cedar-house.example', invite_code })).status;
  expect(await try_with(first)).toBe(422);
  expect(await try_with(second)).toBe(200);
});

test('where there are several homes, one must be named', async () => {
  expect(await says('invite')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Say which home with --home: "'),
  });
});

test('a package is set for a home, made basic, and ends on a day', async () => {
  const { text } = await says('home', 'add', '--home', 'Dove House');
  const { body } = await world.anyone.asks(register, {
    ...anita,
    email: 'anita@dove-house.example',
    invite_code: codeIn(text),
  });
  const set = await says('package', 'set', '--home', 'Dove House', '--package', 'B', '--basic', 'on');
  expect(set).toEqual({ code: 0, text: 'The package of Dove House is changed.' });
  await says('package', 'set', '--home', 'Dove House', '--expires', '2026-01-31');
  const profile = await askerAt(world.address, body.token).asks(me, {});
  expect(profile.body).toMatchObject({ package: { title: 'Package B', is_basic: true }, expired: true });
  const list = facts(await says('package', 'list', '--json'));
  expect(list['homes']).toContainEqual({
    name: 'Dove House',
    package: 'Package B',
    is_basic: true,
    package_expires_on: '2026-01-31',
  });
  await says('package', 'set', '--home', 'Dove House', '--expires', 'never');
  expect((await says('package', 'list')).text).toMatch(/^Dove House +Package B +basic +never$/m);
  expect(await says('package', 'set', '--home', 'Dove House', '--expires', '2026-02-31')).toMatchObject({ code: 1 });
});

test('an organisation is renamed and its risk assessments are switched', async () => {
  await says('home', 'add', '--home', 'Elder House', '--organisation', 'Elder Care');
  const changed = await says('organisation', 'change', '--organisation', 'Elder Care', '--risk-assessments', 'on');
  expect(changed).toEqual({ code: 0, text: 'Elder Care is changed.' });
  expect((await says('organisation', 'list')).text).toMatch(/^Elder Care +Elder House +on +off$/m);
  expect(await says('organisation', 'change', '--risk-assessments', 'on')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Say which with --organisation: '),
  });
});

test('an organisation asks its managers for a second step, and somebody who lost theirs is helped', async () => {
  const changes = (word: string) =>
    says('organisation', 'change', '--organisation', 'Elder Care', '--second-step', word);
  expect((await changes('on')).code).toBe(0);
  expect((await says('organisation', 'list')).text).toMatch(/^Elder Care +Elder House +on +on$/m);
  expect((await changes('off')).code).toBe(0);
  expect(await changes('perhaps')).toMatchObject({ code: 1, text: expect.stringContaining('--second-step on') });
  const reset = await says('user', 'reset-second-step', '--email', 'manager@larch-house.example');
  expect(reset).toMatchObject({ code: 0, text: expect.stringContaining('password alone') });
});

test('whoever the operator ends is signed out at once, and belongs to the home no more', async () => {
  const email = 'anita@fern-house.example';
  const { text } = await says('home', 'add', '--home', 'Fern House');
  const { body } = await world.anyone.asks(register, { ...anita, email, invite_code: codeIn(text) });
  const session = askerAt(world.address, body.token);
  expect((await says('user', 'list', '--home', 'Fern House')).text).toContain(
    `${email}  Anita Desai  Fern House  manager`,
  );
  expect((await session.asks(me, {})).status).toBe(200);
  expect((await says('user', 'end', '--email', email, '--home', 'Fern House')).code).toBe(0);
  expect((await session.asks(me, {})).status).toBe(401);
  expect(await says('user', 'end', '--email', email, '--home', 'Fern House')).toMatchObject({ code: 1 });
  expect(await world.anyone.asks(login, { email, password: anita.password })).toMatchObject({ status: 422 });
});

test('somebody is signed out everywhere, and gets a link for a new password', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  await says('user', 'sign-out', '--email', 'Coordinator@Larch-House.example');
  expect((await nadia.asks(me, {})).status).toBe(401);
  const told = facts(await says('user', 'reset-password', '--email', 'coordinator@larch-house.example', '--json'));
  const token = new URL(String(told['link'])).searchParams.get('token') ?? '';
  const password = 'a walk by the river';
  const done = await world.anyone.asks(completeReset, { token, password, password_confirmation: password });
  expect(done.status).toBe(200);
  expect(await says('user', 'sign-out', '--email', 'nobody@nowhere.example')).toMatchObject({ code: 1 });
});

test('an invitation by the operator is for the role that was named', async () => {
  const told = facts(await says('invite', '--home', 'Ash Court', '--role', 'carer', '--first-name', 'Karen', '--json'));
  const invitation = await world.anyone.asks(checkInvitation, { invite_code: String(told['code']) });
  expect(invitation.body).toMatchObject({ care_home_name: 'Ash Court', role: 'carer', first_name: 'Karen' });
  expect(await says('invite', '--home', 'Ash Court', '--role', 'king')).toMatchObject({ code: 1 });
});

test('the doctor finds what is missing, and what is broken', async () => {
  const findings = facts(await says('doctor', '--json'))['findings'];
  expect(findings).toContainEqual({ what: 'Manager', state: 'fine', words: 'somebody can sign in' });
  expect(findings).toContainEqual(expect.objectContaining({ what: 'Mail', state: 'warning' }));
  const nowhere = world.ownerUrl.replace(/\/[^/?]+(\?|$)/, '/no_such_database$1');
  const broken = await saysOn({ DATABASE_URL: nowhere }, ['doctor']);
  expect(broken.code).toBe(1);
  expect(broken.text).toMatch(/^✗ Database: The database of DATABASE_URL can't be reached/m);
});

test('the settings are shown without their secrets', async () => {
  const settings = {
    DATABASE_URL: 'postgres://heartsease:swordfish@db.example/heartsease',
    METRICS_TOKEN: 'x'.repeat(20),
  };
  const { text } = await saysOn(settings, ['config', 'show']);
  expect(text).toMatch(/^DATABASE_URL +postgres:\/\/heartsease:•••@db.example\/heartsease$/m);
  expect(text).toMatch(/^METRICS_TOKEN +\(set\)$/m);
  expect(text).not.toContain('swordfish');
});

test('every command explains itself, and fails as JSON where JSON was asked for', async () => {
  const all = (await says('--help')).text;
  const commands = [...all.matchAll(/^npm run heartsease -- ([a-z-]+(?: [a-z-]+)?)/gm)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(14);
  for (const name of commands) expect((await says(...name.split(' '), '--help')).code, name).toBe(0);
  expect((await says('home', '--help')).text.match(/npm run heartsease -- home/g)).toHaveLength(3);
  expect(facts(await says('home', 'add', '--json'))).toEqual({ error: 'Say what the home is called.' });
});

test('an empty server that is no demo makes a home and prints one link, until there is a manager', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const server = await startServer({ DATA_DIR: dataDir });
  running.push(server);
  await server.ready();
  const settings = { DATA_DIR: dataDir, PORT: new URL(server.address).port, HOST: '127.0.0.1' };
  const changed = await saysOn(settings, ['home', 'change', '--name', 'Larch House', '--town', 'Shrewsbury']);
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

function facts({ text }: { text: string }): Record<string, unknown> {
  return JSON.parse(text);
}

function codeIn(text: string): string {
  return /register\?code=([A-Z0-9]{8})/.exec(text)?.[1] ?? '';
}
