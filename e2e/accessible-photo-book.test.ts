import { expect, quietTest as test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

test('a photo book can be read and changed by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/photo-books');
  await expect(page.getByRole('link', { name: /^Eileen Hartley/u })).toBeVisible();
  await isAccessibleInEveryLook(page, 'all books');
  await page.getByRole('link', { name: /^Eileen Hartley/u }).click();
  await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'a book');
  await page.getByRole('link', { name: 'Earlier books' }).click();
  await expect(page.getByRole('list', { name: 'Earlier books' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'earlier books');
  await page.getByRole('link', { name: /^Nadia: /u }).click();
  await expect(page.getByText('This is how the book is now.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'an earlier book');
  await page.goto(new URL(page.url()).pathname.replace(/\/history.*/u, ''));
  await page.getByRole('link', { name: 'Change the book' }).click();
  await expect(page.getByRole('button', { name: 'Add a page' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'the editor');
  await page.getByRole('button', { name: 'Add a page' }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Photos' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'a new page');
});
