import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import type { HomeServer } from './home-server.ts';
import { expect, test } from './journey.ts';
import { mendLine } from './line.ts';
import { choose, chooseLarge } from './pictures.ts';
import { appIsKept, loseConnection, openMore, settled } from './settled.ts';

const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';
/** In the head of every photo as the device draws it. */
const JPEG = 'JFIF';

// The device's own copy of the app answers, as it does for everybody.
test.use({ serviceWorkers: 'allow' });

test('a photo chosen without a connection outlives a closed app, locked, and arrives once', async ({
  page,
  context,
  signIn,
  server,
  complaints,
  isAccessible,
}) => {
  await signIn(NADIA);
  await appIsKept(page);
  await page.goto('/photos');
  await expect(page.getByText(/^\d+ photos$/)).toBeVisible();
  await loseConnection(page);
  await keepWorking(page);
  await choose(page, 'raised-bed.png', 'blurred.png');
  await expect(page.getByText('The 2 photos are safe on this device and go out by themselves.')).toBeVisible();
  const { rest, begun } = await storageOf(page);
  expect(['raised-bed', JPEG].filter((word) => rest.includes(word))).toEqual([]);
  expect(begun).toContain('raised-bed');

  await page.goto('/outbox');
  await keepWorking(page);
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.first()).toContainText('A photo');
  await isAccessible();
  await waiting.last().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(waiting).toHaveCount(1);
  const before = await photosOf(server);
  await mendLine(context);
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'A photo' })).toBeVisible();
  expect(await photosOf(server)).toBe(before + 1);
  expect((await storageOf(page)).begun).not.toContain('raised-bed');
  await page.reload();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await settled(page);
  expect(await photosOf(server)).toBe(before + 1);
  complaints.splice(0);
});

test('a photo of a report that waits goes after the report, and hangs on it', async ({
  page,
  context,
  signIn,
  server,
  complaints,
}) => {
  await signIn(NADIA);
  await appIsKept(page);
  await page.goto('/tabs/today');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await expect(page.getByRole('button', { name: 'A cuppa' })).toBeVisible();
  await loseConnection(page);
  await keepWorking(page);
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await expect(page.getByText('Saved on this phone, will be sent')).toBeVisible();
  await choose(page, 'cuppa.png');
  await expect(page.getByText('The photo is safe on this device and goes out by itself.')).toBeVisible();
  await page.goto('/outbox');
  await keepWorking(page);
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.filter({ hasText: 'A photo' })).toContainText('Frank');

  // As long as the report is held up, its photo waits behind it.
  await page.route('**/api/v2/report/log', async (route) => await route.abort('connectionfailed'));
  let begun = 0;
  page.on('request', (request) => (begun += request.url().endsWith('/photo/begin-upload') ? 1 : 0));
  const tries = async () => await page.waitForRequest('**/api/v2/report/log');
  const tried = tries();
  await mendLine(context);
  await tried;
  // A photo that did not wait would have begun by the second time.
  const triedAgain = tries();
  await page.getByRole('button', { name: 'Send now' }).click();
  await triedAgain;
  await expect(waiting).toHaveCount(2);
  expect(begun).toBe(0);
  await page.unroute('**/api/v2/report/log');
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  const rows = await server.sql(
    `select r.title from photos p join reports r on r.id = p.report_id where r.title = 'A cuppa' and p.ready_at > now() - interval '10 minutes'`,
  );
  expect(rows).toHaveLength(1);
  complaints.splice(0);
});

test('with a report that is taken back or discarded before it went, its photos go too, once that is said', async ({
  page,
  context,
  signIn,
  server,
  complaints,
}) => {
  await signIn(NADIA);
  await appIsKept(page);
  await page.goto('/tabs/today');
  const before = await photosOf(server);
  const logFrank = page.getByRole('dialog').getByRole('button', { name: /Frank/ });
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await logFrank.click();
  await expect(page.getByRole('button', { name: 'A cuppa' })).toBeVisible();
  await loseConnection(page);
  await keepWorking(page);
  const isSafe = page.getByText('The photo is safe on this device and goes out by itself.');
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await choose(page, 'cuppa.png');
  await expect(isSafe).toBeVisible();
  const ask = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ask).toContainText('Its photo on this device goes with it');
  await ask.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await ask.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back. Nothing is saved.')).toBeVisible();
  await expect(isSafe).toHaveCount(0);

  await page.getByRole('button', { name: 'A cuppa' }).click();
  await choose(page, 'cuppa.png');
  await expect(isSafe).toBeVisible();
  await page.goto('/outbox');
  await keepWorking(page);
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article');
  await expect(waiting).toHaveCount(2);
  await waiting.filter({ hasText: 'A cuppa' }).getByRole('button', { name: 'Discard' }).click();
  await expect(ask).toContainText('Its photo on this device goes with it.');
  await ask.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await mendLine(context);
  await settled(page);
  expect(await photosOf(server)).toBe(before);
  complaints.splice(0);
});

test('the next person on a device neither sees nor sends the photo of the last; back again, it goes on where it was', async ({
  page,
  signIn,
  server,
  complaints,
}) => {
  await signIn(NADIA);
  await page.goto('/photos');
  await expect(page.getByText(/^\d+ photos$/)).toBeVisible();
  const before = await photosOf(server);
  // Its first part arrives, and then the line goes.
  const others = /\/photo\/part\/.*\/[1-9]\d*$/u;
  await page.route(others, async (route) => await route.abort('connectionfailed'));
  await chooseLarge(page, 'the-raised-bed.png');
  await expect(page.getByText('It is safe on this device and will try again.')).toBeVisible();
  await signOut(page, 'Sign out with something not sent yet?');
  await page.unroute(others);

  await signIn(TOMASZ);
  await page.goto('/outbox');
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await settled(page);
  const left = await storageOf(page);
  expect(['raised-bed', JPEG].filter((word) => `${left.rest} ${left.begun}`.includes(word))).toEqual([]);
  expect(await photosOf(server)).toBe(before);
  await signOut(page);

  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/photo/part/')) parts.push(request.url());
  });
  await signIn(NADIA);
  await expect.poll(() => photosOf(server)).toBe(before + 1);
  expect(parts[0]).toMatch(others);
  complaints.splice(0);
});

test('a device without room says so, and sends the photo as long as the app is open', async ({
  page,
  context,
  signIn,
  server,
  complaints,
}) => {
  await signIn(NADIA);
  await page.goto('/photos');
  await expect(page.getByText(/^\d+ photos$/)).toBeVisible();
  const before = await photosOf(server);
  await page.route('**/api/v2/photo/part/**', async (route) => await route.abort('connectionfailed'));
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 1 });
  await choose(page, 'large.png');
  await expect(page.getByText('There is no room left on this device to keep it safe.')).toBeVisible();
  await page.unroute('**/api/v2/photo/part/**');
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByRole('dialog', { name: 'Your new photo' })).toBeVisible();
  expect(await photosOf(server)).toBe(before + 1);
  complaints.splice(0);
});

async function keepWorking(page: Page): Promise<void> {
  await page
    .getByRole('alertdialog', { name: 'No Internet Connection' })
    .getByRole('button', { name: 'Keep working' })
    .click();
}

async function signOut(page: Page, asked?: string): Promise<void> {
  await page.goto('/tabs/today');
  await openMore(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  if (asked !== undefined) {
    await page.getByRole('alertdialog', { name: asked }).getByRole('button', { name: 'Sign out' }).click();
  }
  await expect(page).toHaveURL('/login');
}

/** Those that have arrived whole. */
async function photosOf(server: HomeServer): Promise<number> {
  const [row] = await server.sql('select count(*)::int as photos from photos where ready_at is not null');
  return Number(row?.['photos']);
}
