import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listInterests } from '@heartsease/domain/interests/interests.endpoints.ts';
import {
  addObservation,
  answerPreference,
  askLater,
  correctObservation,
  finishFollowUp,
  listObservations,
  listPreferences,
  listToDo,
} from '@heartsease/domain/observations/observations.endpoints.ts';
import { logReport, voidReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  world.clock.now = null;
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
});

const HOUR = 3_600_000;
const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const later = (hours: number) => {
  world.clock.now = new Date(Date.now() + hours * HOUR);
};

async function songWith(name: string, asker = tomasz): Promise<Report> {
  const started_at = new Date(Date.now() - 10 * 60_000).toISOString();
  const moment = { resident_id: idOf(name), response: 'loved', basis: 'individual', answered_at: started_at } as const;
  const log = { title: 'A song', format: 'one_to_one' as const, started_at, minutes: 10, moments: [moment] };
  return (await asker.asks(logReport, { ...write(), ...log })).body;
}

const noticed = (report: Report, name = 'Joyce') => ({
  ...write(),
  report_id: report.id,
  resident_id: idOf(name),
  at: new Date().toISOString(),
  kind: 'quote' as const,
  text: 'That was my mother’s song',
  signs: ['shared_a_memory' as const],
});

test('what somebody noticed stands with the report and with the person', async () => {
  const report = await songWith('Joyce');
  const { status, body } = await tomasz.asks(addObservation, noticed(report));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: 'quote',
    text: 'That was my mother’s song',
    title: 'A song',
    visibility: 'staff',
    can_correct: true,
    earlier: [],
  });
  for (const which of [{ report_id: report.id }, { resident_id: idOf('Joyce') }]) {
    const { items } = (await nadia.asks(listObservations, which)).body;
    expect(items[0]).toMatchObject({ id: body.id, can_correct: false });
  }
});

test('a correction by its author keeps what stood before', async () => {
  const report = await songWith('Joyce');
  const first = (await tomasz.asks(addObservation, noticed(report))).body;
  const which = { report_id: report.id, observation_id: first.id, base_version: 1, kind: 'quote' as const };
  const once = await tomasz.asks(correctObservation, { ...write(), ...which, text: 'That was my father’s song' });
  expect(once.body).toMatchObject({ id: first.id, text: 'That was my father’s song' });
  expect(once.body.earlier.map(({ text }) => text)).toEqual(['That was my mother’s song']);
  const stale = await tomasz.asks(correctObservation, { ...write(), ...which, text: 'Something else' });
  expect([stale.status, JSON.stringify(stale.body)]).toEqual([409, expect.stringContaining('my father’s song')]);
  const again = { ...write(), ...which, base_version: 2, text: 'It was her song' };
  expect((await tomasz.asks(correctObservation, again)).body.earlier).toHaveLength(2);
});

test('nobody else corrects it, and after a day nobody at all', async () => {
  const report = await songWith('Joyce');
  const first = (await tomasz.asks(addObservation, noticed(report))).body;
  const correction = {
    report_id: report.id,
    observation_id: first.id,
    base_version: 1,
    kind: 'quote' as const,
    text: 'X',
  };
  expect((await nadia.asks(correctObservation, { ...write(), ...correction })).status).toBe(403);
  later(25);
  tomasz = await world.as('carer@larch-house.example');
  expect((await tomasz.asks(correctObservation, { ...write(), ...correction })).status).toBe(403);
});

test('the database lets no observation be changed or taken away', async () => {
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query(`select privilege_type from information_schema.role_table_grants
                   where grantee = 'heartsease_app' and table_name = 'observations' order by 1`),
  );
  expect(rows.map((row: { privilege_type: string }) => row.privilege_type)).toEqual(['INSERT', 'SELECT']);
});

test('it is of somebody who was there, at a time that can be', async () => {
  const report = await songWith('Joyce');
  const said = noticed(report);
  expect((await tomasz.asks(addObservation, { ...said, ...write(), resident_id: idOf('Frank') })).status).toBe(404);
  const tooSoon = { ...said, ...write(), at: new Date(Date.now() - 24 * HOUR).toISOString() };
  const tooLate = { ...said, ...write(), at: new Date(Date.now() + HOUR).toISOString() };
  for (const wrong of [tooSoon, tooLate]) {
    const { status, body } = await tomasz.asks(addObservation, wrong);
    expect([status, Object.keys(Reflect.get(body, 'errors'))]).toEqual([422, ['at']]);
  }
  const empty = { ...said, ...write(), text: ' ', signs: [] };
  expect((await tomasz.asks(addObservation, empty)).status).toBe(422);
});

test('of a report that was taken back nothing is shown, and nothing more is written', async () => {
  const report = await songWith('Joyce', nadia);
  const { id } = (await nadia.asks(addObservation, noticed(report))).body;
  const liked = { ...noticed(report), ...write(), kind: 'new_preference' as const, preference: 'Steam trains' };
  expect((await nadia.asks(addObservation, liked)).status).toBe(200);
  await nadia.asks(voidReport, { ...write(), report_id: report.id, base_version: report.version, reason: 'Not so' });
  const { items } = (await nadia.asks(listObservations, { resident_id: idOf('Joyce') })).body;
  expect(items.map((one) => one.id)).not.toContain(id);
  const there = (await nadia.asks(listObservations, { report_id: report.id })).body.items;
  expect(there.map(({ preference, preference_state }) => [preference, preference_state])).toContainEqual([
    'Steam trains',
    null,
  ]);
  expect((await nadia.asks(addObservation, noticed(report))).status).toBe(403);
});

test('a follow-up stands on the Today of whoever was asked until it is done', async () => {
  const report = await songWith('Joyce');
  const owner_id = (await nadia.asks(me, {})).body.id;
  const follow_up = { task: 'Ask Leah for the record', owner_id, due_on: facts.today };
  await tomasz.asks(addObservation, { ...noticed(report), follow_up });
  const mine = async (asker: Asker) => (await asker.asks(listToDo, {})).body.follow_ups;
  const asked = (await mine(nadia)).find(({ report_id }) => report_id === report.id);
  expect(asked).toMatchObject({ task: 'Ask Leah for the record', resident: { known_as: 'Joyce' } });
  expect(await mine(tomasz)).not.toContainEqual(expect.objectContaining({ id: asked?.id }));
  const done = (is_done: boolean) => ({ ...write(), follow_up_id: asked?.id ?? '', is_done });
  expect((await nadia.asks(finishFollowUp, done(true))).status).toBe(200);
  expect(await mine(nadia)).not.toContainEqual(expect.objectContaining({ id: asked?.id }));
  const [shown] = (await nadia.asks(listObservations, { report_id: report.id })).body.items;
  expect(shown?.follow_up).toMatchObject({ done_by: 'Nadia' });
  await nadia.asks(finishFollowUp, done(false));
  expect(await mine(nadia)).toContainEqual(expect.objectContaining({ id: asked?.id }));
});

test('nobody is asked to do something who does not work here, or yesterday', async () => {
  const report = await songWith('Joyce');
  const owner_id = (await nadia.asks(me, {})).body.id;
  const asks = async (follow_up: { task: string; owner_id: string; due_on: string }) =>
    (await tomasz.asks(addObservation, { ...noticed(report), follow_up })).status;
  expect(await asks({ task: 'Ask', owner_id: uuidv7(), due_on: facts.today })).toBe(404);
  expect(await asks({ task: 'Ask', owner_id, due_on: '2020-01-01' })).toBe(422);
});

test('“How was Joyce later?” comes after three hours to whoever logged it, an hour later to everybody', async () => {
  const report = await songWith('Joyce');
  await tomasz.asks(askLater, { ...write(), report_id: report.id, resident_id: idOf('Joyce'), is_asked: true });
  const isAsked = async (email: string) => {
    const { questions } = (await (await world.as(email)).asks(listToDo, {})).body;
    return questions.some(({ report_id }) => report_id === report.id);
  };
  const [author, other] = ['carer@larch-house.example', 'coordinator@larch-house.example'];
  later(2.5);
  expect([await isAsked(author), await isAsked(other)]).toEqual([false, false]);
  later(3.2);
  expect([await isAsked(author), await isAsked(other)]).toEqual([true, false]);
  later(4.2);
  expect([await isAsked(author), await isAsked(other)]).toEqual([true, true]);
  nadia = await world.as(other);
  const at = new Date(Date.now() + 4 * HOUR).toISOString();
  const answered = {
    ...noticed(report),
    at,
    kind: 'effect_later' as const,
    text: '',
    signs: [],
    effect: 'brighter' as const,
  };
  expect((await nadia.asks(addObservation, answered)).status).toBe(200);
  expect([await isAsked(author), await isAsked(other)]).toEqual([false, false]);
});

test('a new preference offers itself to the interests, and tells there where it comes from', async () => {
  const report = await songWith('Joyce');
  const resident_id = idOf('Joyce');
  const likes = (preference: string) => ({ ...noticed(report), kind: 'new_preference' as const, text: '', preference });
  const accepted = (await tomasz.asks(addObservation, likes('Steel pans'))).body;
  const declined = (await tomasz.asks(addObservation, likes('Loud sirens'))).body;
  expect(accepted.preference_state).toBe('open');
  const open = async () => (await nadia.asks(listPreferences, { resident_id })).body.items;
  expect((await open()).map(({ preference }) => preference).toSorted()).toEqual(['Loud sirens', 'Steel pans']);
  const say = (observation_id: string, is_accepted: boolean) =>
    nadia.asks(answerPreference, { ...write(), resident_id, observation_id, is_accepted });
  expect((await say(accepted.id, true)).status).toBe(200);
  expect((await say(declined.id, false)).status).toBe(200);
  // the first answer counts
  expect((await say(declined.id, true)).status).toBe(200);
  expect(await open()).toEqual([]);
  const { items } = (await nadia.asks(listInterests, { resident_id })).body;
  expect(items).toContainEqual(
    expect.objectContaining({ label: 'Steel pans', level: 'likes', source: 'staff_observed', told_by: 'Tomasz' }),
  );
  expect(items).not.toContainEqual(expect.objectContaining({ label: 'Loud sirens' }));
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query(
      `select evidence_report_id, evidence_observation_id from resident_interests where custom_label = 'Steel pans'`,
    ),
  );
  expect(rows).toEqual([{ evidence_report_id: report.id, evidence_observation_id: accepted.id }]);
  const pans = items.find(({ label }) => label === 'Steel pans');
  expect(pans?.came_from).toEqual({ report_id: report.id, day: facts.today, seen_by: 'Tomasz' });
  // What was noted by hand came from no report, and a report that was taken back is none to be shown.
  expect(items.filter(({ came_from }) => came_from).map(({ label }) => label)).toEqual(['Steel pans']);
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update reports set state = 'void' where id = $1`, [report.id]),
  );
  const after = (await nadia.asks(listInterests, { resident_id })).body.items;
  expect(after.find(({ label }) => label === 'Steel pans')?.came_from).toBeNull();
});

test('a preference that is noted already is taken as it stands', async () => {
  const report = await songWith('Joyce');
  const resident_id = idOf('Joyce');
  const before = (await nadia.asks(listInterests, { resident_id })).body.items;
  const preference = before[0]?.label ?? '';
  const likes = { ...noticed(report), kind: 'new_preference' as const, text: '', preference };
  const { id } = (await tomasz.asks(addObservation, likes)).body;
  await nadia.asks(answerPreference, { ...write(), resident_id, observation_id: id, is_accepted: true });
  expect((await nadia.asks(listInterests, { resident_id })).body.items.map(({ label }) => label)).toEqual(
    before.map(({ label }) => label),
  );
});

test.each([
  ['a home whose package has expired', 'coordinator@elm-court.example'],
  ['a home on a basic package', 'coordinator@rowan-bank.example'],
  ['a relative', 'relative@larch-house.example'],
])('%s adds nothing', async (_who, email) => {
  const asker = await world.as(email);
  const care_home_id = (await asker.asks(me, {})).body.carehome.id;
  const report = await songWith('Joyce');
  expect((await asker.asks(addObservation, { ...noticed(report), care_home_id })).status).toBe(403);
});
