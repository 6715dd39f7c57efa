import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  emailReport,
  listDeliveries,
  previewReportEmail,
} from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import { inviteStaffMember, listOutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { logDominoes, sayUpdates } from '../test/deliveries.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { allSent } from '../test/mails-left.ts';
import { postOffice } from '../test/post-office.ts';
import type { PostOffice } from '../test/post-office.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { tryMailsAgain } from './try-again.ts';

const SOON = { timeout: 20_000, interval: 50 };
const DAY = 86_400_000;

let office: PostOffice;
let world: World;
let jobs: Jobs;
let owner: pg.Pool;
let anita: Asker;
let facts: Facts;
beforeAll(async () => {
  office = await postOffice();
  await office.open();
  world = await openWorld({ smtp_url: office.url, public_url: 'https://heartsease.example' });
  owner = new pg.Pool({ connectionString: world.ownerUrl, max: 2 });
  facts = await factsOf(world.ownerUrl, 'Larch House');
  // What the homes of tests are filled with is not to be sent.
  await owner.query('update outgoing_mails set sent_at = now()');
  jobs = await startJobs(world.app.config, world.ownerUrl);
});
afterAll(async () => {
  await jobs.stop();
  await owner.end();
  await office.close();
  await world.close();
});
beforeEach(async () => {
  anita = await world.as('manager@larch-house.example');
  office.taken.length = 0;
});

interface Job {
  attempts: number;
  pause_s: number;
}

async function invite(email: string): Promise<void> {
  const who = { first_name: 'Priya', last_name: 'Anand', email, role: 'carer' } as const;
  const wanted = { client_id: uuidv7(), care_home_id: facts.care_home_id, ...who };
  expect((await anita.asks(inviteStaffMember, wanted)).status).toBe(200);
}
const again = async (after_days = 0) =>
  await tryMailsAgain(owner, world.app.config, new Date(Date.now() + after_days * DAY));
const stateOf = async (email: string) =>
  (await anita.asks(listOutgoingMail, {})).body.items.find(({ to }) => to === email)?.state;
const jobsLeft = async () =>
  (
    await owner.query<Job>(
      `select attempts, extract(epoch from run_at - now())::float8 as pause_s
         from graphile_worker.jobs where task_identifier = 'send_mail' and locked_at is null`,
    )
  ).rows;

/** Until the one mail that is under way has failed, and waits. */
async function hasFailed(): Promise<Job> {
  return await vi.waitFor(async () => {
    const [job] = await jobsLeft();
    if (job === undefined || job.attempts === 0 || job.pause_s <= 0) throw new Error('Nothing has failed yet');
    return job;
  }, SOON);
}

/** As the runner leaves what it has tried so often. */
const hasBeenTried = async (times: number) =>
  await owner.query(
    `update graphile_worker._private_jobs set attempts = $1, run_at = now() + interval '6 hours'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'send_mail')`,
    [times],
  );

test('a mail outlives any number of tries, with pauses of an hour at most, and comes once', async () => {
  await office.close();
  await invite('weekend@larch-house.example');
  await hasFailed();
  for (let tries = 12; tries < 40; tries += 12) {
    await hasBeenTried(12);
    await again();
    // Tried again at once, without anybody's hand.
    const { attempts, pause_s } = await vi.waitFor(async () => {
      const job = await hasFailed();
      expect(job.attempts).toBe(8);
      return job;
    }, SOON);
    expect([attempts, pause_s > 1_800, pause_s < 3_600]).toEqual([8, true, true]);
    // What is at its longest pause keeps it, and never gets to a longer one.
    await again();
    expect(await jobsLeft()).toEqual([{ attempts: 7, pause_s: expect.any(Number) }]);
    expect((await hasFailed()).pause_s).toBeGreaterThan(1_700);
  }
  expect(await stateOf('weekend@larch-house.example')).toBe('waiting');
  await office.open();
  await allSent(world.ownerUrl);
  await again();
  await allSent(world.ownerUrl);
  expect(office.taken.map(({ to }) => to?.[0]?.address)).toEqual(['weekend@larch-house.example']);
  expect(await stateOf('weekend@larch-house.example')).toBe('sent');
});

test('whose job has gone is asked for anew, once', async () => {
  await owner.query(
    `insert into outgoing_mails (id, care_home_id, to_address, subject, body)
     values ($1, $2, 'lost@larch-house.example', 'Lost', '')`,
    [uuidv7(), facts.care_home_id],
  );
  await Promise.all([again(), again(), again()]);
  await allSent(world.ownerUrl);
  expect(office.taken.map(({ subject }) => subject)).toEqual(['Lost']);
});

test('after four days a mail is told as not sent, and stays so', async () => {
  await office.close();
  await invite('gone@larch-house.example');
  await hasFailed();
  await again(3.9);
  expect(await stateOf('gone@larch-house.example')).toBe('waiting');
  await owner.query(
    `update outgoing_mails set created_at = created_at - interval '97 hours' where to_address = 'gone@larch-house.example'`,
  );
  await again();
  expect(await stateOf('gone@larch-house.example')).toBe('failed');
  await office.open();
  await again();
  await allSent(world.ownerUrl);
  expect(office.taken).toEqual([]);
});

test('what waits for its hour, or for a server that stood still, is tried before it is given up', async () => {
  const id = uuidv7();
  await owner.query(
    `with mail as (
       insert into outgoing_mails (id, care_home_id, to_address, subject, body, created_at)
       values ($1, $2, 'late@larch-house.example', 'Late', '', now() - interval '5 days'))
     select enqueue_job('send_mail', json_build_object('id', $1::uuid, 'care_home_id', $2::uuid), now() + interval '1 hour')`,
    [id, facts.care_home_id],
  );
  await again();
  expect(await stateOf('late@larch-house.example')).toBe('waiting');
  await owner.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key = $1`,
    [id],
  );
  await vi.waitFor(() => expect(office.taken.map(({ subject }) => subject)).toEqual(['Late']), SOON);
});

test.each([
  ['after it was read', () => (office.refuseNextForGood = 'We take no such mail')],
  ['for its reader', () => office.unknown.add('nobody@larch-house.example')],
])('a mail that is refused for good %s is tried once', async (_how, refuses) => {
  refuses();
  await invite('nobody@larch-house.example');
  await vi.waitFor(async () => expect(await stateOf('nobody@larch-house.example')).toBe('failed'), SOON);
  await vi.waitFor(async () => expect(await jobsLeft()).toEqual([]), SOON);
  office.unknown.clear();
  await again();
  await allSent(world.ownerUrl);
  expect(office.taken).toEqual([]);
  await owner.query(`delete from outgoing_mails where to_address = 'nobody@larch-house.example'`);
});

test('a mail waits for a mail server that does not know us yet', async () => {
  office.refuseSender = 530;
  await invite('soon@larch-house.example');
  await hasFailed();
  expect(await stateOf('soon@larch-house.example')).toBe('waiting');
  office.refuseSender = null;
  await allSent(world.ownerUrl);
  expect(await stateOf('soon@larch-house.example')).toBe('sent');
});

async function sendDominoes() {
  const nadia = await world.as('coordinator@larch-house.example');
  await sayUpdates(anita, facts, world.ownerUrl, 'given');
  const report = await logDominoes(nadia, facts);
  const resident_id = facts.residents.find(({ known_as }) => known_as === 'Joyce')?.id ?? '';
  const draft = { report_id: report.id, resident_id, include: { note: true, mood: true, words: true }, message: '' };
  const looked = async () => (await nadia.asks(previewReportEmail, draft)).body;
  const { recipients, fingerprint } = await looked();
  const relative_link_id = recipients.find(({ why_not }) => why_not === null)?.relative_link_id ?? '';
  const { status } = await nadia.asks(emailReport, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    ...draft,
    fingerprint,
    to: { kind: 'relative', relative_link_id },
  });
  expect(status).toBe(200);
  const states = async () =>
    (await nadia.asks(listDeliveries, { report_id: report.id })).body.items.map(({ state }) => state);
  const reader = async () =>
    (await looked()).recipients.find((recipient) => recipient.relative_link_id === relative_link_id);
  return { states, reader };
}

test('a report that could not be sent is told beside the report, and can be sent again', async () => {
  office.refuseNextForGood = 'We take no such mail';
  const { states, reader } = await sendDominoes();
  await vi.waitFor(async () => expect(await states()).toEqual(['failed']), SOON);
  expect(await reader()).toMatchObject({ why_not: null });
});

test('an address that nobody has gets no further report before somebody has checked it', async () => {
  const { rows } = await owner.query<{ email: string }>(
    `select distinct a.email from accounts a join relative_links l on l.account_id = a.id where l.care_home_id = $1`,
    [facts.care_home_id],
  );
  for (const { email } of rows) office.unknown.add(email);
  const { states, reader } = await sendDominoes();
  await vi.waitFor(async () => expect(await states()).toEqual(['bounced']), SOON);
  office.unknown.clear();
  expect(await reader()).toMatchObject({ why_not: 'came_back' });
});
