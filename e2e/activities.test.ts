import { expect, test } from './journey.ts';

test('an activity is found, and its sheet says how it goes, for whom, and what to mind', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/tabs/activities');
  await page.getByLabel('Search the activities').fill('rangoli');
  await page.getByRole('link', { name: /Rangoli/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rangoli' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Step by step' }).getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Richer or gentler' }).getByText('Joins when set up')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Have ready' }).getByRole('listitem').first()).toBeVisible();
  await isAccessible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(steps.first()).toBeVisible();
});
