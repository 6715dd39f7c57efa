import { dominoes } from './dominoes.ts';
import { expect, quietTest as test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

test('what comes after a report can be written, told and sent by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn('manager@larch-house.example');
  const { report_id, joyce } = await dominoes(page);
  await page.goto(`/report-additional-observation/${report_id}?resident=${joyce}`);
  await page.getByRole('button', { name: 'Something new they like' }).click();
  await page.getByLabel('In a few words').fill('There is a bruise on her arm');
  await page.getByRole('button', { name: 'Something has to be done about it' }).click();
  await expect(page.getByRole('region', { name: 'What has to be done' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'what was noticed');
  await page.goto(`/concern?resident=${joyce}`);
  await page.getByRole('radio', { name: 'I am not sure' }).check();
  await isAccessibleInEveryLook(page, 'a worry');
  await page.goto('/concerns');
  await expect(page.getByText('Nothing worries anybody')).toBeVisible();
  await isAccessibleInEveryLook(page, 'no worries');
  await page.goto(`/email-report/${report_id}`);
  await page.getByRole('button', { name: 'See what they will read' }).click();
  await expect(page.getByRole('radio', { name: /^Somebody outside/ })).toBeVisible();
  await isAccessibleInEveryLook(page, 'a letter');
  await page.goto(`/letter/${'A'.repeat(64)}.html`);
  await expect(page.getByLabel('Six digits')).toBeVisible();
  await isAccessibleInEveryLook(page, 'the page of a letter');
});
