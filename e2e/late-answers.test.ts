import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';
import { CARER, MANAGER, answersLate, joinTablet, makeTablet, openWith } from './shared-tablets.ts';

test.use({ ...SIZES.tablet });

const faces = (page: Page) => page.getByRole('heading', { level: 1, name: 'Who is it?' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Shared tablet' });

test('what is answered late leads nobody away from the faces, nor the next person from their screen [H04]', async ({
  page,
  signIn,
}) => {
  await makeTablet(page, signIn);
  await joinTablet(page, CARER);
  await joinTablet(page, MANAGER);

  // Answered while the faces are shown.
  const first = await hangsNotice(page, 'Mince pies on Monday');
  await bar(page).getByRole('button', { name: 'Pass it on' }).click();
  await expect(faces(page)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with your password' }).click();
  await page.getByLabel('Email address').fill(CARER);
  await first.answer();
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'That email or password is not right' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(CARER);
  await page.getByRole('link', { name: 'Back to the faces' }).click();
  await expect(faces(page)).toBeVisible();

  // Answered when somebody else is in.
  const second = await hangsNotice(page, 'Carols on Tuesday');
  await bar(page).getByRole('button', { name: 'Pass it on' }).click();
  await openWith(page, /^Tomasz/);
  await expect(bar(page)).toContainText('You are Tomasz');
  await expect(page).toHaveURL('/tabs/today');
  await expect(page.getByText('Chair yoga with Priya').first()).toBeVisible();
  await second.answer();
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Recent messages/ }).click();
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await expect(page).toHaveURL('/recent-messages');
  await bar(page).getByRole('button', { name: 'Pass it on' }).click();

  // Both were the manager's to hang, and hang.
  await openWith(page, /^Anita/);
  await expect(bar(page)).toContainText('You are Anita');
  await page.goto('/manage-notice-board');
  await expect(page.getByText('Mince pies on Monday').first()).toBeVisible();
  await expect(page.getByText('Carols on Tuesday').first()).toBeVisible();
});

/** As the manager, who does not wait for the answer. */
async function hangsNotice(page: Page, title: string) {
  await openWith(page, /^Anita/);
  await expect(bar(page)).toContainText('You are Anita');
  await page.goto('/manage-notice-board/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Words', { exact: true }).fill('At three, in the lounge.');
  const hung = await answersLate(page, '/api/v2/notice/save');
  await page.getByRole('button', { name: 'Hang it now' }).click();
  await hung.isAsked;
  return hung;
}
