import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerQuestion,
  getPersonsHome,
  keepUpdate,
  listComments,
  listUpdates,
  sendLove,
  writeComment,
} from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import {
  answerComment,
  approveUpdate,
  getFromFamilies,
  getShares,
  passOnLove,
  previewShare,
  saveSharingSettings,
  shareMoments,
  withdrawUpdate,
} from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import { listSuggestions } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { addObservation, correctObservation } from '@heartsease/domain/observations/observations.endpoints.ts';
import type { Hold } from '@heartsease/domain/family-updates/family-update.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import { logDominoes, sayUpdates } from '../test/deliveries.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { inTransaction } from '../db/database.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let [anita, nadia, tomasz, andrew, gloria]: Asker[] = [];
let joyce = '';
let winston = '';
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
  [joyce, winston] = [idOf('Joyce'), idOf('Winston')];
  [anita, nadia, tomasz] = await Promise.all(
    ['manager', 'coordinator', 'carer'].map((who) => world.as(`${who}@larch-house.example`)),
  );
  // Joyce's son and Winston's wife.
  [andrew, gloria] = await Promise.all(
    ['andrew.campbell', 'gloria.clarke'].map((who) => world.as(`${who}@larch-house.example`)),
  );
  await sayUpdates(who(nadia), facts, world.ownerUrl, 'given');
  await asOwner(world.ownerUrl, (client) =>
    client.query(`delete from consents where resident_id = any($1) and purpose = 'photo_family_group'`, [
      [joyce, winston],
    ]),
  );
});
afterAll(async () => await world.close());

function who(asker: Asker | undefined): Asker {
  if (asker === undefined) throw new Error('nobody is signed in');
  return asker;
}
const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const holdIs = async (hold: Hold) => await who(anita).asks(saveSharingSettings, { ...write(), hold });
const feedOf = async (asker: Asker | undefined, resident_id: string) =>
  (await who(asker).asks(listUpdates, { resident_id })).body.items;

/** Joyce and Winston at dominoes, shared with both families in words that name both. */
async function shareDominoes(hold: Hold): Promise<{ report: Report; id: string; of_winston: string }> {
  await holdIs(hold);
  const report = await logDominoes(who(tomasz), facts);
  const words = { words: 'Joyce beat Winston Clarke twice', has_quote: false, for_friends: false };
  const { status, body } = await who(tomasz).asks(shareMoments, {
    ...write(),
    report_id: report.id,
    updates: [joyce, winston].map((resident_id) => ({ resident_id, ...words })),
  });
  expect(status).toBe(200);
  const idOf = (resident_id: string) =>
    body.people.find(({ resident }) => resident.id === resident_id)?.shared?.id ?? '';
  return { report, id: idOf(joyce), of_winston: idOf(winston) };
}

test('each family reads of its own person, and of the other as a friend', async () => {
  const { id, of_winston } = await shareDominoes('at_once');
  const [update] = await feedOf(andrew, joyce);
  expect(update).toMatchObject({ id, title: 'Dominoes', response: 'loved', companions: { names: [], friends: 1 } });
  expect(update?.words).toBe('Joyce beat a friend twice');
  expect((await feedOf(gloria, winston))[0]).toMatchObject({
    id: of_winston,
    words: 'A friend beat Winston Clarke twice',
  });
  expect((await who(andrew).asks(listUpdates, { resident_id: winston })).status).toBe(404);
  expect((await who(andrew).asks(listComments, { family_update_id: of_winston })).status).toBe(404);
});

test('what staff see before sharing is what the family reads', async () => {
  const report = await logDominoes(who(tomasz), facts);
  const draft = { resident_id: joyce, words: 'Won against Winston', has_quote: false };
  const { body } = await who(tomasz).asks(previewShare, { report_id: report.id, ...draft });
  expect(body).toMatchObject({ words: 'Won against a friend', companions: { names: [], friends: 1 } });
});

test('nothing is shared that nobody shared', async () => {
  const report = await logDominoes(who(tomasz), facts);
  const before = await feedOf(andrew, joyce);
  const { body } = await who(tomasz).asks(getShares, { report_id: report.id });
  expect(body.people.map(({ shared }) => shared)).toEqual([null, null]);
  expect(await feedOf(andrew, joyce)).toEqual(before);
});

test('what was noticed later and may be shared is offered, goes out by a tap and goes with the moment', async () => {
  await holdIs('at_once');
  const report_id = (await logDominoes(who(tomasz), facts)).id;
  const noticed = { report_id, resident_id: joyce, at: new Date().toISOString(), kind: 'wellbeing' } as const;
  const words = 'She sang at tea with Winston';
  await who(tomasz).asks(addObservation, { ...write(), ...noticed, text: 'Tired at tea' });
  const shown = { ...write(), ...noticed, text: words, visibility: 'family' } as const;
  const { id: observation_id } = (await who(tomasz).asks(addObservation, shown)).body;
  const ofJoyce = async () =>
    (await who(tomasz).asks(getShares, { report_id })).body.people.find(({ resident }) => resident.id === joyce);
  expect((await ofJoyce())?.noticed).toEqual([words]);
  const told = async () => JSON.stringify(await feedOf(andrew, joyce));
  expect(await told()).not.toContain('sang at tea');
  const update = { resident_id: joyce, words, has_quote: false, for_friends: false };
  await who(tomasz).asks(shareMoments, { ...write(), report_id, updates: [update] });
  expect(await told()).toContain('She sang at tea with a friend');
  // Taken back, the offer goes; what was shared goes when it is withdrawn.
  const correction = { observation_id, report_id, base_version: 1, kind: 'wellbeing', text: words } as const;
  await who(tomasz).asks(correctObservation, { ...write(), ...correction, visibility: 'staff' });
  expect((await ofJoyce())?.noticed).toEqual([]);
  const gone = { family_update_id: (await ofJoyce())?.shared?.id ?? '', reason: 'Too soon' };
  await who(tomasz).asks(withdrawUpdate, { ...write(), ...gone });
  expect(await told()).not.toContain('sang at tea');
});

test('with approval a family reads once a coordinator has looked; a carer does not approve', async () => {
  const { id } = await shareDominoes('approval');
  const has = async () => (await feedOf(andrew, joyce)).some((update) => update.id === id);
  expect(await has()).toBe(false);
  expect((await who(tomasz).asks(approveUpdate, { ...write(), family_update_id: id })).status).toBe(403);
  expect((await who(nadia).asks(getFromFamilies, {})).body.waiting.length).toBeGreaterThan(0);
  expect((await who(tomasz).asks(getFromFamilies, {})).body.waiting).toEqual([]);
  await who(nadia).asks(approveUpdate, { ...write(), family_update_id: id });
  expect(await has()).toBe(true);
});

test('what is withdrawn is gone with the next request, and staff see who had seen it', async () => {
  const { id } = await shareDominoes('at_once');
  expect((await feedOf(andrew, joyce))[0]?.id).toBe(id);
  const gone = { ...write(), family_update_id: id, reason: 'It was Thursday’s game' };
  const { body } = await who(tomasz).asks(withdrawUpdate, gone);
  expect(body).toMatchObject({ is_open: false, withdrawn: { by: 'Tomasz', why: 'It was Thursday’s game' } });
  expect(body.seen_by).toMatchObject([{ known_as: 'Andrew', relationship: 'son' }]);
  expect((await feedOf(andrew, joyce)).map((update) => update.id)).not.toContain(id);
  for (const call of [listComments, sendLove, keepUpdate, writeComment]) {
    const input = { ...write(), family_update_id: id, is_sent: true, is_kept: true, text: 'Lovely' };
    expect((await who(andrew).sends(call.path, input)).status).toBe(404);
  }
});

test('a report set aside, a consent taken back: each closes what was shared', async () => {
  const { report, id } = await shareDominoes('at_once');
  const has = async () => (await feedOf(andrew, joyce)).some((update) => update.id === id);
  expect(await has()).toBe(true);
  await sayUpdates(who(nadia), facts, world.ownerUrl, 'withdrawn');
  expect(await feedOf(andrew, joyce)).toEqual([]);
  expect((await who(andrew).asks(getPersonsHome, { resident_id: joyce })).body.are_updates_open).toBe(false);
  await sayUpdates(who(nadia), facts, world.ownerUrl, 'given');
  expect(await has()).toBe(true);
  const aside = { ...write(), report_id: report.id, base_version: report.version, reason: 'Twice' };
  expect((await who(nadia).sends('/api/v2/report/void', aside)).status).toBe(200);
  expect(await has()).toBe(false);
});

test('who was unsettled, or did not come, is told of by nobody', async () => {
  await holdIs('at_once');
  const report = await logDominoes(who(tomasz), facts);
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update moments set response = case when resident_id = $2 then 'unsettled' else 'not_today' end where report_id = $1`,
      [report.id, joyce],
    ),
  );
  const { body } = await who(tomasz).asks(shareMoments, {
    ...write(),
    report_id: report.id,
    updates: [joyce, winston].map((resident_id) => ({ resident_id, words: 'Hm', has_quote: false, for_friends: true })),
  });
  expect(body.people.map(({ why_not, shared }) => [why_not, shared])).toEqual([
    ['not_told', null],
    ['not_told', null],
  ]);
});

test('love is one a day for each moment, can be taken back, and staff pass it on', async () => {
  const { id } = await shareDominoes('at_once');
  const love = (is_sent: boolean) => who(andrew).asks(sendLove, { ...write(), family_update_id: id, is_sent });
  const onToday = async () =>
    (await who(tomasz).asks(getFromFamilies, {})).body.love.find(({ resident }) => resident.id === joyce)?.from ?? [];
  const before = await onToday();
  await love(true);
  await love(true);
  expect((await feedOf(andrew, joyce))[0]?.is_love_sent).toBe(true);
  expect(await onToday()).toContain('Andrew');
  await love(false);
  expect(await onToday()).toEqual(before);
  await love(true);
  await who(tomasz).asks(passOnLove, {
    ...write(),
    until: new Date(Date.now() + 1_000).toISOString(),
    resident_id: joyce,
  });
  expect(await onToday()).toEqual([]);
});

test('a moment is kept for the book by whoever keeps it', async () => {
  const { id } = await shareDominoes('at_once');
  await who(andrew).asks(keepUpdate, { ...write(), family_update_id: id, is_kept: true });
  const { body } = await who(andrew).asks(listUpdates, { resident_id: joyce, is_kept: true });
  expect(body.items.map((update) => update.id)).toContain(id);
  await who(andrew).asks(keepUpdate, { ...write(), family_update_id: id, is_kept: false });
  const after = (await who(andrew).asks(listUpdates, { resident_id: joyce, is_kept: true })).body;
  expect(after.items.map((update) => update.id)).not.toContain(id);
});

test('comments stay with one family, staff answer, and nobody is named who did not agree to it', async () => {
  const { id, of_winston } = await shareDominoes('at_once');
  await who(andrew).asks(writeComment, { ...write(), family_update_id: id, text: 'She taught me that trick' });
  await who(tomasz).asks(answerComment, { ...write(), family_update_id: id, text: 'She is teaching us all' });
  const { body } = await who(andrew).asks(listComments, { family_update_id: id });
  expect(body.items).toMatchObject([
    { by: 'Andrew', is_mine: true, is_by_staff: false },
    { by: 'Tomasz', is_mine: false, is_by_staff: true },
  ]);
  const leah = await world.as('leah.reid-campbell@larch-house.example');
  expect((await leah.asks(listComments, { family_update_id: id })).body.items[0]).toMatchObject({
    by: null,
    text: 'She taught me that trick',
  });
  expect((await who(gloria).asks(listComments, { family_update_id: of_winston })).body.items).toEqual([]);
  expect((await who(gloria).asks(listComments, { family_update_id: id })).status).toBe(404);
});

test('whose access is paused hears of no answer, and under what is not open there is none', async () => {
  const { report, id } = await shareDominoes('at_once');
  await who(andrew).asks(writeComment, { ...write(), family_update_id: id, text: 'Who won the last round?' });
  const answer = async () =>
    await who(tomasz).asks(answerComment, { ...write(), family_update_id: id, text: 'Joyce did' });
  const owner = async (sql: string, values: unknown[] = []) =>
    (await asOwner(world.ownerUrl, (client) => client.query<{ to_address: string }>(sql, values))).rows;
  const links = async (status: 'active' | 'paused') =>
    await owner(`update relative_links set status = $1 where account_id = (select id from accounts where email = $2)`, [
      status,
      'andrew.campbell@larch-house.example',
    ]);
  const mailed = async () =>
    (await owner(`select to_address from outgoing_mails where notification = 'family_reply'`)).map(
      ({ to_address }) => to_address,
    );
  await owner(`delete from outgoing_mails where notification = 'family_reply'`);
  await links('paused');
  expect((await answer()).status).toBe(200);
  expect(await mailed()).toEqual([]);
  await links('active');
  expect((await answer()).status).toBe(200);
  expect(await mailed()).toEqual(['andrew.campbell@larch-house.example']);
  await sayUpdates(who(nadia), facts, world.ownerUrl, 'withdrawn');
  expect((await answer()).status).toBe(404);
  await sayUpdates(who(nadia), facts, world.ownerUrl, 'given');
  expect((await answer()).status).toBe(200);
  const aside = { ...write(), report_id: report.id, base_version: report.version, reason: 'Twice' };
  expect((await who(nadia).sends('/api/v2/report/void', aside)).status).toBe(200);
  expect((await answer()).status).toBe(404);
});

test('an answer to the question of the week waits with “About me”, and is not asked again', async () => {
  const { body } = await who(andrew).asks(getPersonsHome, { resident_id: joyce });
  const { question } = body;
  if (question === null) throw new Error('there is a question every week');
  await who(andrew).asks(answerQuestion, { ...write(), resident_id: joyce, question, text: 'Redemption Song' });
  expect((await who(andrew).asks(getPersonsHome, { resident_id: joyce })).body.question).toBeNull();
  const waiting = (await who(nadia).asks(listSuggestions, {})).body.items;
  expect(waiting.some(({ text, origin }) => text.endsWith('\nRedemption Song') && origin === 'relative')).toBe(true);
});

test('a second lock: a query of a relative finds nobody else’s updates, whatever it asks for', async () => {
  await shareDominoes('at_once');
  const account = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from accounts where email = 'andrew.campbell@larch-house.example'`,
    );
    return rows[0]?.id ?? '';
  });
  const seen = await inTransaction(
    world.database,
    { care_home_id: facts.care_home_id, account_id: account },
    async (db) => await db.selectFrom('family_updates').select('resident_id').distinct().execute(),
  );
  expect(seen).toEqual([{ resident_id: joyce }]);
});

test('with the afternoon’s hold a family reads at four, by the clock on the wall', async () => {
  // Tomorrow: whatever the hour is now, it is after what was said and written before.
  const day = addDays(facts.today, 1);
  const at = (time: string) => (world.clock.now = new Date(instantAt(day, time, 'Europe/London')));
  at('14:00');
  // A session of today is over by then.
  [anita, tomasz] = await Promise.all(['manager', 'carer'].map((person) => world.as(`${person}@larch-house.example`)));
  const { id } = await shareDominoes('afternoon');
  const has = async () => {
    const son = await world.as('andrew.campbell@larch-house.example');
    return (await feedOf(son, joyce)).some((update) => update.id === id);
  };
  expect(await has()).toBe(false);
  at('15:59');
  expect(await has()).toBe(false);
  at('16:00');
  expect(await has()).toBe(true);
});
