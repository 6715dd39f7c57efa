import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';

test('a yes is taken back in two taps, counts at once, and stays among the answers so far', async ({
  page,
  signIn,
}) => {
  await signIn(NADIA);
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Arthur' }).click();
  const card = page.getByRole('region', { name: 'What may be shown' });
  await expect(card.getByRole('listitem').filter({ hasText: 'Photos in the home' })).toContainText('Yes');
  await card.getByRole('link', { name: 'Open all answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What may be shown of Arthur' })).toBeVisible();

  await page.getByRole('button', { name: /^Photos in the home/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Photos in the home' });
  await sheet.getByText('No longer').click();
  await sheet.getByRole('button', { name: 'Write it down' }).click();
  await expect(sheet).toHaveCount(0);
  const row = page.getByRole('button', { name: /^Photos in the home/ });
  await expect(row).toContainText('No longer');

  await row.click();
  const answers = sheet.getByRole('region', { name: 'Answers so far' }).getByRole('listitem');
  await expect(answers).toHaveCount(2);
  await expect(answers.first()).toContainText('Written down by Nadia');
});

test('after a death a yes counts on for the family, and can be taken back but not be said again', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.goto('/past-residents');
  await page.getByRole('link', { name: /Betty/ }).click();
  await page.getByRole('link', { name: 'Open all answers' }).click();
  const row = page.getByRole('button', { name: /^Photos for their own family/ });
  await expect(row).toContainText('Counts until');
  await row.click();
  const sheet = page.getByRole('dialog', { name: 'Photos for their own family' });
  await expect(sheet.getByText(/^What Betty agreed to counts until/)).toBeVisible();
  await isAccessible();
  await sheet.getByLabel('Who asks for it?').fill('Linda, her daughter');
  await sheet.getByRole('button', { name: 'Take it back' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row).toContainText('No longer');
  await row.click();
  await expect(sheet.getByText('Said by Linda, her daughter')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
});

test('a yes by somebody else needs its grounds, told at the fields', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Dilys' }).click();
  await page.getByRole('link', { name: 'Open all answers' }).click();
  await page.getByRole('button', { name: /^Sound and video/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Sound and video' });
  await sheet.getByRole('button', { name: 'Write it down' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Choose an answer');
  await sheet.getByText('Yes', { exact: true }).click();
  await sheet.getByText('A best-interests decision').click();
  await sheet.getByRole('button', { name: 'Write it down' }).click();
  await expect(sheet.getByLabel('Their name')).toHaveAccessibleDescription(/Write who decided/);
  await expect(sheet.getByLabel('Who was asked?')).toHaveAccessibleDescription(/Write who was asked/);
  await sheet.getByLabel('Their name').fill('Anita Nair, manager');
  await sheet.getByLabel('Capacity for this decision was assessed on').fill('2026-01-05');
  await sheet.getByLabel('Who was asked?').fill('Her daughter Mair; her key worker');
  await expect.poll(async () => (await storageOf(page)).begun).toContain('Her daughter Mair');
  await page.reload();
  await expect(sheet.getByLabel('Their name')).toHaveValue('Anita Nair, manager');
  await sheet.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByRole('button', { name: /^Sound and video/ })).toContainText('Yes');
});

test('whoever is still to be asked stands on one list, and answers on one form, by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn(NADIA);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^To ask again/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'To ask again' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'To ask again' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const first = rows.filter({ hasText: 'not asked yet' }).first();
  await first.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /^What may be shown of/ });
  const groups = sheet.getByRole('group');
  await expect(groups.first()).toBeVisible();
  const asked = await groups.count();
  expect(asked).toBeGreaterThan(1);
  for (let place = 0; place < asked; place += 1) {
    await groups.nth(place).getByRole('radio', { name: 'No', exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await sheet.getByRole('button', { name: 'Write it down' }).focus();
  await page.keyboard.press('Enter');
  // back on the list, without the one who has answered
  await expect(page.getByRole('heading', { level: 1, name: 'To ask again' })).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
});

test('a carer reads the answers and changes none', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Eileen' }).click();
  await page.getByRole('link', { name: 'Open all answers' }).click();
  await page.getByRole('button', { name: /^Photos for their own family/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Photos for their own family' });
  await expect(sheet.getByText('Not before her hair is done.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Write it down' })).toHaveCount(0);
});
