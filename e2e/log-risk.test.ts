import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';

const NADIA = 'coordinator@larch-house.example';

test.use({ viewport: SIZES.phone.viewport });

test('who logs bread that nobody had planned is told of Eileen’s eggs, and says in one tap how it is safe', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.goto('/manage-report');
  await page.getByRole('searchbox').fill('bread baking');
  await page.getByRole('button', { name: /^Bread baking/ }).click();
  const people = page.getByRole('dialog', { name: 'Who was there?' });
  await people.getByRole('button', { name: /^Eileen/ }).click();
  await people.getByRole('button', { name: /^Arthur/ }).click();
  await people.getByRole('button', { name: /^Done/ }).click();

  const card = page.getByRole('region', { name: 'Not without a word' });
  await expect(card).toContainText('Eileen: Allergies');
  await expect(card).toContainText('Allergic to: Eggs');
  await expect(card).not.toContainText('Arthur');
  await isAccessible();
  await card.getByRole('button', { name: 'Say how it is safe: Eileen, Allergies' }).click();
  await isAccessible();
  await card.getByRole('button', { name: 'Eileen has a batch of their own.' }).click();
  await expect(card).toContainText('Nadia: Eileen has a batch of their own.');
  await expect(card.getByRole('button', { name: 'Say it differently: Eileen, Allergies' })).toBeFocused();
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // It is kept with the log, however often that is opened.
  await page.reload();
  await expect(card).toContainText('Nadia: Eileen has a batch of their own.');
  await page.getByRole('button', { name: 'Enjoyed it' }).click();
  await page.getByRole('button', { name: /^Save for/ }).click();
  await page.getByRole('link', { name: 'See the report' }).click();
  const told = page.getByRole('region', { name: 'How it was safe' });
  await expect(told).toContainText('Nadia: Eileen has a batch of their own.');
  await isAccessible();
});

test('a moment of one tap is saved at once, and only then asks how it was safe', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Eileen/ })
    .click();
  await page.getByRole('button', { name: 'Something else' }).click();
  await page.getByRole('searchbox').fill('bread baking');
  await page.getByRole('button', { name: /^Bread baking/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: 'How it was safe' });
  await card.getByRole('button', { name: 'Say how it is safe: Eileen, Allergies' }).click();
  await card.getByRole('button', { name: 'Keep it with my name' }).click();
  await expect(card.getByLabel('Or in your own words')).toHaveAccessibleDescription(/Say how it is safe/);
  await card.getByLabel('Or in your own words').fill('She only smelled the bread.');
  await card.getByRole('button', { name: 'Keep it with my name' }).click();
  await expect(card).toContainText('Nadia: She only smelled the bread.');
  await expect(card).not.toContainText('Something did not fit');
});
