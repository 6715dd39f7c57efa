import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerEvent, saveEvent, whoWouldLoveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { saveInterest } from '@heartsease/domain/interests/interests.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { InterestLevel } from '@heartsease/domain/interests/interest.ts';
import { partyOn } from '../test/events.ts';
import { addHome, setPackage } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { addAllergy } from '../test/risks.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let home: MadeHome;
let coordinator: Asker;
let joyce = '';
let winston = '';
let peter = '';
beforeAll(async () => {
  world = await openWorld();
  home = await asOwner(world.ownerUrl, async (client) => await addHome(client, { canary: 'Medlarfold' }));
  coordinator = await world.as('coordinator@medlarfold.example');
  [joyce = '', winston = '', peter = ''] = home.residentIds;
  await likes(joyce, 'loves');
  await likes(winston, 'likes');
  await likes(peter, 'avoid');
});
afterAll(async () => await world.close());

const likes = async (resident_id: string, level: InterestLevel) => {
  const { status } = await coordinator.asks(saveInterest, {
    client_id: uuidv7(),
    care_home_id: home.care_home_id,
    resident_id,
    resident_interest_id: null,
    base_version: 0,
    code: 'dominoes',
    custom_label: '',
    level,
    note: '',
    source: 'resident',
    told_by: '',
  });
  expect(status).toBe(200);
};
const sql = (text: string, ...values: unknown[]) => asOwner(world.ownerUrl, (client) => client.query(text, values));
const dominoes = (more: object = {}) => ({
  event_id: null,
  type: 'activity' as const,
  title: 'Dominoes against the Red Lion',
  description: '',
  resident_ids: [],
  resident_group_ids: [],
  ...more,
});
const addEvent = async (more: object = {}) => {
  const day = addDays(new Date().toISOString().slice(0, 10), 9);
  const { care_home_id } = home;
  const { body } = await coordinator.asks(saveEvent, partyOn(day, { care_home_id, resident_ids: [], ...more }));
  return body.id;
};
const offered = async (more: object = {}) =>
  (await coordinator.asks(whoWouldLoveEvent, dominoes(more))).body.items.map(({ resident }) => resident.id);

test('whoever would love an event is offered with their reason, and nobody who would rather avoid it', async () => {
  const { body } = await coordinator.asks(whoWouldLoveEvent, dominoes());
  expect(body.items).toMatchObject([
    { resident: { id: joyce }, interest: { code: 'dominoes', level: 'loves' } },
    { resident: { id: winston }, interest: { code: 'dominoes', level: 'likes' } },
  ]);
});

test('who is invited already, by name or with a group, is not offered, nor who has moved away', async () => {
  expect(await offered({ resident_ids: [joyce] })).toEqual([winston]);
  const group = uuidv7();
  await sql(
    `insert into resident_groups (care_home_id, id, name, tint, kind) values ($1, $2, 'Players', 'plum', 'by_hand')`,
    home.care_home_id,
    group,
  );
  await sql(
    'insert into resident_group_members (care_home_id, resident_group_id, resident_id) values ($1, $2, $3)',
    home.care_home_id,
    group,
    winston,
  );
  expect(await offered({ resident_group_ids: [group] })).toEqual([joyce]);
  await sql(`update residents set status = 'moved_on', ended_on = current_date where id = $1`, joyce);
  expect(await offered()).toEqual([winston]);
  // Who has left and stands invited still keeps nobody else from being offered.
  expect(await offered({ resident_ids: [joyce] })).toEqual([winston]);
  await sql(`update residents set status = 'active', ended_on = null where id = $1`, joyce);
});

test('nobody is offered who is away, prefers to be left in peace, or has answered', async () => {
  await sql(`update residents set status = 'away' where id = $1`, joyce);
  expect(await offered()).toEqual([winston]);
  await sql(`update residents set status = 'active', weekly_target = null where id = $1`, joyce);
  expect(await offered()).toEqual([winston]);
  await sql('update residents set weekly_target = 3 where id = $1', joyce);
  expect(await offered()).toEqual([joyce, winston]);
  const event_id = await addEvent();
  expect(await offered({ event_id })).toEqual([joyce, winston]);
  await coordinator.asks(answerEvent, {
    client_id: uuidv7(),
    care_home_id: home.care_home_id,
    event_id,
    answer: 'no',
    resident_id: joyce,
    guests: 0,
    note: '',
  });
  expect(await offered({ event_id })).toEqual([winston]);
  expect((await coordinator.asks(whoWouldLoveEvent, dominoes({ event_id: uuidv7() }))).status).toBe(404);
});

test('where nobody is left to offer, nobody is', async () => {
  expect(await offered({ resident_ids: home.residentIds })).toEqual([]);
});

test('a group that was put away stays on its event, and silences nothing', async () => {
  const group = uuidv7();
  await sql(
    `insert into resident_groups (care_home_id, id, name, tint, kind) values ($1, $2, 'Bygone', 'plum', 'by_hand')`,
    home.care_home_id,
    group,
  );
  const event_id = await addEvent({ resident_group_ids: [group] });
  await sql('update resident_groups set archived_at = now() where id = $1', group);
  expect(await offered({ event_id, resident_group_ids: [group] })).toEqual([joyce, winston]);
  expect((await coordinator.asks(whoWouldLoveEvent, dominoes({ resident_group_ids: [group] }))).status).toBe(404);
});

test('an allergy keeps from what is eaten, and from nothing else', async () => {
  await asOwner(world.ownerUrl, (client) => addAllergy(client, { resident_id: joyce, allergies: ['Nuts'] }));
  expect(await offered()).toEqual([joyce, winston]);
  expect(await offered({ description: 'Cakes from the bakery' })).toEqual([winston]);
});

test('only staff who see residents and add events may ask, and of their own home alone', async () => {
  const relative = await world.as('relative@medlarfold.example');
  expect((await relative.asks(whoWouldLoveEvent, dominoes())).status).toBe(403);
  const nadia = await world.as('coordinator@larch-house.example');
  expect((await nadia.asks(whoWouldLoveEvent, dominoes({ resident_ids: [joyce] }))).status).toBe(404);
  const packageA = { letter: 'A', is_expired: false, is_basic: false } as const;
  await asOwner(world.ownerUrl, (client) => setPackage(client, home.care_home_id, packageA));
  expect((await coordinator.asks(whoWouldLoveEvent, dominoes())).status).toBe(403);
});
