import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';
import { countTaps } from './taps.ts';

const COORDINATOR = 'coordinator@larch-house.example';

/** A Monday that the demo world has planned nothing for: ten weeks ahead, and later for each journey. */
const mondayIn = (weeks: number) => addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7 * weeks);

test('Nadia plans a fair week in two taps', async ({ page, signIn, isAccessible }) => {
  await signIn(COORDINATOR);
  await page.goto(`/tabs/planner?day=${mondayIn(10)}`);
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Suggest a week' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suggest a week' })).toBeVisible();
  await expect(page.getByText(/people have as many moments planned as suit them/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
  await isAccessible();
  const suggested = await page.getByRole('switch').count();
  await page.getByRole('button', { name: /^Plan these/ }).click();
  await expect(page.getByText(/sessions are planned/)).toBeVisible();
  expect(taps.soFar()).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
  await expect(page.getByRole('link', { name: /planned/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Suggest a week' }).click();
  await expect(page.getByText(/As it stands|There is nothing to add/)).toBeVisible();
  // What is planned is not suggested once more.
  await expect.poll(async () => await page.getByRole('switch').count()).toBeLessThan(suggested);
});

test('on a phone what is switched off is not planned', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(COORDINATOR);
  const monday = mondayIn(12);
  await page.goto(`/suggest-week?day=${monday}`);
  const switches = page.getByRole('switch');
  await expect(switches.first()).toBeChecked();
  const count = await switches.count();
  const first = await switches.first().getAttribute('aria-labelledby');
  const title = await page.locator(`[id="${first}"]`).textContent();
  for (const one of (await switches.all()).slice(1)) await one.press('Space');
  await page.getByRole('button', { name: 'Plan this one' }).click();
  await expect(page.getByText('1 session is planned.')).toBeVisible();
  expect(count).toBeGreaterThan(1);
  await expect(
    page
      .getByRole('link')
      .filter({ hasText: title ?? '' })
      .first(),
  ).toBeVisible();
});
