import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { amendReport, answerMoment, getReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
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

/** The report as it would be changed, its day and time moved there. */
function moved(report: { id: string; version: number }, started_at: string, more: object = {}) {
  const { client_id: _first, ...said } = log(started_at);
  return { ...said, client_id: uuidv7(), report_id: report.id, base_version: report.version, ...more };
}

const detailsOf = async (report_id: string, { path } = logReport as { path: string }) =>
  await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ detail: unknown }>(
      'select detail from audit_events where subject_id = $1 and action = $2 order by at',
      [report_id, path],
    );
    return rows.map(({ detail }) => detail);
  });

/** The last session that has begun; nobody has logged it, whatever the hour. */
const sessionNotLogged = async () =>
  await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string; starts_at: Date }>(
      `select id, starts_at from planned_sessions
        where care_home_id = $1 and starts_at < $2 and cancelled_at is null
        order by starts_at desc limit 1`,
      [facts.care_home_id, now],
    );
    const [session] = rows;
    if (session === undefined) throw new Error('there is a session that has begun');
    await client.query('update reports set planned_session_id = null where planned_session_id = $1', [session.id]);
    return session;
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

test('whatever was not long ago takes no reason of anybody, and keeps none that was sent', async () => {
  for (const asker of [anita, tomasz])
    for (const more of [{}, { reason: 'Just because' }, { reason: '' }]) {
      const { status, body } = await asker.asks(logReport, log(daysAgo(14), more));
      expect(status).toBe(200);
      expect(body.history).toMatchObject([{ kind: 'logged', reason: null }]);
      expect(await detailsOf(body.id)).toEqual([null]);
    }
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
  const session = await sessionNotLogged();
  const planned = { planned_session_id: session.id };
  const started_at = session.starts_at.toISOString();
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
  const back = (reason: string | null) => moved(report, daysAgo(15), { reason });
  expect(await tomasz.asks(amendReport, back(null))).toMatchObject(TOO_LONG_AGO);
  expect(await nadia.asks(amendReport, back('It was another day'))).toMatchObject(TOO_LONG_AGO);
  const { status, body } = await anita.asks(amendReport, back('It was another day'));
  expect(status).toBe(200);
  const amended = { kind: 'amended', reason: 'It was another day' };
  expect(body.history).toContainEqual(expect.objectContaining(amended));
});

test('a manager’s own report of today is moved long back with a reason only', async () => {
  const { body: report } = await anita.asks(logReport, log(daysAgo(0, '10:00')));
  expect(await anita.asks(amendReport, moved(report, daysAgo(15)))).toMatchObject(ASKS_WHY);
});

test('of a report that stands long ago the time of its day may be put right by whoever may change it', async () => {
  const reason = 'It stood in the paper diary';
  const { body: report } = await anita.asks(logReport, log(daysAgo(30), { reason }));
  const { client_id: _first, ...said } = log(daysAgo(30, '14:00'), { reason: 'It was in the afternoon' });
  const right = { ...said, client_id: uuidv7(), report_id: report.id, base_version: report.version };
  expect((await nadia.asks(amendReport, right)).status).toBe(200);
});

test('nobody gets past it by naming today: answers count on the day of the report that they go into', async () => {
  const session = await sessionNotLogged();
  const planned = { planned_session_id: session.id };
  const first = await tomasz.asks(logReport, log(session.starts_at.toISOString(), planned));
  expect(first.status).toBe(200);
  world.clock.now = new Date(now.getTime() + 30 * 86_400_000);
  const late = world.clock.now.toISOString();
  const carer = await world.as('carer@larch-house.example');
  const manager = await world.as('manager@larch-house.example');
  const today = { ...log(late, planned, late), started_at: late };
  expect(await carer.asks(logReport, today)).toMatchObject(TOO_LONG_AGO);
  expect(await manager.asks(logReport, today)).toMatchObject(ASKS_WHY);
  const reason = 'Found on the paper list';
  const { body } = await manager.asks(logReport, { ...today, reason });
  expect(body.id).toBe(first.body.id);
  expect(body.history).toContainEqual(expect.objectContaining({ kind: 'merged', reason }));
  expect(await detailsOf(body.id)).toEqual([null, { reason }]);
});

test('one’s own report of long ago is answered in its first day alone, afterwards by a manager who says why', async () => {
  const another = facts.residents.findLast(({ status }) => status === 'active')?.id ?? '';
  const asked = async (asker: Asker, report_client_id: string, reason?: string) =>
    await asker.asks(answerMoment, {
      client_id: uuidv7(),
      care_home_id: facts.care_home_id,
      report_client_id,
      moment: { resident_id: another, response: 'loved', basis: 'individual', answered_at: at.toISOString() },
      ...(reason !== undefined && { reason }),
    });
  // The clock of the database stamps each write.
  let at = new Date();
  const after = (days: number) => {
    at = new Date(at.getTime() + days * 86_400_000);
    world.clock.now = at;
  };
  after(0);
  const ofTomasz = log(daysAgo(3));
  const ofAnita = log(daysAgo(20), { reason: 'It stood in the paper diary' });
  expect((await tomasz.asks(logReport, ofTomasz)).status).toBe(200);
  expect((await anita.asks(logReport, ofAnita)).status).toBe(200);
  expect((await asked(anita, ofAnita.client_id)).status).toBe(200);
  after(10);
  const carer = await world.as('carer@larch-house.example');
  expect((await asked(carer, ofTomasz.client_id)).status).toBe(200);
  after(10);
  const tomaszLater = await world.as('carer@larch-house.example');
  const anitaLater = await world.as('manager@larch-house.example');
  expect(await asked(tomaszLater, ofTomasz.client_id)).toMatchObject(TOO_LONG_AGO);
  expect(await asked(tomaszLater, ofTomasz.client_id, 'I forgot')).toMatchObject(TOO_LONG_AGO);
  expect(await asked(anitaLater, ofAnita.client_id)).toMatchObject(ASKS_WHY);
  const reason = 'Her daughter told me';
  const { status, body } = await asked(anitaLater, ofAnita.client_id, reason);
  expect(status).toBe(200);
  expect(body.history).toContainEqual(expect.objectContaining({ kind: 'answered', reason }));
  expect(await detailsOf(body.id, answerMoment)).toEqual([null, { reason }]);
});

test('the audit keeps why a report was moved long back, and of other changes nothing', async () => {
  const { body: report } = await anita.asks(logReport, log(daysAgo(0, '10:00')));
  const near = await anita.asks(amendReport, moved(report, daysAgo(3), { reason: 'It was on Thursday' }));
  expect(near.status).toBe(200);
  const reason = 'It was in the summer';
  expect((await anita.asks(amendReport, moved(near.body, daysAgo(200), { reason }))).status).toBe(200);
  expect(await detailsOf(report.id, amendReport)).toEqual([null, { reason }]);
});

test('what is moved to an earlier day says “added later”, and what is put right no longer does', async () => {
  const { body: report } = await tomasz.asks(logReport, log(daysAgo(0, '10:00')));
  expect(report.is_added_later).toBe(false);
  const back = (await tomasz.asks(amendReport, moved(report, daysAgo(10)))).body;
  expect(back.is_added_later).toBe(true);
  // Its time alone says nothing of when it was added.
  const later = (await tomasz.asks(amendReport, moved(back, daysAgo(10, '15:00')))).body;
  expect(later.is_added_later).toBe(true);
  expect((await tomasz.asks(amendReport, moved(later, daysAgo(0, '10:00')))).body.is_added_later).toBe(false);
});

test('an answer that is changed with the day does not make it added later', async () => {
  const waited = log(daysAgo(12), {}, daysAgo(10, '18:00'));
  world.clock.now = new Date(daysAgo(10, '18:05'));
  const carer = await world.as('carer@larch-house.example');
  const { body: report } = await carer.asks(logReport, waited);
  expect(report.is_added_later).toBe(true);
  world.clock.now = now;
  const reason = 'It was two days later';
  expect((await nadia.asks(amendReport, moved(report, daysAgo(10), { reason }))).body.is_added_later).toBe(false);
});

test('a move that was made in time and waited on the device for a connection goes in', async () => {
  world.clock.now = new Date(daysAgo(1, '14:00'));
  const written = daysAgo(1, '13:30');
  const carer = await world.as('carer@larch-house.example');
  const manager = await world.as('manager@larch-house.example');
  const { body: report } = await carer.asks(logReport, log(daysAgo(2), {}, written));
  const { body: own } = await manager.asks(logReport, log(daysAgo(1), {}, written));
  world.clock.now = now;
  const tooLate = moved(report, daysAgo(17), { changed_at: daysAgo(1, '15:00') });
  expect(await tomasz.asks(amendReport, tooLate)).toMatchObject(TOO_LONG_AGO);
  const inTime = moved(report, daysAgo(15), { changed_at: daysAgo(1, '15:00') });
  expect((await tomasz.asks(amendReport, inTime)).status).toBe(200);
  const ofManager = moved(own, daysAgo(15), { changed_at: daysAgo(1, '15:00') });
  expect((await anita.asks(amendReport, ofManager)).status).toBe(200);
});

test('a device whose clock says that a report was moved before it was there is not believed', async () => {
  const { body: report } = await tomasz.asks(logReport, log(daysAgo(2)));
  for (const [to, changed] of [
    [15, 1],
    [20, 10],
    [42, 28],
    [60, 60],
  ] as const) {
    const early = moved(report, daysAgo(to), { changed_at: daysAgo(changed, '12:00') });
    expect(await tomasz.asks(amendReport, early)).toMatchObject(TOO_LONG_AGO);
  }
  const { body: own } = await anita.asks(logReport, log(daysAgo(1)));
  const ofManager = moved(own, daysAgo(15), { changed_at: daysAgo(1) });
  expect(await anita.asks(amendReport, ofManager)).toMatchObject(ASKS_WHY);
  const near = moved(report, daysAgo(14), { changed_at: daysAgo(60) });
  expect((await tomasz.asks(amendReport, near)).status).toBe(200);
});
