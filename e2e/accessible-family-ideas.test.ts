import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

test('ideas, their steps, their end and what is liked can be used in every look [H1, H4]', async ({ page, signIn }) => {
  await signIn('organiser@teme-valley.example');
  await page.getByRole('button', { name: 'Some', exact: true }).click();
  const ideas = page.getByRole('list', { name: 'A few ideas' });
  await expect(ideas.getByRole('link').first()).toBeVisible();
  await isAccessibleInEveryLook(page, 'ideas for today');
  await page.getByRole('button', { name: 'Change what you like' }).click();
  const sheet = page.getByRole('dialog', { name: 'What do you like to do?' });
  await sheet.getByText('Games and puzzles').click();
  await isAccessibleInEveryLook(page, 'what is liked');
  await page.keyboard.press('Escape');
  await ideas.getByRole('link').first().click();
  await expect(page.getByText('Before you begin')).toBeVisible();
  await isAccessibleInEveryLook(page, 'what to have ready');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await isAccessibleInEveryLook(page, 'a step');
  const over = page.getByRole('heading', { name: 'That is all of it' });
  while (!(await over.isVisible())) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'We did it' }).click();
  await page.getByRole('button', { name: 'We loved it' }).click();
  await isAccessibleInEveryLook(page, 'it was done');
});
