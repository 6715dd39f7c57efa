import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';

test.use(SIZES.desk);

/** Next Monday, which is never today: nothing of it has begun. */
const MONDAY = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7);

test('a plan made in English is changed in Welsh by its Welsh name, and an own title stays as it is', async ({
  page,
  signIn,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto(`/planned-session/new?day=${MONDAY}`);
  await page.getByLabel('What is planned?').fill('story circle');
  await page
    .getByRole('list', { name: 'Activities' })
    .getByRole('button', { name: /^Story circle/ })
    .click();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible();
  const address = page.url();

  await page.goto('/tabs/more');
  const saved = page.waitForResponse('**/api/v2/user/save-language');
  await page.getByText('Cymraeg', { exact: true }).click();
  await saved;
  await page.goto(address);
  await page.getByRole('link', { name: 'Newid', exact: true }).click();
  const title = page.locator('#title');
  await expect(title).toHaveValue('Cylch straeon');
  await title.fill('Straeon wrth y tân');
  await page.getByRole('button', { name: 'Cadw’r cynllun' }).click();
  await expect(page.getByRole('heading', { name: 'Straeon wrth y tân' }).first()).toBeVisible();
});
