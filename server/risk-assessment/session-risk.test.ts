import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { savePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { approveRisk, saveRisk, submitRisk } from '@heartsease/domain/risk-assessment/risk.endpoints.ts';
import {
  acknowledgeRisk,
  overlayRisk,
  riskOfSession,
  sessionsOutOfDate,
} from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { starterLine } from '@heartsease/domain/risk-assessment/starter-lines.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { coreActivityId } from '../activities/core-activities.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { addAllergy } from '../test/risks.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let home: MadeHome;
let manager: Asker;
let coordinator: Asker;
let carer: Asker;
const today = new Date().toISOString().slice(0, 10);
beforeAll(async () => {
  world = await openWorld();
  home = await asOwner(world.ownerUrl, async (client) => await addHome(client, { canary: 'Rowanours' }));
  manager = await world.as('manager@rowanours.example');
  coordinator = await world.as('coordinator@rowanours.example');
  carer = await world.as('carer@rowanours.example');
});
afterAll(async () => await world.close());
// Each test plans and writes down its own.
beforeEach(async () => {
  await sql('delete from risk_assessments where care_home_id = $1', home.care_home_id);
  await sql('delete from planned_sessions where care_home_id = $1', home.care_home_id);
});

/** Behind the server's back. */
const sql = (text: string, ...values: unknown[]) => asOwner(world.ownerUrl, (client) => client.query(text, values));
const write = () => ({ client_id: uuidv7(), care_home_id: home.care_home_id });
const BREAD = coreActivityId('bread-baking');

/** Written by a coordinator and signed by the manager. */
async function signed(more: object = {}) {
  const { body: draft } = await coordinator.asks(saveRisk, {
    ...write(),
    risk_assessment_id: null,
    base_version: 0,
    scope: 'activity',
    title: 'Bread baking',
    activity_id: BREAD,
    planned_session_id: null,
    place: '',
    assessed_on: today,
    review_due: addDays(today, 200),
    staff_ratio: '',
    benefits: 'The smell of bread, and something to give away.',
    emergency_plan: '',
    lines: [starterLine('allergy')],
    ...more,
  });
  const at = (version: number) => ({ ...write(), risk_assessment_id: draft.id, base_version: version });
  const { body: waiting } = await coordinator.asks(submitRisk, at(draft.version));
  return (await manager.asks(approveRisk, { ...at(waiting.version), is_yes: true, word: '' })).body;
}

/** Bread tomorrow with these people of the home. */
async function breadTomorrow(resident_ids: string[], more: object = {}): Promise<string> {
  const { body } = await coordinator.asks(savePlan, {
    ...write(),
    planned_session_id: null,
    base_version: 0,
    which: 'this',
    day: addDays(today, 1),
    activity_id: BREAD,
    title: 'Bread baking',
    time: '10:30',
    minutes: 60,
    place: 'Kitchen',
    leader_id: null,
    helper_ids: [],
    resident_ids,
    resident_group_ids: [],
    is_open_to_everyone: false,
    capacity: null,
    repeat: null,
    ...more,
  });
  return body.plan.id;
}

test('a session tells only what bites for those invited, also where nothing is assessed yet', async () => {
  const [joyce = '', winston = ''] = home.residentIds;
  await asOwner(world.ownerUrl, (client) => addAllergy(client, { resident_id: joyce, allergies: ['Wheat'] }));
  const asked = { planned_session_id: null, activity_id: BREAD, place: 'Kitchen', resident_group_ids: [] };
  const { body } = await carer.asks(overlayRisk, { ...asked, resident_ids: [joyce, winston] });
  expect(body).toMatchObject({ assessments: [], template_hazards: 3 });
  expect(body.people?.bites).toMatchObject([
    {
      hazard: 'allergy',
      for: [{ resident_id: joyce, is_hard_stop: true, why: [{ kind: 'allergies', allergies: ['Wheat'] }] }],
    },
  ]);
  expect(body.people?.unknown).toEqual([winston]);
  expect(body.people?.known_since).toBe(today);
  const alone = await carer.asks(overlayRisk, { ...asked, resident_ids: [winston] });
  expect(alone.body.people?.bites).toEqual([]);
});

test('a hard stop is acknowledged by name with a reason, and asked for anew when the records change', async () => {
  const [joyce = '', winston = ''] = home.residentIds;
  await asOwner(world.ownerUrl, (client) => addAllergy(client, { resident_id: joyce, allergies: ['Wheat'] }));
  const planned_session_id = await breadTomorrow([joyce]);
  const said = {
    planned_session_id,
    resident_id: joyce,
    hazard: 'allergy' as const,
    reason: 'Her dough is of rice flour.',
  };
  expect((await carer.asks(acknowledgeRisk, { ...write(), ...said, reason: ' ' })).status).toBe(422);
  expect((await carer.asks(acknowledgeRisk, { ...write(), ...said, hazard: 'burns' })).status).toBe(422);
  expect((await carer.asks(acknowledgeRisk, { ...write(), ...said, resident_id: winston })).status).toBe(404);
  expect((await carer.asks(acknowledgeRisk, { ...write(), ...said })).status).toBe(200);
  const stop = async () => {
    const { body } = await manager.asks(riskOfSession, { planned_session_id });
    return body.people?.bites.flatMap((bite) => bite.for)[0];
  };
  expect(await stop()).toMatchObject({
    acknowledged: { by: 'Rowanours', reason: 'Her dough is of rice flour.' },
  });
  const plans = (activity: string) =>
    sql('update planned_sessions set activity_id = $2 where id = $1', planned_session_id, coreActivityId(activity));
  await plans('tasting-table');
  expect(await stop()).toMatchObject({ is_hard_stop: true, acknowledged: null });
  await plans('bread-baking');
  expect(await stop()).toMatchObject({ acknowledged: { by: 'Rowanours' } });
  await asOwner(world.ownerUrl, (client) => addAllergy(client, { resident_id: joyce, allergies: ['Wheat', 'Egg'] }));
  expect(await stop()).toMatchObject({ is_hard_stop: true, acknowledged: null });
  const kept = await sql(
    `select count(*)::int as lines from audit_events where action = '/api/v2/risk/acknowledge' and care_home_id = $1`,
    home.care_home_id,
  );
  expect(kept.rows).toEqual([{ lines: 1 }]);
});

test('what two assessments say of one hazard is told in full, and one word answers it', async () => {
  const [joyce = ''] = home.residentIds;
  await asOwner(world.ownerUrl, (client) => addAllergy(client, { resident_id: joyce, allergies: ['Wheat'] }));
  const said = (controls: string) => ({ lines: [{ ...starterLine('allergy'), controls }] });
  await signed(said('Rice flour for whoever needs it.'));
  const kitchen = { scope: 'place', activity_id: null, place: 'Kitchen', title: 'The kitchen' };
  await signed({ ...kitchen, ...said('Wipe the tables first.') });
  const planned_session_id = await breadTomorrow([joyce]);
  const { body } = await carer.asks(riskOfSession, { planned_session_id });
  const ofAllergy = body.people?.bites.filter(({ hazard }) => hazard === 'allergy');
  expect(ofAllergy).toHaveLength(1);
  expect(ofAllergy?.[0]?.lines.map(({ controls }) => controls).toSorted()).toEqual([
    'Rice flour for whoever needs it.',
    'Wipe the tables first.',
  ]);
  const word = { planned_session_id, resident_id: joyce, hazard: 'allergy' as const, reason: 'Her own dough.' };
  const { body: after } = await carer.asks(acknowledgeRisk, { ...write(), ...word });
  expect(after.people?.bites.flatMap((bite) => bite.for)).toMatchObject([
    { acknowledged: { reason: 'Her own dough.' } },
  ]);
});

test('sessions of an assessment that is out of date are told, by activity, by place and by themselves', async () => {
  const tomorrow = addDays(today, 1);
  const bread = await breadTomorrow([]);
  const other = await breadTomorrow([], { activity_id: null, title: 'Tea', place: 'Sun room' });
  const range = { from: today, to: tomorrow };
  const lateOnes = async () => (await carer.asks(sessionsOutOfDate, range)).body.planned_session_ids;
  const outOfDate = (id: string) =>
    sql(
      'update risk_assessments set assessed_on = current_date - 300, review_due = current_date - 1 where id = $1',
      id,
    );
  const ofBread = await signed();
  expect(await lateOnes()).toEqual([]);
  await outOfDate(ofBread.id);
  expect(await lateOnes()).toEqual([bread]);
  const ofPlace = await signed({ scope: 'place', activity_id: null, place: 'sun  room', title: 'The sun room' });
  await outOfDate(ofPlace.id);
  expect((await lateOnes()).toSorted()).toEqual([bread, other].toSorted());
  const ofItself = { scope: 'session', activity_id: null, planned_session_id: other, title: 'This tea' };
  await outOfDate((await signed(ofItself)).id);
  const { body } = await carer.asks(riskOfSession, { planned_session_id: other });
  expect(body.assessments.map(({ title }) => title).toSorted()).toEqual(['The sun room', 'This tea']);
  const { body: baked } = await carer.asks(riskOfSession, { planned_session_id: bread });
  expect(baked.assessments).toMatchObject([{ id: ofBread.id, review_due: addDays(today, -1) }]);
  expect((await carer.asks(sessionsOutOfDate, { from: tomorrow, to: today })).status).toBe(422);
});
