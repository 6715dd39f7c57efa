import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';
import { settled } from './settled.ts';

test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(180_000);

test('a demo is shown with another package and as another person, by keyboard too', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Director’s panel/ }).click();
  await expect(page.getByRole('group', { name: 'Package' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'the director’s panel');

  // What is still asked for on behalf of package E would be refused.
  await settled(page);
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

/** Opens the panel, whoever is here. */
async function openPanel(page: Page): Promise<void> {
  await page.goto('/director');
  await expect(page.getByRole('heading', { name: 'Scenes' })).toBeVisible({ timeout: 30_000 });
}

async function play(page: Page, scene: string): Promise<void> {
  await openPanel(page);
  await page.getByRole('button', { name: `Play: ${scene}` }).click();
}

test('scenes of a home happen at a tap, lead to where they are seen, and go when the home is brought back', async ({
  page,
  signIn,
}) => {
  await signIn('relative@teme-bank.example');
  await play(page, 'A session is on now');
  await expect(page).toHaveURL('/tabs/today', { timeout: 30_000 });
  await expect(page.getByText('How is it for most people?')).toBeVisible({ timeout: 30_000 });

  await play(page, 'An inspector is at reception');
  await expect(page).toHaveURL('/tabs/evidence', { timeout: 30_000 });

  await play(page, 'Someone moved in');
  await expect(page).toHaveURL(/\/manage-resident\//, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: /Winifred/ }).first()).toBeVisible();

  await play(page, 'Someone has died');
  await expect(page.getByText('In memory').first()).toBeVisible({ timeout: 30_000 });
  await openPanel(page);
  await expect(page.getByText(/^On: Winifred/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Reset Teme Bank' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Teme Bank is as it was in the beginning.')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^On: Winifred/)).toHaveCount(0);
});

test('somebody else’s answers come in while one looks at the log of what is on now', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await play(page, 'Two people log it');
  await expect(page).toHaveURL(/\/manage-report\/session\//, { timeout: 30_000 });
  await expect(page.getByText(/has logged this as well/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'End the scene' }).click();
  await expect(page.getByRole('complementary', { name: 'Scene' })).toHaveCount(0);
});

test('the Wi-Fi drops, staff keep working, and it is back when the scene ends [AU-6]', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('coordinator@larch-house.example');
  await play(page, 'The Wi-Fi drops');
  const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
  await expect(alert).toBeVisible({ timeout: 60_000 });
  await alert.getByRole('button', { name: 'Check Connection' }).click();
  await alert.getByRole('button', { name: 'Keep working' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible();
  await page.getByRole('button', { name: 'End the scene' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toHaveCount(0);
  // What was on its way when the connection went.
  complaints.splice(0);
});

test('maintenance comes over one device, and leads back to the sign-in by itself [ER-6]', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  const other = await anotherDevice();
  await signIn('carer@larch-house.example', other);
  await signIn('coordinator@larch-house.example');
  await play(page, 'Maintenance');
  await expect(page).toHaveURL('/maintenance', { timeout: 30_000 });
  await other.goto('/tabs/today');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/login', { timeout: 90_000 });
  complaints.splice(0);
});

test('a photo that was taken on its side goes the way of every photo, and stands upright', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await play(page, 'A sideways photo');
  await expect(page).toHaveURL('/photos', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: /who is in/i }).first()).toBeVisible({ timeout: 90_000 });
  await page.getByRole('img', { name: 'A photo nobody has described yet' }).click();
  const opened = page.getByRole('dialog').getByRole('img').first();
  await expect
    .poll(
      async () => await opened.evaluate((picture: HTMLImageElement) => picture.naturalHeight > picture.naturalWidth),
    )
    .toBe(true);
});
