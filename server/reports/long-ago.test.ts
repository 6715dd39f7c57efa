import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { amendReport, getReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const LONDON = 'Europe/London';
const TOO_LONG_AGO = {
  status: 422,
  body: { errors: { started_at: ['Staff can add the last 14 days. Ask your manager to add this.'] } },
};
const ASKS_WHY = {
  status: 422,
  body: { errors: { reason: ['This was more than 14 days ago. Say why it is added now.'] } },
};

let world: World;
let tomasz: Asker;
let nadia: Asker;
let anita: Asker;
let facts: Facts;
/** Noon, so that no test stands at the edge of a day; all are asked on it. */
let now: Date;
let today: string;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  today = addDays(facts.today, 1);
  now = new Date(instantAt(today, '12:00', LONDON));
  world.clock.now = now;
  tomasz = await world.as('carer@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  anita = await world.as('manager@larch-house.example');
});
afterEach(() => {
  world.clock.now = now;
});
afterAll(async () => await world.close());

const daysAgo = (days: number, time = '10:30') => instantAt(addDays(today, -days), time, LONDON);
const person = () => facts.residents.find(({ status }) => status === 'active')?.id ?? '';

function log(started_at: string, more: object = {}, answered_at = now.toISOString()) {
  return {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    title: 'A song',
    format: 'one_to_one' as const,
    started_at,
    minutes: 5,
    moments: [{ resident_id: person(), response: 'loved' as const, basis: 'individual' as const, answered_at }],
    ...more,
  };
}

const detailsOf = async (report_id: string) =>
  await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ detail: unknown }>(
      'select detail from audit_events where subject_id = $1 and action = $2',
      [report_id, logReport.path],
    );
    return rows.map(({ detail }) => detail);
  });

test('staff log up to fourteen days back, all of the fourteenth with it, and nothing before', async () => {
  for (const asker of [tomasz, nadia]) {
    expect((await asker.asks(logReport, log(daysAgo(14, '00:00')))).status).toBe(200);
    expect(await asker.asks(logReport, log(daysAgo(15, '23:59')))).toMatchObject(TOO_LONG_AGO);
  }
});

test('no reason opens it for anybody but the manager', async () => {
  const reason = 'It stood in the paper diary';
  for (const asker of [tomasz, nadia])
    expect(await asker.asks(logReport, log(daysAgo(20), { reason }))).toMatchObject(TOO_LONG_AGO);
});

test('a manager adds it with a reason, which stands in the history and in the audit', async () => {
  expect(await anita.asks(logReport, log(daysAgo(15)))).toMatchObject(ASKS_WHY);
  expect(await anita.asks(logReport, log(daysAgo(15), { reason: '  ' }))).toMatchObject(ASKS_WHY);
  const reason = 'It stood in the paper diary';
  const { status, body } = await anita.asks(logReport, log(daysAgo(15), { reason }));
  expect(status).toBe(200);
  expect(body.history).toMatchObject([{ kind: 'logged', reason }]);
  const read = (await nadia.asks(getReport, { report_id: body.id })).body;
  expect(read.history).toMatchObject([{ kind: 'logged', reason }]);
  expect(read.is_added_later).toBe(true);
  expect(await detailsOf(body.id)).toEqual([{ reason }]);
});

test('whatever was not long ago takes no reason of a manager either, and keeps none', async () => {
  const { status, body } = await anita.asks(logReport, log(daysAgo(14)));
  expect(status).toBe(200);
  expect(body.history).toMatchObject([{ kind: 'logged', reason: null }]);
  expect(await detailsOf(body.id)).toEqual([null]);
});

test('a year that nobody can mean is refused at the time', async () => {
  const mistyped = log('0206-11-01T10:00:00Z', { reason: 'A slip of the finger' });
  expect(await anita.asks(logReport, mistyped)).toMatchObject({
    status: 422,
    body: { errors: { started_at: ['Enter a date'] } },
  });
});

test('what was written in time and waited on the device for a connection goes in', async () => {
  const waited = log(daysAgo(21), {}, daysAgo(7));
  const { status, body } = await tomasz.asks(logReport, waited);
  expect(status).toBe(200);
  expect(body.history).toMatchObject([{ kind: 'logged', reason: null }]);
  const tooLate = log(daysAgo(22), {}, daysAgo(7));
  expect(await tomasz.asks(logReport, tooLate)).toMatchObject(TOO_LONG_AGO);
});

test('a device whose clock says it was written months ago is not believed', async () => {
  expect((await tomasz.asks(logReport, log(daysAgo(42), {}, daysAgo(28, '12:00')))).status).toBe(200);
  expect(await tomasz.asks(logReport, log(daysAgo(100), {}, daysAgo(100)))).toMatchObject(TOO_LONG_AGO);
});

test('what a manager adds to a session that somebody logged in time keeps its reason too', async () => {
  const [session] = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string; starts_at: Date }>(
      `select id, starts_at from planned_sessions p
        where care_home_id = $1 and starts_at < $2 and cancelled_at is null
          and not exists (select 1 from reports t where t.planned_session_id = p.id)
        order by starts_at desc limit 1`,
      [facts.care_home_id, now],
    );
    return rows;
  });
  const planned = { planned_session_id: session?.id ?? null };
  const started_at = session?.starts_at.toISOString() ?? '';
  const first = await tomasz.asks(logReport, log(started_at, planned));
  expect(first.status).toBe(200);
  world.clock.now = new Date(now.getTime() + 30 * 86_400_000);
  const later = await world.as('manager@larch-house.example');
  const again = log(started_at, planned, world.clock.now.toISOString());
  expect(await later.asks(logReport, again)).toMatchObject(ASKS_WHY);
  const reason = 'Found on the paper list';
  const { body } = await later.asks(logReport, { ...again, reason });
  expect(body.id).toBe(first.body.id);
  expect(body.history).toContainEqual(expect.objectContaining({ kind: 'logged', reason: null }));
  expect(body.history).toContainEqual(expect.objectContaining({ kind: 'merged', reason }));
});

test('a report is moved by the same rule: to a day long ago only by the manager, who says why', async () => {
  const { body: report } = await tomasz.asks(logReport, log(daysAgo(2)));
  const { client_id: _first, ...said } = log(daysAgo(15));
  const moved = (reason: string | null) => ({
    ...said,
    client_id: uuidv7(),
    report_id: report.id,
    base_version: report.version,
    reason,
  });
  expect(await tomasz.asks(amendReport, moved(null))).toMatchObject(TOO_LONG_AGO);
  expect(await nadia.asks(amendReport, moved('It was another day'))).toMatchObject(TOO_LONG_AGO);
  const { status, body } = await anita.asks(amendReport, moved('It was another day'));
  expect(status).toBe(200);
  const amended = { kind: 'amended', reason: 'It was another day' };
  expect(body.history).toContainEqual(expect.objectContaining(amended));
});

test('a manager’s own report of today is moved long back with a reason only', async () => {
  const { body: report } = await anita.asks(logReport, log(daysAgo(0, '10:00')));
  const { client_id: _first, ...said } = log(daysAgo(15));
  const moved = { ...said, client_id: uuidv7(), report_id: report.id, base_version: report.version };
  expect(await anita.asks(amendReport, moved)).toMatchObject(ASKS_WHY);
});

test('of a report that stands long ago the time of its day may be put right by whoever may change it', async () => {
  const reason = 'It stood in the paper diary';
  const { body: report } = await anita.asks(logReport, log(daysAgo(30), { reason }));
  const { client_id: _first, ...said } = log(daysAgo(30, '14:00'), { reason: 'It was in the afternoon' });
  const right = { ...said, client_id: uuidv7(), report_id: report.id, base_version: report.version };
  expect((await nadia.asks(amendReport, right)).status).toBe(200);
});
