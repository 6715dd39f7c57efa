import type { Page } from '@playwright/test';
import { frontOf } from './front.ts';
import { expect, seeIntro, test } from './journey.ts';
import { cutLine, mendLine } from './line.ts';
import { appIsKept } from './settled.ts';

const COORDINATOR = 'coordinator@larch-house.example';

test.use({ serviceWorkers: 'allow' });

test('the app keeps itself on the device once it is stable, and opens without a connection [AU-8]', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  await signIn(COORDINATOR);
  await appIsKept(page);
  await cutLine(context);
  await page.goto('/tabs/residents');
  await expect(page.getByRole('alertdialog', { name: 'No Internet Connection' })).toBeVisible();
  await expect(page).toHaveTitle('Residents Heartsease');
  await mendLine(context);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Eileen' })).toBeVisible();
  complaints.splice(0);
});

test('the worker registers after 30 seconds, even when the browser is never idle [AU-8]', async ({ page }) => {
  await seeIntro(page);
  await stopTheClock(page);
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/login');
  await page.clock.runFor(28_000);
  expect(await isRegistered(page)).toBe(false);
  await page.clock.runFor(2_000);
  await expect.poll(() => isRegistered(page)).toBe(true);
});

test('a new version is offered, and taken with one tap [AU-8]', async ({ page, server }) => {
  const front = await frontOf(server.address);
  await seeIntro(page);
  await page.goto(`${front.address}/login`);
  await appIsKept(page);
  front.bringNewVersion();
  await page.reload();
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await expect(update).toBeVisible();
  const loaded = page.waitForEvent('load');
  await update.click();
  await loaded;
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(update).toBeHidden();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
  await front.close();
});

test('whoever opens the device’s own copy without any cookie can still sign in [AU-8, CA-2]', async ({
  page,
  context,
}) => {
  await seeIntro(page);
  await page.goto('/login');
  await appIsKept(page);
  await context.clearCookies();
  await page.reload();
  await page.getByLabel('Email address').fill(COORDINATOR);
  await page.getByLabel('Password', { exact: true }).fill('heartsease');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/tabs\/./);
});

test('the copy holds the app, and no answer of the server [AU-8]', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await appIsKept(page);
  const kept = await page.evaluate(async () => {
    const copies = await Promise.all((await caches.keys()).map(async (name) => await caches.open(name)));
    const requests = await Promise.all(copies.map(async (copy) => await copy.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

/** Time passes only when the test says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date() });
  await page.clock.pauseAt(Date.now() + 5_000);
}

async function isRegistered(page: Page): Promise<boolean> {
  return await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
}
