import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  leaveOutDigest,
  listDigests,
  listMyDigests,
  makeDigests,
  printDigests,
  saveDigest,
  sendDigests,
} from '@heartsease/domain/digest/digests.endpoints.ts';
import { lettersDayOf } from '@heartsease/domain/digest/digest.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { connect, openPool } from '../db/database.ts';
import { writeLetters } from './letters-job.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { allSent } from '../test/mails-left.ts';
import { postOffice } from '../test/post-office.ts';
import type { PostOffice } from '../test/post-office.ts';
import { readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const SARAH = 'relative@larch-house.example';

let office: PostOffice;
let world: World;
let jobs: Jobs;
let facts: Facts;
let anita: Asker;
beforeAll(async () => {
  office = await postOffice();
  await office.open();
  world = await openWorld({ smtp_url: office.url, public_url: 'https://heartsease.example' });
  jobs = await startJobs(world.app.config, world.ownerUrl);
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => {
  await jobs.stop();
  await office.close();
  await world.close();
});
beforeEach(async () => {
  await allSent(world.ownerUrl);
  await query('delete from digests');
  await query(`update relative_links set digest = 'off'`);
  await query('delete from family_updates');
  office.taken.length = 0;
  anita = await world.as('manager@larch-house.example');
});

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;
const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const eileen = () => facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';

/** Sarah wants letters about Eileen so often, in this way. */
async function wants(digest: string, by = 'email'): Promise<void> {
  await query(
    `update relative_links l set digest = $1, digest_by = $2 from accounts a
      where a.id = l.account_id and a.email = $3 and l.resident_id = $4`,
    [digest, by, SARAH, eileen()],
  );
}

/** All of Eileen's moments of the days until Friday are shared, whatever they were. */
async function shares(): Promise<void> {
  const friday = lettersDayOf(facts.today);
  await query(
    `insert into family_updates (care_home_id, id, resident_id, report_id, moment_id, quote, shared_by, shared_at, opens_at)
     select m.care_home_id, gen_random_uuid(), m.resident_id, m.report_id, m.id, nullif(m.quote, ''), m.author_id, now(), now() - interval '1 hour'
       from moments m where m.resident_id = $1 and m.removed_at is null and m.day between $2 and $3`,
    [eileen(), addDays(friday, -6), friday],
  );
}

async function letters() {
  expect((await anita.asks(makeDigests, write())).status).toBe(200);
  return (await anita.asks(listDigests, {})).body;
}

async function send(items: { id: string; version: number }[]) {
  return await anita.asks(sendDigests, {
    ...write(),
    letters: items.map(({ id: digest_id, version }) => ({ digest_id, version })),
  });
}

test('a letter tells what was shared and went well, and nobody else’s name', async () => {
  await wants('weekly');
  await shares();
  const { items, to_make } = await letters();
  expect(to_make).toBe(0);
  expect(items).toMatchObject([{ resident: { known_as: 'Eileen' }, state: 'draft', readers: [{ by: 'email' }] }]);
  const told = items[0]?.sentences.join(' ') ?? '';
  expect(told).toMatch(/^Eileen joined in with /);
  const others = facts.residents.filter(({ known_as }) => known_as !== 'Eileen');
  for (const { known_as, last_name } of others) {
    expect(told).not.toMatch(new RegExp(String.raw`\b${known_as}\b`));
    expect(told).not.toContain(last_name);
  }
});

test('what nobody shared, what is not open yet and what was taken back is in no letter', async () => {
  await wants('weekly');
  const nothing = 'We have no news of Eileen’s days to share this time.';
  expect((await letters()).items[0]?.sentences).toContain(nothing);
  for (const hidden of [`opens_at = now() + interval '1 hour'`, `withdrawn_at = now(), withdrawn_why = 'x'`]) {
    await query('delete from digests');
    await query('delete from family_updates');
    await shares();
    await query(`update family_updates set ${hidden}`);
    expect((await letters()).items[0]?.sentences).toContain(nothing);
  }
});

test('that somebody was unsettled or said no is never written', async () => {
  await wants('weekly');
  await shares();
  const before = await query<{ id: string; response: string; reason: string | null; minute: number | null }>(
    `select id, response, not_today_reason as reason from moments where resident_id = $1`,
    [eileen()],
  );
  await query(`update moments set response = 'unsettled', not_today_reason = null where resident_id = $1`, [eileen()]);
  expect((await letters()).items[0]?.sentences).toContain('We have no news of Eileen’s days to share this time.');
  for (const { id, response, reason } of before)
    await query('update moments set response = $2, not_today_reason = $3 where id = $1', [id, response, reason]);
});

test('a letter goes as plain words and as a page, with a way out and nothing private in its subject', async () => {
  await wants('weekly');
  await shares();
  const { items } = await letters();
  expect((await send(items)).body).toEqual({ mailed: 1, to_print: 0, changed: [] });
  await allSent(world.ownerUrl);
  const [mail, ...more] = office.taken;
  expect(more).toEqual([]);
  expect(mail?.to?.[0]?.address).toBe(SARAH);
  expect(mail?.subject).toBe('A letter for you from Larch House');
  expect(mail?.attachments).toEqual([]);
  for (const sentence of items[0]?.sentences ?? []) expect(mail?.text).toContain(sentence);
  expect(mail?.html).toContain('Eileen’s week');
  expect(mail?.html).not.toMatch(/Hartley|<script|<img|http:/);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/heartsease\.example\/letters\/stop\/[\w-]{64}\.html>$/);
});

test('sent twice it goes once, and the one who got it reads it again in the app', async () => {
  await wants('weekly');
  await shares();
  const { items } = await letters();
  await send(items);
  expect((await send(items)).body).toEqual({ mailed: 0, to_print: 0, changed: [] });
  await letters();
  await allSent(world.ownerUrl);
  expect(office.taken).toHaveLength(1);
  const sarah = await world.as(SARAH);
  const mine = (await sarah.asks(listMyDigests, {})).body.items;
  expect(mine).toMatchObject([{ known_as: 'Eileen', sentences: items[0]?.sentences }]);
  const tom = await world.as('relative@teme-bank.example');
  expect((await tom.asks(listMyDigests, {})).body.items).toEqual([]);
});

test('what somebody else changed meanwhile waits until it is looked at again', async () => {
  await wants('weekly');
  const { items } = await letters();
  const [letter] = items;
  const to = { ...write(), digest_id: letter?.id ?? '', base_version: letter?.version ?? 0 };
  expect((await anita.asks(saveDigest, { ...to, sentences: ['She sang.', '  '] })).status).toBe(200);
  expect((await send(items)).body).toEqual({ mailed: 0, to_print: 0, changed: [letter?.id] });
  const again = await anita.asks(saveDigest, { ...to, client_id: uuidv7(), sentences: ['She danced.'] });
  expect(again.status).toBe(409);
  const now = (await anita.asks(listDigests, {})).body.items;
  expect(now).toMatchObject([{ sentences: ['She sang.'], by: 'Anita' }]);
  expect((await send(now)).body).toMatchObject({ mailed: 1 });
  const late = await anita.asks(saveDigest, { ...to, client_id: uuidv7(), base_version: 3, sentences: ['Too late.'] });
  expect(late).toMatchObject({ status: 422, body: { errors: { form: ['This letter has gone out already'] } } });
});

test('a letter without a sentence, or with six, is refused at its field', async () => {
  await wants('weekly');
  const [letter] = (await letters()).items;
  const to = { ...write(), digest_id: letter?.id ?? '', base_version: 1 };
  for (const sentences of [[], ['', ' '], ['1', '2', '3', '4', '5', '6']]) {
    const answer = await anita.sends(saveDigest.path, { ...to, client_id: uuidv7(), sentences });
    expect(answer).toMatchObject({ status: 422, body: { errors: { sentences: [expect.any(String)] } } });
  }
});

test('one that is left out does not go, and can go after all', async () => {
  await wants('weekly');
  const { items } = await letters();
  const [letter] = items;
  const leaves = (is_left_out: boolean) =>
    anita.asks(leaveOutDigest, { ...write(), digest_id: letter?.id ?? '', is_left_out });
  await leaves(true);
  expect((await send(items)).body).toMatchObject({ mailed: 0, changed: [letter?.id] });
  await leaves(false);
  expect((await send((await anita.asks(listDigests, {})).body.items)).body).toMatchObject({ mailed: 1 });
});

test.each([
  ['their access is paused', `update relative_links set status = 'paused' where digest <> 'off'`],
  ['they wish it no more', `update relative_links set digest = 'off'`],
  [
    'the person says no to news',
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on)
     select gen_random_uuid(), care_home_id, resident_id, 'family_updates', 99, 'withdrawn', 'resident', current_date
       from digests limit 1`,
  ],
  ['what it tells is taken back', `update family_updates set withdrawn_at = now(), withdrawn_why = 'x'`],
  ['they are a friend by now', `update relative_links set access_level = 'friend' where digest <> 'off'`],
])('a letter on its way is held back when %s', async (_why, change) => {
  await wants('weekly');
  await shares();
  const { items } = await letters();
  await jobs.stop();
  await send(items);
  await query(change);
  jobs = await startJobs(world.app.config, world.ownerUrl);
  await allSent(world.ownerUrl);
  expect(office.taken).toEqual([]);
  await query(`update relative_links set status = 'active' where status = 'paused' and resident_id = $1`, [eileen()]);
  await query(`update relative_links set access_level = 'family' where access_level = 'friend' and resident_id = $1`, [
    eileen(),
  ]);
  await query(`delete from consents where version = 99`);
});

test('the way out works with one click and without an account; opening it changes nothing', async () => {
  await wants('weekly');
  await send((await letters()).items);
  await allSent(world.ownerUrl);
  const link = office.taken[0]?.text?.match(/https:\/\/heartsease\.example(\/letters\/stop\/\S+)/)?.[1] ?? '';
  const address = `${world.address}${link}`;
  const wish = async () =>
    (await query<{ digest: string }>('select digest from relative_links where resident_id = $1', [eileen()])).map(
      ({ digest }) => digest,
    );
  expect((await fetch(address)).status).toBe(200);
  expect(await wish()).toContain('weekly');
  const wrong = await fetch(address.replace(/.{6}\.html$/, 'AAAAAA.html'), { method: 'POST' });
  expect(wrong.status).toBe(200);
  expect(await wish()).toContain('weekly');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const right = await fetch(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect(await right.text()).toBe(await wrong.text());
  expect(await wish()).not.toContain('weekly');
  // It stands in the history, once, and nobody's name with it.
  await fetch(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  const lines = await query(
    `select changed_by, changes from relative_link_changes c join relative_links l on l.id = c.relative_link_id
      where l.resident_id = $1 and c.kind = 'changed' and c.changed_at > now() - interval '1 minute'`,
    [eileen()],
  );
  expect(lines).toEqual([{ changed_by: null, changes: [{ field: 'digest', before: 'weekly', after: 'off' }] }]);
});

test('on paper each reader has a page in large print', async () => {
  await wants('weekly', 'post');
  await shares();
  const { items } = await letters();
  expect((await send(items)).body).toEqual({ mailed: 0, to_print: 1, changed: [] });
  const { pdf, pages } = (await anita.asks(printDigests, {})).body;
  expect(pages).toBe(1);
  const read = await readPdf(Buffer.from(pdf, 'base64'));
  expect(read.is_tagged).toBe(true);
  const [page] = read.pages;
  expect(page?.smallest).toBeGreaterThanOrEqual(18);
  const text = page?.text.replaceAll(/\s+/g, ' ');
  for (const sentence of items[0]?.sentences ?? []) expect(text).toContain(sentence);
});

test('on Friday afternoon, by the clock of the home, the letters lie there by themselves', async () => {
  await wants('weekly');
  const friday = lettersDayOf(facts.today);
  const [database, pool] = [connect(world.ownerUrl, 1), openPool(world.ownerUrl, { max: 1 })];
  const written = async () => (await query('select id from digests')).length;
  for (const early of [`${addDays(friday, -1)}T15:00:00Z`, `${friday}T10:30:00Z`]) {
    await writeLetters({ pool, database }, new Date(early));
    expect(await written()).toBe(0);
  }
  for (const hour of ['13', '14']) {
    await writeLetters({ pool, database }, new Date(`${friday}T${hour}:05:00Z`));
    expect(await written()).toBe(1);
  }
  await Promise.all([database.destroy(), pool.end()]);
});

test('what a letter says is coming is not on the day on which it is made', async () => {
  await wants('weekly');
  const saturday = addDays(lettersDayOf(facts.today), 1);
  for (const [title, day] of [
    ['Tea on the terrace', saturday],
    ['Tea in the garden', addDays(saturday, 1)],
  ])
    await query(
      `with made as (
         insert into planned_sessions (id, care_home_id, title, starts_at, ends_at, day, place)
         values (gen_random_uuid(), $1, $2, $3::date + time '06:00', $3::date + time '06:30', $3, '') returning id)
       insert into planned_session_residents (care_home_id, planned_session_id, resident_id) select $1, id, $4 from made`,
      [facts.care_home_id, title, day, eileen()],
    );
  world.clock.now = new Date(`${saturday}T09:00:00Z`);
  anita = await world.as('manager@larch-house.example');
  const told = (await letters()).items[0]?.sentences.join(' ');
  world.clock.now = null;
  expect(told).toContain('Tea in the garden');
  expect(told).not.toContain('Tea on the terrace');
});

test('a carer looks at no letters, and a relative at their own alone', async () => {
  const carer = await world.as('carer@larch-house.example');
  expect((await carer.asks(listDigests, {})).status).toBe(403);
  const sarah = await world.as(SARAH);
  expect((await sarah.asks(listDigests, {})).status).toBe(403);
});
