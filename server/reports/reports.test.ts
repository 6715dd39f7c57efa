import { readFileSync } from 'node:fs';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countActivities } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { getEvent, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import type { SessionToLog } from '@heartsease/domain/planner/planned-session.ts';
import {
  amendReport,
  answerMoment,
  getReport,
  logReport,
  undoReport,
  voidReport,
} from '@heartsease/domain/reports/reports.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { partyOn } from '../test/events.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let anita: Asker;
let home: string;
let onNow: SessionToLog;

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  anita = await world.as('manager@larch-house.example');
  home = (await nadia.asks(me, {})).body.carehome.id;
  const today = await nadia.asks(getToday, {});
  if (!today.body.on_now) throw new Error('there is always a session on now');
  onNow = today.body.on_now;
});
afterAll(async () => await world.close());

function draft(people: { id: string }[], more: object = {}) {
  const answered_at = new Date().toISOString();
  return {
    client_id: uuidv7(),
    care_home_id: home,
    title: 'A song',
    format: 'group' as const,
    started_at: new Date(Date.now() - 600_000).toISOString(),
    minutes: 20,
    usual_response: 'enjoyed' as const,
    moments: people.map(({ id }) => ({
      resident_id: id,
      response: 'enjoyed' as const,
      basis: 'group' as const,
      answered_at,
    })),
    ...more,
  };
}

test('a log saved once more after a crash is the same report, however long it was open by then', async () => {
  const log = draft(onNow.people.slice(0, 3), { planned_session_id: null, writing_seconds: 20 });
  const first = await nadia.asks(logReport, log);
  const again = await nadia.asks(logReport, { ...log, writing_seconds: 500 });
  expect([again.status, again.body.id, again.headers.get('x-replayed')]).toEqual([200, first.body.id, 'true']);
  expect((await nadia.asks(logReport, { ...log, minutes: 21 })).status).toBe(422);
});

test('a group is logged once, however often the phone sends it', async () => {
  const log = draft(onNow.people.slice(0, 3));
  const first = await nadia.asks(logReport, log);
  expect(first.status).toBe(200);
  expect(first.body.moments).toHaveLength(3);
  const again = await Promise.all(Array.from({ length: 8 }, () => nadia.asks(logReport, log)));
  for (const answer of again) {
    expect(answer.body.id).toBe(first.body.id);
    expect(answer.headers.get('x-replayed')).toBe('true');
  }
  const other = await nadia.asks(logReport, { ...log, title: 'Another song' });
  expect(other.status).toBe(422);
});

test('two devices that log the same session are merged, and the later answer stands', async () => {
  const [eileen, winston] = onNow.people;
  if (!eileen || !winston) throw new Error('the session has people');
  const early = new Date(Date.now() - 120_000).toISOString();
  const late = new Date(Date.now() - 60_000).toISOString();
  const session = { planned_session_id: onNow.id, activity_id: onNow.activity_id, title: onNow.title };
  const moment = (resident_id: string, response: 'loved' | 'quiet', answered_at: string) => ({
    resident_id,
    response,
    basis: 'individual' as const,
    answered_at,
  });
  const first = await nadia.asks(
    logReport,
    draft([], { ...session, moments: [moment(eileen.id, 'quiet', late), moment(winston.id, 'quiet', early)] }),
  );
  const second = await tomasz.asks(
    logReport,
    draft([], { ...session, moments: [moment(eileen.id, 'loved', early), moment(winston.id, 'loved', late)] }),
  );
  expect(second.body.id).toBe(first.body.id);
  const responses = Object.fromEntries(second.body.moments.map(({ resident, response }) => [resident.id, response]));
  expect(responses).toEqual({ [eileen.id]: 'quiet', [winston.id]: 'loved' });
  expect(second.body.authors).toHaveLength(2);
  expect(second.body.history.map(({ kind }) => kind)).toEqual(['logged', 'merged']);
});

test('a one-to-one is saved at once and answered after', async () => {
  const frank = onNow.people.slice(0, 1);
  const log = draft(frank, {
    format: 'one_to_one',
    usual_response: null,
    moments: frank.map(({ id }) => ({
      resident_id: id,
      response: null,
      basis: 'individual',
      answered_at: new Date().toISOString(),
    })),
  });
  await tomasz.asks(logReport, log);
  const moment = {
    resident_id: frank[0]?.id ?? '',
    response: 'loved' as const,
    basis: 'individual' as const,
    note: 'Hummed along to the end.',
    answered_at: new Date().toISOString(),
  };
  const answered = await tomasz.asks(answerMoment, {
    client_id: uuidv7(),
    care_home_id: home,
    report_client_id: log.client_id,
    moment,
  });
  expect(answered.body.moments[0]).toMatchObject({ response: 'loved', note: 'Hummed along to the end.' });
});

test('an undone report counts nowhere, and its author alone can undo it', async () => {
  const log = draft(onNow.people.slice(0, 2));
  await nadia.asks(logReport, log);
  const undo = (asker: Asker) =>
    asker.asks(undoReport, { client_id: uuidv7(), care_home_id: home, report_client_id: log.client_id });
  expect((await undo(tomasz)).status).toBe(404);
  const undone = await undo(nadia);
  expect(undone.body.state).toBe('void');
  expect((await undo(nadia)).body.state).toBe('void');
});

test('the day’s totals stay equal to its moments through every change', async () => {
  const log = draft(onNow.people.slice(0, 4));
  const report = (await nadia.asks(logReport, log)).body;
  await nadia.asks(amendReport, {
    ...draft(onNow.people.slice(1, 6)),
    client_id: uuidv7(),
    report_id: report.id,
    base_version: report.version,
    minutes: 35,
  });
  expect(await wrongTotals()).toBe(0);
});

/** How many of the day's totals are not those of its moments. */
async function wrongTotals(): Promise<number | undefined> {
  return await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ wrong: number }>(`
      select count(*)::int as wrong from (
        select care_home_id, day, category, format, count(*) as moments, count(*) filter (where is_engaged) as engaged, sum(minutes) as minutes
          from moments where removed_at is null group by 1, 2, 3, 4
        except select care_home_id, day, category, format, moments, engaged, minutes from daily_totals) as differing`);
    return rows[0]?.wrong;
  });
}

test('what has a title of its own counts among everyday purpose', async () => {
  const counted = async () => {
    const { body } = await nadia.asks(countActivities, {});
    return body.by_domain.find(({ domain }) => domain === 'everyday_purpose')?.moments ?? NaN;
  };
  const before = await counted();
  await nadia.asks(logReport, draft(onNow.people.slice(0, 2), { title: 'Polishing the brass' }));
  expect(await counted()).toBe(before + 2);
});

test('what was counted in “everyday” before is counted in everyday purpose, and once', async () => {
  const people = onNow.people.slice(0, 2);
  await nadia.asks(logReport, draft(people, { title: 'Folding napkins' }));
  const { body: former } = await nadia.asks(logReport, draft(people, { title: 'Laying the table' }));
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(`update moments set category = 'everyday' where report_id = $1`, [former.id]);
    await client.query(`delete from daily_totals where category = 'everyday_purpose'`);
    await client.query(`
      insert into daily_totals (care_home_id, day, category, format, moments, engaged, minutes)
      select care_home_id, day, category, format, count(*), count(*) filter (where is_engaged), sum(minutes)
        from moments where removed_at is null and category like 'everyday%' group by 1, 2, 3, 4`);
  });
  expect(await wrongTotals()).toBe(0);
  const migration = new URL('../db/migrations/0049_one_word_for_everyday_purpose.sql', import.meta.url);
  const left = await asOwner(world.ownerUrl, async (client) => {
    await client.query(readFileSync(migration, 'utf8'));
    const { rows } = await client.query(`
      select (select count(*)::int from moments where category = 'everyday') as moments,
             (select count(*)::int from daily_totals where category = 'everyday') as totals`);
    return rows[0];
  });
  expect(left).toEqual({ moments: 0, totals: 0 });
  expect(await wrongTotals()).toBe(0);
});

test('an event becomes one report, whoever turns it into one, and another when that was set aside', async () => {
  const [first, second] = onNow.people;
  if (!first || !second) throw new Error('two are there');
  const tomorrow = addDays(calendarDay(new Date(), 'Europe/London'), 1);
  const saved = await nadia.asks(saveEvent, partyOn(tomorrow, { care_home_id: home }));
  expect(saved.status).toBe(200);
  const party = saved.body;
  const told = async (asker: Asker, person: { id: string }) =>
    (await asker.asks(logReport, draft([person], { event_id: party.id }))).body;
  // At once, several times over: whoever comes second finds the first.
  const answers = await Promise.all(
    [nadia, tomasz, nadia, anita].map((asker, at) => told(asker, at % 2 ? second : first)),
  );
  const [report_id = ''] = answers.map(({ id }) => id);
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([report_id]));
  const both = (await nadia.asks(getReport, { report_id })).body;
  expect(both.moments.map(({ resident }) => resident.id).toSorted()).toEqual([first.id, second.id].toSorted());
  const becameOf = async (asker: Asker) => (await asker.asks(getEvent, { event_id: party.id })).body.report_id;
  expect(await becameOf(tomasz)).toBe(report_id);
  expect(await becameOf(await world.as('relative@larch-house.example'))).toBeNull();

  const aside = { client_id: uuidv7(), care_home_id: home, report_id, base_version: both.version, reason: 'Not ours' };
  expect((await nadia.asks(voidReport, aside)).status).toBe(200);
  expect(await becameOf(nadia)).toBeNull();
  expect((await told(nadia, first)).id).not.toBe(report_id);
  expect((await nadia.asks(logReport, draft([first], { event_id: uuidv7() }))).status).toBe(404);
});

test('what has not happened yet is refused at the time', async () => {
  const ahead = await nadia.asks(
    logReport,
    draft(onNow.people.slice(0, 1), { started_at: new Date(Date.now() + 3_600_000).toISOString() }),
  );
  expect(ahead).toMatchObject({
    status: 422,
    body: { errors: { started_at: [expect.stringContaining('has not come yet')] } },
  });
});

test('a person of another home does not exist here', async () => {
  const answer = await nadia.asks(logReport, draft([{ id: uuidv7() }]));
  expect(answer).toMatchObject({ status: 404, body: { message: 'The resource you are looking for does not exist' } });
});

test('a write made for another home is refused, and nothing is written', async () => {
  const answer = await nadia.asks(logReport, draft(onNow.people.slice(0, 1), { care_home_id: uuidv7() }));
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { care_home_id: [expect.stringContaining('another home')] } },
  });
});
