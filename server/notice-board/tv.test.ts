import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTvFeed, listTvLinks, makeTvLink, takeBackTvLink } from '@heartsease/domain/notice-board/tv.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let anita: Asker;
beforeAll(async () => {
  world = await openWorld({ public_url: 'https://heartsease.example' });
  facts = await factsOf(world.ownerUrl, 'Larch House');
  anita = await world.as('manager@larch-house.example');
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const feed = async (link: string) => await world.anyone.sends(getTvFeed.path, { link });

async function madeLink(name: string): Promise<{ id: string; token: string }> {
  const { body } = await anita.asks(makeTvLink, { ...write(), name });
  return { id: body.id, token: new URL(body.link).searchParams.get('link') ?? '' };
}

test('whoever has the link sees what hangs in the lounge, and nothing else', async () => {
  const { token } = await madeLink('Lounge');
  const { status, body } = await feed(token);
  expect(status).toBe(200);
  const told = getTvFeed.output.parse(body);
  expect(told.home).toBe('Larch House');
  expect(told.notices.map(({ title }) => title)).toEqual(['A singer comes on Friday', 'Fish pie moves to Wednesday']);
  expect(JSON.stringify(body)).not.toContain('Flu jabs');
});

test('no session of today names anybody who lives here', async () => {
  const { token } = await madeLink('Hall');
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(
      `update planned_sessions set title = 'Winston’s party', place = 'Winston Clarke’s room'
        where care_home_id = $1 and day = $2 and cancelled_at is null`,
      [facts.care_home_id, facts.today],
    );
  });
  world.clock.now = new Date(`${facts.today}T06:00:00Z`);
  const { body } = await feed(token);
  world.clock.now = null;
  const { programme } = getTvFeed.output.parse(body);
  expect(programme.length).toBeGreaterThan(0);
  expect(JSON.stringify(programme)).not.toContain('Winston');
  expect(JSON.stringify(programme)).toContain('A get-together');
});

test('a link that was taken back, and one that nobody made, are dead; each day on which it was asked is kept', async () => {
  const { id, token } = await madeLink('Dining room');
  await feed(token);
  await feed(token);
  const [link] = (await anita.asks(listTvLinks, {})).body.items;
  expect(link).toMatchObject({ name: 'Dining room', is_open: true, days: [{ day: facts.today, times: 2 }] });
  await anita.asks(takeBackTvLink, { ...write(), tv_link_id: id });
  const dead = await feed(token);
  const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  const unknown = await feed(changed);
  expect([dead.status, unknown.status]).toEqual([404, 404]);
  expect(dead.body).toEqual(unknown.body);
  expect((await feed('short')).status).toBe(422);
});

test('only the manager makes links, and no secret is kept', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  expect((await nadia.sends(makeTvLink.path, { ...write(), name: 'Mine' })).status).toBe(403);
  const { token } = await madeLink('Landing');
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select 1 from notice_tv_links where token_hash = convert_to($1, $2)', [token, 'UTF8']),
  );
  expect(rows).toEqual([]);
});

test('a guesser is held up', async () => {
  // Tries are counted by the quarter of an hour: none begins meanwhile.
  world.clock.now = new Date();
  const home = Buffer.from(facts.care_home_id.replaceAll('-', ''), 'hex');
  const guess = (n: number) => Buffer.concat([home, Buffer.alloc(32, n)]).toString('base64url');
  const answers = [];
  for (let n = 0; n < 125; n += 1) answers.push((await feed(guess(n))).status);
  expect(answers.at(0)).toBe(404);
  expect(answers.at(-1)).toBe(429);
  world.clock.now = null;
});
