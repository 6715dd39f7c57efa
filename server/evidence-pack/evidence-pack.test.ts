import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buildPack,
  getPack,
  listPackPeople,
  listPacks,
  sharePack,
  takeBackPackLink,
} from '@heartsease/domain/evidence-pack/evidence-packs.endpoints.ts';
import { wordingOf } from '@heartsease/domain/evidence/examples.ts';
import { PACK_PARTS, weeksInPack } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { tidy } from '../jobs/tidy.ts';
import { weekSpan } from '../print/paper-words.ts';
import { groupReport, openSmallHome } from '../test/small-home.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { expectNothingCut } from '../test/page-breaks.ts';
import { expectFontsInside } from '../test/pdf-fonts.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import type { ReadPart } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { makeEvidencePack } from './make-evidence-pack.ts';

const DAY_MS = 86_400_000;

let world: World;
let anita: Asker;
let facts: Facts;
let people: string[];
/** Three months of everything, by initials; made once, for it takes a while. */
let pack: { id: string; name: string; bytes: Buffer };
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  anita = await world.as('manager@larch-house.example');
  const { items } = (await anita.asks(listPackPeople, { to: facts.today })).body;
  people = items.filter(({ is_suggested }) => is_suggested).map(({ resident }) => resident.id);
  pack = await packOf();
}, 120_000);
beforeEach(async () => void (await query('delete from attempts')));
afterEach(() => {
  world.clock.now = null;
});
afterAll(async () => await world.close());

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

type Ask = Parameters<typeof anita.asks<typeof buildPack>>[1];

const ask = (more: Partial<Ask> = {}): Ask => ({
  client_id: uuidv7(),
  care_home_id: facts.care_home_id,
  from: addDays(facts.today, -90),
  to: facts.today,
  parts: [...PACK_PARTS],
  resident_ids: people,
  has_names: false,
  language: 'en',
  ...more,
});

async function packOf(more: Partial<Ask> = {}): Promise<typeof pack> {
  const { status, body } = await anita.asks(buildPack, ask(more));
  expect(status).toBe(200);
  await makeEvidencePack(
    world.database,
    { id: body.id, care_home_id: facts.care_home_id },
    { now: world.app.now(), files: world.app.files },
  );
  const { body: file } = await anita.asks(getPack, { evidence_pack_id: body.id });
  return { id: body.id, name: file.file_name, bytes: Buffer.from(file.pdf, 'base64') };
}

async function linkOf(days: 7 | 14 | 28 = 7): Promise<{ id: string; page: string; pdf: string }> {
  const { body } = await anita.asks(sharePack, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    evidence_pack_id: pack.id,
    for_whom: 'The inspector',
    days,
  });
  const page = /\/pack\/[\w-]{64}\.html$/u.exec(body.link)?.[0] ?? '';
  return { id: body.id, page, pdf: page.replace('.html', '.pdf') };
}

const opens = async (path: string) => {
  const response = await fetch(`${world.address}${path}`);
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

const linkSeen = async (id: string) =>
  (await anita.asks(listPacks, {})).body.items.flatMap(({ links }) => links).find((link) => link.id === id);

test('a pack is a tagged PDF with its fonts inside, a page for each question, and the home’s own words', async () => {
  const read = await readPdf(pack.bytes);
  expect(read).toMatchObject({ language: 'en-GB', is_tagged: true, shows_title: true });
  expect(read.title).toMatch(/^Evidence pack · /);
  const titles = partsWith('H1', read).map(({ text }) => text);
  expect(titles).toEqual(expect.arrayContaining(['Evidence pack', 'Caring', 'Safe', 'How we find out what matters']));
  expect(titles.filter((title) => title.startsWith('A month in the life of'))).toHaveLength(people.length);
  const [front] = read.pages;
  for (const said of ['Larch House', 'CQC', 'by the manager', 'initials', 'stay as they were typed', 'Contents'])
    expect(front?.text.replaceAll(/\s+/gu, ' ')).toContain(said);
  expect(Math.min(...read.pages.map(({ smallest }) => smallest))).toBeGreaterThan(8);
  expectFontsInside(pack.bytes);
  expectNothingCut(read);
  expect(pack.name).toBe(`evidence-pack-${addDays(facts.today, -90)}-${facts.today}.pdf`);
});

test('nothing that was said stands twice on the front and the pages of questions, nor in a month that the pack tells', async () => {
  const { pages } = await readPdf(pack.bytes);
  const textOf = (page: (typeof pages)[number]) => page.text.replaceAll(/\s+/gu, ' ');
  const [front = '', ...others] = pages.map(textOf);
  const questions = others.slice(0, 5);
  const sayings = (text: string) => [...text.matchAll(/“([^”]+)”/gu)].map(([, words = '']) => wordingOf(words));
  const [first = ''] = front.split('Contents');
  const said = [
    ...sayings(first),
    // What stands before "What changed" speaks for the question.
    ...questions.flatMap((text) => sayings(text.split('What changed')[0] ?? '')),
  ].filter((words) => words.split(' ').length >= 5);
  expect(said.length).toBeGreaterThan(4);
  expect(new Set(said).size).toBe(said.length);
  const months = wordingOf(others.filter((text) => /A month in the life|Activity How it was/u.test(text)).join(' '));
  expect(months).toContain('how it was');
  expect(said.filter((words) => months.includes(words))).toEqual([]);
});

test('the weeks of a pack are whole, mostly within its days, and two stand on a page', async () => {
  const read = await readPdf(pack.bytes);
  const begins = read.pages.findIndex(({ text }) => text.trim().startsWith('Weekly planners as displayed'));
  const planners = read.pages.slice(begins);
  const weeks = planners.flatMap(({ parts }) => deepParts(parts, 'H2')).map(({ text }) => text);
  const mondays = weeksInPack({ from: addDays(facts.today, -90), to: facts.today });
  expect(weeks).toEqual(mondays.map((monday) => weekSpan(monday, addDays(monday, 6), 'en')));
  expect(planners.length).toBeLessThanOrEqual(Math.ceil(weeks.length / 2) + 1);
  for (const { parts } of planners) {
    const days = deepParts(parts, 'H3').map(({ text }) => text);
    expect(days.length % 7).toBe(0);
    expect(days.filter((day) => day === 'Monday')).toHaveLength(deepParts(parts, 'H2').length);
  }
});

test('numbers stand as in the app, gaps say how many and who, and what is new is said once for each person', async () => {
  const { pages } = await readPdf(pack.bytes);
  const text = pages.map((page) => page.text.replaceAll(/\s+/gu, ' ')).join(' ');
  expect(text).toMatch(/\d,\d{3} moments were recorded/u);
  expect(text).toMatch(/\d of \d+ people \(\d+%\)/u);
  expect(text).not.toMatch(/\d{4} moments|\d %/u);
  expect(text).toMatch(/(people|One person) had fewer moments a week than suit them|no card of “About me”/u);
  expect(text).toMatch(/Who: (a coordinator|their key worker)\./u);
  expect(text).not.toMatch(/\(\d+\)\. [A-Z]|\(told us|new in these days, \d/u);
  expect(text.match(/new in these days, written down/gu)?.length ?? 0).toBeLessThanOrEqual(people.length);
});

test('in a pack of initials nobody’s last name stands anywhere', async () => {
  const rows = await query<{ last_name: string }>(
    `select last_name from residents where care_home_id = $1
     union select a.last_name from memberships m join accounts a on a.id = m.account_id where m.care_home_id = $1`,
    [facts.care_home_id],
  );
  const { pages } = await readPdf(pack.bytes);
  const words = new Set(pages.flatMap(({ text }) => text.split(/[^\p{L}\p{M}-]+/u)));
  expect(rows.length).toBeGreaterThan(40);
  // What is a word as well is told with its small letter: nobody's name begins with one.
  expect(rows.map(({ last_name }) => last_name).filter((name) => words.has(name))).toEqual([]);
});

test('a pack with names needs a reason, and then says them', async () => {
  const refused = await anita.asks(buildPack, ask({ has_names: true }));
  expect([refused.status, Object.keys(Object(Reflect.get(refused.body, 'errors')))]).toEqual([422, ['reason']]);
  const named = await packOf({ has_names: true, reason: 'For the inspector', parts: ['month_in_the_life'] });
  const person = facts.residents.find(({ id }) => people.includes(id));
  const titles = partsWith('H1', await readPdf(named.bytes)).map(({ text }) => text);
  expect(titles.some((title) => title.includes(person?.known_as ?? '?'))).toBe(true);
  const [kept] = await query<{ reason: string }>('select reason from evidence_packs where id = $1', [named.id]);
  expect(kept?.reason).toBe('For the inspector');
});

test('in a home of four neither a percentage nor "3 of 4" leaves it: the pack says why', async () => {
  const home = await openSmallHome(world.ownerUrl, 4);
  await query(`update memberships set role = 'manager' where care_home_id = $1`, [home.care_home_id]);
  await query(`update residents set weekly_target = 5 where care_home_id = $1`, [home.care_home_id]);
  const manager = await world.as(home.email);
  expect((await manager.asks(logReport, groupReport(home))).status).toBe(200);
  const [resident_id = ''] = home.residentIds;
  const small = ask({
    care_home_id: home.care_home_id,
    resident_ids: [resident_id],
    parts: ['key_questions', 'what_matters', 'not_joining_in'],
  });
  const { id } = (await manager.asks(buildPack, small)).body;
  const made = { now: world.app.now(), files: world.app.files };
  await makeEvidencePack(world.database, { id, care_home_id: home.care_home_id }, made);
  const { pdf } = (await manager.asks(getPack, { evidence_pack_id: id })).body;
  const read = await readPdf(Buffer.from(pdf, 'base64'));
  const text = read.pages.map((page) => page.text).join(' ');
  expect(text).not.toMatch(/\d of 4|\d ?%/u);
  const said = text.replaceAll(/\s+/gu, ' ');
  for (const what of [
    'Who had as many moments a week as suit them',
    'For whom somebody wrote down what is most important',
  ])
    expect(said).toMatch(new RegExp(`${what}[^.]*: fewer than five people, so it stays in the home`, 'u'));
  // Of nobody there is a sentence: it has no page of its own, and stands below the numbers.
  const quiet = 'When someone was not joining in';
  expect(partsWith('H1', read).map((part) => part.text)).not.toContain(quiet);
  const numbers = read.pages.find(({ parts }) => deepParts(parts, 'H1').some((part) => part.text === IN_NUMBERS));
  expect(deepParts(numbers?.parts ?? [], 'H2').map((part) => part.text)).toContain(quiet);
});

const IN_NUMBERS = 'These days in numbers';

function deepParts(parts: readonly ReadPart[], role: string): ReadPart[] {
  return parts.flatMap((part) => [...(part.role === role ? [part] : []), ...deepParts(part.inside, role)]);
}

test('bad asks are told at their field', async () => {
  const fieldsOf = async (more: Partial<Ask>) => {
    const { status, body } = await anita.asks(buildPack, ask(more));
    return [status, ...Object.keys(Object(Reflect.get(body, 'errors')))];
  };
  expect(await fieldsOf({ parts: [] })).toEqual([422, 'parts']);
  expect(await fieldsOf({ resident_ids: [] })).toEqual([422, 'resident_ids']);
  expect(await fieldsOf({ resident_ids: Array.from({ length: 7 }, () => uuidv7()) })).toEqual([422, 'resident_ids']);
  expect(await fieldsOf({ to: addDays(facts.today, -100) })).toEqual([422, 'to']);
  expect(await fieldsOf({ from: '2001-01-01', to: '2001-02-01' })).toEqual([422, 'from']);
  expect(await fieldsOf({ framework: 'our-own' })).toEqual([422, 'framework']);
  expect(await fieldsOf({ framework: 'cqc\u0000' })).toEqual([422, 'framework']);
  expect(await fieldsOf({ resident_ids: [uuidv7()] })).toEqual([404]);
});

test('a manager asks for five packs an hour, and is told from when there may be another', async () => {
  await query(`update evidence_packs set asked_at = asked_at - interval '2 hours'`);
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push(await anita.asks(buildPack, ask()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 422]);
  expect(JSON.stringify(answers.at(-1)?.body)).toContain('5 files within an hour');
  // Other tests ask too.
  await query(`delete from evidence_packs where state = 'waiting'`);
});

test('only managers make and fetch packs, and only those of their own home', async () => {
  for (const who of ['coordinator', 'carer', 'relative']) {
    const other = await world.as(`${who}@larch-house.example`);
    expect((await other.asks(buildPack, ask())).status).toBe(403);
    expect((await other.asks(getPack, { evidence_pack_id: pack.id })).status).toBe(403);
    expect((await other.asks(listPacks, {})).status).toBe(403);
  }
  const elsewhere = await world.as('manager@ty-rhosyn.example');
  expect((await elsewhere.asks(getPack, { evidence_pack_id: pack.id })).status).toBe(404);
  expect((await elsewhere.asks(listPacks, {})).body.items).toEqual([]);
});

test('a link shows the pack without an account, and the home sees when it was opened', async () => {
  const { id, page, pdf } = await linkOf();
  const shown = await opens(page);
  expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(shown.bytes.toString()).toContain('Evidence pack of Larch House');
  expect(shown.bytes.toString()).not.toContain('<script');
  expect((await linkSeen(id))?.view_count).toBe(0);
  const file = await opens(pdf);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect(file.bytes.equals(pack.bytes)).toBe(true);
  expect(await linkSeen(id)).toMatchObject({ state: 'open', view_count: 1, views: [{ network: 'ipv4' }] });
  const [kept] = await query<{ found: string }>('select row_to_json(l)::text as found from evidence_pack_links l');
  expect(kept?.found).not.toContain(page.slice('/pack/'.length, -'.html'.length));
});

test('a link that is over, taken back or made up gives one answer, and no view', async () => {
  const over = await linkOf(7);
  const back = await linkOf(28);
  const write = { client_id: uuidv7(), care_home_id: facts.care_home_id, evidence_pack_id: pack.id };
  expect((await anita.asks(takeBackPackLink, { ...write, evidence_pack_link_id: back.id })).status).toBe(200);
  const answers = [await opens(back.page), await opens(back.pdf)];
  world.clock.now = new Date(world.app.now().getTime() + 7 * DAY_MS + 1_000);
  answers.push(await opens(over.page), await opens(over.pdf));
  world.clock.now = null;
  answers.push(await opens(`/pack/${'A'.repeat(64)}.html`), await opens('/pack/none.pdf'));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
  expect(await linkSeen(back.id)).toMatchObject({ state: 'taken_back', view_count: 0 });
});

test('nobody tries links without end', async () => {
  // Tries are counted by the quarter of an hour: none begins meanwhile.
  world.clock.now = new Date();
  const path = `/pack/${'B'.repeat(64)}.html`;
  const statuses = [];
  for (let round = 0; round < 9; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, async () => await opens(path)));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  world.clock.now = null;
});

test('a pack under which the server ended three times says that it failed; one that was made stays as it is', async () => {
  const { body } = await anita.asks(buildPack, ask());
  const job = { id: body.id, care_home_id: facts.care_home_id };
  const stateOf = async (id: string) =>
    (await anita.asks(listPacks, {})).body.items.find((one) => one.id === id)?.state;
  await query(`update evidence_packs set state = 'working' where id = $1`, [body.id]);
  await makeEvidencePack(world.database, job, { now: world.app.now(), tries: 4, files: world.app.files });
  expect(await stateOf(body.id)).toBe('failed');
  await makeEvidencePack(
    world.database,
    { ...job, id: pack.id },
    { now: world.app.now(), tries: 4, files: world.app.files },
  );
  expect(await stateOf(pack.id)).toBe('ready');
});

test('a pack is kept for a day, or as long as a link to it works', async () => {
  const { id } = await packOf({ parts: ['not_joining_in'] });
  await linkOf(14);
  await query(`update evidence_packs set expires_at = expires_at - interval '2 days'`);
  await asOwner(world.ownerUrl, async (client) => {
    const pool = { query: client.query.bind(client) } as never;
    await tidy(pool, { olderThan: async () => [] } as never);
  });
  const rows = await query<{ id: string }>('select id from evidence_packs');
  const kept = new Set(rows.map((row) => row.id));
  expect([kept.has(pack.id), kept.has(id)]).toEqual([true, false]);
});
