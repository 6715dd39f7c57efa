import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  emailReport,
  listDeliveries,
  previewReportEmail,
  resendReport,
  revokeReport,
} from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import type { Recipient } from '@heartsease/domain/report-deliveries/delivery.ts';
import { pauseAccess, resumeAccess } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { voidReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asPage, letterIn, logDominoes, opensLetter, sayUpdates } from '../test/deliveries.ts';
import { postOffice } from '../test/post-office.ts';
import type { PostOffice } from '../test/post-office.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const SOON = { timeout: 30_000, interval: 50 };
const DAY = 86_400_000;
const PUBLIC = 'https://heartsease.example';

let office: PostOffice;
let world: World;
let jobs: Jobs;
let anita: Asker;
let nadia: Asker;
let facts: Facts;
beforeAll(async () => {
  office = await postOffice();
  await office.open();
  world = await openWorld({ smtp_url: office.url, public_url: PUBLIC });
  jobs = await startJobs(world.app.config, world.ownerUrl);
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => {
  await jobs.stop();
  await office.close();
  await world.close();
});
beforeEach(async () => {
  world.clock.now = null;
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  await query('delete from attempts');
  await consent('given');
  office.taken.length = 0;
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

const consent = (status: 'given' | 'withdrawn') => sayUpdates(anita, facts, world.ownerUrl, status);
const dominoes = (asker = nadia): Promise<Report> => logDominoes(asker, facts);
const opens = (path: string, code: string) => opensLetter(world.address, path, code);

const DRAFT = { include: { note: true, mood: true, words: true }, message: 'With love from us, and from Winston' };

async function looked(report: Report, asker = nadia) {
  const { body } = await asker.asks(previewReportEmail, { report_id: report.id, resident_id: idOf('Joyce'), ...DRAFT });
  const daughter = body.recipients.find(({ why_not }) => why_not === null)?.relative_link_id ?? '';
  return { ...body, daughter };
}

async function sent(report: Report, to?: Recipient, asker = nadia) {
  const { fingerprint, daughter } = await looked(report, asker);
  return await asker.asks(emailReport, {
    ...write(),
    report_id: report.id,
    resident_id: idOf('Joyce'),
    ...DRAFT,
    fingerprint,
    to: to ?? { kind: 'relative', relative_link_id: daughter },
  });
}

/** Until no mail waits any more. What failed is tried again now instead of seconds later. */
async function allSent(): Promise<void> {
  await vi.waitFor(async () => {
    await query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
                  where task_identifier = 'send_mail' and locked_at is null and attempts > 0`);
    expect(await query(`select id from graphile_worker.jobs where task_identifier = 'send_mail'`)).toEqual([]);
  }, SOON);
}

async function mailed(report: Report) {
  const { body } = await sent(report);
  await allSent();
  return { ...body, path: letterIn(office.taken.at(-1)?.text) };
}

const stateOf = async (report: Report, id: string) =>
  (await nadia.asks(listDeliveries, { report_id: report.id })).body.items.find((one) => one.id === id)?.state;

test('the link shows to the letter what the preview showed, and no other resident is named', async () => {
  const report = await dominoes();
  const { content } = await looked(report);
  expect(content).toContain('Joyce: Dominoes');
  expect(content).toContain('Another resident dealt, Joyce won');
  expect(content).toContain('Beat another resident twice & <laughed>');
  expect(content).not.toMatch(/Winston|Clarke/u);
  const { path, code, id } = await mailed(report);
  const { status, page } = await opens(path, code);
  expect(status).toBe(200);
  for (const paragraph of content.split('\n\n')) expect(page).toContain(`>${asPage(paragraph)}<`);
  expect(page).not.toMatch(/Winston|Clarke/u);
  const [kept] = await query<{ content: string }>('select content from report_deliveries where id = $1', [id]);
  expect(kept?.content).toBe(content);
  expect(await stateOf(report, id)).toBe('opened');
  // What was written of somebody still stands when they are taken off the list.
  const takenOff = async (at: Date | null) =>
    await query(`update residents set deleted_at = $2 where care_home_id = $1 and known_as = 'Winston'`, [
      facts.care_home_id,
      at,
    ]);
  await takenOff(new Date());
  expect((await looked(report)).content).not.toMatch(/Winston|Clarke/u);
  await takenOff(null);
});

test('neither the mail nor its subject says anything of anybody, and the code is not in it', async () => {
  const { code } = await mailed(await dominoes());
  expect(office.taken).toHaveLength(1);
  const [mail] = office.taken;
  expect(mail?.subject).toBe('Something to read in Heartsease');
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Joyce|Campbell|Dominoes|Winston|loved/u);
  expect(mail?.text).not.toContain(code);
});

test('the page runs no script and is kept nowhere', async () => {
  const { path, code } = await mailed(await dominoes());
  const { headers, page } = await opens(path, code);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/u);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(page).not.toContain('<script');
});

test('whatever is wrong gets one and the same answer', async () => {
  const report = await dominoes();
  const { path, code, id } = await mailed(report);
  const wrongCode = await opens(path, code === '000000' ? '000001' : '000000');
  const nobodys = await opens(`/letter/${'A'.repeat(64)}.html`, code);
  const noLink = await opens('/letter/none.html', code);
  await nadia.asks(revokeReport, { ...write(), report_id: report.id, delivery_id: id });
  const revoked = await opens(path, code);
  const late = await mailed(report);
  world.clock.now = new Date(Date.now() + 8 * DAY);
  const expired = await opens(late.path, late.code);
  for (const answer of [nobodys, noLink, revoked, expired]) {
    expect([answer.status, answer.page]).toEqual([wrongCode.status, wrongCode.page]);
  }
  expect(wrongCode.status).toBe(403);
});

test('after five wrong codes the right one opens nothing any more', async () => {
  const { path, code } = await mailed(await dominoes());
  const wrong = code === '000000' ? '000001' : '000000';
  await Promise.all(Array.from({ length: 8 }, () => opens(path, wrong)));
  expect((await opens(path, code)).status).toBe(403);
});

test('from one address only so many tries are heard', async () => {
  // Tries are counted by the quarter of an hour: none begins meanwhile.
  world.clock.now = new Date();
  const answers = await Promise.all(
    Array.from({ length: 45 }, () => opens(`/letter/${'B'.repeat(64)}.html`, '123456')),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBe(5);
  world.clock.now = null;
});

test('a link is dead at once when it is taken back, the access is paused, the consent ends or the report is set aside', async () => {
  const report = await dominoes();
  const { daughter } = await looked(report);
  const letter = await mailed(report);
  const works = async () => (await opens(letter.path, letter.code)).status === 200;
  expect(await works()).toBe(true);
  await anita.asks(pauseAccess, { ...write(), relative_link_id: daughter, reason: 'Joyce asked for quiet' });
  expect(await works()).toBe(false);
  await anita.asks(resumeAccess, { ...write(), relative_link_id: daughter });
  expect(await works()).toBe(true);
  await consent('withdrawn');
  expect(await works()).toBe(false);
  await consent('given');
  expect(await works()).toBe(true);
  await nadia.asks(voidReport, { ...write(), report_id: report.id, base_version: report.version, reason: 'Not so' });
  expect(await works()).toBe(false);
});

test('a mail that waits for a link that was taken back is not sent', async () => {
  await office.close();
  const report = await dominoes();
  const { body } = await sent(report);
  // Not while it is being tried: what is on its way arrives, and its link is dead.
  await vi.waitFor(async () => {
    const waiting = await query(
      `select id from graphile_worker.jobs where task_identifier = 'send_mail' and locked_at is null and attempts > 0`,
    );
    expect(waiting).toHaveLength(1);
  }, SOON);
  await nadia.asks(revokeReport, { ...write(), report_id: report.id, delivery_id: body.id });
  await office.open();
  await allSent();
  expect(office.taken).toEqual([]);
  expect(await stateOf(report, body.id)).toBe('revoked');
});

test('sending again makes a new link and kills the old one', async () => {
  const report = await dominoes();
  const first = await mailed(report);
  const again = await nadia.asks(resendReport, { ...write(), report_id: report.id, delivery_id: first.id });
  await allSent();
  const path = letterIn(office.taken.at(-1)?.text);
  expect(path).not.toBe(first.path);
  expect((await opens(first.path, first.code)).status).toBe(403);
  expect((await opens(path, again.body.code)).status).toBe(200);
});

test('relatives without access, friends and those without consent get nothing', async () => {
  const report = await dominoes();
  const { daughter } = await looked(report);
  await query(`update relative_links set access_level = 'friend' where id = $1`, [daughter]);
  const friend = await sent(report, { kind: 'relative', relative_link_id: daughter });
  await query(`update relative_links set access_level = 'family' where id = $1`, [daughter]);
  expect(friend.status).toBe(422);
  await consent('withdrawn');
  expect((await looked(report)).recipients.every(({ why_not }) => why_not !== null)).toBe(true);
  expect((await sent(report, { kind: 'relative', relative_link_id: daughter })).status).toBe(422);
});

test('outside the family only the manager sends, to an address typed twice', async () => {
  const report = await dominoes();
  const to = {
    kind: 'professional',
    name: 'Dr Ames, GP',
    email: 'ames@surgery.example',
    email_again: 'ames@surgery.example',
  } as const;
  expect((await sent(report, to)).status).toBe(403);
  expect((await sent(report, { ...to, email_again: 'ame@surgery.example' }, anita)).status).toBe(422);
  expect((await sent(report, to, anita)).status).toBe(200);
  await allSent();
  expect(office.taken.map((mail) => mail.to?.[0]?.address)).toEqual(['ames@surgery.example']);
});

test('what changed since it was looked at is not sent unseen', async () => {
  const report = await dominoes();
  const { fingerprint, daughter } = await looked(report);
  await query(`update reports set note = 'Something else' where id = $1`, [report.id]);
  const answer = await nadia.asks(emailReport, {
    ...write(),
    report_id: report.id,
    resident_id: idOf('Joyce'),
    ...DRAFT,
    fingerprint,
    to: { kind: 'relative', relative_link_id: daughter },
  });
  expect(answer.status).toBe(422);
});

test('a carer sends their own report and nobody else’s', async () => {
  const tomasz = await world.as('carer@larch-house.example');
  const own = await dominoes(tomasz);
  expect((await sent(own, undefined, tomasz)).status).toBe(200);
  const hers = await dominoes();
  expect((await tomasz.asks(listDeliveries, { report_id: hers.id })).status).toBe(403);
});

test('an address that nobody has is told as come back, once', async () => {
  const report = await dominoes();
  const to = {
    kind: 'professional',
    name: 'Dr Gone',
    email: 'gone@surgery.example',
    email_again: 'gone@surgery.example',
  } as const;
  office.unknown.add('gone@surgery.example');
  const { body } = await sent(report, to, anita);
  await allSent();
  expect(await stateOf(report, body.id)).toBe('bounced');
  expect(JSON.stringify(office.taken)).not.toContain('gone@surgery.example');
});

test('with a mail server that is slow, refuses, goes away and dies, each letter comes, and twice only what was taken without a word', async () => {
  const report = await dominoes();
  const letters: string[] = [];
  office.slow_ms = 20;
  for (let number = 0; number < 30; number += 1) {
    if (number % 7 === 2) office.refuseNext = 'Come back later';
    if (number === 12) await office.close();
    if (number === 18) await office.open();
    if (number === 24) office.hangUpAfterNext = true;
    letters.push((await sent(report)).body.id);
  }
  await allSent();
  office.slow_ms = 0;
  const rows = await query<{ id: string; sent_at: Date | null; mail_id: string }>(
    `select d.id, d.mail_id, m.sent_at from report_deliveries d join outgoing_mails m on m.id = d.mail_id
      where d.id = any($1)`,
    [letters],
  );
  expect(rows.filter(({ sent_at }) => sent_at === null)).toEqual([]);
  const numbers = office.taken.map(({ messageId }) => messageId);
  expect(new Set(numbers)).toEqual(new Set(rows.map(({ mail_id }) => `<${mail_id}@heartsease>`)));
  // The one whose taking was never confirmed is sent again under its number, by which mail servers know it.
  expect(numbers.length - new Set(numbers).size).toBeLessThanOrEqual(1);
});

test.each([
  ['Package B', 'coordinator@harbour-view.example'],
  ['an expired package', 'coordinator@elm-court.example'],
  ['a basic package', 'coordinator@rowan-bank.example'],
])('on %s nothing is sent', async (_package, email) => {
  const asker = await world.as(email);
  const home = await query<{ report_id: string; resident_id: string }>(
    `select m.report_id, m.resident_id from moments m join care_homes h on h.id = m.care_home_id
       join memberships k on k.care_home_id = h.id join accounts a on a.id = k.account_id where a.email = $1 limit 1`,
    [email],
  );
  const { report_id = uuidv7(), resident_id = uuidv7() } = home[0] ?? {};
  expect((await asker.asks(previewReportEmail, { report_id, resident_id, ...DRAFT })).status).toBe(403);
});
