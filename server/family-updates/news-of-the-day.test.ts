import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUpdates } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import { shareMoments, withdrawUpdate } from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import { connect, openPool } from '../db/database.ts';
import { logDominoes, sayUpdates } from '../test/deliveries.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { tellNewsOfTheDay } from './news-of-the-day.ts';

/** Joyce's son, and Winston's wife. */
const [ANDREW, GLORIA] = ['andrew.campbell@larch-house.example', 'gloria.clarke@larch-house.example'];

let world: World;
let facts: Facts;
let tomasz: Asker;
let nadia: Asker;
let joyce = '';
let winston = '';
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
  [joyce, winston] = [idOf('Joyce'), idOf('Winston')];
  tomasz = await world.as('carer@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  await sayUpdates(nadia, facts, world.ownerUrl, 'given');
  await query(`update care_homes set family_hold = 'at_once'`);
  await query(`update accounts set quiet_from = null, quiet_until = null`);
  await query('delete from family_updates');
});
afterAll(async () => await world.close());

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

/** Dominoes of just now, shared with both families. @returns what was shared of Joyce */
async function shareDominoes(): Promise<string> {
  const report = await logDominoes(tomasz, facts);
  const words = { words: '', has_quote: false, for_friends: false };
  const { body } = await tomasz.asks(shareMoments, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    report_id: report.id,
    updates: [joyce, winston].map((resident_id) => ({ resident_id, ...words })),
  });
  return body.people.find(({ resident }) => resident.id === joyce)?.shared?.id ?? '';
}

/**
 * What the evenings so far have brought, where what was shared was shared an hour before.
 *
 * @returns to whom, by the time at which the server looked
 */
async function toldAt(clock: string, day = facts.today): Promise<string[]> {
  const now = new Date(instantAt(day, clock, 'Europe/London'));
  await openedAt(new Date(now.getTime() - 3_600_000));
  return await toldBy(now);
}

/** What was shared on this machine's clock opened then. */
const openedAt = async (at: Date) => await query(`update family_updates set opens_at = $1, shared_at = $1`, [at]);

async function toldBy(now: Date): Promise<string[]> {
  const [database, pool] = [connect(world.ownerUrl, 1), openPool(world.ownerUrl, { max: 1 })];
  await tellNewsOfTheDay({ pool, database }, world.app.config, now);
  await Promise.all([database.destroy(), pool.end()]);
  const rows = await query<{ to_address: string }>(
    `select to_address from outgoing_mails where notification = 'family_news' order by to_address`,
  );
  return rows.map(({ to_address }) => to_address);
}

test('in the evening whoever has not looked is told once that there is something, and nothing of what', async () => {
  await shareDominoes();
  await (await world.as(GLORIA)).asks(listUpdates, { resident_id: winston });
  expect(await toldAt('17:02')).toEqual([]);
  expect(await toldAt('18:02')).toEqual(expect.arrayContaining([ANDREW]));
  const told = await toldAt('19:02');
  expect(told.filter((address) => address === ANDREW)).toHaveLength(1);
  expect(told).not.toContain(GLORIA);
  const [mail] = await query<{ subject: string; body: string }>(
    `select subject, body from outgoing_mails where notification = 'family_news' and to_address = $1`,
    [ANDREW],
  );
  expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/Joyce|Dominoes|Campbell/);
  expect(mail?.body).toContain('/tabs/home');
});

test('the next evening without news brings nothing, and one with news brings it', async () => {
  await query(`delete from outgoing_mails where notification = 'family_news'`);
  const at = (clock: string, days: number) => new Date(instantAt(addDays(facts.today, days), clock, 'Europe/London'));
  const toAndrew = async (now: Date) => (await toldBy(now)).filter((address) => address === ANDREW).length;
  await openedAt(at('18:30', 0));
  expect(await toAndrew(at('18:02', 0))).toBe(0);
  expect(await toAndrew(at('19:02', 0))).toBe(1);
  // Within a day of when it opened, and more than half a day after the mail.
  expect(await toAndrew(at('18:02', 1))).toBe(1);
  await openedAt(at('11:00', 2));
  expect(await toAndrew(at('18:02', 2))).toBe(2);
});

test.each([
  ['after nine in the evening', async () => await Promise.resolve(), '21:02'],
  ['of what was taken back', async (id: string) => await withdrawn(id), '18:02'],
  ['whose person says no to news', async () => await sayUpdates(nadia, facts, world.ownerUrl, 'withdrawn'), '18:02'],
  [
    'whose person has died',
    async () => void (await query(`update residents set ended_on = $2 where id = $1`, [joyce, facts.today])),
    '18:02',
  ],
])('nobody is told %s', async (_why, change, clock) => {
  await query(`delete from outgoing_mails where notification = 'family_news'`);
  await query('delete from family_updates');
  await sayUpdates(nadia, facts, world.ownerUrl, 'given');
  const id = await shareDominoes();
  await change(id);
  expect(await toldAt(clock, addDays(facts.today, 1))).not.toContain(ANDREW);
});

async function withdrawn(family_update_id: string): Promise<void> {
  const of = { client_id: uuidv7(), care_home_id: facts.care_home_id, family_update_id };
  expect((await nadia.asks(withdrawUpdate, { ...of, reason: 'Another day' })).status).toBe(200);
}
