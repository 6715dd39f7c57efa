import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';
import { openMore } from './settled.ts';
import { lastsFor, noteToasts, stopClock, toast, waitForToast } from './toasts.ts';

const COORDINATOR = 'coordinator@larch-house.example';
const NOBODY = '/manage-resident/01a1fc40-72fb-74a4-a48f-7ab32ee9ce1d';

test.use(SIZES.desk);

test('good news stays for three seconds and is read out politely [ER-9, CO]', async ({ page, signIn }) => {
  await noteToasts(page);
  await signIn(COORDINATOR);
  await page.goto('/change-password');
  await page.getByLabel('Current password').fill('heartsease');
  await page.getByLabel('New password', { exact: true }).fill('four words in a row');
  await page.getByLabel('New password again').fill('four words in a row');
  await stopClock(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await lastsFor(page, toast(page, 'status', 'Your password is changed.').locator('[data-kind=success]'), 3_000);
});

test('the end of a session is told for five seconds [ER-1, ER-9, CO]', async ({ page, signIn, server }) => {
  await noteToasts(page);
  await signIn(COORDINATOR);
  await openMore(page);
  // As on another tab, of which no stream tells.
  await server.sql(`update sign_ins set ended_at = now(), ended_why = 'logout'`);
  await stopClock(page);
  await page.getByRole('link', { name: 'Residents', exact: true }).click();
  await lastsFor(page, toast(page, 'status', 'Session Expired').locator('[data-kind=warning]'), 5_000);
  await expect(page).toHaveURL('/login');
});

test('an error stays for ten seconds and is read out at once [ER-3, ER-9, CO]', async ({ page, signIn }) => {
  await noteToasts(page);
  await signIn(COORDINATOR);
  await stopClock(page);
  await page.goto(NOBODY);
  await lastsFor(page, toast(page, 'alert', 'Resource Not Found').locator('[data-kind=danger]'), 10_000);
});

test('a toast waits while somebody points at it or stands in it, and a moment longer [ER-9]', async ({
  page,
  signIn,
}) => {
  await noteToasts(page);
  await signIn(COORDINATOR);
  await stopClock(page);
  await page.goto(NOBODY);
  const shown = toast(page, 'alert', 'Resource Not Found');
  await waitForToast(page, shown);
  await shown.getByText('Resource Not Found').hover();
  await page.clock.fastForward(60_000);
  await expect(shown).toBeVisible();

  await shown.getByRole('button', { name: 'Close' }).focus();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(60_000);
  await expect(shown).toBeVisible();

  await page
    .getByRole('link', { name: 'Go to the start' })
    .or(page.getByRole('button', { name: 'Back' }))
    .first()
    .focus();
  await page.clock.fastForward(10_000);
  await expect(shown).toHaveCount(0);
});

test('a toast can be closed by its cross, and is kept under Recent messages [ER-9]', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await openMore(page);
  await breakResidents(page, 404);
  await page.getByRole('link', { name: 'Residents', exact: true }).click();
  const shown = toast(page, 'alert', 'Resource Not Found');
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Recent messages' }).click();
  await expect(page.getByRole('list', { name: 'Recent messages' })).toContainText('Resource Not Found');
});

test('there is one toast at a time, and the newest stands [ER-9]', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await openMore(page);
  await breakResidents(page, 404);
  await page.getByRole('link', { name: 'Residents', exact: true }).click();
  await expect(toast(page, 'alert', 'Resource Not Found')).toBeVisible();
  await breakResidents(page, 500);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'alert', 'Internal Server Error')).toBeVisible();
  await expect(page.getByText('Resource Not Found')).toHaveCount(0);
  await breakResidents(page, 403);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'alert', 'Forbidden')).toContainText('You are not allowed to perform this action');
  await expect(page.getByText('Internal Server Error')).toHaveCount(0);
});

async function breakResidents(page: Page, status: number): Promise<void> {
  await page.unroute('**/api/v2/resident/list');
  await page.route('**/api/v2/resident/list', (route) => route.fulfill({ status, json: {} }));
}
