import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LOCAL_APP_ORIGIN } from '@heartsease/domain/constants.ts';
import {
  ENVELOPE_MOST_BYTES,
  ENVELOPE_TYPE,
  ERROR_REPORTS_PATH,
} from '@heartsease/domain/error-reports/error-reports.ts';
import { errorReportSettings } from '@heartsease/domain/error-reports/error-reports.endpoints.ts';
import { appActivity } from '@heartsease/domain/session/session.endpoints.ts';
import { CannotStart } from '../cannot-start.ts';
import { readConfig } from '../config.ts';
import { openErrorReceiver } from '../test/error-receiver.ts';
import type { ErrorReceiver } from '../test/error-receiver.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { openErrorReports } from './error-reports.ts';

const NAME = 'Zyxqv Canarywood';

let receiver: ErrorReceiver;
let world: World;
beforeAll(async () => {
  receiver = await openErrorReceiver();
  // An older DSN, with a secret in it.
  world = await openWorld({ sentry_dsn: receiver.dsn.replace('key@', 'key:s3cr3t@') });
});
afterEach(() => receiver.answerWith(200));
afterAll(async () => {
  await world.close();
  await receiver.close();
});

async function handIn(body: string, headers: Record<string, string> = { 'content-type': ENVELOPE_TYPE }, to = world) {
  return await fetch(`${to.address}${ERROR_REPORTS_PATH}`, { method: 'POST', headers, body });
}

const ENVELOPE = '{"event_id":"e1"}\n{"type":"event"}\n{"event_id":"e1","level":"error"}';

test('a surprise is told with the release, the pattern of the path and the place, and nobody in it [ER-5, PR-3, PR-5]', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  // The database says no with a sentence that quotes the value.
  await asOwner(world.ownerUrl, (client) =>
    client.query(`alter table app_activities add constraint no_canary check (platform <> '${NAME}') not valid`),
  );
  const failed = await nadia.sends(`${appActivity.path}?who=Zyxqv`, { version: '2.8.2', platform: NAME });
  expect(failed.status).toBe(500);
  await expect.poll(() => receiver.received.length).toBe(1);
  const [told] = receiver.received;
  expect(told).toMatchObject({
    type: 'event',
    body: {
      release: 'heartsease@2.8.2',
      transaction: 'POST /api/v2/app-activity',
      tags: { method: 'POST', path: '/api/v2/app-activity' },
      exception: { values: [expect.objectContaining({ type: 'error 23514', value: 'violates check constraint' })] },
    },
  });
  expect(told?.text).toContain('app:///server/session/session.queries.ts');
  const everything = receiver.everything();
  for (const canary of ['Zyxqv', 'Canarywood', 'coordinator@', nadia.token, process.cwd()])
    expect(everything).not.toContain(canary);
});

test('what a person can put right is no surprise', async () => {
  const before = receiver.received.length;
  await world.anyone.sends('/api/v2/login', { email: 'zyxqv@canarywood.example', password: 'wrong' });
  await world.anyone.sends('/api/v2/me', {});
  await world.anyone.sends('/api/v2/no/such/call', {});
  await world.anyone.sends('/api/v2/login', '{"email":"Zyxqv');
  expect(receiver.received.length).toBe(before);
});

test('a job that fails is told by its kind, the reason behind it too, and not by what it was about', async () => {
  const reports = await openErrorReports({ sentry_dsn: receiver.dsn });
  const before = receiver.received.length;
  const behind = new TypeError(`Cannot read properties of undefined (reading '${NAME}')`);
  reports.tell(new Error(`550 <zyxqv@canarywood.example> is unknown here`, { cause: behind }), { job: 'send_mail' });
  reports.tell(NAME, { job: 'tidy' });
  await reports.end();
  const told = receiver.received.slice(before);
  expect(told).toHaveLength(2);
  expect(told[0]?.body).toMatchObject({
    tags: { job: 'send_mail' },
    exception: {
      values: [{ value: 'Cannot read properties of undefined' }, { value: 'The words of this error are not sent' }],
    },
  });
  expect(receiver.everything()).not.toMatch(/zyxqv|canarywood/i);
});

test('the app is told where errors go, before a sign-in as well, and not the secret of it', async () => {
  expect((await world.anyone.asks(errorReportSettings, {})).body).toEqual({ dsn: receiver.dsn });
});

test('what the app hands in goes on as it is, without anything of who sent it', async () => {
  const before = receiver.received.length;
  const answer = await handIn(ENVELOPE, {
    'content-type': ENVELOPE_TYPE,
    cookie: 'wb=Zyxqv',
    authorization: 'Bearer Zyxqv',
    'user-agent': 'Zyxqv',
    'x-forwarded-for': '10.1.2.3',
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ is_handed_on: true });
  expect(receiver.received.slice(before).map(({ type }) => type)).toEqual(['event']);
  expect(receiver.everything()).toContain('POST /api/7/envelope/?sentry_version=7&sentry_key=key');
  expect(receiver.everything()).not.toMatch(/Zyxqv|10\.1\.2\.3/);
});

test('what the receiver says of too much reaches the app; its errors do not become ours', async () => {
  receiver.answerWith(429, { 'retry-after': '60', 'x-sentry-rate-limits': '60:error:organization' });
  const answer = await handIn(ENVELOPE);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-sentry-rate-limits')]).toEqual([
    200,
    '60',
    '60:error:organization',
  ]);
  expect(await answer.json()).toEqual({ is_handed_on: false });
});

test('nothing but an envelope of a fair size is taken', async () => {
  expect((await handIn('{}', { 'content-type': 'application/json' })).status).toBe(422);
  expect((await handIn(ENVELOPE, { 'content-type': 'text/plain' })).status).toBe(422);
  expect((await handIn('x'.repeat(ENVELOPE_MOST_BYTES + 1))).status).toBe(413);
});

test('without a DSN nobody is told of anything', async () => {
  const quiet = await openWorld();
  expect((await quiet.anyone.asks(errorReportSettings, {})).body).toEqual({ dsn: null });
  expect((await handIn(ENVELOPE, { 'content-type': ENVELOPE_TYPE }, quiet)).status).not.toBe(200);
  await quiet.close();
});

test('on the local development host a DSN counts for nothing; one that is none is refused at the start [PR-4, PR-5]', () => {
  const SENTRY_DSN = 'https://key@errors.example.org/7';
  expect(readConfig({ SENTRY_DSN }).sentry_dsn).toBe(SENTRY_DSN);
  expect(readConfig({ SENTRY_DSN, PORT: '8180', PUBLIC_URL: LOCAL_APP_ORIGIN }).sentry_dsn).toBeNull();
  expect(readConfig({ SENTRY_DSN, PORT: '8180' }).sentry_dsn).toBeNull();
  expect(() => readConfig({ SENTRY_DSN: 'errors.example.org' })).toThrow(CannotStart);
});
