import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { amendReport, getReport, logReport, voidReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { groupReport } from '../test/small-home.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let anita: Asker;
let home: string;
/** At the session that is on now. */
let people: { id: string }[];

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  anita = await world.as('manager@larch-house.example');
  home = (await nadia.asks(me, {})).body.carehome.id;
  people = (await nadia.asks(getToday, {})).body.on_now?.people ?? [];
});
afterAll(async () => await world.close());

function draft(present: { id: string }[], more: object = {}) {
  return { ...groupReport({ care_home_id: home, email: '', residentIds: present.map(({ id }) => id) }), ...more };
}

test('a change made from an old copy is answered with what stands now', async () => {
  const report = (await nadia.asks(logReport, draft(people.slice(0, 2)))).body;
  const amend = (title: string) =>
    nadia.asks(amendReport, {
      ...draft(people.slice(0, 2), { title }),
      report_id: report.id,
      base_version: report.version,
    });
  expect((await amend('First')).status).toBe(200);
  const second = await amend('Second');
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({
    code: 'version_conflict',
    current: { title: 'First', version: report.version + 1 },
  });
});

test('somebody else’s report is changed by a manager with a reason, and by no carer', async () => {
  const report = (await nadia.asks(logReport, draft(people.slice(0, 2)))).body;
  const change = { ...draft(people.slice(0, 2)), report_id: report.id, base_version: report.version };
  expect((await tomasz.asks(amendReport, change)).status).toBe(403);
  const silent = await anita.asks(amendReport, { ...change, client_id: uuidv7() });
  expect(silent).toMatchObject({ status: 422, body: { errors: { reason: ['Say why you change it'] } } });
  const told = await anita.asks(amendReport, { ...change, client_id: uuidv7(), reason: 'The time was wrong' });
  expect(told.body.history.at(-1)).toMatchObject({ kind: 'amended', reason: 'The time was wrong' });
  const away = await anita.asks(voidReport, {
    client_id: uuidv7(),
    care_home_id: home,
    report_id: report.id,
    base_version: told.body.version,
    reason: 'It did not take place',
  });
  expect(away.body.state).toBe('void');
  expect((await nadia.asks(getReport, { report_id: report.id })).body.can_change).toBe(false);
});

test('for 24 hours authors change what they wrote as they like, then with a reason, and a carer asks somebody', async () => {
  for (const [author, afterwards] of [
    [tomasz, 403],
    [nadia, 422],
  ] as const) {
    const report = (await author.asks(logReport, draft(people.slice(0, 2)))).body;
    const change = (base_version: number, reason?: string) =>
      author.asks(amendReport, { ...draft(people.slice(0, 2)), report_id: report.id, base_version, reason });
    const wasWritten = (hours: number) =>
      asOwner(world.ownerUrl, (client) =>
        client.query('update reports set recorded_at = now() - make_interval(hours => $2) where id = $1', [
          report.id,
          hours,
        ]),
      );
    await wasWritten(23);
    const free = await change(report.version);
    expect(free.status).toBe(200);
    await wasWritten(25);
    expect((await author.asks(getReport, { report_id: report.id })).body.can_change).toBe(afterwards === 422);
    expect((await change(free.body.version)).status).toBe(afterwards);
    const told = await change(free.body.version, 'The time was wrong');
    expect(told.status).toBe(afterwards === 422 ? 200 : 403);
  }
});

test('the history tells of each change what it changed', async () => {
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('three people are at the session on now');
  const report = (await nadia.asks(logReport, draft(people.slice(0, 2)))).body;
  const changed = await nadia.asks(amendReport, {
    ...draft([second, third], { title: 'Armchair yoga', minutes: 30 }),
    report_id: report.id,
    base_version: report.version,
  });
  const [logged, amended] = changed.body.history;
  expect(logged).toMatchObject({ kind: 'logged', edits: [] });
  expect(amended?.edits).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ about: 'person', resident_id: first.id, is: null }),
      expect.objectContaining({ about: 'person', resident_id: third.id, was: null }),
      { about: 'title', was: report.title, is: 'Armchair yoga' },
    ]),
  );
  expect(amended?.edits.filter((edit) => edit.about === 'person' && edit.resident_id === second.id)).toEqual([]);
});
