import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGoal, addWish, changeWish, listGoals, reviewGoal } from '@heartsease/domain/goals/goals.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let care_home_id: string;
let eileen: string;
let frank: string;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  const everybody = (await nadia.asks(listResidents, {})).body.items;
  const idOf = (name: string) => everybody.find(({ known_as }) => known_as === name)?.id ?? '';
  [eileen, frank] = [idOf('Eileen'), idOf('Frank')];
  care_home_id = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
    return rows[0]?.id ?? '';
  });
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });

test('a goal is written down in their own words, looked at together, and met', async () => {
  const goal = { text: 'Walk to the gate and back.', why: 'To see the bus.', target_on: '' as const };
  const { body: added } = await nadia.asks(addGoal, { ...write(), resident_id: eileen, ...goal });
  const review = {
    note: 'There and back, twice.',
    people_present: 'Eileen, Tomasz',
    activities_discussed: true,
    status: 'met' as const,
  };
  const { status, body } = await nadia.asks(reviewGoal, {
    ...write(),
    resident_id: eileen,
    goal_id: added.id,
    base_version: 1,
    ...review,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'met',
    version: 2,
    reviews: [{ note: review.note, activities_discussed: true, by: 'Nadia' }],
  });
  const seen = await tomasz.asks(listGoals, { resident_id: eileen });
  expect(seen.body.goals.find(({ id }) => id === added.id)?.text).toBe(goal.text);
});

test('whoever looks at a goal second is told what the first one wrote', async () => {
  const { body: added } = await nadia.asks(addGoal, {
    ...write(),
    resident_id: eileen,
    text: 'Sing.',
    why: '',
    target_on: null,
  });
  const at = { resident_id: eileen, goal_id: added.id, base_version: 1, people_present: '', status: 'active' as const };
  await nadia.asks(reviewGoal, { ...write(), ...at, note: 'First' });
  const second = await nadia.sends(reviewGoal.path, { ...write(), ...at, note: 'Second' });
  expect([second.status, second.body]).toMatchObject([409, { current: { reviews: [{ note: 'First' }] } }]);
});

test('a wish is written down, and told when it came true', async () => {
  const wish = { text: 'The sea.', asked_by: 'Frank', wanted_on: '2027-06-01', status: 'new' as const, story: '' };
  const { body: added } = await nadia.asks(addWish, { ...write(), resident_id: frank, ...wish });
  const { body } = await nadia.asks(changeWish, {
    ...write(),
    resident_id: frank,
    wish_id: added.id,
    base_version: 1,
    ...wish,
    status: 'done',
    story: 'Aberdovey, with chips.',
  });
  expect(body).toMatchObject({ status: 'done', story: 'Aberdovey, with chips.', version: 2 });
});

test('a goal is found only with the person whose it is', async () => {
  const { goals } = (await nadia.asks(listGoals, { resident_id: eileen })).body;
  const { status } = await nadia.asks(reviewGoal, {
    ...write(),
    resident_id: frank,
    goal_id: goals[0]?.id ?? '',
    base_version: 1,
    note: 'Whose?',
    people_present: '',
    status: 'active',
  });
  expect(status).toBe(404);
});

test('a carer reads goals and writes none', async () => {
  const { status } = await tomasz.asks(addGoal, {
    ...write(),
    resident_id: eileen,
    text: 'No.',
    why: '',
    target_on: null,
  });
  expect(status).toBe(403);
});

test.each([
  ['text', ''],
  ['text', 'x'.repeat(301)],
  ['target_on', '2026-02-30'],
])('a goal with the %s %j is refused at that field', async (field, value) => {
  const input = { ...write(), resident_id: eileen, text: 'Walk.', why: '', target_on: '', [field]: value };
  const { status, body } = await nadia.sends(addGoal.path, input);
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
});
