import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { countTaps } from './taps.ts';

test('a manager has the pack of three months in two taps, and shows it to the inspector by a link', async ({
  page,
  signIn,
  server,
}) => {
  test.slow();
  await signIn('manager@larch-house.example');
  await page.goto('/tabs/evidence');
  const card = page.getByRole('complementary', { name: 'In the pack' });
  await expect(card.getByRole('checkbox', { name: 'One page per key question' })).toBeChecked();
  const taps = await countTaps(page);
  const fetching = page.waitForEvent('download', { timeout: 60_000 });
  // In view at once, at the head of the page; what is made is shown where it is made.
  await page.getByRole('button', { name: 'Make the pack' }).first().click();
  await expect(card.getByRole('heading', { name: 'Packs that were made' })).toBeInViewport();
  const file = await fetching;
  expect(taps.soFar()).toBeLessThanOrEqual(2);
  expect(file.suggestedFilename()).toMatch(/^evidence-pack-[-\d]+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(card.getByRole('button', { name: /^Open PDF/ })).toBeVisible();

  await card.getByRole('button', { name: /^Share by link: / }).click();
  const sheet = page.getByRole('dialog', { name: 'Share by link' });
  await sheet.getByRole('button', { name: 'Make the link' }).click();
  await expect(sheet.getByText('Write who it is for').first()).toBeVisible();
  await sheet.getByLabel('Who is it for?').fill('CQC, Ms Ames');
  await sheet.getByRole('radio', { name: '1 week' }).check();
  await sheet.getByRole('button', { name: 'Make the link' }).click();
  const link = await sheet.getByLabel('The link').inputValue();
  const { pathname } = new URL(link);
  const answer = await page.request.get(pathname.replace('.html', '.pdf'));
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await page.goto(pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Evidence pack of Larch House' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'the page of a pack');

  // A photo in it is no more.
  await server.sql(
    `update evidence_packs set photos = '[{"photo_id": "0197a0de-0000-7000-8000-000000000001", "version": 1, "covered": []}]'`,
  );
  expect((await page.request.get(pathname)).status()).toBe(410);
  await page.goto('/tabs/evidence');
  await expect(card.getByText('A photo in it may not be shown any more, so its links show nothing.')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Open PDF/ })).toHaveCount(0);
  await card.getByRole('button', { name: /^1 link: / }).click();
  const row = sheet.getByRole('listitem', { name: 'CQC, Ms Ames' });
  await expect(row.getByText('Opened once')).toBeVisible();
  await row.getByRole('button', { name: 'Take it back' }).click();
  await expect(row.getByText('Taken back')).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);
  await page.goto('/evidence/packs');
  await expect(page.getByRole('button', { name: /^0 links: / })).toBeVisible();
  await isAccessibleInEveryLook(page, 'the packs that are kept');
});

test('what stops a pack is said at its field', async ({ page, signIn }) => {
  await signIn('manager@larch-house.example');
  await page.goto('/tabs/evidence');
  const card = page.getByRole('complementary', { name: 'In the pack' });
  await card.getByRole('radio', { name: 'By name' }).check();
  await card.getByRole('button', { name: 'Make the pack' }).click();
  await expect(card.getByText('Write what it is for: it names people who live here').first()).toBeVisible();
  // What matters is told of the chosen people too, without their month.
  await card.getByRole('checkbox', { name: /^A month in the life/ }).uncheck();
  await card.getByRole('button', { name: 'Choose who' }).click();
  const people = page.getByRole('dialog', { name: 'Who does it tell of?' });
  await people.getByRole('button', { name: 'Done, 6 people chosen' }).click();
  await expect(people).toHaveCount(0);
});
