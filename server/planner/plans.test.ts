import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  cancelPlan,
  copyWeek,
  findPlanClashes,
  getPlan,
  getSessionToLog,
  listPlannedSessions,
  listPlanStaff,
  movePlan,
  restorePlan,
  savePlan,
  takeBackCopy,
} from '@heartsease/domain/planner/planner.endpoints.ts';
import { saveGroup } from '@heartsease/domain/resident-groups/resident-groups.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { openPlanning, weekly } from '../test/planning.ts';
import type { Planning } from '../test/planning.ts';
import { asOwner } from '../test/world.ts';

let world: Planning['world'];
let nadia: Planning['nadia'];
let facts: Planning['facts'];
let monday: Planning['monday'];
let write: Planning['write'];
let chess: Planning['chess'];
let saved: Planning['saved'];
let planned: Planning['planned'];
let activeResidents: Planning['activeResidents'];
beforeAll(async () => {
  ({ world, nadia, facts, monday, write, chess, saved, planned, activeResidents } = await openPlanning());
});
afterAll(async () => await world.close());

test('what is planned stands in the plan, with its people, its leader and its helpers', async () => {
  const staff = (await nadia.asks(listPlanStaff, {})).body.items;
  const [leader, helper] = staff;
  const resident_ids = activeResidents(3).toSorted();
  const { plan, sessions } = await saved({
    title: 'Chess for four',
    leader_id: leader?.id ?? null,
    helper_ids: [helper?.id ?? ''],
    resident_ids,
    capacity: 4,
  });
  expect(sessions).toBe(1);
  expect(plan).toMatchObject({ day: monday, time: '14:00', minutes: 60, resident_ids, leader, helpers: [helper] });
  expect((await nadia.asks(getPlan, { planned_session_id: plan.id })).body).toEqual(plan);
  const [session] = await planned('Chess for four');
  expect(session).toMatchObject({ id: plan.id, people_count: 3, capacity: 4, is_repeated: false, state: 'planned' });
});

test('whoever saves over a colleague’s change gets it shown, and nothing is overwritten', async () => {
  const { plan } = await saved({ title: 'Poetry' });
  const change = { planned_session_id: plan.id, base_version: plan.version };
  await nadia.asks(savePlan, { ...chess({ title: 'Poetry', place: 'Chapel' }), ...change });
  const late = await nadia.asks(savePlan, { ...chess({ title: 'Poetry', place: 'Garden' }), ...change });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'version_conflict', current: { place: 'Chapel', changed_by: 'Nadia' } });
  for (const call of [movePlan, cancelPlan, restorePlan]) {
    const input = {
      ...write(),
      ...change,
      day: monday,
      time: '10:00',
      which: 'this',
      reason: 'Late',
      with_others: false,
    };
    expect((await nadia.sends(call.path, input)).status).toBe(409);
  }
});

test('the same save sent twice plans once', async () => {
  const input = chess({ title: 'Once only', repeat: weekly(2) });
  const [one, other] = await Promise.all([nadia.asks(savePlan, input), nadia.asks(savePlan, input)]);
  expect(one.body).toEqual(other.body);
  expect(await planned('Once only')).toHaveLength(2);
});

test('two at once in a place, and a leader in two places, are told and not forbidden', async () => {
  const [leader] = (await nadia.asks(listPlanStaff, {})).body.items;
  const resident_ids = activeResidents(1);
  const day = addDays(monday, 3);
  const { plan } = await saved({ title: 'Choir', day, leader_id: leader?.id ?? null, resident_ids, place: 'Chapel' });
  const asked = {
    planned_session_id: null,
    day,
    repeat: null,
    time: '14:30',
    minutes: 30,
    place: 'chapel',
    leader_id: leader?.id ?? null,
    helper_ids: [],
    resident_ids,
    resident_group_ids: [],
  };
  const { body } = await nadia.asks(findPlanClashes, asked);
  expect(body.items.map(({ kind }) => kind)).toEqual(['place', 'staff', 'people']);
  expect(body.items[1]?.names).toEqual([leader?.known_as]);
  expect((await nadia.asks(findPlanClashes, { ...asked, planned_session_id: plan.id })).body.items).toEqual([]);
  expect((await nadia.asks(findPlanClashes, { ...asked, time: '15:00' })).body.items).toEqual([]);
  const beside = await saved({ ...asked, ...write(), title: 'Beside the choir' });
  expect(beside.sessions).toBe(1);
});

test('whoever is in the group is expected', async () => {
  const [one = '', two = ''] = activeResidents(2);
  const rule = { kind: 'by_hand' as const, resident_ids: [one, two] };
  const group = await nadia.asks(saveGroup, {
    ...write(),
    resident_group_id: null,
    base_version: 0,
    name: 'The chess table',
    tint: 'duck',
    rule,
  });
  const { plan } = await saved({
    title: 'Group chess',
    resident_group_ids: [group.body.id],
    resident_ids: [one],
  });
  expect((await planned('Group chess'))[0]).toMatchObject({ people_count: 2, capacity: null });
  const { body } = await nadia.asks(getSessionToLog, { planned_session_id: plan.id });
  expect(body.people.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
});

test('a week is planned like another one, once', async () => {
  const to = addDays(monday, 98);
  const from = addDays(to, -7);
  await saved({ title: 'Copied', day: addDays(from, 2) });
  const { plan } = await saved({ title: 'Not copied', day: addDays(from, 3) });
  const change = { planned_session_id: plan.id, base_version: plan.version };
  await nadia.asks(cancelPlan, { ...write(), ...change, which: 'this', reason: 'Snow' });
  const copied = await nadia.asks(copyWeek, { ...write(), from: addDays(from, 4), to: addDays(to, 1) });
  expect(copied.body).toMatchObject({ copied: 1, already_there: 0, clashing: [] });
  expect(copied.body.planned_session_ids).toHaveLength(1);
  expect((await planned('Copied', 6, to)).map(({ starts_at }) => starts_at.slice(0, 10))).toEqual([addDays(to, 2)]);
  expect(await planned('Not copied', 6, to)).toEqual([]);
  expect((await nadia.asks(copyWeek, { ...write(), from, to })).body).toEqual({
    copied: 0,
    already_there: 1,
    planned_session_ids: [],
    clashing: [],
  });
  expect((await nadia.asks(copyWeek, { ...write(), from, to: from })).status).toBe(422);
});

test('a copied week tells by name which of its rooms and staff something else has at that time', async () => {
  const from = addDays(monday, 112);
  const to = addDays(from, 7);
  const [leader] = (await nadia.asks(listPlanStaff, {})).body.items;
  const leader_id = leader?.id ?? null;
  await saved({ title: 'Copied choir', day: from, place: 'Chapel', leader_id });
  await saved({ title: 'Copied lunch', day: addDays(from, 1), place: 'Kitchen' });
  const there = await saved({ title: 'Organ tuner', day: to, time: '14:30', place: 'chapel', leader_id });
  await saved({ title: 'Later that day', day: to, time: '18:00', place: 'Chapel', leader_id });
  const { clashing } = (await nadia.asks(copyWeek, { ...write(), from, to })).body;
  expect(clashing).toHaveLength(1);
  expect(clashing[0]).toMatchObject({ title: 'Copied choir', day: to });
  expect(clashing[0]?.clashes.map(({ id, kind, names }) => [id, kind, names])).toEqual([
    [there.plan.id, 'place', []],
    [there.plan.id, 'staff', [leader?.known_as]],
  ]);
});

test('a copy is taken back as one, once or twice, and what was changed since or was there before stays', async () => {
  const from = addDays(monday, 126);
  const to = addDays(from, 7);
  for (const title of ['Taken back', 'Changed since']) await saved({ title, day: from });
  const before = await saved({ title: 'There before', day: addDays(to, 2) });
  const { planned_session_ids } = (await nadia.asks(copyWeek, { ...write(), from, to })).body;
  expect(planned_session_ids).toHaveLength(2);
  const [changed] = await planned('Changed since', 6, to);
  const id = changed?.id ?? '';
  await nadia.asks(movePlan, { ...write(), planned_session_id: id, base_version: 1, day: to, time: '17:00' });
  const take = { planned_session_ids: [...planned_session_ids, before.plan.id] };
  // A colleague takes back nothing that is not theirs.
  const manager = await world.as('manager@larch-house.example');
  expect((await manager.asks(takeBackCopy, { ...write(), ...take })).body).toEqual({ taken_back: 0, kept: 3 });
  const done = await nadia.asks(takeBackCopy, { ...write(), planned_session_ids });
  expect(done.body).toEqual({ taken_back: 1, kept: 1 });
  const again = await nadia.asks(takeBackCopy, { ...write(), planned_session_ids });
  expect(again.body).toEqual({ taken_back: 0, kept: 1 });
  expect(await planned('Taken back', 6, to)).toEqual([]);
  expect(await planned('Changed since', 6, to)).toHaveLength(1);
  expect(await planned('There before', 6, to)).toHaveLength(1);
});

test.each([
  ['no words', { title: ' ' }, 'title'],
  ['a day that is long over', { day: '2020-01-01' }, 'day'],
  ['a day in ten years', { day: '2040-01-01' }, 'day'],
  ['a day that no calendar has', { day: '2027-02-30' }, 'day'],
  ['an hour that no clock shows', { time: '25:00' }, 'time'],
  ['no minutes', { minutes: 0 }, 'minutes'],
  ['a place that is too long', { place: 'x'.repeat(121) }, 'place'],
  ['a character that can’t be stored', { title: 'Chess\u0000' }, 'title'],
])('%s is refused at its field', async (_what, wrong, field) => {
  const { status, body } = await nadia.sends(savePlan.path, chess(wrong));
  expect(status).toBe(422);
  expect((body as { errors: object }).errors).toHaveProperty(field);
});

test.each(['0001-01-01', '9999-12-31'])('%s is far away, and refused as such', async (day) => {
  const asked = { ...chess({ day, repeat: weekly(4) }) };
  expect((await nadia.sends(savePlan.path, asked)).status).toBe(422);
  expect((await nadia.sends(findPlanClashes.path, asked)).status).toBe(422);
  for (const span of [
    { from: day, to: monday },
    { from: monday, to: day },
  ]) {
    expect((await nadia.sends(copyWeek.path, { ...write(), ...span })).status).toBe(422);
  }
});

test('a series that never ends is refused', async () => {
  const repeat: InputOf<typeof savePlan>['repeat'] = {
    rule: { kind: 'daily' },
    end: { kind: 'until', day: addDays(monday, 300) },
  };
  const { status, body } = await nadia.sends(savePlan.path, chess({ repeat }));
  expect([status, body]).toMatchObject([422, { errors: { repeat: ['Plan 200 times or fewer'] } }]);
});

test.each(['leader_id', 'activity_id'] as const)('%s of nobody does not exist', async (field) => {
  expect((await nadia.sends(savePlan.path, chess({ [field]: uuidv7() }))).status).toBe(404);
});

test('nobody is expected who has died', async () => {
  const died = facts.residents.find(({ status }) => status === 'died');
  expect((await nadia.sends(savePlan.path, chess({ resident_ids: [died?.id ?? ''] }))).status).toBe(404);
});

test('a carer reads the plan and does not change it', async () => {
  const tomasz = await world.as('carer@larch-house.example');
  expect((await tomasz.asks(savePlan, chess())).status).toBe(403);
  expect((await tomasz.asks(listPlannedSessions, { from: monday, to: monday })).status).toBe(200);
});

test('on Package A a week is planned without people', async () => {
  const asker = await world.as('coordinator@oak-lodge.example');
  const [home] = (
    await asOwner(world.ownerUrl, (client) =>
      client.query<{ id: string }>(`select id from care_homes where name = 'Oak Lodge'`),
    )
  ).rows;
  const { status, body } = await asker.asks(savePlan, { ...chess(), care_home_id: home?.id ?? '' });
  expect(status).toBe(200);
  expect(body.plan).toMatchObject({ title: 'Chess', resident_ids: [] });
});
