import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getSessionToLog, listComingUp, listPlannedSessions } from '@heartsease/domain/planner/planner.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { daysApart, factsOf, londonDay } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const MINUTE = 60_000;

let world: World;
let nadia: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());
afterEach(() => {
  world.clock.now = null;
});

const query = async <Row extends object>(sql: string, values: unknown[]) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

interface SessionRow {
  id: string;
  title: string;
  day: string;
  starts_at: Date;
  ends_at: Date;
  activity_id: string;
}

/** A session of the home at a time that the test chooses, with its people. */
async function plan(starts_at: Date, minutes: number, residentIds: string[] = []): Promise<string> {
  const id = uuidv7();
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(
      `insert into planned_sessions (id, care_home_id, title, starts_at, ends_at, day, place)
       values ($1, $2, 'Tea on the terrace', $3, $4, $5, 'Terrace')`,
      [id, facts.care_home_id, starts_at, new Date(starts_at.getTime() + minutes * MINUTE), londonDay(starts_at)],
    );
    await client.query(
      `insert into planned_session_residents (care_home_id, planned_session_id, resident_id) select $1, $2, unnest($3::uuid[])`,
      [facts.care_home_id, id, residentIds],
    );
  });
  return id;
}

const stateOf = async (id: string) => (await nadia.asks(getSessionToLog, { planned_session_id: id })).body.state;

test('the plan of a week holds what was planned in it, in order, and nothing else', async () => {
  const [from, to] = ['2000-01-01', '2000-01-02'];
  expect((await nadia.asks(listPlannedSessions, { from, to })).body.items).toEqual([]);
  const span = { from: londonDay(new Date(Date.now() - 5 * 86_400_000)), to: facts.today };
  const planned = await query<SessionRow>(
    `select * from planned_sessions where care_home_id = $1 and day between $2 and $3 order by starts_at, id`,
    [facts.care_home_id, span.from, span.to],
  );
  const { body } = await nadia.asks(listPlannedSessions, span);
  expect(body.items.map(({ id }) => id)).toEqual(planned.map(({ id }) => id));
  expect(body.total).toBe(planned.length);
  expect(planned.length).toBeGreaterThan(5);
});

test('what became of each session is told as it is in the rows', async () => {
  const span = { from: londonDay(new Date(Date.now() - 10 * 86_400_000)), to: facts.today };
  const { body } = await nadia.asks(listPlannedSessions, span);
  const reports = await query<{ id: string; planned_session_id: string; author_id: string }>(
    `select id, planned_session_id, author_id from reports where care_home_id = $1 and state <> 'void'`,
    [facts.care_home_id],
  );
  const moments = await query<{ report_id: string; response: string | null }>(
    'select report_id, response from moments where care_home_id = $1 and removed_at is null',
    [facts.care_home_id],
  );
  const expected = await query<{ planned_session_id: string; count: string }>(
    'select planned_session_id, count(*) from planned_session_residents where care_home_id = $1 group by 1',
    [facts.care_home_id],
  );
  for (const session of body.items) {
    const report = reports.find(({ planned_session_id }) => planned_session_id === session.id);
    const responses = moments.filter(({ report_id }) => report_id === report?.id).map(({ response }) => response ?? '');
    const among = (...wanted: string[]) => responses.filter((response) => wanted.includes(response)).length;
    const { by, ...logged } = session.logged ?? { by: null };
    expect(by?.id).toBe(report?.author_id);
    const counted = { report_id: report?.id, came: among('loved', 'enjoyed', 'quiet') };
    expect(logged).toEqual(report ? { ...counted, enjoyed_or_more: among('loved', 'enjoyed') } : {});
    expect(session.state === 'done').toBe(report !== undefined);
    const people = Number(expected.find(({ planned_session_id }) => planned_session_id === session.id)?.count ?? 0);
    expect(session.people_count).toBe(people);
  }
  expect(body.items.filter(({ logged }) => logged !== null).length).toBeGreaterThan(5);
});

test('a session is on now from 10 minutes before it to 90 minutes after it', async () => {
  const starts = new Date(Date.now() + 60 * MINUTE);
  const id = await plan(starts, 45);
  const at = async (minutes: number, ms = 0) => {
    world.clock.now = new Date(starts.getTime() + minutes * MINUTE + ms);
    return await stateOf(id);
  };
  expect(await at(-10, -1)).toBe('planned');
  expect(await at(-10)).toBe('on_now');
  expect(await at(45)).toBe('on_now');
  expect(await at(45 + 90)).toBe('on_now');
  expect(await at(45 + 90, 1)).toBe('unlogged');
});

test('a session that is logged is done at once, and again open when the report is set aside', async () => {
  const eileen = facts.residents.find(({ status }) => status === 'active');
  const id = await plan(new Date(Date.now() - 20 * MINUTE), 30, [eileen?.id ?? '']);
  expect(await stateOf(id)).toBe('on_now');
  const log = await nadia.asks(logReport, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    planned_session_id: id,
    title: 'Tea on the terrace',
    format: 'group',
    started_at: new Date(Date.now() - 20 * MINUTE).toISOString(),
    minutes: 30,
    moments: [
      { resident_id: eileen?.id ?? '', response: 'loved', basis: 'individual', answered_at: new Date().toISOString() },
    ],
  });
  expect(log.status).toBe(200);
  expect(await stateOf(id)).toBe('done');
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update reports set state = 'void' where id = $1`, [log.body.id]),
  );
  expect(await stateOf(id)).toBe('on_now');
});

test('a cancelled session is told as cancelled, and is not among what is coming up', async () => {
  const id = await plan(new Date(Date.now() + 20 * MINUTE), 30);
  const comingUp = async () => (await nadia.asks(listComingUp, {})).body.items.map((session) => session.id);
  expect(await comingUp()).toContain(id);
  await asOwner(world.ownerUrl, (client) =>
    client.query('update planned_sessions set cancelled_at = now() where id = $1', [id]),
  );
  expect(await stateOf(id)).toBe('cancelled');
  expect(await comingUp()).not.toContain(id);
});

test('a session that is ready to be logged shows its people, and nobody who has died or moved away', async () => {
  const [here, died] = ['active', 'died'].map((status) => facts.residents.find((one) => one.status === status));
  const id = await plan(new Date(), 30, [here?.id ?? '', died?.id ?? '']);
  const { body } = await nadia.asks(getSessionToLog, { planned_session_id: id });
  expect(body.people.map((person) => person.id)).toEqual([here?.id]);
});

test('those who often come are those who joined in twice or more in eight weeks and are not expected', async () => {
  const sessions = await query<SessionRow>(
    `select * from planned_sessions where care_home_id = $1 and day between $2::date - 6 and $2 and activity_id is not null`,
    [facts.care_home_id, facts.today],
  );
  const found: number[] = [];
  for (const session of sessions) {
    const times = timesJoined(session.activity_id);
    const expected = await query<{ resident_id: string }>(
      'select resident_id from planned_session_residents where planned_session_id = $1',
      [session.id],
    );
    const invited = new Set(expected.map(({ resident_id }) => resident_id));
    const counts = [...times]
      .filter(([id, count]) => count >= 2 && !invited.has(id) && livesHere(id))
      .map(([, n]) => n);
    const { body } = await nadia.asks(getSessionToLog, { planned_session_id: session.id });
    const mostFirst = counts.toSorted((one, other) => other - one);
    expect(body.often_come.map(({ id }) => times.get(id))).toEqual(mostFirst.slice(0, 6));
    found.push(body.often_come.length);
  }
  expect(Math.max(...found)).toBeGreaterThan(0);
});

function timesJoined(activity: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const { resident_id, activity_id, day, response, format } of facts.moments) {
    const isEngaged = ['loved', 'enjoyed', 'quiet'].includes(response ?? '');
    if (!isEngaged || format !== 'group' || activity_id !== activity) continue;
    if (daysApart(day, facts.today) < 56) times.set(resident_id, (times.get(resident_id) ?? 0) + 1);
  }
  return times;
}

function livesHere(id: string): boolean {
  return facts.residents.some((one) => one.id === id && ['active', 'respite', 'away'].includes(one.status));
}

test('staff on Package A see their plan, but neither people nor reports', async () => {
  const asker = await world.as('coordinator@oak-lodge.example');
  const { status, body } = await asker.asks(listPlannedSessions, { from: facts.today, to: facts.today });
  expect(status).toBe(200);
  expect(body.items.length).toBeGreaterThan(0);
  for (const session of body.items) expect(session).toMatchObject({ people_count: null, logged: null });
  const one = await asker.asks(getSessionToLog, { planned_session_id: body.items[0]?.id ?? '' });
  expect(one.status).toBe(403);
});

test.each([
  ['a relative', 'relative@larch-house.example'],
  ['a member of a family organisation', 'member@teme-valley.example'],
])('%s may not read the plan of the staff, but sees what is coming up', async (_who, email) => {
  const asker = await world.as(email);
  expect((await asker.asks(listPlannedSessions, { from: facts.today, to: facts.today })).status).toBe(403);
  const { status, body } = await asker.asks(listComingUp, {});
  expect(status).toBe(200);
  const words = JSON.stringify(body.items);
  for (const { last_name } of facts.residents) expect(words).not.toContain(last_name);
  for (const session of body.items) {
    expect(session).not.toHaveProperty('leader');
    expect(session).not.toHaveProperty('people_count');
  }
});

test('what is coming up is of the next seven days and not over yet', async () => {
  const { body } = await nadia.asks(listComingUp, {});
  const planned = await query<SessionRow>(
    `select id from planned_sessions where care_home_id = $1 and cancelled_at is null and ends_at > now() and day between $2 and $2::date + 6
      order by starts_at, id`,
    [facts.care_home_id, facts.today],
  );
  expect(body.items.map(({ id }) => id)).toEqual(planned.map(({ id }) => id));
});

test('a session of another home does not exist here', async () => {
  const [theirs] = await query<SessionRow>(
    `select s.* from planned_sessions s join care_homes h on h.id = s.care_home_id where h.name = 'Teme Bank' limit 1`,
    [],
  );
  const answers = [theirs?.id ?? '', uuidv7()].map((id) => nadia.asks(getSessionToLog, { planned_session_id: id }));
  const [other, nobodys] = await Promise.all(answers);
  expect(other?.status).toBe(404);
  expect(other?.body).toEqual(nobodys?.body);
});

test.each([
  ['a last day before the first', { from: '2026-11-21', to: '2026-11-20' }, 'to'],
  ['more than six weeks', { from: '2026-11-01', to: '2026-12-13' }, 'to'],
  ['a day that no calendar has', { from: '2026-02-30', to: '2026-03-01' }, 'from'],
  ['no days at all', {}, 'from'],
])('%s is refused at its field', async (_what, input, field) => {
  const answer = await nadia.sends(listPlannedSessions.path, input);
  expect(answer.status).toBe(422);
  expect((answer.body as { errors: object }).errors).toHaveProperty(field);
});

test('six whole weeks are given', async () => {
  expect((await nadia.asks(listPlannedSessions, { from: '2026-11-01', to: '2026-12-12' })).status).toBe(200);
});
