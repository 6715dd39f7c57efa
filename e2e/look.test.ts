import type { Page } from '@playwright/test';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import { expect, test } from './journey.ts';
import { settled } from './settled.ts';

const CARER = 'carer@larch-house.example';

test('the size of the text and the dark look go with the person to another device', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(CARER);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  const standard = await sizeOfText(page);
  const saved = page.waitForResponse('**/api/v2/user/save-preferences');
  await page.getByText('Larger', { exact: true }).click();
  await saved;
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked();
  expect(await sizeOfText(page)).toBeGreaterThan(standard * 1.15);
  const savedToo = page.waitForResponse('**/api/v2/user/save-preferences');
  await page.getByText('Dark', { exact: true }).click();
  await savedToo;
  await expect.poll(() => isDark(page)).toBe(true);

  const tablet = await anotherDevice();
  await tablet.goto('/login');
  expect(await isDark(tablet)).toBe(false);
  await signIn(CARER, tablet);
  await expect(tablet.locator('html')).toHaveAttribute('data-text-size', 'larger');
  await expect.poll(() => isDark(tablet)).toBe(true);
  await tablet.getByRole('link', { name: 'More', exact: true }).click();
  await expect(tablet.getByRole('radio', { name: 'Larger' })).toBeChecked();
  await expect(tablet.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the look of the last visit is there before anything is painted', async ({ page, signIn }) => {
  await signIn(CARER);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  // The app itself is held back: what shows is the page and its first script alone.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/tabs/more', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a person who chose light sees light on a device that is dark', async ({ signIn, anotherDevice }) => {
  const phone = await anotherDevice({ colorScheme: 'dark' });
  await signIn(CARER, phone);
  await phone.getByRole('link', { name: 'More', exact: true }).click();
  await expect.poll(() => isDark(phone)).toBe(true);
  await phone.getByText('Light', { exact: true }).click();
  await expect.poll(() => isDark(phone)).toBe(false);
});

test('a daughter finds it dark from ten in the evening, from the first paint on, unless she chose light; the sign-in stays as it was', async ({
  signIn,
  anotherDevice,
}) => {
  const phone = await anotherDevice();
  await phone.clock.install({ time: instantAt(calendarDay(new Date(), 'Europe/London'), '21:59', 'Europe/London') });
  await signIn('relative@larch-house.example', phone);
  // Early in the morning nothing of the day is shared yet, and she is greeted by the hour.
  await expect(phone.getByText('You are Eileen’s daughter')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Ideas for a visit' })).toBeVisible();
  // A call that is on its way would wait in vain through the minute that passes now.
  await settled(phone);
  expect(await isDark(phone)).toBe(false);
  await phone.clock.fastForward('01:10');
  await expect.poll(() => isDark(phone)).toBe(true);
  await expect(phone.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#171018');

  // A call that a reload cuts off complains.
  await settled(phone);
  // The app itself is held back: what shows is the page and its first script alone.
  await phone.route('**/assets/*.js', (route) => route.abort());
  await phone.reload({ waitUntil: 'domcontentloaded' });
  expect(await isDark(phone)).toBe(true);
  await phone.unroute('**/assets/*.js');
  await phone.goto('/tabs/more');
  await expect(phone.getByText('Auto is dark from ten in the evening until six.')).toBeVisible();
  await phone.getByText('Light', { exact: true }).click();
  await expect.poll(() => isDark(phone)).toBe(false);
  await phone.getByText('Auto', { exact: true }).click();
  await expect.poll(() => isDark(phone)).toBe(true);
  await phone.getByRole('button', { name: 'Sign out' }).click();
  await expect(phone).toHaveURL('/login');
  await expect.poll(() => isDark(phone)).toBe(false);
  // Staff see what the device has.
  await signIn(CARER, phone);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isDark(phone)).toBe(false);
});

test('whoever wants less to move has it so, on each device and from the first paint, whatever the device says', async ({
  signIn,
  anotherDevice,
}) => {
  const phone = await anotherDevice({ reducedMotion: 'no-preference' });
  await signIn(CARER, phone);
  await phone.getByRole('link', { name: 'More', exact: true }).click();
  expect(await doesMove(phone)).toBe(true);
  const saved = phone.waitForResponse('**/api/v2/user/save-preferences');
  await phone.getByText('Less motion', { exact: true }).click();
  await saved;
  await expect(phone.getByRole('radio', { name: 'Less motion' })).toBeChecked();
  expect(await doesMove(phone)).toBe(false);

  const tablet = await anotherDevice({ reducedMotion: 'no-preference' });
  await signIn(CARER, tablet);
  await expect(tablet.locator('html')).toHaveAttribute('data-motion', 'less');
  await phone.route('**/assets/*.js', (route) => route.abort());
  await phone.goto('/tabs/more', { waitUntil: 'domcontentloaded' });
  await expect(phone.locator('html')).toHaveAttribute('data-motion', 'less');
});

/** As a button on the page has it. */
async function doesMove(page: Page): Promise<boolean> {
  return await page
    .getByRole('button')
    .first()
    .evaluate((button) => getComputedStyle(button).transitionProperty !== 'none');
}

async function sizeOfText(page: Page): Promise<number> {
  return await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}

async function isDark(page: Page): Promise<boolean> {
  const [red = 255, green = 255, blue = 255] = await page.evaluate(() =>
    (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
  );
  return red + green + blue < 200;
}
