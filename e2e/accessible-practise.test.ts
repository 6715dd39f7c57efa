import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

test('practising can be begun, seen and ended by everybody [PR-6]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/practise');
  await expect(page.getByRole('button', { name: 'Start practising' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'before practising');
  await page.getByRole('button', { name: 'Start practising' }).click();
  await expect(page.getByRole('button', { name: 'Enjoyed it' }).first()).toBeVisible({ timeout: 15_000 });
  await isAccessibleInEveryLook(page, 'Today with the ribbon');
  await page.goto('/practise');
  await expect(page.getByRole('button', { name: 'Begin again with everything as new' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'while practising');
});
