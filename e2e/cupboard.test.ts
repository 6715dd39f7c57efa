import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';

const shelf = (page: Page, name: string) => page.getByRole('list', { name });
const row = (page: Page, list: string, name: string | RegExp) =>
  shelf(page, list).getByRole('listitem').filter({ hasText: name });

test('a carer finds where something stands, takes it with the keyboard alone, and brings it back', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(TOMASZ);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Cupboard/ }).click();
  await expect(page).toHaveTitle('Cupboard Heartsease');
  await expect(row(page, 'Out now', 'Speaker')).toContainText('Should be back');
  await expect(page.getByRole('button', { name: 'Add to the cupboard' })).toHaveCount(0);
  await isAccessible();
  await page.getByLabel('Search the cupboard').fill('scarvs dance');
  await page.getByRole('button', { name: 'Borrow: Scarves to dance with' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Borrow: Scarves to dance with' });
  await expect(sheet.getByLabel('Who has it?')).toHaveValue('Tomasz');
  await isAccessible();
  await sheet.getByLabel('How many of 10?').fill('11');
  await sheet.getByRole('button', { name: 'I take it' }).click();
  await expect(sheet.getByLabel('How many of 10?')).toHaveAccessibleDescription(/There are 10 in their place now/);
  await sheet.getByLabel('How many of 10?').fill('4');
  await sheet.getByLabel(/^Until when/).fill('2031-01-15');
  await sheet.getByLabel(/^Until when/).press('Enter');
  await expect(row(page, 'Out now', 'Scarves')).toContainText('Tomasz, until');
  await expect(row(page, 'In the cupboard', 'Scarves')).toContainText('6 of 10 there');

  const other = await anotherDevice();
  await signIn(NADIA, other);
  await other.goto('/cupboard');
  await other.getByRole('button', { name: 'Put back: Scarves to dance with' }).click();
  await expect(row(other, 'In the cupboard', 'Scarves')).toContainText('10 there');
  // Its row among what is out is gone, and the focus is where it can be taken again.
  await expect(other.getByRole('button', { name: 'Borrow: Scarves to dance with' })).toBeFocused();
});

test('who plans writes things down, and sees what a colleague changed meanwhile', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
  complaints,
}) => {
  await signIn(NADIA);
  await page.goto('/cupboard');
  await page.getByRole('button', { name: 'Add to the cupboard' }).click();
  const added = page.getByRole('dialog', { name: 'Add to the cupboard' });
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(added.getByLabel('What is it?')).toHaveAccessibleDescription(/Say what it is/);
  await added.getByLabel('What is it?').fill('Ukulele');
  await added.getByLabel('Where does it stand?').fill('Piano stool');
  await isAccessible();
  await added.getByRole('button', { name: 'Choose a drawing' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a drawing' });
  await picker.getByLabel('Search the drawings').fill('guitar');
  await picker.getByRole('radio', { name: 'guitar', exact: true }).check({ force: true });
  await picker.getByRole('radio', { name: 'Sky' }).check({ force: true });
  await isAccessible();
  await picker.getByRole('button', { name: 'Done' }).click();
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'In the cupboard', 'Ukulele')).toContainText('Piano stool');

  await page.getByRole('button', { name: 'Change: Ukulele' }).click();
  const mine = page.getByRole('dialog', { name: 'Change: Ukulele' });
  // It bears the drawing that was chosen.
  await mine.getByRole('button', { name: 'Choose a drawing' }).click();
  await expect(picker.getByRole('radio', { name: 'guitar', exact: true })).toBeChecked();
  await expect(picker.getByRole('radio', { name: 'Sky' })).toBeChecked();
  await picker.getByRole('button', { name: 'Done' }).click();
  await mine.getByLabel('Where does it stand?').fill('Library shelf');
  await mine.getByLabel('A note').fill('Two strings are new.');
  await expect.poll(async () => (await storageOf(page)).begun).toContain('Two strings are new.');

  const other = await anotherDevice();
  await signIn('manager@larch-house.example', other);
  await other.goto('/cupboard');
  await other.getByRole('button', { name: 'Change: Ukulele' }).click();
  const theirs = other.getByRole('dialog', { name: 'Change: Ukulele' });
  await theirs.getByLabel('Where does it stand?').fill('Hall');
  await theirs.getByLabel('How many?').fill('2');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(row(other, 'In the cupboard', 'Ukulele')).toContainText('Hall');

  // What was begun outlives a reload, and is held against what stands meanwhile.
  await page.reload();
  await expect(mine.getByText('You began this on this device.')).toBeVisible();
  await expect(mine.getByLabel('Where does it stand?')).toHaveValue('Library shelf');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('alert')).toContainText('Anita changed this too');
  expect(complaints.splice(0)).toEqual(['console: /api/v2/resource/save answered 409']);
  await isAccessible();
  await mine.getByRole('radio', { name: /^Library shelf/ }).check();
  await mine.getByRole('button', { name: 'Save' }).click();
  const saved = row(page, 'In the cupboard', 'Ukulele');
  await expect(saved).toContainText('Library shelf · 2 there · Two strings are new.');

  await page.getByRole('button', { name: 'Change: Ukulele' }).click();
  await mine.getByRole('button', { name: 'Take it off the list' }).click();
  await expect(saved).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(saved).toHaveCount(1);
});

test('what an activity needs is told with where it stands, and to nobody from outside', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(TOMASZ);
  const card = page.getByRole('region', { name: 'From your cupboard' });
  await expect(card.getByRole('list', { name: 'Wish list' }).getByRole('link').first()).toBeVisible();
  const first = card.getByRole('list', { name: 'From your cupboard' }).getByRole('link').first();
  await expect(first).toContainText(/\d+ left/);
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cupboard' })).toBeVisible();
  await expect(page.getByLabel('Search the cupboard')).not.toHaveValue('');
  await expect(page.getByRole('region', { name: 'In the cupboard' }).getByRole('listitem').first()).toBeVisible();
  await page.goto('/tabs/activities');
  await page.getByLabel('Search the activities').fill('dominoes');
  await page
    .getByRole('link', { name: /^Dominoes/ })
    .first()
    .click();
  const ready = page.getByRole('region', { name: 'Have ready' });
  await expect(ready.getByText('In your cupboard: Dominoes, Lounge dresser, left drawer')).toBeVisible();

  const relative = await anotherDevice();
  await signIn('relative@larch-house.example', relative);
  await relative.goto(new URL(page.url()).pathname);
  await expect(relative.getByRole('region', { name: 'Have ready' })).toBeVisible();
  await expect(relative.getByText(/In your cupboard/)).toHaveCount(0);
  await relative.goto('/cupboard');
  await expect(relative.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
});
