import type { Page } from '@playwright/test';
import { openHomeServer } from './home-server.ts';
import { expect, quietTest as test, seeIntro } from './journey.ts';
import { toast } from './toasts.ts';

test('the page of the rest looks again by itself, the less often the longer it lasts [RT-5]', async ({ page }) => {
  await page.clock.install();
  await seeIntro(page);
  await noteLooks(page);
  await page.route(
    '**/api/v2/ping',
    async (route) => await route.fulfill({ status: 503, json: { message: 'Resting', until: null } }),
  );
  await page.goto('/maintenance');
  await expect(page).toHaveTitle('Maintenance Heartsease');
  await expect(page.getByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  let looks = await looksOf(page);
  while (looks.length < 7) {
    await page.clock.runFor(500);
    looks = await looksOf(page);
  }

  const pauses = looks.slice(1).map((at, number) => at - (looks[number] ?? 0));
  expect(pauses.length).toBe(6);
  expect(pauses.at(-1)).toBeGreaterThan(2 * (pauses[0] ?? 0));
  expect(Math.max(...pauses)).toBeLessThan(20_000);
  await expect(page).toHaveURL('/maintenance');

  await page.unroute('**/api/v2/ping');
  while (!page.url().endsWith('/login')) await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/login');
});

test('Try again looks at once, and Back never leads to the rest again [RT-5, RT-8]', async ({ page }) => {
  await seeIntro(page);
  await page.goto('/maintenance');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a server that rests by its setting lets nobody in, and says why [ER-6, RT-5]', async ({ page }) => {
  const resting = await openHomeServer({ MAINTENANCE: 'true' });
  await seeIntro(page);
  await page.goto(`${resting.address}/login`);
  await page.getByLabel('Email address').fill('coordinator@larch-house.example');
  await page.getByLabel('Password', { exact: true }).fill('heartsease');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${resting.address}/maintenance`);
  await expect(toast(page, 'alert', 'Our servers are undergoing maintenance')).toContainText('Service Unavailable');
  await resting.close();
});

/** From here on the page notes by its own clock when it looks, and whether it still waits for an answer. */
async function noteLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const looks = { at: [] as number[], waiting: 0 };
    Object.assign(window, { looks });
    const { fetch } = window;
    window.fetch = async (...asked) => {
      if (!String(asked[0] instanceof Request ? asked[0].url : asked[0]).endsWith('/ping'))
        return await fetch(...asked);
      looks.at.push(Date.now());
      looks.waiting += 1;
      try {
        return await fetch(...asked);
      } finally {
        looks.waiting -= 1;
      }
    };
  });
}

/** When the page looked. Its clock stands still while an answer is on its way, so a slow machine makes no pause longer. */
async function looksOf(page: Page): Promise<number[]> {
  const looks = () => page.evaluate(() => Reflect.get(window, 'looks') as { at: number[]; waiting: number });
  await expect.poll(async () => (await looks()).waiting).toBe(0);
  return (await looks()).at;
}
