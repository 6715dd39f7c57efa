import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completeReset, startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { inviteStaffMember, listOutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { postOffice } from '../test/post-office.ts';
import type { PostOffice } from '../test/post-office.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const TOMASZ = 'carer@larch-house.example';
const SOON = { timeout: 20_000, interval: 50 };

let office: PostOffice;
let world: World;
let jobs: Jobs;
let anita: Asker;
let home: string;
let hour = 0;
beforeAll(async () => {
  office = await postOffice();
  await office.open();
  world = await openWorld({ smtp_url: office.url, public_url: 'https://heartsease.example' });
  jobs = await startJobs(world.app.config, world.ownerUrl);
});
afterAll(async () => {
  await jobs.stop();
  await office.close();
  await world.close();
});
beforeEach(async () => {
  // Each test is an hour later, so that one's tries don't count for the next.
  hour += 1;
  world.clock.now = new Date(Date.now() + hour * 3_600_000);
  anita = await world.as('manager@larch-house.example');
  home = (await anita.asks(me, {})).body.carehome.id;
  office.taken.length = 0;
});

const query = async <Row extends object>(sql: string) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql))).rows;

/** Until nothing waits to be sent any more. What failed is tried again now instead of seconds later. */
async function allSent(): Promise<void> {
  await vi.waitFor(async () => {
    await query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
                  where task_identifier = 'send_mail' and locked_at is null and attempts > 0`);
    expect(await query('select id from outgoing_mails where sent_at is null and link is not null')).toEqual([]);
    expect(await query(`select id from graphile_worker.jobs where task_identifier = 'send_mail'`)).toEqual([]);
  }, SOON);
}

async function hasFailedOnce(): Promise<void> {
  await vi.waitFor(async () => {
    const failed = await query(
      `select id from graphile_worker.jobs where task_identifier = 'send_mail' and attempts > 0 and last_error is not null`,
    );
    expect(failed.length).toBeGreaterThan(0);
  }, SOON);
}

const invite = (email: string) =>
  anita.asks(inviteStaffMember, {
    client_id: uuidv7(),
    care_home_id: home,
    first_name: 'Priya',
    last_name: 'Anand',
    email,
    role: 'carer',
  });

test('the mail with the link for a new password arrives once, and the link works', async () => {
  await world.anyone.asks(startReset, { email: TOMASZ });
  await allSent();
  expect(office.taken).toHaveLength(1);
  const [mail] = office.taken;
  expect(mail?.to).toEqual([{ address: TOMASZ, name: '' }]);
  const link = /https:\/\/heartsease\.example\/reset-password\?token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  const reset = await world.anyone.asks(completeReset, {
    token,
    password: 'cup of tea at four',
    password_confirmation: 'cup of tea at four',
  });
  expect(reset.status).toBe(200);
});

test('to an address that nobody has no mail goes out', async () => {
  await world.anyone.asks(startReset, { email: 'nobody@larch-house.example' });
  await invite('priya@larch-house.example');
  await allSent();
  expect(office.taken.map(({ to }) => to?.[0]?.address)).toEqual(['priya@larch-house.example']);
});

test('no subject and no envelope names anybody', async () => {
  await world.anyone.asks(startReset, { email: TOMASZ });
  await invite('priya@larch-house.example');
  await allSent();
  const people = await query<{ name: string }>(
    'select first_name as name from accounts union select last_name from accounts union select known_as from residents',
  );
  expect(office.taken).toHaveLength(2);
  for (const { subject = '', from, to, cc, bcc } of office.taken) {
    const words = new Set(subject.split(/[^\p{L}]+/u));
    expect(people.filter(({ name }) => words.has(name))).toEqual([]);
    expect(words.has('Priya')).toBe(false);
    expect([from?.address, to?.length, cc, bcc]).toEqual(['no-reply@localhost', 1, undefined, undefined]);
  }
});

test('while the mail server is down nobody has to wait, nothing is lost, and each mail comes once afterwards', async () => {
  await office.close();
  const answers = [
    await world.anyone.asks(startReset, { email: TOMASZ }),
    await invite('one@larch-house.example'),
    await invite('two@larch-house.example'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await hasFailedOnce();
  const waiting = await anita.asks(listOutgoingMail, {});
  expect(waiting.body.items.filter(({ state }) => state === 'waiting')).toHaveLength(3);
  await office.open();
  await allSent();
  const addresses = office.taken.map(({ to }) => to?.[0]?.address ?? '');
  expect(addresses.toSorted()).toEqual([TOMASZ, 'one@larch-house.example', 'two@larch-house.example']);
  const after = await anita.asks(listOutgoingMail, {});
  expect(after.body.items.filter(({ state }) => state === 'waiting')).toEqual([]);
});

test('a mail that is put off is sent again and arrives once', async () => {
  office.refuseNext = 'Come back later';
  await invite('later@larch-house.example');
  await hasFailedOnce();
  expect(office.taken).toEqual([]);
  await allSent();
  expect(office.taken).toHaveLength(1);
});

test('where a mail server falls silent after it took a mail, the repeat can be told by its number', async () => {
  office.hangUpAfterNext = true;
  await invite('silent@larch-house.example');
  await hasFailedOnce();
  await allSent();
  expect(office.taken).toHaveLength(2);
  expect(office.taken[0]?.messageId).toMatch(/^<[\w-]{36}@heartsease>$/);
  expect(office.taken[1]?.messageId).toBe(office.taken[0]?.messageId);
});

test('a wish that was refused sends no mail', async () => {
  const refused = await anita.sends(inviteStaffMember.path, {
    client_id: uuidv7(),
    care_home_id: uuidv7(),
    first_name: 'Priya',
    last_name: 'Anand',
    email: 'priya@larch-house.example',
    role: 'carer',
  });
  expect(refused.status).toBe(422);
  await invite('only@larch-house.example');
  await allSent();
  expect(office.taken.map(({ to }) => to?.[0]?.address)).toEqual(['only@larch-house.example']);
});

test('what went out by mail can’t be opened from the manager’s list', async () => {
  await world.anyone.asks(startReset, { email: TOMASZ });
  await allSent();
  const token = /token=([\w-]{43})/.exec(office.taken[0]?.text ?? '')?.[1] ?? 'none';
  const { body } = await anita.asks(listOutgoingMail, {});
  const listed = body.items.find(({ to }) => to === TOMASZ);
  expect(listed).toMatchObject({ state: 'sent', link: null, subject: 'Set a new password for Heartsease' });
  expect(JSON.stringify(body)).not.toContain(token);
});
