import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getActivity, listActivities } from '@heartsease/domain/activities/activities.endpoints.ts';
import { getFeatured } from '@heartsease/domain/dashboard/dashboard.endpoints.ts';
import { ENERGIES } from '@heartsease/domain/family-organisation/energy.ts';
import type { Energy } from '@heartsease/domain/family-organisation/energy.ts';
import {
  chooseFamilyInterests,
  getFamilyIdea,
  listDoneIdeas,
  listFamilyIdeas,
  listFamilyInterests,
  sayDone,
  takeBackDone,
} from '@heartsease/domain/family-organisation/family-organisation.endpoints.ts';
import type { DoneResponse } from '@heartsease/domain/family-organisation/idea.ts';
import { INTERESTS } from '@heartsease/domain/interests/catalogue.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { coreActivities, coreActivityId } from '../activities/core-activities.ts';
import { demoIds } from '../demo/ids.ts';
import { diskStore } from '../files/store.ts';
import { tidy } from '../jobs/tidy.ts';
import { setPackage } from '../test/homes.ts';
import type { PackageState } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const care_home_id = demoIds.home('teme-valley');
const RADIO = coreActivityId('radio');

let world: World;
let hilary: Asker;
let graham: Asker;
beforeAll(async () => {
  world = await openWorld();
  hilary = await world.as('organiser@teme-valley.example');
  graham = await world.as('member@teme-valley.example');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  await put({ letter: 'D', is_expired: false, is_basic: false });
  await asOwner(world.ownerUrl, async (client) => {
    await client.query('delete from done_ideas');
    await client.query('delete from family_interests');
  });
});

const put = async (state: PackageState) =>
  await asOwner(world.ownerUrl, async (client) => await setPackage(client, care_home_id, state));
const write = () => ({ client_id: uuidv7(), care_home_id });
const choose = async (asker: Asker, chosen: string[], let_go: string[] = []) =>
  await asker.asks(chooseFamilyInterests, { ...write(), chosen, let_go });
const ideasFor = async (energy: Energy) => (await hilary.asks(listFamilyIdeas, { energy })).body;
const say = async (asker: Asker, activity_id: string, day: string, response: DoneResponse | null = null) =>
  await asker.asks(sayDone, { ...write(), activity_id, day, response });
const done = async () => (await hilary.asks(listDoneIdeas, {})).body.items;

test('a circle gets three ideas for the energy that it has, each with why and with its steps', async () => {
  const all = await Promise.all(ENERGIES.map(ideasFor));
  for (const { items, n, definition } of all) {
    expect(items).toHaveLength(3);
    expect(n).toBe(3);
    expect(definition).not.toBe('');
    for (const { whys, steps, title } of items) {
      expect(whys.length, title).toBeGreaterThan(0);
      expect(steps.length, title).toBeGreaterThan(2);
    }
  }
  expect(new Set(all.flatMap(({ items }) => items.map(({ activity_id }) => activity_id))).size).toBe(9);
  expect(await ideasFor('some')).toMatchObject({ items: all[1]?.items ?? [] });
});

test('no idea, whatever is liked, speaks of what only a care home has', async () => {
  for (let place = 0; place < INTERESTS.length; place += 12) {
    const codes = INTERESTS.slice(place, place + 12).map(({ code }) => code);
    await choose(hilary, codes);
    for (const energy of ENERGIES)
      for (const { summary, steps, needs } of (await ideasFor(energy)).items)
        expect([summary, ...steps, ...needs].join(' ')).not.toMatch(/\b(residents?|staff|trolley|minibus)\b/i);
    await choose(hilary, [], codes);
  }
});

test('what the circle likes comes first, for all who belong to it', async () => {
  expect((await choose(hilary, ['dominoes', 'singing'])).status).toBe(200);
  expect((await graham.asks(listFamilyInterests, {})).body.codes).toEqual(['dominoes', 'singing']);
  const [first] = (await graham.asks(listFamilyIdeas, { energy: 'some' })).body.items;
  expect(first?.whys[0]).toMatchObject({ kind: 'chosen' });
  await choose(graham, [], ['dominoes', 'singing']);
  expect((await hilary.asks(listFamilyInterests, {})).body.codes).toEqual([]);
});

test('two who choose at once don’t undo each other', async () => {
  await choose(hilary, ['dominoes']);
  const answers = await Promise.all([choose(hilary, ['singing'], ['dominoes']), choose(graham, ['baking'])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await hilary.asks(listFamilyInterests, {})).body.codes).toEqual(['baking', 'singing']);
});

test('an interest that nobody knows is refused, and so is a thirteenth', async () => {
  expect(await choose(hilary, ['brass_monkeys'])).toMatchObject({
    status: 422,
    body: { errors: { chosen: [expect.any(String)] } },
  });
  await choose(
    hilary,
    INTERESTS.slice(0, 12).map(({ code }) => code),
  );
  const more = await choose(hilary, [INTERESTS[12]?.code ?? '']);
  expect(more).toMatchObject({ status: 422, body: { errors: { chosen: ['Choose 12 interests or fewer'] } } });
  expect((await hilary.asks(listFamilyInterests, {})).body.codes).toHaveLength(12);
});

test('an idea opens with its steps; nothing else of the library is there', async () => {
  const { day, items } = await ideasFor('a_little');
  const { items: featured } = (await hilary.asks(getFeatured, {})).body;
  for (const { activity_id, steps } of [...items, ...featured]) {
    const { status, body } = await hilary.asks(getFamilyIdea, { activity_id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ day, idea: { activity_id, steps } });
  }
  const opened = await Promise.all(
    coreActivities.map(
      async ({ slug }) => (await hilary.asks(getFamilyIdea, { activity_id: coreActivityId(slug) })).status,
    ),
  );
  const open = opened.filter((status) => status === 200).length;
  expect(opened.every((status) => status === 200 || status === 404)).toBe(true);
  expect(open).toBeLessThanOrEqual(3 * 8 + 12);
  expect(open).toBeLessThan(coreActivities.length / 3);
  expect((await hilary.asks(listActivities, {})).status).toBe(403);
  expect((await hilary.asks(getActivity, { activity_id: RADIO })).status).toBe(403);
});

test('what is not offered can’t be said to be done, so that no name is told of it', async () => {
  const { day } = await ideasFor('some');
  const closed = await firstClosed();
  expect((await say(hilary, closed, day)).status).toBe(404);
  expect((await say(hilary, uuidv7(), day)).status).toBe(404);
  expect(await done()).toEqual([]);
});

test('said twice, by two, and at once, it was done once; an answer stays', async () => {
  const { day, items } = await ideasFor('some');
  const [{ activity_id, title } = { activity_id: '', title: '' }] = items;
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, async () => await say(hilary, activity_id, day)),
    say(graham, activity_id, day, 'loved'),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await say(hilary, activity_id, day);
  expect(await done()).toMatchObject([{ activity_id, title, day, response: 'loved' }]);
  await say(hilary, activity_id, day, 'quiet');
  expect(await done()).toMatchObject([{ activity_id, response: 'quiet' }]);
});

test('it is taken back as often as it is asked for, and said again', async () => {
  const { day, items } = await ideasFor('some');
  const [{ activity_id } = { activity_id: '' }] = items;
  await say(hilary, activity_id, day, 'loved');
  for (const asker of [graham, hilary])
    expect((await asker.asks(takeBackDone, { ...write(), activity_id, day })).status).toBe(200);
  expect(await done()).toEqual([]);
  await say(hilary, activity_id, day);
  expect(await done()).toMatchObject([{ activity_id, response: null }]);
});

test('a tap that waited for a connection is kept on its own day, also where the interest was let go meanwhile', async () => {
  await choose(hilary, ['dominoes']);
  const { day } = await ideasFor('some');
  const activity_id = coreActivityId('dominoes');
  world.clock.now = new Date(Date.now() + 3 * 86_400_000);
  await choose(graham, [], ['dominoes']);
  expect((await say(hilary, activity_id, day)).status).toBe(200);
  world.clock.now = null;
  const days = await asOwner(world.ownerUrl, async (client) => await client.query('select day::text from done_ideas'));
  expect(days.rows).toEqual([{ day }]);
});

test('neither tomorrow nor what is long ago is kept', async () => {
  const { day, items } = await ideasFor('some');
  const [{ activity_id } = { activity_id: '' }] = items;
  for (const wrong of [addDays(day, 1), addDays(day, -15)])
    expect(await say(hilary, activity_id, wrong)).toMatchObject({
      status: 422,
      body: { errors: { day: [expect.any(String)] } },
    });
  expect(await done()).toEqual([]);
});

test('what was done before may be done again; the month before is not told', async () => {
  const { day } = await ideasFor('some');
  const activity_id = await firstClosed();
  await asOwner(world.ownerUrl, async (client) => {
    await client.query('insert into done_ideas (care_home_id, day, activity_id) values ($1, $2, $3)', [
      care_home_id,
      addDays(`${day.slice(0, 7)}-01`, -1),
      activity_id,
    ]);
  });
  expect(await done()).toEqual([]);
  expect(await hilary.asks(getFamilyIdea, { activity_id })).toMatchObject({
    status: 200,
    body: { idea: { whys: [] } },
  });
  expect((await say(hilary, activity_id, day)).status).toBe(200);
  expect(await done()).toMatchObject([{ activity_id, day }]);
});

test('what was done is forgotten after thirteen months', async () => {
  const { day } = await ideasFor('some');
  const pool = new pg.Pool({ connectionString: world.ownerUrl });
  for (const ago of [390, 400])
    await pool.query('insert into done_ideas (care_home_id, day, activity_id) values ($1, $2, $3)', [
      care_home_id,
      addDays(day, -ago),
      RADIO,
    ]);
  await tidy(pool, diskStore(world.app.config.data_dir));
  const { rows } = await pool.query('select day::text from done_ideas');
  await pool.end();
  expect(rows).toEqual([{ day: addDays(day, -390) }]);
});

test('on a package that has ended or is basic the ideas and what was done stay, and nothing is added', async () => {
  const { day, items } = await ideasFor('some');
  const [{ activity_id } = { activity_id: '' }] = items;
  await say(hilary, activity_id, day);
  for (const state of [
    { letter: 'D', is_expired: true, is_basic: false },
    { letter: 'C', is_expired: false, is_basic: true },
  ] as const) {
    await put(state);
    expect((await hilary.asks(listFamilyIdeas, { energy: 'some' })).body.items).toHaveLength(3);
    expect((await hilary.asks(getFamilyIdea, { activity_id })).status).toBe(200);
    expect(await done()).toHaveLength(1);
    expect((await say(hilary, activity_id, day)).status).toBe(403);
    expect((await choose(hilary, ['dominoes'])).status).toBe(403);
  }
  expect((await hilary.asks(takeBackDone, { ...write(), activity_id, day })).status).toBe(200);
  expect(await done()).toEqual([]);
});

test('nobody of a care home has them, nor whoever visits there', async () => {
  for (const email of ['manager', 'coordinator', 'carer', 'relative'].map((role) => `${role}@larch-house.example`)) {
    const asker = await world.as(email);
    for (const endpoint of [listFamilyIdeas, getFamilyIdea, listFamilyInterests, listDoneIdeas, sayDone, takeBackDone])
      expect((await asker.sends(endpoint.path, {})).status, `${email} ${endpoint.path}`).toBe(403);
  }
});

/** An activity of the library that is not offered today. */
async function firstClosed(): Promise<string> {
  for (const { slug } of coreActivities) {
    const activity_id = coreActivityId(slug);
    if ((await hilary.asks(getFamilyIdea, { activity_id })).status === 404) return activity_id;
  }
  throw new Error('all of the library is offered');
}
