import { expect, quietTest as test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

test('what moments tell can be read by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Eileen' }).click();
  await page.getByRole('link', { name: /^What moments tell of Eileen/ }).click();
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'what moments tell');
  const tables = page.getByRole('button', { name: /: see as a table$/ });
  while ((await tables.count()) > 0) await tables.first().click();
  await isAccessibleInEveryLook(page, 'what moments tell, in tables');
  await page.goto('/download-report');
  await expect(page.getByText('None yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Make the file' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'reports as a file, with an error');
});
