import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  approveRisk,
  archiveRisk,
  getRisk,
  listRisks,
  reviseRisk,
  riskTemplates,
  saveRisk,
  submitRisk,
} from '@heartsease/domain/risk-assessment/risk.endpoints.ts';
import { riskOfSession } from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { starterLine } from '@heartsease/domain/risk-assessment/starter-lines.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { coreActivityId } from '../activities/core-activities.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let home: MadeHome;
let manager: Asker;
let coordinator: Asker;
let carer: Asker;
let relative: Asker;
let sister: Asker;
const today = calendarDay(new Date(), 'Europe/London');
beforeAll(async () => {
  world = await openWorld();
  await asOwner(world.ownerUrl, async (client) => {
    home = await addHome(client, { canary: 'Rowanours' });
    await addHome(client, { canary: 'Rowansister', organisation_id: home.organisation_id });
  });
  manager = await world.as('manager@rowanours.example');
  coordinator = await world.as('coordinator@rowanours.example');
  carer = await world.as('carer@rowanours.example');
  relative = await world.as('relative@rowanours.example');
  sister = await world.as('manager@rowansister.example');
});
afterAll(async () => await world.close());
// Each test writes down its own.
beforeEach(async () => {
  await sql('delete from risk_assessments where care_home_id = $1', home.care_home_id);
});

/** Behind the server's back. */
const sql = (text: string, ...values: unknown[]) => asOwner(world.ownerUrl, (client) => client.query(text, values));
const write = () => ({ client_id: uuidv7(), care_home_id: home.care_home_id });
const BREAD = coreActivityId('bread-baking');
const fields = (more: object = {}) => ({
  scope: 'activity' as const,
  title: 'Bread baking',
  activity_id: BREAD,
  planned_session_id: null,
  place: '',
  assessed_on: today,
  review_due: addDays(today, 200),
  staff_ratio: 'One to four',
  benefits: 'The smell of bread, and something to give away.',
  emergency_plan: '',
  lines: [starterLine('allergy'), starterLine('burns')],
  ...more,
});
const save = async (by: Asker, more: object = {}) =>
  await by.asks(saveRisk, { ...write(), risk_assessment_id: null, base_version: 0, ...fields(more) });
const at = ({ id, version }: { id: string; version: number }) => ({
  ...write(),
  risk_assessment_id: id,
  base_version: version,
});
const sent = async (by: Asker, more: object = {}) => {
  const { body } = await save(by, more);
  return (await by.asks(submitRisk, at(body))).body;
};
const sign = async (by: Asker, risk: { id: string; version: number }) =>
  await by.asks(approveRisk, { ...at(risk), is_yes: true, word: '' });
const signed = async (more: object = {}) => (await sign(manager, await sent(coordinator, more))).body;

test('an assessment of an activity begins from what its own page names', async () => {
  const { body } = await coordinator.asks(riskTemplates, {
    scope: 'activity',
    activity_id: BREAD,
    planned_session_id: null,
  });
  expect(body.starters).toHaveLength(28);
  expect(body.fields).toMatchObject({ title: 'Bread baking', activity_id: BREAD, benefits: '' });
  expect(body.fields.lines.map(({ hazard }) => hazard)).toEqual(['allergy', 'choking', 'hot_equipment']);
  expect(body.fields.lines[0]?.controls).toMatch(/wheat, milk and egg/);
  expect(
    (await carer.asks(riskTemplates, { scope: 'activity', activity_id: BREAD, planned_session_id: null })).status,
  ).toBe(403);
});

test('a draft is sent, signed by somebody else, and everybody on the staff reads it', async () => {
  const draft = (await save(coordinator)).body;
  expect(draft).toMatchObject({ state: 'draft', edition: 1, is_mine: true, residual: 5 });
  const waiting = (await coordinator.asks(submitRisk, at(draft))).body;
  expect(waiting).toMatchObject({ state: 'in_review', sign_offs: [{ kind: 'submitted' }] });
  expect(await sign(coordinator, waiting)).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/somebody else/) },
  });
  expect((await sign(carer, waiting)).status).toBe(403);
  const done = await sign(manager, waiting);
  expect(done.body).toMatchObject({ state: 'approved', approved_by: 'Rowanours', approved_on: today });
  const read = await carer.asks(listRisks, {});
  expect(read.body.items).toMatchObject([{ title: 'Bread baking', state: 'approved' }]);
});

test('nobody signs what they have written in, whoever sent it', async () => {
  const draft = (await save(manager)).body;
  const written = await save(coordinator, { risk_assessment_id: draft.id, base_version: draft.version, place: 'Oven' });
  const waiting = (await manager.asks(submitRisk, at(written.body))).body;
  expect((await sign(coordinator, waiting)).status).toBe(403);
});

test('without benefits, or with a line that can’t be run, nothing is sent', async () => {
  const bare = (await save(coordinator, { benefits: '' })).body;
  expect(await coordinator.asks(submitRisk, at(bare))).toMatchObject({
    status: 422,
    body: { errors: { benefits: [expect.any(String)] } },
  });
  const never = (
    await save(coordinator, { lines: [{ ...starterLine('burns'), residual_likelihood: 4, residual_severity: 4 }] })
  ).body;
  expect(await coordinator.asks(submitRisk, at(never))).toMatchObject({
    status: 422,
    body: { errors: { lines: [expect.any(String)] } },
  });
});

test('what is left at 10 or more is signed by a manager alone', async () => {
  const high = [{ ...starterLine('burns'), residual_likelihood: 2, residual_severity: 5 }];
  const waiting = await sent(manager, { lines: high });
  expect(await sign(coordinator, waiting)).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/manager/) },
  });
  expect((await sign(manager, waiting)).body).toMatchObject({ state: 'approved', residual: 10 });
});

test('it comes back with a word, and what is changed while it waits is sent again', async () => {
  const waiting = await sent(coordinator);
  expect((await manager.asks(approveRisk, { ...at(waiting), is_yes: false, word: '' })).status).toBe(422);
  const back = (await manager.asks(approveRisk, { ...at(waiting), is_yes: false, word: 'Who watches the oven?' })).body;
  expect(back).toMatchObject({ state: 'draft', word: 'Who watches the oven?' });
  const again = (await coordinator.asks(submitRisk, at(back))).body;
  expect(again).toMatchObject({ state: 'in_review', word: '' });
  const changed = await coordinator.asks(saveRisk, { ...at(again), ...fields({ place: 'Kitchen' }) });
  expect(changed.body).toMatchObject({ state: 'draft', place: 'Kitchen' });
});

test('a new edition takes the place of the signed one, which is kept', async () => {
  const first = await signed();
  expect((await coordinator.asks(saveRisk, { ...at(first), ...fields() })).status).toBe(422);
  const next = (await coordinator.asks(reviseRisk, { ...write(), risk_assessment_id: first.id })).body;
  expect(next).toMatchObject({ state: 'draft', edition: 2, review_due: addDays(today, 365) });
  expect((await coordinator.asks(reviseRisk, { ...write(), risk_assessment_id: first.id })).body.id).toBe(next.id);
  expect((await carer.asks(getRisk, { risk_assessment_id: first.id })).body).toMatchObject({
    state: 'approved',
    is_being_changed: true,
  });
  const waiting = (await coordinator.asks(submitRisk, at(next))).body;
  const done = (await sign(manager, waiting)).body;
  expect(done.editions).toMatchObject([
    { id: first.id, state: 'superseded' },
    { id: next.id, state: 'approved' },
  ]);
  expect((await carer.asks(getRisk, { risk_assessment_id: first.id })).body.lines).toHaveLength(2);
  expect((await carer.asks(listRisks, {})).body.items.map(({ id }) => id)).toEqual([next.id]);
});

test('whoever was slower sees what stands, and two people make one next edition', async () => {
  const draft = (await save(coordinator)).body;
  const change = (by: Asker, place: string) => by.asks(saveRisk, { ...at(draft), ...fields({ place }) });
  expect((await change(coordinator, 'Kitchen')).status).toBe(200);
  expect(await change(manager, 'Lounge')).toMatchObject({ status: 409, body: { current: { place: 'Kitchen' } } });
  const first = await signed({ title: 'Bread again' });
  const begun = await Promise.all(
    [manager, coordinator].map((by) => by.asks(reviseRisk, { ...write(), risk_assessment_id: first.id })),
  );
  expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
});

test('what is put away is out of the way and comes back as it was', async () => {
  const done = await signed();
  const away = { ...write(), risk_assessment_id: done.id, is_archived: true };
  expect((await coordinator.asks(archiveRisk, away)).body.state).toBe('archived');
  expect((await coordinator.asks(archiveRisk, { ...away, ...write(), is_archived: false })).body.state).toBe(
    'approved',
  );
});

test('a year is the longest before it is looked at again, and not from a day to come', async () => {
  const late = await save(coordinator, { review_due: addDays(today, 366) });
  expect(late).toMatchObject({ status: 422, body: { errors: { review_due: ['Look again within 365 days'] } } });
  const ahead = await save(coordinator, { assessed_on: addDays(today, 3) });
  expect(ahead).toMatchObject({ status: 422, body: { errors: { assessed_on: [expect.any(String)] } } });
});

test('another home of the organisation, and a relative, have no business with it', async () => {
  const done = await signed();
  expect((await sister.asks(getRisk, { risk_assessment_id: done.id })).status).toBe(404);
  expect((await relative.asks(listRisks, {})).status).toBe(403);
});

test('where the organisation has not switched it on there is no trace of it', async () => {
  const planned_session_id = uuidv7();
  const flag = (isOn: boolean) =>
    sql('update organisations set is_risk_assessment_enabled = $2 where id = $1', home.organisation_id, isOn);
  await flag(false);
  const { status } = await manager.asks(listRisks, {});
  const session = await manager.asks(riskOfSession, { planned_session_id });
  const made = await save(manager);
  await flag(true);
  expect([status, session.status, made.status]).toEqual([403, 403, 403]);
  expect((await manager.asks(listRisks, {})).body.items).toEqual([]);
});
