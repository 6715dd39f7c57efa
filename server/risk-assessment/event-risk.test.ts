import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerEvent, cancelEvent, deleteEvent, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { acknowledgeEventRisk, riskOfEvent } from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { addAllergy, addRisk } from '../test/risks.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let home: MadeHome;
let manager: Asker;
let coordinator: Asker;
let carer: Asker;
let joyce = '';
let winston = '';
const day = addDays(new Date().toISOString().slice(0, 10), 9);
beforeAll(async () => {
  world = await openWorld();
  home = await asOwner(world.ownerUrl, async (client) => await addHome(client, { canary: 'Quincemoor' }));
  manager = await world.as('manager@quincemoor.example');
  coordinator = await world.as('coordinator@quincemoor.example');
  carer = await world.as('carer@quincemoor.example');
  [joyce = '', winston = ''] = home.residentIds;
  await asOwner(world.ownerUrl, (client) => addAllergy(client, { resident_id: joyce, allergies: ['Wheat'] }));
});
afterAll(async () => await world.close());
beforeEach(async () => {
  await sql('delete from risk_assessments where care_home_id = $1', home.care_home_id);
});

/** Behind the server's back. */
const sql = (text: string, ...values: unknown[]) => asOwner(world.ownerUrl, (client) => client.query(text, values));
const write = () => ({ client_id: uuidv7(), care_home_id: home.care_home_id });
const add = async (but: Partial<InputOf<typeof saveEvent>> = {}) =>
  (await coordinator.asks(saveEvent, partyOn(day, { care_home_id: home.care_home_id, ...but }))).body;
const riskOf = async (event_id: string, by = carer) => (await by.asks(riskOfEvent, { event_id })).body;
const facesAt = async (event_id: string) => (await riskOf(event_id)).people?.faces.map(({ id }) => id).toSorted();
const says = async (event_id: string, resident_id: string, answer: 'yes' | 'no' | 'maybe') =>
  await coordinator.asks(answerEvent, { ...write(), event_id, resident_id, answer, guests: 0, note: '' });

test('an event tells what bites for those who are invited or said yes, each once, and not for who stays away', async () => {
  const group = uuidv7();
  await sql(
    `insert into resident_groups (care_home_id, id, name, tint, kind) values ($1, $2, 'Bakers', 'plum', 'by_hand')`,
    home.care_home_id,
    group,
  );
  await sql(
    'insert into resident_group_members (care_home_id, resident_group_id, resident_id) values ($1, $2, $3)',
    home.care_home_id,
    group,
    joyce,
  );
  const { id } = await add({ resident_ids: [joyce], resident_group_ids: [group] });
  expect(await facesAt(id)).toEqual([joyce]);
  const { people } = await riskOf(id);
  expect(people?.bites).toMatchObject([
    {
      hazard: 'allergy',
      for: [{ resident_id: joyce, is_hard_stop: true, why: [{ kind: 'allergies', allergies: ['Wheat'] }] }],
    },
  ]);
  await says(id, winston, 'maybe');
  expect(await facesAt(id)).toEqual([joyce]);
  await says(id, winston, 'yes');
  expect(await facesAt(id)).toEqual([joyce, winston].toSorted());
  await says(id, joyce, 'no');
  expect(await facesAt(id)).toEqual([winston]);
});

test('its own words tell what it brings, and what is signed for its place is told in their stead', async () => {
  const bitesAt = async (id: string) => (await riskOf(id)).people?.bites.map(({ hazard }) => hazard);
  const talk = { title: 'A talk about maps', description: '', place: 'Library', resident_ids: [joyce] };
  const plain = await add({ ...talk, type: 'meeting' });
  expect(await bitesAt(plain.id)).toEqual([]);
  const withCake = await add({ ...talk, type: 'meeting', description: 'With tea and cake.' });
  expect(await bitesAt(withCake.id)).toEqual(['allergy']);
  const risk = { care_home_id: home.care_home_id, canary: 'library', activity_id: null, state: 'approved' } as const;
  await asOwner(world.ownerUrl, (client) => addRisk(client, risk));
  expect(await bitesAt(plain.id)).toEqual(['allergy']);
  const { assessments, people } = await riskOf(withCake.id);
  expect(assessments).toMatchObject([{ title: 'library' }]);
  expect(people?.bites.map(({ lines }) => lines)).toEqual([[{ what: 'library', controls: 'Labels are read.' }]]);
});

test('a hard stop at an event is acknowledged by name with a reason, and counts for this event alone', async () => {
  const { id: event_id } = await add({ resident_ids: [joyce] });
  const other = await add({ resident_ids: [joyce] });
  const said = { event_id, resident_id: joyce, hazard: 'allergy' as const, reason: 'A cake of rice flour.' };
  expect((await carer.asks(acknowledgeEventRisk, { ...write(), ...said, reason: ' ' })).status).toBe(422);
  expect((await carer.asks(acknowledgeEventRisk, { ...write(), ...said, hazard: 'burns' })).status).toBe(422);
  expect((await carer.asks(acknowledgeEventRisk, { ...write(), ...said, resident_id: winston })).status).toBe(404);
  expect((await carer.asks(acknowledgeEventRisk, { ...write(), ...said })).status).toBe(200);
  const stopAt = async (id: string) => (await riskOf(id, manager)).people?.bites.flatMap((bite) => bite.for)[0];
  expect(await stopAt(event_id)).toMatchObject({
    acknowledged: { by: 'Quincemoor', reason: 'A cake of rice flour.' },
  });
  expect(await stopAt(other.id)).toMatchObject({ acknowledged: null });
  await asOwner(world.ownerUrl, (client) => addAllergy(client, { resident_id: joyce, allergies: ['Wheat', 'Egg'] }));
  expect(await stopAt(event_id)).toMatchObject({ is_hard_stop: true, acknowledged: null });
  await asOwner(world.ownerUrl, (client) => addAllergy(client, { resident_id: joyce, allergies: ['Wheat'] }));
  const kept = await sql(
    `select count(*)::int as lines from audit_events where action = '/api/v2/risk/acknowledge-event' and care_home_id = $1`,
    home.care_home_id,
  );
  expect(kept.rows).toEqual([{ lines: 1 }]);
});

test('a word holds while the event stays what it was said about, whoever helps', async () => {
  const event = await add({ resident_ids: [joyce] });
  const said = { event_id: event.id, resident_id: joyce, hazard: 'allergy' as const, reason: 'A cake of rice flour.' };
  await carer.asks(acknowledgeEventRisk, { ...write(), ...said });
  const word = async () => (await riskOf(event.id)).people?.bites.flatMap((bite) => bite.for)[0]?.acknowledged?.reason;
  let base_version = event.version;
  const change = async (but: Partial<InputOf<typeof saveEvent>>) => {
    const { care_home_id } = home;
    const saved = partyOn(day, { care_home_id, event_id: event.id, base_version, resident_ids: [joyce], ...but });
    base_version = (await coordinator.asks(saveEvent, saved)).body.version;
  };
  await change({ transport: 'The minibus', is_step_free: false });
  expect(await word()).toBe('A cake of rice flour.');
  await change({ description: 'With a tasting of peanuts.' });
  expect(await word()).toBeUndefined();
  await change({});
  expect(await word()).toBe('A cake of rice flour.');
  await change({ first_day: addDays(day, 1), last_day: addDays(day, 1) });
  expect(await word()).toBeUndefined();
});

test('of a deleted event nothing is told, of a cancelled one what stood', async () => {
  const gone = await add({ resident_ids: [joyce] });
  const change = { ...write(), event_id: gone.id, base_version: gone.version, which: 'this' as const };
  await coordinator.asks(deleteEvent, change);
  expect((await carer.asks(riskOfEvent, { event_id: gone.id })).status).toBe(404);
  const off = await add({ resident_ids: [joyce] });
  const cancelled = { ...write(), event_id: off.id, base_version: off.version, which: 'this' as const };
  await coordinator.asks(cancelEvent, { ...cancelled, reason: 'The pipes have burst' });
  expect(await facesAt(off.id)).toEqual([joyce]);
});

test('relatives and carers’ circles never see it, nor does the staff of another home', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const { id: care_home_id } = (await nadia.asks(me, {})).body.carehome;
  const { body } = await nadia.asks(saveEvent, partyOn(day, { care_home_id }));
  const asked = { event_id: body.id };
  expect((await nadia.asks(riskOfEvent, asked)).status).toBe(200);
  const sarah = await world.as('relative@larch-house.example');
  expect((await sarah.asks(riskOfEvent, asked)).status).toBe(403);
  expect((await carer.asks(riskOfEvent, asked)).status).toBe(404);

  const hilary = await world.as('organiser@teme-valley.example');
  const { id: circle_id, organisation } = (await hilary.asks(me, {})).body.carehome;
  const ofCircle = (await hilary.asks(saveEvent, partyOn(day, { care_home_id: circle_id }))).body;
  // Even where the flag of their organisation is on.
  await sql('update organisations set is_risk_assessment_enabled = true where id = $1', organisation.id);
  expect((await hilary.asks(riskOfEvent, { event_id: ofCircle.id })).status).toBe(403);
});
