import { expect, quietTest as test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

test('risk assessments can be read, written and signed by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn('manager@larch-house.example');
  await page.goto('/risk');
  await expect(page.getByRole('link', { name: /^Biscuit/ })).toBeVisible();
  await isAccessibleInEveryLook(page, 'the list');
  await page.getByRole('link', { name: /^Biscuit/ }).click();
  await expect(page.getByRole('button', { name: 'Sign it' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'one to be signed');
  const address = new URL(page.url()).pathname;
  await page.goto(`${address}/change`);
  await expect(page.getByRole('button', { name: /^Animals/ })).toBeVisible();
  await isAccessibleInEveryLook(page, 'the editor');
  await page.getByRole('button', { name: /^Animals/ }).click();
  await expect(page.getByRole('dialog', { name: 'Animals' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'a line with its matrix');
});
