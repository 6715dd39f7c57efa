import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOCAL_APP_ORIGIN, LOCAL_API_ORIGIN } from '@heartsease/domain/constants.ts';
import { openErrorReceiver } from '../server/test/error-receiver.ts';
import type { ErrorReceiver } from '../server/test/error-receiver.ts';
import { openHomeServer } from './home-server.ts';
import { PASSWORD, expect, seeIntro, test as base } from './journey.ts';
import { found, personalWords, textsIn, wordsIn } from './reported.ts';
import { follow, walk } from './walk.ts';

const MANAGER = 'manager@larch-house.example';
const CANARY = 'Zyxqv Canarywood';
const ID = '019a2f60-0000-7000-8000-00000000c0de';

const test = base.extend<{ receiver: ErrorReceiver }>({
  receiver: async ({ browserName: _ofAny }, give) => {
    const receiver = await openErrorReceiver();
    await give(receiver);
    await receiver.close();
  },
  server: async ({ receiver }, give) => {
    const server = await openHomeServer({ SENTRY_DSN: receiver.dsn });
    await give(server);
    await server.close();
  },
});

test('however something breaks, nobody is in what is reported [PR-5, F2]', async ({
  page,
  signIn,
  server,
  receiver,
  complaints,
}) => {
  test.setTimeout(240_000);
  const canaries = [...(await personalWords(server)), 'Zyxqv', 'Canarywood', ID];
  expect(canaries.length).toBeGreaterThan(300);
  const errors = () => receiver.received.filter(({ type }) => type === 'event');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address) && !request.url().startsWith('blob:')) elsewhere.push(request.url());
  });
  // Chosen for all that is drawn: the whole session, and every screen that opens.
  await page.addInitScript(() => (Math.random = () => 0.01));
  await signIn(MANAGER);
  await expect
    .poll(() => receiver.received.some(({ type }) => type === 'replay_recording'), { timeout: 60_000 })
    .toBe(true);

  const [eileen] = await server.sql(`select id from residents where known_as = 'Eileen'`);
  const screens = [
    '/tabs/residents',
    `/residents/${String(eileen?.['id'])}`,
    `/residents/${String(eileen?.['id'])}/edit`,
    '/tabs/planner',
    '/manage-staff',
    `/residents/${ID}?note=${encodeURIComponent(CANARY)}#${CANARY}`,
    '/change-password',
    '/tabs/more',
    '/tabs/today',
  ];
  for (const [at, address] of screens.entries()) {
    await goTo(page, address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
    const before = errors().length;
    await breakIt(page, at);
    await expect.poll(() => errors().length, { message: address, timeout: 60_000 }).toBeGreaterThan(before + 1);
  }
  // A screen that breaks while it is drawn.
  await page.evaluate((name) => {
    Reflect.set(Date.prototype, 'getDay', () => {
      throw new TypeError(`Cannot read properties of undefined (reading '${name}')`);
    });
  }, CANARY);
  await goTo(page, '/tabs/planner');
  await expect(page.getByRole('heading', { name: 'There is a problem with this screen' })).toBeAttached();

  await expect
    .poll(() => JSON.stringify(errors()).includes('Cannot read properties of undefined'), { timeout: 60_000 })
    .toBe(true);
  await expect.poll(() => transactions(receiver), { timeout: 60_000 }).toContain('/residents/:id');
  const recordings = receiver.received.filter(({ type }) => type === 'replay_recording').length;
  await expect
    .poll(() => receiver.received.filter(({ type }) => type === 'replay_recording').length, { timeout: 60_000 })
    .toBeGreaterThan(recordings);

  expect(found(canaries, wordsIn(receiver))).toEqual([]);
  const everything = receiver.everything();
  // On the way there as well, whoever is written about in what is sent.
  expect(found(['Zyxqv', 'Canarywood', ID, MANAGER], everything)).toEqual([]);
  const screen = textsIn(receiver);
  expect(screen.length).toBeGreaterThan(100);
  expect(screen.filter((text) => !/^[\s*]*$/u.test(text))).toEqual([]);
  expect(everything).toContain('"release":"heartsease@2.8.2"');
  expect(everything).not.toMatch(/"(user|request|extra|server_name)":/);
  expect(elsewhere).toEqual([]);
  complaints.splice(0);
});

/** What people wrote: each where staff or a family reads it. */
const WRITTEN = {
  note: 'Zyxqvnote',
  talk: 'Zyxqvtalk',
  caption: 'Zyxqvcaption',
};

/**
 * For how long each walks through the app; on a machine that is busy, until they have seen so many kinds of screens.
 * The manager begins where what people wrote is read, so that it comes before the time is over.
 */
const WALKERS: { email: string; ms: number; screens: number; begins: string[] }[] = [
  { email: MANAGER, ms: 35_000, screens: 16, begins: ['/moments', '/photos', '/recent-messages'] },
  { email: 'relative@larch-house.example', ms: 15_000, screens: 7, begins: [] },
  { email: 'organiser@teme-valley.example', ms: 10_000, screens: 5, begins: [] },
];

test('on whatever screen somebody is, nobody is in what is reported [PR-5, F2]', async ({
  signIn,
  anotherDevice,
  server,
  receiver,
  complaints,
}) => {
  test.setTimeout(300_000);
  const personal = await personalWords(server);
  await server.sql(`update moments set note = 'A note, ${WRITTEN.note}.'`);
  await server.sql(`update reports set note = 'A note, ${WRITTEN.note}.'`);
  await server.sql(`update chat_messages set text = 'Hello, ${WRITTEN.talk}!'`);
  await server.sql(`update photos set caption = 'With ${WRITTEN.caption}'`);
  const shown = new Set<string>();
  for (const { email, ...way } of WALKERS) {
    const page = await anotherDevice();
    await page.addInitScript(() => (Math.random = () => 0.01));
    const isRecorded = recordedAnew(receiver);
    await signIn(email, page);
    await expect.poll(isRecorded, { timeout: 60_000 }).toBe(true);
    const walked = await walk(page, way, async () => {
      const here = await page.evaluate((words) => {
        const screen = document.documentElement.outerHTML;
        void Promise.reject(new TypeError(document.body.innerText));
        return words.filter((word) => screen.includes(word));
      }, Object.values(WRITTEN));
      here.forEach((word) => shown.add(word));
    });
    complaints.splice(0);
    expect(walked.length, `${email}: ${walked.join(' ')}`).toBeGreaterThanOrEqual(way.screens);
    // The last part of the recording may be sent already: only what changes now brings another.
    const isRecordedToItsEnd = recordedAnew(receiver);
    await page.evaluate(() => document.body.append(document.createElement('hr')));
    await expect.poll(isRecordedToItsEnd, { timeout: 60_000 }).toBe(true);
  }
  expect([...shown].toSorted()).toEqual(Object.values(WRITTEN).toSorted());
  const said = wordsIn(receiver);
  expect(found(personal, said)).toEqual([]);
  expect(said.toLowerCase()).not.toContain('zyxqv');
  expect(textsIn(receiver).filter((text) => !/^[\s*]*$/u.test(text))).toEqual([]);
  complaints.splice(0);
});

test('what breaks before the sign-in is kept, and told all the same [PR-5]', async ({ page, receiver, complaints }) => {
  await seeIntro(page);
  await page.addInitScript((name) => {
    addEventListener('load', () => {
      throw new RangeError(`Invalid time value ${name}`);
    });
  }, CANARY);
  await page.goto('/login');
  await expect.poll(() => receiver.received.filter(({ type }) => type === 'event').length).toBe(1);
  expect(receiver.received.find(({ type }) => type === 'event')?.body).toMatchObject({
    exception: { values: [{ type: 'RangeError', value: 'Invalid time value' }] },
    tags: { platform: expect.stringContaining('web') },
  });
  expect(found(['Zyxqv'], receiver.everything())).toEqual([]);
  complaints.splice(0);
});

base('where nobody receives errors nothing is loaded and nothing sent [PR-5]', async ({ page, signIn, complaints }) => {
  const asked = requestsOf(page);
  await signIn(MANAGER);
  const answered = page.waitForResponse('**/api/v2/error-reports/settings');
  await breakIt(page, 0);
  expect(await (await answered).json()).toEqual({ dsn: null });
  await goTo(page, '/tabs/more');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect(asked.filter((url) => /sentry|reporter|error-reports\/send/.test(url))).toEqual([]);
  const worker = readFileSync(join(import.meta.dirname, '../app/dist/sw.js'), 'utf8');
  expect(worker).not.toMatch(/assets\/(sentry|reporter)/);
  complaints.splice(0);
});

test('on the local development host nobody is asked and nothing is sent [PR-4, PR-5]', async ({
  page,
  server,
  receiver,
  complaints,
}) => {
  // The built app as if it came from there.
  for (const origin of [LOCAL_APP_ORIGIN, LOCAL_API_ORIGIN])
    await page.route(`${origin}/**`, async (route) => {
      const url = route.request().url().replace(origin, server.address);
      const response = await route.fetch({ url });
      // Served by the workshop's own tools, it comes without a policy.
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
  // A stream has no end that could be waited for.
  await page.route('**/api/v2/live', (route) => route.abort());
  const asked = requestsOf(page);
  await seeIntro(page);
  await page.goto(`${LOCAL_APP_ORIGIN}/login`);
  await page.getByLabel('Email address').fill(MANAGER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/tabs\/./, { waitUntil: 'commit' });
  await breakIt(page, 0);
  await expect.poll(() => asked.some((url) => /\/begin-[^/]+\.js$/.test(url))).toBe(true);
  await goTo(page, '/tabs/more');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect(asked.filter((url) => /sentry|error-reports/.test(url))).toEqual([]);
  expect(receiver.received).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  complaints.splice(0);
});

/** Within the app, as a link would: a page of its own would be a session of its own. */
async function goTo(page: Page, address: string): Promise<void> {
  await follow(page, address);
  await page.waitForURL((url) => url.pathname === address.split('?')[0]);
}

/** Tells whether another part of a recording has come since. */
function recordedAnew(receiver: ErrorReceiver): () => boolean {
  const parts = () => receiver.received.filter(({ type }) => type === 'replay_recording').length;
  const before = parts();
  return () => parts() > before;
}

/** In every way that a page can: each with a person in it. */
async function breakIt(page: Page, at: number): Promise<void> {
  await page.evaluate(
    async ([name, id, at]) => {
      const who = `${name} ${at} ${id}`;
      const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
      void Promise.reject(Object.assign(new TypeError(`"${who}" is not valid JSON`), { note: who }));
      // The kit hears nothing in the turn after an error.
      await turn();
      void Promise.reject({ first_name: name, id: `${id}${at}` });
      await turn();
      setTimeout(() => {
        throw new Error(who);
      });
      await turn();
      console.error(who, { name });
      await fetch(`/api/v2/resident/${id}?name=${name}`, { method: 'POST', body: who }).catch(() => undefined);
      document.title = who;
      performance.mark(who);
      const button = document.createElement('button');
      button.textContent = name;
      button.setAttribute('aria-label', name);
      button.setAttribute('alt', name);
      button.dataset['person'] = name;
      document.body.append(button);
      button.click();
    },
    [CANARY, ID, at] as const,
  );
  const field = page.locator('input:visible, textarea:visible').first();
  if ((await field.count()) > 0) await field.fill(CANARY).catch(() => undefined);
}

function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

function transactions(receiver: ErrorReceiver): unknown[] {
  return receiver.received
    .filter(({ type }) => type === 'transaction')
    .map(({ body }) => (body as { transaction: string }).transaction);
}
