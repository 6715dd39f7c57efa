import { expect, quietTest as test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

test('the notice board can be read and looked after by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn('manager@larch-house.example');
  await page.goto('/notices');
  await expect(page.getByRole('article', { name: /^Flu jabs/ })).toBeVisible();
  await isAccessibleInEveryLook(page, 'the board');
  await page.goto('/manage-notice-board');
  await expect(page.getByRole('link', { name: /^Flu jabs/ })).toBeVisible();
  await isAccessibleInEveryLook(page, 'all notices');
  await page.getByRole('link', { name: /^Flu jabs/ }).click();
  await expect(page.getByRole('heading', { name: 'Who has read it' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'a notice');
  await page.getByRole('link', { name: 'Change it' }).click();
  await page.getByLabel('Families', { exact: true }).check();
  await page.getByLabel('Those that I choose').check();
  await expect(page.getByRole('button', { name: 'Choose residents' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'the editor');
  await page.goto('/manage-notice-board?over=tv');
  await expect(page.getByRole('dialog', { name: 'Screen in the lounge' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'links to the lounge');
});
