import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { cancelPlan, getPlan, movePlan, restorePlan, savePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { openPlanning, weekly } from '../test/planning.ts';
import type { Planning } from '../test/planning.ts';

let world: Planning['world'];
let nadia: Planning['nadia'];
let facts: Planning['facts'];
let monday: Planning['monday'];
let write: Planning['write'];
let chess: Planning['chess'];
let saved: Planning['saved'];
let planned: Planning['planned'];
beforeAll(async () => {
  ({ world, nadia, facts, monday, write, chess, saved, planned } = await openPlanning());
});
afterAll(async () => await world.close());

test('a series is a row for each of its days, each at its hour, over the change of the clock', async () => {
  // The Sunday on which the clocks of the next spring go forward, and the Monday before it.
  const forward = addDays(mondayOf(`${Number(facts.today.slice(0, 4)) + 1}-04-01`), -1);
  const from = addDays(forward, -6);
  const rule = { kind: 'weekly', every: 1, weekdays: [1, 4] } as const;
  const repeat = { rule: { ...rule, weekdays: [...rule.weekdays] }, end: { kind: 'count' as const, count: 4 } };
  const { plan, sessions } = await saved({ title: 'Tea at two', day: from, repeat });
  expect(sessions).toBe(4);
  expect(plan.series).toMatchObject({ first_day: from, last_day: addDays(from, 10), to_come: 4 });
  const starts = (await planned('Tea at two', 20, from)).map(({ starts_at }) => starts_at.slice(0, 16));
  expect(starts).toEqual([
    `${from}T14:00`,
    `${addDays(from, 3)}T14:00`,
    `${addDays(from, 7)}T13:00`,
    `${addDays(from, 10)}T13:00`,
  ]);
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

function standingRepeat({
  series,
}: {
  series: { rule: object; last_day: string } | null;
}): InputOf<typeof savePlan>['repeat'] {
  if (series === null) throw new Error('this is no series');
  return { rule: series.rule, end: { kind: 'until', day: series.last_day } } as InputOf<typeof savePlan>['repeat'];
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
