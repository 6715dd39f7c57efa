import { expect, quietTest as test } from './journey.ts';

test('a carer sees what moments tell of a person, in drawings, in figures and with how it is counted', async ({
  page,
  signIn,
}) => {
  await signIn('carer@larch-house.example');
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Eileen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen' })).toBeVisible();
  await page.getByRole('link', { name: /^What moments tell of Eileen/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What moments tell of Eileen' })).toBeVisible();
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByText(/^Joined in \d+ of \d+ times/)).toBeVisible();
  await glance.getByRole('button', { name: 'At a glance: see as a table' }).click();
  await expect(glance.getByRole('columnheader', { name: 'Said no' })).toBeVisible();
  await glance.getByText(/how it is counted/).click();
  await expect(glance.getByText(/Days away and times when nobody came to ask are not counted/)).toBeVisible();
  await page.getByRole('button', { name: 'Twelve weeks' }).click();
  await expect(page).toHaveURL(/weeks=12/);
  await expect(
    page.getByRole('region', { name: 'What works, what to leave' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('a relative reads what her person has enjoyed, and no figure', async ({ page, signIn }) => {
  await signIn('relative@larch-house.example');
  await page.getByRole('link', { name: /^What she has enjoyed lately/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What she has enjoyed lately' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Enjoyed lately' }).getByText('Loved it').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\d|Said no/);
});
