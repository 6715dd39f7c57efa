import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSessionToLog, listComingUp } from '@heartsease/domain/planner/planner.endpoints.ts';
import { factsOf, londonDay } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const MINUTE = 60_000;

let world: World;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());

const query = async <Row extends object>(sql: string, values: unknown[]) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

/** A session that begins soon, with those whom it is for. */
async function plan(residentIds: string[] = []): Promise<string> {
  const id = uuidv7();
  const starts_at = new Date(Date.now() + 20 * MINUTE);
  await query(
    `insert into planned_sessions (id, care_home_id, title, starts_at, ends_at, day, place)
     values ($1, $2, 'Tea on the terrace', $3, $4, $5, 'Terrace')`,
    [id, facts.care_home_id, starts_at, new Date(starts_at.getTime() + 30 * MINUTE), londonDay(starts_at)],
  );
  await query(
    `insert into planned_session_residents (care_home_id, planned_session_id, resident_id) select $1, $2, unnest($3::uuid[])`,
    [facts.care_home_id, id, residentIds],
  );
  return id;
}

test('what is planned for one person alone is told to their family, and to no other relative, friend or family user', async () => {
  const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
  const plans = {
    her: await plan([idOf('Eileen')]),
    another: await plan([idOf('Joyce')]),
    two: await plan([idOf('Eileen'), idOf('Joyce')]),
    nobodyYet: await plan(),
    open: await plan([idOf('Joyce')]),
    byGroup: await plan(),
  };
  await asOwner(world.ownerUrl, async (client) => {
    await client.query('update planned_sessions set is_open_to_everyone = true where id = $1', [plans.open]);
    await client.query(
      `with made as (
         insert into resident_groups (care_home_id, id, name, tint, kind) values ($1, $2, 'Joyce alone', 'plum', 'by_hand') returning id),
       member as (insert into resident_group_members (care_home_id, resident_group_id, resident_id) select $1, id, $3 from made)
       insert into planned_session_groups (care_home_id, planned_session_id, resident_group_id) select $1, $4, id from made`,
      [facts.care_home_id, uuidv7(), idOf('Joyce'), plans.byGroup],
    );
  });
  const toldTo = async (email: string) => {
    const { body } = await (await world.as(email)).asks(listComingUp, {});
    const ids = new Set(body.items.map(({ id }) => id));
    return Object.entries(plans).flatMap(([name, id]) => (ids.has(id) ? [name] : []));
  };
  expect(await toldTo('carer@larch-house.example')).toEqual(Object.keys(plans));
  expect(await toldTo('relative@larch-house.example')).toEqual(['her', 'two', 'nobodyYet', 'open']);
  expect(await toldTo('leah.reid-campbell@larch-house.example')).toEqual([
    'another',
    'two',
    'nobodyYet',
    'open',
    'byGroup',
  ]);
  const links = await query<{ id: string }>(
    `update relative_links set access_level = 'friend' where care_home_id = $1 and resident_id = $2 and account_id = (select id from accounts where email = 'relative@larch-house.example') returning id`,
    [facts.care_home_id, idOf('Eileen')],
  );
  expect(links).toHaveLength(1);
  expect(await toldTo('relative@larch-house.example')).toEqual(['two', 'nobodyYet', 'open']);
});

test('staff are told who leads a session and who helps, and nobody else is', async () => {
  const id = await plan();
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `insert into planned_session_helpers (care_home_id, planned_session_id, account_id)
       select $1, $2, id from accounts where email in ('carer@larch-house.example', 'coordinator@larch-house.example')`,
      [facts.care_home_id, id],
    ),
  );
  const tomasz = await world.as('carer@larch-house.example');
  const { body } = await tomasz.asks(getSessionToLog, { planned_session_id: id });
  const names = body.helpers.map(({ known_as }) => known_as);
  expect(names).toHaveLength(2);
  expect(names).toEqual(names.toSorted());
  const relative = await world.as('relative@larch-house.example');
  const told = (await relative.asks(listComingUp, {})).body.items.find((session) => session.id === id);
  expect(told).toBeDefined();
  expect(told).not.toHaveProperty('helpers');
});

test('a session is called in Welsh what its library says, and what somebody wrote stays as written', async () => {
  const id = await plan();
  const [activity] = await query<{ id: string; title: string; welsh: string }>(
    `select id, title, detail -> 'welsh' ->> 'title' as welsh from activities where slug = 'dominoes' and care_home_id is null`,
    [],
  );
  const named = async (title = '') => {
    await query('update planned_sessions set activity_id = $2, title = $3 where id = $1', [id, activity?.id, title]);
    const nadia = await world.as('coordinator@larch-house.example');
    const { body } = await nadia.asks(getSessionToLog, { planned_session_id: id });
    return { title: body.title, welsh: body.welsh?.title };
  };
  const both = { title: activity?.title, welsh: activity?.welsh };
  expect(await named(activity?.title)).toEqual(both);
  expect(await named(activity?.welsh)).toEqual(both);
  expect(await named('Dominoes by the window')).toEqual({ title: 'Dominoes by the window', welsh: undefined });
});
