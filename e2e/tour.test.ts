import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

/** She came lately: the demo world offers her the tour (server/demo/tours.ts). */
const JOANNA = 'joanna.mazur@larch-house.example';
const NERYS = 'nerys.roberts@larch-house.example';
const TOMASZ = 'carer@larch-house.example';

const OF_A_CARER = [
  'Your day',
  'Who would love some company',
  'A moment in three taps',
  'Everybody who lives here',
  'Ideas for every day',
  'The week at a glance',
  'What families write',
  'Here you find it again',
];

test('a carer is shown round by keyboard, and each step tells of a resize at 0, 100 and 1000 ms [PR-7]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await countResizes(page);
  const heard = await hearTitles(page);
  let fetchIt = () => {};
  const isAsked = new Promise<void>((resolve) => (fetchIt = resolve));
  await page.route('**/tour-layer-*.js', async (route) => {
    await isAsked;
    await route.continue();
  });
  await signIn(JOANNA);
  const offer = page.getByRole('region', { name: 'New here? Have a look round' });
  await expect(offer).toContainText('8 short steps');
  await offer.getByRole('button', { name: 'Show me round' }).focus();
  await page.keyboard.press('Enter');
  // The focus has its place until the first step takes it.
  await expect(offer.getByRole('button', { name: 'Show me round' })).toBeFocused();
  fetchIt();
  for (const [place, title] of OF_A_CARER.slice(0, 4).entries()) {
    await stepIs(page, title, `Step ${place + 1} of 8`);
    await resizesCome(page, place + 1);
    // By the arrow, and by the button that the focus comes to next.
    if (place === 0 || place === 2) await page.keyboard.press('ArrowRight');
    if (place === 1) {
      await page.getByRole('button', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
    }
  }
  await expect(page).toHaveURL('/tabs/residents');
  // A screen reader hears each, also when the arrow leaves the focus where it was.
  expect(await heard()).toEqual(OF_A_CARER.slice(0, 4));

  // It goes on after a reload, and waits on another device.
  await page.reload();
  await stepIs(page, 'Everybody who lives here', 'Step 4 of 8');
  const tablet = await anotherDevice(SIZES.tablet);
  await signIn(JOANNA, tablet);
  const waiting = tablet.getByRole('region', { name: 'Go on with your look round' });
  await expect(waiting).toContainText('You are at step 4 of 8');
  await waiting.getByRole('button', { name: 'Go on' }).click();
  await stepIs(tablet, 'Everybody who lives here', 'Step 4 of 8');

  // Escape ends it: it is not offered again, and Help has it.
  await page.keyboard.press('ArrowLeft');
  await stepIs(page, 'A moment in three taps', 'Step 3 of 8');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(async () => (await askServer(page, 'me')).body['tour']).toEqual({ stop: 'log', is_over: true });
  await page.goto('/tabs/today');
  await expect(page.getByRole('heading', { name: 'Who would love some company?' })).toBeVisible();
  await expect(page.getByText('look round')).toHaveCount(0);
  await page.goto('/help');
  await expect(page.getByRole('link', { name: /^Log a whole group|three taps/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on at step 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Show me round' }).click();
  await stepIs(page, 'Your day', 'Step 1 of 8');
  // Whoever takes it once more, and goes away from it, is not new again.
  await expect.poll(async () => (await askServer(page, 'me')).body['tour']).toEqual({ stop: 'day', is_over: true });
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/tabs/today');
  await expect(page.getByRole('heading', { name: 'Who would love some company?' })).toBeVisible();
  await expect(page.getByText('look round')).toHaveCount(0);
});

test('a step whose element is not there is passed over, and at the end one is back at the day [PR-7]', async ({
  page,
  signIn,
}) => {
  await signIn(TOMASZ);
  await expect(page.getByText('look round')).toHaveCount(0);
  await page.goto('/help');
  await page.getByRole('button', { name: 'Show me round' }).click();
  await stepIs(page, 'Your day', 'Step 1 of 8');
  await expect(page.locator('[data-tour="company"]')).toBeVisible();
  for (const name of ['company', 'log'])
    await page.evaluate(
      (stop) => document.querySelectorAll(`[data-tour="${stop}"]`).forEach((one) => one.removeAttribute('data-tour')),
      name,
    );
  for (const title of OF_A_CARER.slice(3)) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/tabs/today');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await askServer(page, 'me')).body['tour']).toEqual({ stop: null, is_over: true });
});

test('a relative has a tour of their own, and may say not now [PR-7]', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn(NERYS);
  await page.getByRole('button', { name: 'Show me round' }).click();
  const titles = ['How the day was', 'The days ahead', 'Ideas to do together', 'Write to the home', 'Your people'];
  for (const [place, title] of titles.entries()) {
    await stepIs(page, title, `Step ${place + 1} of 6`);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await stepIs(page, 'Here you find it again', 'Step 6 of 6');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/tabs/home');
  await expect(page.getByRole('button', { name: 'Show me round' })).toHaveCount(0);

  const circle = await anotherDevice();
  await signIn('member@teme-valley.example', circle);
  await expect(circle.getByRole('region', { name: 'New here? Have a look round' })).toContainText('5 short steps');
  // It arrives, also when the server is away just then.
  await circle.route('**/tour-progress', (route) => route.abort());
  const tried = circle.waitForEvent('requestfailed', (request) => request.url().endsWith('/tour-progress'));
  await circle.getByRole('button', { name: 'Not now' }).click();
  await expect(circle.getByRole('button', { name: 'Show me round' })).toHaveCount(0);
  await tried;
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('tour-progress answered 0')]);
  await circle.unroute('**/tour-progress');
  await circle.reload();
  await expect.poll(async () => (await askServer(circle, 'me')).body['tour']).toEqual({ stop: null, is_over: true });
  await circle.reload();
  await expect(circle.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(circle.getByRole('button', { name: 'Show me round' })).toHaveCount(0);
});

test('the offer and a step can be used in every look and size [H1, H4]', async ({ page, signIn }) => {
  await signIn(JOANNA);
  const offer = page.getByRole('button', { name: 'Show me round' });
  await expect(offer).toBeVisible();
  await isAccessibleInEveryLook(page, 'the offer of the tour');
  await offer.click();
  await stepIs(page, 'Your day', 'Step 1 of 8');
  await isAccessibleInEveryLook(page, 'a step of the tour');
});

/** The words are read from their title on, and stand wholly on the page. */
async function stepIs(page: Page, title: string, count: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText(count);
  await expect(dialog).toBeInViewport({ ratio: 1 });
}

/** The titles that took the focus from something else, as a screen reader reads them out. */
async function hearTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) heard.push(target.innerText);
    });
  });
  return async () => await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

async function countResizes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: number[] = [];
    Object.assign(window, { told });
    // The browser's own are trusted, those of the tour are not.
    window.addEventListener('resize', (event) => {
      if (!event.isTrusted) told.push(performance.now());
    });
  });
}

/** Three for each step: at once, after about 100 ms and after about 1 s. */
async function resizesCome(page: Page, steps: number): Promise<void> {
  const told = async () => await page.evaluate(() => (window as unknown as { told: number[] }).told);
  await expect.poll(async () => (await told()).length).toBe(steps * 3);
  const [first = 0, second = 0, third = 0] = (await told()).slice(-3);
  expect(second - first).toBeGreaterThanOrEqual(95);
  expect(third - first).toBeGreaterThanOrEqual(990);
}
