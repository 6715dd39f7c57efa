import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { LAUNCH } from './browser.ts';
import { storageOf } from './device-storage.ts';
import { PASSWORD, expect, test } from './journey.ts';
import type { HomeServer } from './home-server.ts';
import { cutLine } from './line.ts';
import { filesOfProfile, unsnapped } from './profile-folder.ts';
import { SIZES } from './playwright.config.ts';
import { appIsKept, openResidentsTab } from './settled.ts';

/** Hung onto every name and every word of the home, so that nothing of the app itself is taken for one of them. */
const CANARY = 'zyxqvane';
/** What the page itself puts away and removes, to know that a file tells it all the same. */
const CONTROL = 'jwqkcontrol';

test('what is repeated is read as well where a browser packed it', () => {
  // 12 bytes: four as they are, then eight more from four before.
  const packed = Buffer.from([12, 3 << 2, ...Buffer.from('vane'), (4 << 2) | 1, 4]);
  expect(unsnapped(packed).toString()).toBe('vanevanevane');
});

test('the disk of a device holds no name in clear after the sign-out, nor what opens what is locked [F3]', async ({
  server,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'heartsease-profile-'));
  try {
    await hangOnCanaries(server);
    const first = await open(folder, server);
    await signIn(first);
    await lookAround(first);
    const { begun } = await storageOf(first);
    expect(begun).toContain(CANARY);
    const secrets = await secretsOf(first);
    await first.context().close();
    expect(pathsWith(folder, CANARY)).toEqual([]);
    const cookie = cookieOnDisk(folder);
    expect(pathsWith(folder, cookie)).not.toEqual([]);

    const second = await open(folder, server);
    // What was logged stays here, and no server takes the session back.
    await second.route(/api\/v2\/(report\/log|logout)$/, async (route) => await route.abort());
    await second.goto('/tabs/more');
    await expect(second.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await keepControl(second);
    await second.getByRole('button', { name: 'Sign out' }).click();
    await second.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(second).toHaveURL(/\/login/);
    await second.context().close();

    expect(pathsWith(folder, CANARY)).toEqual([]);
    expect(pathsWith(folder, secrets.device_key)).toEqual([]);
    // What is removed stays readable, as long as the browser pleases: so the token alone may open nothing.
    expect(pathsWith(folder, CONTROL).join()).toMatch(/IndexedDB/);
    expect(pathsWith(folder, secrets.token)).not.toEqual([]);
    expect(pathsWith(folder, secrets.pair)).toEqual([]);
    expect(pathsWith(folder, cookie)).toEqual([]);
    // Of pictures, calls and papers nothing is in the browser's own store. (The bare address of what was still asked for
    // when the browser ended may be: it names nobody, and opens nothing soon after.)
    const answers = filesOfProfile(join(folder, 'Default/Cache')).filter(({ text }) => text.includes(AN_ANSWER));
    expect(answers.filter(({ text }) => FILE_OF_THE_APP.test(text))).not.toEqual([]);
    expect(answers.flatMap(({ text }) => text.match(NO_FILE_OF_THE_APP) ?? [])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Pages and files of the app itself are everybody's. */
const FILE_OF_THE_APP = /http:\/\/localhost:\d+\/assets\//;
const NO_FILE_OF_THE_APP = /http:\/\/localhost:\d+\/(?!(?:assets|icons|scenes|tabs)\/)[\w-]+\/[\w/.-]*/g;

/** What each answer in the store begins with. */
const AN_ANSWER = 'HTTP/1.1 ';

async function open(folder: string, server: HomeServer): Promise<Page> {
  const { viewport } = SIZES.phone;
  const context: BrowserContext = await chromium.launchPersistentContext(folder, {
    ...LAUNCH,
    baseURL: server.address,
    viewport,
    serviceWorkers: 'allow',
  });
  return context.pages()[0] ?? (await context.newPage());
}

async function hangOnCanaries(server: HomeServer): Promise<void> {
  for (const table of ['residents', 'accounts'])
    await server.sql(
      `update ${table} set first_name = first_name || $1, last_name = last_name || $1, known_as = known_as || $1`,
      [CANARY],
    );
  await server.sql('update observations set text = text || $1', [CANARY]);
  await server.sql('update reports set title = title || $1, note = note || $1', [CANARY]);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('intro-seen', 'true'));
  await page.goto('/login');
  await page.getByLabel('Email address').fill('coordinator@larch-house.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/tabs\/./, { waitUntil: 'commit' });
  await appIsKept(page);
}

/** A shift: people, photos, the plan and the lists; and what is logged without a connection. */
async function lookAround(page: Page): Promise<void> {
  await openResidentsTab(page);
  await page.getByRole('link', { name: `Eileen${CANARY}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Eileen${CANARY}` })).toBeVisible();
  await expect(page).toHaveTitle('Resident Heartsease');
  await page.goto('/photos');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const path of ['/tabs/planner', '/tabs/activities', '/moments', '/manage-custom-activities', '/tabs/today']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await expect(page.getByRole('button', { name: 'A cuppa' })).toBeVisible();
  await cutLine(page.context());
  await page.getByRole('button', { name: 'Keep working' }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await expect(page.getByText('Saved on this phone, will be sent')).toBeVisible();
  await page.getByLabel(/^A few words/).fill(`Told of the ${CANARY} again`);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/\d not sent yet/).first()).toBeVisible();
}

async function secretsOf(page: Page) {
  const { local, key: device_key } = await storageOf(page);
  const [, pair = ''] = /XSRF-TOKEN=([^;]+)/.exec(await page.evaluate(() => document.cookie)) ?? [];
  return { token: local['wellbeing-token'] ?? '', pair, device_key };
}

/** As the browser writes it: locked with a key of the system, where it has one. */
function cookieOnDisk(folder: string): Buffer {
  const copy = join(folder, 'cookies-copy');
  cpSync(join(folder, 'Default/Cookies'), copy);
  const database = new DatabaseSync(copy);
  const bytes = `coalesce(nullif(hex(encrypted_value), ''), hex(value))`;
  const row = database.prepare(`select ${bytes} as hex from cookies where name = 'XSRF-TOKEN'`).get();
  database.close();
  rmSync(copy);
  return Buffer.from(String(row?.['hex']), 'hex');
}

async function keepControl(page: Page): Promise<void> {
  await page.evaluate(async (word) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const opening = indexedDB.open('control');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('words'));
    const database = await done(opening);
    const store = database.transaction('words', 'readwrite').objectStore('words');
    await done(store.put(word, 1));
    await done(database.transaction('words', 'readwrite').objectStore('words').delete(1));
    database.close();
  }, CONTROL);
}

function pathsWith(folder: string, word: string | Buffer): string[] {
  return filesOfProfile(folder)
    .filter(({ text, bytes }) => (typeof word === 'string' ? text.includes(word) : bytes.includes(word)))
    .map(({ path }) => path)
    .toSorted();
}
