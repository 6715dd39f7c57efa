import type { Page, Route } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { expect, quietTest as test, seeIntro } from './journey.ts';
import { mendLine } from './line.ts';
import { loseConnection } from './settled.ts';

const PING = '**/api/v2/ping';

test('when the connection is lost, an alert stands over the work, and the work stays as it was [AU-6]', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/change-password');
  await page.getByLabel('Current password').fill('half a passw');
  await loseConnection(page);

  const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('button')).toHaveText(['Check Connection', 'Go to Today']);
  await expect(alert.getByRole('button', { name: 'Check Connection' })).toBeFocused();
  // Neither a key nor a tap beside it takes it away, and nothing under it can be reached.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(alert).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('form'))).toBeNull();

  await mendLine(context);
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveURL('/change-password');
  await expect(page.getByLabel('Current password')).toHaveValue('half a passw');
});

test('Check Connection looks at once, and takes the alert away when the server answers [AU-6]', async ({
  page,
  context,
}) => {
  await seeIntro(page);
  await page.goto('/login');
  await page.getByLabel('Email address').fill('nadia');
  await loseConnection(page);
  const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
  await expect(alert).toBeVisible();
  // The network is back, but the server is not to be reached yet: only an answer ends the alert.
  await page.route(PING, (route) => route.abort());
  await mendLine(context);
  const asked = page.waitForRequest(PING);
  await alert.getByRole('button', { name: 'Check Connection' }).click();
  await asked;
  await expect(alert).toBeVisible();
  await page.unroute(PING);
  await alert.getByRole('button', { name: 'Check Connection' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toHaveValue('nadia');
});

test('looking for the connection takes five seconds at most [AU-6, CO]', async ({ page, context }) => {
  await seeIntro(page);
  await page.goto('/login');
  await loseConnection(page);
  const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
  await expect(alert).toBeVisible();
  const held: Route[] = [];
  await page.route(PING, (route) => void held.push(route));
  await mendLine(context);
  const check = alert.getByRole('button');
  await check.click();
  await expect(check).toHaveAttribute('aria-busy', 'true');
  const from = Date.now();
  await expect(check).not.toHaveAttribute('aria-busy', 'true', { timeout: 15_000 });
  // Looked at once a second, on a machine that others use.
  expect(Date.now() - from).toBeLessThan(9_000);
  await expect(alert).toBeVisible();
  expect(held.length).toBeGreaterThan(0);
  await page.unroute(PING);
  await expect(alert).toHaveCount(0);
});

test('staff may keep working on today, and the line that tells of it goes when the connection is back [AU-6]', async ({
  page,
  signIn,
  context,
  complaints,
}) => {
  await signIn('carer@larch-house.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loseConnection(page);
  const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
  await expect(alert.getByRole('button')).toHaveText(['Check Connection', 'Keep working']);
  await alert.getByRole('button', { name: 'Keep working' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(page).toHaveURL('/tabs/today');
  await mendLine(context);
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toHaveCount(0);
  // What was on its way when the connection went.
  complaints.splice(0);
});

test('nobody else may keep working, and staff find the way from a screen that needs the line to Today [AU-6]', async ({
  page,
  signIn,
  context,
  complaints,
}) => {
  const shared = page.waitForResponse('**/api/v2/about-me/my-person');
  await signIn('relative@larch-house.example');
  await shared;
  await expectOnlyTheCheck(page, () => loseConnection(page));
  await mendLine(context);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn('carer@larch-house.example');
  await page.goto('/tabs/more');
  await loseConnection(page);
  const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
  await expect(alert.getByRole('button')).toHaveText(['Check Connection', 'Go to Today']);
  await alert.getByRole('button', { name: 'Go to Today' }).click();
  await expect(page).toHaveURL('/tabs/today');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible();
  await mendLine(context);
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toHaveCount(0);
  // What Today asked for without a line.
  complaints.splice(0);
});

test('an alert that comes and goes signs nobody out [AU-6]', async ({ page, signIn, context, complaints }) => {
  const settled = page.waitForResponse('**/api/v2/app-activity');
  await signIn('coordinator@larch-house.example');
  await settled;
  await page.getByRole('link', { name: 'More', exact: true }).click();
  for (const time of ['once', 'twice']) {
    await loseConnection(page);
    await expect(page.getByRole('alertdialog'), time).toBeVisible();
    await mendLine(context);
    await expect(page.getByRole('alertdialog'), time).toHaveCount(0);
  }
  expect((await askServer(page, 'me')).status).toBe(200);
  // What was on its way when the connection went.
  complaints.splice(0);
});

async function expectOnlyTheCheck(page: Page, loseConnection: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await loseConnection();
  await expect(page.getByRole('alertdialog').getByRole('button')).toHaveText(['Check Connection']);
}
