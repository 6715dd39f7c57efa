import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';

async function openInterestsOf(page: Page, name: string): Promise<void> {
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: `Open ${name}’s interests` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}’s interests` })).toBeVisible();
}

const noted = (page: Page, level: string) => page.getByRole('list', { name: level, exact: true });

test('a carer reads on the page of a person what is loved and what to avoid', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Frank' }).click();
  const card = page.getByRole('region', { name: 'Interests', exact: true });
  await expect(card.getByText('Please avoid:')).toBeVisible();
  await expect(card.getByText('Wedding anniversaries')).toBeVisible();
  await expect(card.getByText('Railways')).toBeVisible();
});

test('an interest is found though it is typed wrongly, noted, and brings what fits', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await openInterestsOf(page, 'Emrys');
  await expect(page.getByText('Nothing noted yet')).toBeVisible();
  await page.getByLabel('Find an interest').fill('domnoes');
  await page.getByRole('button', { name: 'Dominoes', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Dominoes' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Say how it is for them')).toBeVisible();
  await sheet.getByRole('radio', { name: /^Loves it/ }).check();
  await sheet.getByLabel('Which, when, how?').fill('With Joyce, if she shouts');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(noted(page, 'Loves').getByText('With Joyce, if she shouts')).toBeVisible();
  await expect(noted(page, 'Loves').getByText(/others too/)).toBeVisible();
  const fits = page.getByRole('region', { name: 'Activities that fit' });
  await expect(fits.getByRole('heading', { name: 'Dominoes' })).toBeVisible();
  await expect(fits.getByText('Loves dominoes').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dominoes Loves' })).toBeVisible();
});

test('what nobody has thought of is noted in own words, with the keyboard alone', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await openInterestsOf(page, 'Yvonne');
  await page.getByLabel('Find an interest').focus();
  await page.keyboard.type('Elvis the budgie');
  await expect(page.getByText('Nothing by that name here.')).toBeVisible();
  await page.getByRole('button', { name: 'Note “Elvis the budgie” in own words' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'In own words' });
  await expect(sheet.getByLabel('What is it?')).toHaveValue('Elvis the budgie');
  await sheet.getByRole('radio', { name: /^Loves it/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: /^Likes it/ })).toBeChecked();
  await sheet.getByLabel('Who told us?').focus();
  await page.keyboard.type('Kelly, niece');
  await page.keyboard.press('Enter');
  await expect(noted(page, 'Likes').getByText('Elvis the budgie')).toBeVisible();
});

test('what must be avoided is left out on purpose, and can be read there', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await openInterestsOf(page, 'Alf');
  const fits = page.getByRole('region', { name: 'Activities that fit' });
  await expect(fits.getByRole('heading', { name: 'A visit from the dog' })).toBeVisible();
  await noted(page, 'Loves').getByRole('button', { name: 'Dogs' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dogs' });
  await sheet.getByRole('radio', { name: /^Avoid it/ }).check();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(noted(page, 'Please avoid').getByText('Dogs')).toBeVisible();
  await expect(fits.getByRole('heading', { name: 'A visit from the dog' })).toHaveCount(0);
  await expect(fits.getByText('Please avoid: dogs').first()).toBeVisible();
  await expect(fits.getByText('A visit from the dog')).toBeVisible();
});

test('two who change the same interest at once lose nobody’s words', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn(TOMASZ);
  await openInterestsOf(page, 'Olive');
  await noted(page, 'Loves').getByRole('button', { name: 'Crosswords' }).click();
  const mine = page.getByRole('dialog', { name: 'Crosswords' });
  await mine.getByLabel('Which, when, how?').fill('Pencil will do now');

  const other = await anotherDevice();
  await signIn(NADIA, other);
  await openInterestsOf(other, 'Olive');
  await noted(other, 'Loves').getByRole('button', { name: 'Crosswords' }).click();
  const theirs = other.getByRole('dialog', { name: 'Crosswords' });
  await theirs.getByLabel('Which, when, how?').fill('Large print, in ink');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(noted(other, 'Loves').getByText('Large print, in ink')).toBeVisible();

  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText(/Nadia changed this too/)).toBeVisible();
  complaints.splice(0);
  await mine.getByRole('radio', { name: /Pencil will do now/ }).check();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(noted(page, 'Loves').getByText('Pencil will do now')).toBeVisible();
  await page.getByRole('button', { name: 'History', exact: true }).first().click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Large print, in ink', { exact: false })).toBeVisible();
});

test('a coordinator takes an interest away and puts it back; a carer can’t', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(NADIA);
  await openInterestsOf(page, 'George');
  await noted(page, 'Likes').getByRole('button', { name: 'Dogs' }).click();
  await page.getByRole('dialog', { name: 'Dogs' }).getByRole('button', { name: 'Take it away' }).click();
  await expect(noted(page, 'Likes').getByRole('button', { name: 'Dogs' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(noted(page, 'Likes').getByRole('button', { name: 'Dogs' })).toBeVisible();
  const tablet = await anotherDevice();
  await signIn(TOMASZ, tablet);
  await openInterestsOf(tablet, 'George');
  await noted(tablet, 'Likes').getByRole('button', { name: 'Dogs' }).click();
  await expect(tablet.getByRole('dialog', { name: 'Dogs' }).getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Take it away' })).toHaveCount(0);
});

test('a relative has no way to the interests', async ({ page, signIn }) => {
  await signIn('relative@larch-house.example');
  await page.goto('/resident-interests/01a1fc40-72fb-74a4-a48f-7ab32ee9ce1d');
  await expect(page.getByRole('heading', { name: /interests/ })).toHaveCount(0);
});
