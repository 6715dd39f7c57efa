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
} from '@heartsease/domain/planner/planner.endpoints.ts';
import { saveGroup } from '@heartsease/domain/resident-groups/resident-groups.endpoints.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let facts: Facts;
/** A Monday far enough ahead that the demo world plans nothing there. */
let monday: string;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
  monday = addDays(mondayOf(facts.today), 70);
});
afterAll(async () => await world.close());

type Save = InputOf<typeof savePlan>;

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });

const chess = (but: Partial<Save> = {}): Save => ({
  ...write(),
  planned_session_id: null,
  base_version: 0,
  which: 'this',
  day: monday,
  activity_id: null,
  title: 'Chess',
  time: '14:00',
  minutes: 60,
  place: 'Library',
  leader_id: null,
  helper_ids: [],
  resident_ids: [],
  resident_group_ids: [],
  is_open_to_everyone: false,
  capacity: null,
  repeat: null,
  ...but,
});

const weekly = (count: number): Save['repeat'] => ({
  rule: { kind: 'weekly', every: 1, weekdays: [1] },
  end: { kind: 'count', count },
});

async function saved(but: Partial<Save> = {}) {
  const { status, body } = await nadia.asks(savePlan, chess(but));
  expect(status).toBe(200);
  return body;
}

/** What stands in the plan of Larch House from the Monday on, of one title. */
async function planned(title: string, days = 41, from = monday) {
  const { body } = await nadia.asks(listPlannedSessions, { from, to: addDays(from, days) });
  return body.items.filter((session) => session.title === title);
}

const activeResidents = (count: number) =>
  facts.residents
    .filter(({ status }) => status === 'active')
    .slice(0, count)
    .map(({ id }) => id);

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
  expect(session).toMatchObject({ id: plan.id, people_count: 3, is_repeated: false, state: 'planned' });
});

test('a series is a row for each of its days, each at its hour, over the change of the clock', async () => {
  const from = '2027-03-22';
  const rule = { kind: 'weekly', every: 1, weekdays: [1, 4] } as const;
  const repeat = { rule: { ...rule, weekdays: [...rule.weekdays] }, end: { kind: 'count' as const, count: 4 } };
  const { plan, sessions } = await saved({ title: 'Tea at two', day: from, repeat });
  expect(sessions).toBe(4);
  expect(plan.series).toMatchObject({ first_day: from, last_day: '2027-04-01', to_come: 4 });
  const starts = (await planned('Tea at two', 20, from)).map(({ starts_at }) => starts_at.slice(0, 16));
  expect(starts).toEqual(['2027-03-22T14:00', '2027-03-25T14:00', '2027-03-29T13:00', '2027-04-01T13:00']);
});

test('one session of a series is changed alone, and a change of all leaves what it says otherwise', async () => {
  const { plan } = await saved({ title: 'Skittles', repeat: weekly(4) });
  const [, second, third] = await planned('Skittles');
  const alone = await nadia.asks(movePlan, {
    ...write(),
    planned_session_id: second?.id ?? '',
    base_version: second?.version ?? 0,
    day: addDays(monday, 8),
    time: '15:30',
  });
  expect(alone.body).toMatchObject({ day: addDays(monday, 8), time: '15:30' });
  const all = { ...chess(), title: 'Skittles', time: '11:00', place: 'Hall', repeat: standingRepeat(plan) };
  await nadia.asks(savePlan, { ...all, planned_session_id: plan.id, base_version: plan.version, which: 'all' });
  const days = (await planned('Skittles')).map(({ starts_at, place }) => [starts_at.slice(11, 16), place]);
  const [first, moved, ...others] = days;
  expect(first).toEqual([await hour('11:00'), 'Hall']);
  expect(moved).toEqual([await hour('15:30'), 'Hall']);
  expect(others.every(([time, place]) => time !== moved?.[0] && place === 'Hall')).toBe(true);
  expect(third).toBeDefined();
});

function standingRepeat({ series }: { series: { rule: object; last_day: string } | null }): Save['repeat'] {
  if (series === null) throw new Error('this is no series');
  return { rule: series.rule, end: { kind: 'until', day: series.last_day } } as Save['repeat'];
}

/** The hour of the wall, in UTC, in the week of the tests. */
async function hour(time: string): Promise<string> {
  const { plan } = await saved({ title: `At ${time}`, time });
  const [session] = await planned(`At ${time}`);
  expect(session?.id).toBe(plan.id);
  return session?.starts_at.slice(11, 16) ?? '';
}

test('this and the following go to another day of the week, and those before stay', async () => {
  await saved({ title: 'Bowls', repeat: weekly(4) });
  const [, , third] = await planned('Bowls');
  const plan = (await nadia.asks(getPlan, { planned_session_id: third?.id ?? '' })).body;
  const { status, body } = await nadia.asks(savePlan, {
    ...chess({ title: 'Bowls' }),
    planned_session_id: plan.id,
    base_version: plan.version,
    which: 'following',
    repeat: { rule: { kind: 'weekly', every: 1, weekdays: [3] }, end: { kind: 'count', count: 2 } },
  });
  expect(status).toBe(200);
  expect(body.sessions).toBe(2);
  const days = (await planned('Bowls')).map(({ starts_at }) => starts_at.slice(0, 10));
  expect(days).toEqual([0, 7, 16, 23].map((after) => addDays(monday, after)));
});

test('a session of its own becomes a series, and a series stops repeating', async () => {
  const { plan } = await saved({ title: 'Dominoes' });
  const again = { ...chess({ title: 'Dominoes' }), planned_session_id: plan.id };
  const series = (await nadia.asks(savePlan, { ...again, base_version: plan.version, repeat: weekly(3) })).body;
  expect(series).toMatchObject({ sessions: 3, plan: { id: plan.id, series: { to_come: 3 } } });
  const { version } = series.plan;
  const once = await nadia.asks(savePlan, { ...again, ...write(), base_version: version, which: 'all' });
  expect(once.body.plan).toMatchObject({ id: plan.id, series: null });
  expect(await planned('Dominoes')).toHaveLength(1);
});

test('what is cancelled keeps its reason, takes its place in the plan, and can take place after all', async () => {
  const { plan } = await saved({ title: 'Outing', repeat: weekly(3) });
  const change = { planned_session_id: plan.id, base_version: plan.version };
  const reason = 'The minibus is at the garage';
  const gone = await nadia.asks(cancelPlan, { ...write(), ...change, which: 'following', reason });
  expect(gone.body).toMatchObject({ sessions: 3, plan: { cancelled: { why: reason } } });
  for (const session of await planned('Outing')) {
    expect(session).toMatchObject({ state: 'cancelled', cancelled_why: reason });
  }
  const { version } = gone.body.plan;
  const edit = { ...chess({ title: 'Outing' }), planned_session_id: plan.id, base_version: version };
  expect((await nadia.asks(savePlan, edit)).status).toBe(422);
  expect(gone.body.plan.cancelled).toMatchObject({ others: 2 });
  const restore = { ...write(), planned_session_id: plan.id, with_others: false };
  const back = await nadia.asks(restorePlan, { ...restore, base_version: version });
  expect(back.body).toMatchObject({ sessions: 1, plan: { cancelled: null } });
  expect((await planned('Outing')).map(({ state }) => state)).toEqual(['planned', 'cancelled', 'cancelled']);
});

test('what was cancelled together takes place together, and what was cancelled alone stays so', async () => {
  const { plan } = await saved({ title: 'Swing band', repeat: weekly(4) });
  const [, , third] = await planned('Swing band');
  const alone = { planned_session_id: third?.id ?? '', base_version: third?.version ?? 0, which: 'this' as const };
  await nadia.asks(cancelPlan, { ...write(), ...alone, reason: 'The singer is away' });
  const all = { planned_session_id: plan.id, base_version: plan.version, which: 'all' as const };
  const gone = await nadia.asks(cancelPlan, { ...write(), ...all, reason: 'The van broke down' });
  expect(gone.body).toMatchObject({ sessions: 3, plan: { cancelled: { others: 2 } } });
  const { version: base_version } = gone.body.plan;
  const restore = { ...write(), planned_session_id: plan.id, base_version, with_others: true };
  expect((await nadia.asks(restorePlan, restore)).body.sessions).toBe(3);
  expect((await planned('Swing band')).map(({ state }) => state)).toEqual([
    'planned',
    'planned',
    'cancelled',
    'planned',
  ]);
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
  expect((await planned('Group chess'))[0]?.people_count).toBe(2);
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
  expect(copied.body).toEqual({ copied: 1, already_there: 0 });
  expect((await planned('Copied', 6, to)).map(({ starts_at }) => starts_at.slice(0, 10))).toEqual([addDays(to, 2)]);
  expect(await planned('Not copied', 6, to)).toEqual([]);
  expect((await nadia.asks(copyWeek, { ...write(), from, to })).body).toEqual({ copied: 0, already_there: 1 });
  expect((await nadia.asks(copyWeek, { ...write(), from, to: from })).status).toBe(422);
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
  const repeat: Save['repeat'] = { rule: { kind: 'daily' }, end: { kind: 'until', day: addDays(monday, 300) } };
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
