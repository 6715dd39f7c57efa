import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(180_000);

test('a demo is shown with another package and as another person, by keyboard too', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Director’s panel/ }).click();
  await expect(page.getByRole('group', { name: 'Package' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'the director’s panel');

  await page.getByRole('radio', { name: 'E', exact: true }).focus();
  // A, beyond E: the choice goes round.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'A', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Residents', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: /^Director’s panel/ }).click();
  await page.getByRole('button', { name: 'As the demo world has it' }).click();
  await expect(page.getByRole('radio', { name: 'E', exact: true })).toBeChecked();
  await page.getByRole('switch', { name: 'Expired' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Expired' })).toBeChecked();
  await page.getByRole('button', { name: 'As the demo world has it' }).click();
  await expect(page.getByRole('switch', { name: 'Expired' })).not.toBeChecked();

  await page.getByRole('button', { name: 'Teme Bank' }).click();
  await expect(page).toHaveURL('/tabs/today');
  await expect(page.getByRole('main').getByText('Teme Bank').first()).toBeVisible();
});
