import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

test('the book of a circle, a page that is added and one that is changed can be used in every look [H1, H4]', async ({
  page,
  signIn,
}) => {
  await signIn('member@teme-valley.example');
  await page.goto('/photo-book');
  await expect(page.getByRole('list', { name: 'Pages' }).getByText('The robin came first')).toBeVisible();
  await isAccessibleInEveryLook(page, 'our book');
  await page.getByRole('button', { name: 'Add a page' }).click();
  await page.getByRole('button', { name: 'Put it in the book' }).click();
  await expect(page.getByText('Add a photo, or write a line')).toBeVisible();
  await isAccessibleInEveryLook(page, 'a page for our book');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Change the page of / })
    .first()
    .click();
  await isAccessibleInEveryLook(page, 'a page that is changed');
});
