import { once } from 'node:events';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openThread, sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { logout } from '@heartsease/domain/session/session.endpoints.ts';
import { buildApp } from '../app.ts';
import { connect } from '../db/database.ts';
import { sessionOf } from '../session/session.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { openStream } from '../test/live.ts';
import type { OpenStream } from '../test/live.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { createStreams } from './streams.ts';

let world: World;
let facts: Facts;
/** A second server process’s worth: its own pool, its own listening connection. */
let second: { address: string; close(): Promise<void> };
const open: OpenStream[] = [];

beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  const database = connect(world.ownerUrl, 4);
  const { fastify } = await buildApp({ config: world.app.config, database, url: world.ownerUrl });
  second = {
    address: await fastify.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await fastify.close();
      await database.destroy();
    },
  };
});
afterEach(() => open.splice(0).forEach((stream) => stream.close()));
afterAll(async () => {
  await second.close();
  await world.close();
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });

async function listen(address: string, { token }: Pick<Asker, 'token'>): Promise<OpenStream> {
  const stream = await openStream(address, token);
  open.push(stream);
  if (stream.status === 200) await stream.next('begin');
  return stream;
}

async function roomOf(asker: Asker): Promise<string> {
  return (await asker.asks(openThread, { ...write(), with: { kind: 'room' } })).body.chat_thread_id;
}

test('a message that one server process takes is told by the other, within moments', async () => {
  const [carer, manager] = [await world.as('carer@larch-house.example'), await world.as('manager@larch-house.example')];
  const chat_thread_id = await roomOf(carer);
  const there = await listen(second.address, manager);
  await carer.asks(sendMessage, { ...write(), chat_thread_id, text: 'The minibus is here' });
  expect(await there.next('changed')).toEqual({ what: 'changed', topic: 'chat', id: chat_thread_id });
});

test('whoever is not in the thread hears nothing of it', async () => {
  const [carer, sarah] = [await world.as('carer@larch-house.example'), await world.as('relative@larch-house.example')];
  const [colleague, family] = [await listen(second.address, carer), await listen(second.address, sarah)];
  const other = await listen(second.address, await world.as('manager@ty-rhosyn.example'));
  await carer.asks(sendMessage, { ...write(), chat_thread_id: await roomOf(carer), text: 'Among ourselves' });
  await colleague.next('changed');
  // A line that they do get comes after whatever they were told before it.
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `select pg_notify('heartsease_live', json_build_object('account', id)::text) from accounts where email = any($1)`,
      [['relative@larch-house.example', 'manager@ty-rhosyn.example']],
    ),
  );
  await Promise.all([family.next('access'), other.next('access')]);
  expect([family.lines, other.lines].map((lines) => lines.filter(({ what }) => what === 'changed'))).toEqual([[], []]);
});

const CARER = `(select id from accounts where email = 'carer@larch-house.example')`;
const ends = (leaves: boolean) =>
  `update sign_ins set ended_at = now(), ended_why = 'manager', is_ended_by_leaving = ${leaves}
    where account_id = ${CARER} and ended_at is null`;
const leaves = `update memberships set ends_on = current_date - 1 where account_id = ${CARER}`;

/** How a session ends, and what its stream tells of it: whoever is out without having gone is told to ask. */
const ENDS: [how: string, sql: string, told: string[]][] = [
  ['revoked', ends(false), ['begin', 'access', 'end']],
  ['passed on', ends(false).replace("'manager'", "'passed_on'"), ['begin', 'end']],
  ['its tablet shared no more', ends(false).replace("'manager'", "'tablet'"), ['begin', 'access', 'end']],
  ['left the home', leaves, ['begin', 'access', 'end']],
  ['left with its sessions', `with gone as (${ends(true)}) ${leaves}`, ['begin', 'access', 'end']],
];

test.each(ENDS)('a stream closes when its session has ended: %s', async (_how, sql, told) => {
  const carer = await world.as('carer@larch-house.example');
  const stream = await listen(second.address, carer);
  await asOwner(world.ownerUrl, (client) => client.query(sql));
  await stream.closed;
  expect(stream.lines.map(({ what }) => what)).toEqual(told);
  expect((await listen(second.address, carer)).status).toBe(401);
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update memberships set ends_on = null where account_id = ${CARER}`),
  );
});

test('a stream closes with the logout of its own session, and asks nobody to ask', async () => {
  const carer = await world.as('carer@larch-house.example');
  const stream = await listen(second.address, carer);
  await carer.asks(logout, {});
  await stream.closed;
  expect(stream.lines.map(({ what }) => what)).toEqual(['begin', 'end']);
  expect((await listen(second.address, carer)).status).toBe(401);
});

test('a relative whose only link is paused hears nothing from that moment on', async () => {
  const sarah = await world.as('relative@larch-house.example');
  const stream = await listen(world.address, sarah);
  const pause = (status: string) =>
    asOwner(world.ownerUrl, (client) =>
      client.query(
        `update relative_links set status = $1 where account_id = (select id from accounts where email = 'relative@larch-house.example')`,
        [status],
      ),
    );
  await pause('paused');
  await stream.closed;
  expect((await listen(world.address, sarah)).status).toBe(403);
  await pause('active');
  expect((await listen(world.address, sarah)).status).toBe(200);
});

test('what families may be shown is told to them by no more than that, whichever way it changed', async () => {
  const [sarah, carer] = [await world.as('relative@larch-house.example'), await world.as('carer@larch-house.example')];
  const [family, staff] = [await listen(world.address, sarah), await listen(world.address, carer)];
  const of = `where care_home_id = '${facts.care_home_id}'`;
  for (const change of [
    `update family_updates set words = words || ' ' ${of}`,
    `update moments set removed_at = now() ${of} and id = (select min(id::text)::uuid from moments ${of})`,
    `update reports set state = 'void' ${of} and id = (select min(id::text)::uuid from reports ${of} and state <> 'void')`,
    `update photos set withdrawn_at = now() ${of} and shared_at is not null`,
    `delete from photo_subjects ${of}`,
    `delete from consents ${of} and purpose = 'photo_family_group'`,
    `update notices set archived_at = now() ${of}`,
  ]) {
    await asOwner(world.ownerUrl, (client) => client.query(change));
    expect(await family.next('changed')).toEqual({ what: 'changed', topic: 'family', id: null });
  }
  await carer.asks(sendMessage, { ...write(), chat_thread_id: await roomOf(carer), text: 'The bus is back' });
  // However many rows it was, a change is one line; and staff hear of none.
  expect(await staff.next('changed')).toMatchObject({ topic: 'chat' });
  expect(family.lines.filter(({ what }) => what === 'changed')).toHaveLength(7);
});

test('nobody hears without a session, nor where the package has no chat', async () => {
  expect((await openStream(world.address, 'wb1_nobody')).status).toBe(401);
  const carer = await world.as('carer@larch-house.example');
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update care_homes set package_id = (select id from packages where title = 'Package C' and not is_basic) where id = $1`,
      [facts.care_home_id],
    ),
  );
  expect((await openStream(world.address, carer.token)).status).toBe(403);
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update care_homes set package_id = (select id from packages where title = 'Package E' and not is_basic) where id = $1`,
      [facts.care_home_id],
    ),
  );
});

test('a stream whose database connection was cut begins anew, and hears again', async () => {
  const carer = await world.as('carer@larch-house.example');
  const chat_thread_id = await roomOf(carer);
  const stream = await listen(world.address, carer);
  await asOwner(world.ownerUrl, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'heartsease_live'`),
  );
  await stream.next('begin');
  await carer.asks(sendMessage, { ...write(), chat_thread_id, text: 'Still there?' });
  expect(await stream.next('changed')).toMatchObject({ id: chat_thread_id });
});

test('a write that fails tells nothing', async () => {
  const carer = await world.as('carer@larch-house.example');
  const chat_thread_id = await roomOf(carer);
  const stream = await listen(world.address, carer);
  const answer = { ...write(), chat_thread_id, text: 'To nothing', reply_to_id: uuidv7() };
  expect((await carer.asks(sendMessage, answer)).status).toBe(404);
  await carer.asks(sendMessage, { ...write(), chat_thread_id, text: 'To all' });
  await stream.next('changed');
  expect(stream.lines.filter(({ what }) => what === 'changed')).toHaveLength(1);
});

test('one sign-in holds no more than six streams; the oldest gives way', async () => {
  const carer = await world.as('carer@larch-house.example');
  const first = await listen(world.address, carer);
  for (let more = 0; more < 6; more += 1) await listen(world.address, carer);
  await first.closed;
  expect((await listen(world.address, carer)).status).toBe(200);
});

test('a stream that nobody reads is closed from here: when it is full, and when the server stops', async () => {
  const { database, now } = world.app;
  const streams = createStreams({ database, url: world.ownerUrl, now });
  const { token } = await world.as('carer@larch-house.example');
  const session = await sessionOf(database, token, new Date());
  if (session === null) throw new Error('She is signed in');
  const opened = async () => {
    const body = await streams.open(token, session);
    if (body === null) throw new Error('The database is heard');
    return { body, closed: once(body, 'close') };
  };
  const full = await opened();
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `select pg_notify('heartsease_live', json_build_object('home', $1::text, 'topic', 'chat', 'id', gen_random_uuid(), 'to', array[$2::text])::text)
         from generate_series(1, 900)`,
      [facts.care_home_id, session.account_id],
    ),
  );
  await full.closed;
  expect(streams.count()).toBe(0);
  const unread = await opened();
  await streams.stop();
  await unread.closed;
  expect(unread.body.destroyed).toBe(true);
}, 60_000);
