import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';

test.use({ viewport: SIZES.phone.viewport });

test('who would love an event is offered while it is made, and one tap invites them', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/event-add');
  const offered = page.getByRole('group', { name: 'Who would love this?' });
  await expect(page.getByRole('button', { name: 'Choose residents' })).toBeVisible();
  await expect(offered).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('Dominoes against the Red Lion');
  const winston = offered.getByRole('button', { name: 'Invite Winston Loves dominoes' });
  await expect(winston).toBeVisible();
  await isAccessible();
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await winston.click();
  await expect(page.getByRole('status').filter({ hasText: 'Winston is invited.' })).toBeVisible();
  await expect(winston).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change 1 resident' })).toBeVisible();
  await expect(offered.getByRole('button').first()).toBeVisible();

  // Taken off again, he is offered again, and nothing says that he is invited.
  await page.getByRole('button', { name: 'Change 1 resident' }).click();
  const chosen = page.getByRole('dialog', { name: 'Who is invited?' });
  await chosen.getByRole('button', { name: /^Winston / }).click();
  await chosen.getByRole('button', { name: 'Done: 0 people' }).click();
  await expect(winston).toBeVisible();
  await expect(page.getByText('Winston is invited.')).toHaveCount(0);
  await winston.click();
  await expect(page.getByText('Winston is invited.')).toBeVisible();
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  await expect(page.getByRole('region', { name: 'Invited by name' })).toContainText('Winston');

  // What is for the staff alone offers nobody who lives here.
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(offered).toBeVisible();
  await page.getByRole('radio', { name: /^Staff/ }).check({ force: true });
  await expect(offered).toHaveCount(0);
});
