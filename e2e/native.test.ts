import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { VERSION } from '@heartsease/domain/constants.ts';
import { pageOfNativeApp } from '../scripts/native.ts';
import { storageOf } from './device-storage.ts';
import { dominoes } from './dominoes.ts';
import { PASSWORD, expect, quietTest, seeIntro, test } from './journey.ts';
import { insidePhone } from './phone.ts';

const NADIA = 'coordinator@larch-house.example';
const DIST = join(import.meta.dirname, '../app/dist');
const PICTURE = join(import.meta.dirname, '../app/ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png');
const TOKEN = 'wellbeing-token';

quietTest(
  'the token lies in the Keystore under its own name, and nowhere in the page [ST-1]',
  async ({ page, signIn }) => {
    const phone = await insidePhone(page);
    await signIn(NADIA);
    await expect(page).toHaveTitle('Today Heartsease');
    const token = phone.keystore.get(TOKEN);
    expect(token).toMatch(/^wb1_/);
    expect([...phone.keystore.keys()]).toEqual([TOKEN]);
    expect(phone.asked('SecureStorage.internalSetItem')).toEqual([
      // 1: only while this device is unlocked, and on no other device
      { prefixedKey: TOKEN, data: token, sync: false, access: 1 },
    ]);
    expect(JSON.stringify(await storageOf(page))).not.toContain(token);
    await page.reload();
    await expect(page).toHaveTitle('Today Heartsease');
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    expect(phone.keystore.size).toBe(0);
  },
);

quietTest('a token of a former installation is nobody’s here [ST-1]', async ({ page }) => {
  const phone = await insidePhone(page);
  phone.keystore.set(TOKEN, 'wb1_of-another-time');
  await page.goto('/tabs/today');
  await expect(page).toHaveURL('/intro');
  expect(phone.keystore.size).toBe(0);
});

quietTest(
  'the app tells version, build and platform, and again when it comes back [AU-7, CA-5]',
  async ({ page, signIn }) => {
    const phone = await insidePhone(page);
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/app-activity')) told.push(request.postDataJSON());
    });
    await signIn(NADIA);
    const about = { version: VERSION, build: '20802', platform: 'mobile,native,android' };
    await expect.poll(() => told).toEqual([about]);
    await phone.happens('App', 'resume');
    await expect.poll(() => told).toEqual([about, about]);
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Email address')).toBeVisible();
    await phone.happens('App', 'resume');
    await phone.happens('App', 'backButton', { canGoBack: true });
    await expect.poll(() => phone.asked('App.minimizeApp')).toHaveLength(1);
    expect(told).toHaveLength(2);
  },
);

quietTest('what the device says of its network shows and takes away the alert [AU-6]', async ({ page, signIn }) => {
  const phone = await insidePhone(page);
  await signIn(NADIA);
  await expect(page).toHaveTitle('Today Heartsease');
  await page.route('**/api/v2/ping', (route) => route.abort());
  await phone.happens('Network', 'networkStatusChange', { connected: false, connectionType: 'none' });
  const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
  await expect(alert).toBeVisible();
  // Back closes nothing that only the connection closes.
  await phone.happens('App', 'backButton', { canGoBack: true });
  await expect.poll(() => phone.asked('App.minimizeApp')).toHaveLength(1);
  await expect(alert).toBeVisible();
  await page.unroute('**/api/v2/ping');
  await phone.happens('Network', 'networkStatusChange', { connected: true, connectionType: 'wifi' });
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(/\/tabs\/today/);
});

quietTest(
  'back closes what lies over the screen, goes back, and leaves from the first screen',
  async ({ page, signIn }) => {
    const phone = await insidePhone(page);
    const back = async () => await phone.happens('App', 'backButton', { canGoBack: true });
    await signIn(NADIA);
    await page.getByRole('link', { name: 'Planner', exact: true }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Print the programme' });
    await expect(sheet).toBeVisible();
    await back();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveTitle('Planner Heartsease');
    await back();
    await expect(page).toHaveTitle('Today Heartsease');
    expect(phone.asked('App.minimizeApp')).toEqual([]);
    await back();
    await expect.poll(() => phone.asked('App.minimizeApp')).toHaveLength(1);
    await expect(page).toHaveTitle('Today Heartsease');
  },
);

quietTest('the bars follow light and dark, and nothing shows among the open apps', async ({ page }) => {
  const phone = await insidePhone(page);
  const styles = () => phone.asked('SystemBars.setStyle').map(({ style }) => style);
  await seeIntro(page);
  await page.goto('/login');
  await expect.poll(styles).toEqual(['LIGHT']);
  await expect(page.getByRole('link', { name: 'Use a passkey' })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(styles).toEqual(['LIGHT', 'DARK']);
  // What the person chose goes before what the device likes.
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  await expect.poll(styles).toEqual(['LIGHT', 'DARK', 'LIGHT']);
  await expect.poll(() => phone.asked('PrivacyScreen.enable')).toHaveLength(1);
  await expect.poll(() => phone.asked('SplashScreen.hide')).toHaveLength(1);
});

test('a saved log is felt', async ({ page, signIn }) => {
  const phone = await insidePhone(page);
  await signIn(NADIA);
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await expect(page.getByRole('button', { name: 'Save for 8 people' })).toBeVisible();
  expect(phone.asked('Haptics.impact')).toEqual([]);
  await page.getByRole('button', { name: 'Save for 8 people' }).click();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  await expect.poll(() => phone.asked('Haptics.impact')).toEqual([{ style: 'LIGHT' }]);
});

quietTest(
  'a PDF opens in what the phone reads it with, else goes to its own sheet; it is forgotten at the next start and sign-out',
  async ({ page, signIn }) => {
    const phone = await insidePhone(page);
    await signIn(NADIA);
    await page.goto('/tabs/planner');
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('button', { name: 'Make the PDF' }).click();
    await expect(page.getByText(/Your PDF is ready/)).toBeVisible();
    const file = expect.stringMatching(/^file:.*\/cache\/shared\/.+\.pdf$/);
    await expect.poll(() => phone.asked('FileOpener.open')).toEqual([{ uri: file, type: 'application/pdf' }]);
    expect(phone.asked('Share.share')).toEqual([]);
    phone.reader.isThere = false;
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('button', { name: 'Make the PDF' }).click();
    await expect.poll(() => phone.asked('Share.share')).toMatchObject([{ files: [file] }]);
    const [written] = phone.asked('Filesystem.writeFile');
    expect(written).toMatchObject({ directory: 'CACHE' });
    expect(Buffer.from(String(written?.['data']), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    // The photos that were taken go with it: Android keeps them for ever.
    const both = [
      { path: 'shared', directory: 'CACHE', recursive: true },
      { path: 'Pictures', directory: 'EXTERNAL', recursive: true },
    ];
    const removed = phone.asked('Filesystem.rmdir').length;
    await page.reload();
    await expect.poll(() => phone.asked('Filesystem.rmdir').slice(removed)).toEqual(both);
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => phone.asked('Filesystem.rmdir').slice(removed)).toEqual([...both, ...both]);
  },
);

quietTest(
  'a link of the home’s server opens its screen, after a sign-in where one is needed',
  async ({ page, server }) => {
    const phone = await insidePhone(page);
    await seeIntro(page);
    await page.goto('/login');
    await expect.poll(() => phone.asked('SplashScreen.hide')).toHaveLength(1);
    await phone.happens('App', 'appUrlOpen', { url: 'https://elsewhere.example/register?code=1' });
    await phone.happens('App', 'appUrlOpen', { url: 'no address at all' });
    await phone.happens('App', 'appUrlOpen', { url: `${server.address}/outbox` });
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email address').fill(NADIA);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/outbox');
    await phone.happens('App', 'appUrlOpen', { url: `${server.address}/tabs/residents` });
    await expect(page).toHaveTitle('Residents Heartsease');
  },
);

test('in the phone’s own page everything is asked of the home’s server, pictures too [PR-4, CA-2]', async ({
  page,
  server,
  signIn,
  anotherDevice,
}) => {
  const tablet = await anotherDevice();
  await signIn(NADIA, tablet);
  const { report_id } = await dominoes(tablet);
  const phone = await insidePhone(page);
  await openFromPhone(page, server.address);
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  const calls: Request[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request));
  await seeIntro(page);
  await page.goto('https://localhost/login');
  await page.getByLabel('Email address').fill(NADIA);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('https://localhost/tabs/today');
  await page.goto(`https://localhost/manage-report/${report_id}`);
  await page.getByTestId('photo-files').setInputFiles(PICTURE);
  const sheet = page.getByRole('dialog', { name: 'Your new photo' });
  const picture = sheet.getByRole('img', { name: 'The photo' });
  await expect(picture).toBeVisible();
  expect(await picture.getAttribute('src')).toMatch(new RegExp(`^${server.address}/photo-files/`));
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('https://localhost/photo-books');
  await page.getByRole('link', { name: /^Eileen Hartley/u }).click();
  const inBook = page.locator(`img[src^="${server.address}/photo-book-files/"]`).first();
  await expect.poll(() => inBook.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  expect(broken).toEqual([]);
  for (const call of calls) {
    expect(call.url()).toMatch(new RegExp(`^${server.address}/`));
    const headers = await call.allHeaders();
    expect(headers['x-xsrf-token']).toBeUndefined();
    expect(headers['cookie']).toBeUndefined();
  }
  await phone.happens('App', 'appUrlOpen', { url: `${server.address}/tabs/residents` });
  await expect(page).toHaveTitle('Residents Heartsease');
  await phone.happens('App', 'appUrlOpen', { url: 'https://localhost/outbox' });
  await expect(page).toHaveTitle('Residents Heartsease');
});

quietTest('a device that stays silent for five seconds is worth a warning [AU-9]', async ({ page }) => {
  const warnings = warningsOf(page);
  await insidePhone(page, { isSilent: true });
  await openWithStoppedClock(page);
  await page.clock.runFor(4_900);
  expect(warnings).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => warnings).toEqual(['The device was not ready within 5 seconds']);
  expect(await page.evaluate(async () => await navigator.serviceWorker.getRegistration())).toBeUndefined();
});

quietTest('a device that is ready in time, and a browser, are worth none [AU-9]', async ({ page, context }) => {
  const browser = await context.newPage();
  await insidePhone(page);
  for (const opened of [page, browser]) {
    const warnings = warningsOf(opened);
    await openWithStoppedClock(opened);
    await expect(async () => {
      await opened.clock.runFor(100);
      expect(await opened.getByRole('button', { name: 'Sign in', exact: true }).isVisible()).toBe(true);
    }).toPass();
    await opened.clock.runFor(10_000);
    expect(warnings).toEqual([]);
  }
});

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // The tests let no service worker in, and the browser says so.
    if (message.type() === 'warning' && !message.text().includes('Playwright')) warnings.push(message.text());
  });
  return warnings;
}

/** Time passes only when the test says so. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await seeIntro(page);
  await page.clock.install({ time: new Date() });
  await page.clock.pauseAt(Date.now() + 5_000);
  await page.goto('/login');
}

/** The files of the app lie on the phone, in a page of its own. */
async function openFromPhone(page: Page, server: string): Promise<void> {
  // The tests' server is this machine, which a browser asks about first; a phone's page has no such question.
  await page.context().grantPermissions(['local-network-access'], { origin: 'https://localhost' });
  const index = pageOfNativeApp(await readFile(join(DIST, 'index.html'), 'utf8'), server);
  await page.route('https://localhost/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (/\.[a-z0-9]+$/.test(pathname)) await route.fulfill({ path: join(DIST, pathname) });
    else await route.fulfill({ contentType: 'text/html', body: index });
  });
}

quietTest('nothing offers to print a page where the device prints none', async ({ page, anotherDevice, signIn }) => {
  const cards = { name: /^Print this card on A5/ };
  const desk = await anotherDevice();
  await signIn(NADIA, desk);
  await desk.goto('/pal-info');
  await expect(desk.getByRole('button', cards)).toHaveCount(4);
  await insidePhone(page);
  await signIn(NADIA);
  await page.goto('/pal-info');
  await expect(page.getByRole('heading', { level: 1, name: 'Good company' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
  await expect(page.getByRole('button', { name: /Print/ })).toHaveCount(0);
});
