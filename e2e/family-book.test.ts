import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { choose } from './pictures.ts';

const HILARY = 'organiser@teme-valley.example';
const GRAHAM = 'member@teme-valley.example';

const month = (page: Page) => page.getByRole('region', { name: 'What you did this month' });
const pages = (page: Page) => page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'A page for your book' });
const words = (page: Page) => sheetOf(page).getByLabel('Words on this page');

test('what a circle did becomes a page of its book, which all of it reads, changes and prints [PE-14]', async ({
  page,
  signIn,
  anotherDevice,
  server,
  isAccessible,
}) => {
  await server.sql('delete from family_book_pages');
  await server.sql('delete from done_ideas');
  await signIn(HILARY);
  await expect(page.getByRole('region', { name: 'Our book' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Some', exact: true }).click();
  await page
    .getByRole('list', { name: 'A few ideas' })
    .getByRole('button', { name: /^We did it/ })
    .first()
    .click();
  await month(page)
    .getByRole('button', { name: /^For your book: / })
    .click();
  await isAccessible();
  // What has nothing on it is no page.
  await sheetOf(page).getByRole('button', { name: 'Put it in the book' }).click();
  await expect(sheetOf(page).getByText('Add a photo, or write a line')).toBeVisible();
  await expect(words(page)).toBeFocused();
  await choose(page, 'weir.png');
  await words(page).fill('We got as far as the weir.');
  await isAccessible();
  await sheetOf(page).getByRole('button', { name: 'Put it in the book' }).click();
  await expect(page.getByRole('region', { name: 'Our book' })).toBeVisible();
  await isAccessible();

  // It belongs to the circle, not to whoever put it in.
  const his = await anotherDevice();
  await signIn(GRAHAM, his);
  await his.goto('/tabs/more');
  await his.getByRole('link', { name: /^Our book/ }).click();
  await expect(his.getByRole('heading', { level: 1, name: 'Our book' })).toBeAttached();
  await expect(pages(his)).toHaveCount(3);
  await expect(pages(his).last()).toContainText('We got as far as the weir.');
  await expect(pages(his).last()).toContainText('By Hilary');
  await expect(
    pages(his)
      .last()
      .getByRole('img', { name: /^Photo, / }),
  ).toHaveJSProperty('complete', true);
  await isAccessible(his);
  await his.getByRole('button', { name: /^Change the page of / }).click();
  const change = his.getByRole('dialog', { name: 'Change the page' });
  await change.getByLabel('Words on this page').fill('We got as far as the weir, and back.');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(pages(his).last()).toContainText('and back.');

  await his.getByRole('button', { name: 'Make a PDF' }).click();
  const download = his.waitForEvent('download');
  await his.getByRole('button', { name: 'Make the PDF' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  // What is told for a moment stays as long as somebody points at it.
  await his.mouse.move(0, 0);
  await expect(his.getByText('Your book is ready.')).toHaveCount(0);

  await his.getByRole('button', { name: /^Change the page of / }).click();
  await change.getByRole('button', { name: 'Take it out' }).click();
  await isAccessible(his);
  await his.getByRole('alertdialog').getByRole('button', { name: 'Take it out' }).click();
  await expect(his.getByText('Your book has no pages yet')).toBeVisible();
  await isAccessible(his);
  expect(await server.sql('select 1 from family_book_photos where scene is null')).toEqual([]);
});

test('a page with a photo outlives a lost connection and a reload, and is there once', async ({
  page,
  signIn,
  server,
  complaints,
}) => {
  await server.sql('delete from family_book_pages');
  await signIn(GRAHAM);
  await page.goto('/photo-book');
  await page.getByRole('button', { name: 'Add a page' }).click();
  await page.route('**/family-organisation/**', (route) => route.abort('connectionfailed'));
  await choose(page, 'bench.png');
  await words(page).fill('Tea on the bench.');
  // What was begun is there again, with its photo.
  await expect(sheetOf(page).getByRole('img', { name: 'A photo' })).toBeVisible();
  await expect(sheetOf(page).getByText('It is safe on this device and will try again')).toBeVisible();
  await page.unroute('**/family-organisation/**');
  await page.route('**/book-photo/part/**', (route) => route.abort('connectionfailed'));
  await page.reload();
  await expect(words(page)).toHaveValue('Tea on the bench.');
  await expect(sheetOf(page).getByRole('img', { name: 'A photo' })).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'Put it in the book' }).click();
  await expect(page.getByText('Saved on this phone, will be sent').first()).toBeVisible();
  await expect(sheetOf(page)).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'Tea on the bench.' })).toBeVisible();
  expect(await server.sql('select 1 from family_book_pages')).toEqual([]);
  await page.unroute('**/book-photo/part/**');
  await page.reload();
  await expect(pages(page).filter({ hasText: 'Tea on the bench.' })).toHaveCount(1);
  await expect(page.getByRole('article').filter({ hasText: 'Tea on the bench.' })).toHaveCount(0);
  expect(await server.sql('select photo_id is not null as has_photo from family_book_pages')).toEqual([
    { has_photo: true },
  ]);
  complaints.splice(0);
});

test('two who change a page at once are told, and choose', async ({ page, signIn, server, complaints }) => {
  await signIn(HILARY);
  await page.goto('/photo-book');
  await pages(page)
    .filter({ hasText: 'Bara brith' })
    .getByRole('button', { name: /^Change / })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Change the page' });
  await sheet.getByLabel('Words on this page').fill('Bara brith. Two loaves!');
  await server.sql(
    `update family_book_pages set words = 'Bara brith, warm.', version = 2,
            changed_by = (select id from accounts where email = '${GRAHAM}') where words like 'Bara brith%'`,
  );
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Graham changed this too');
  await sheet.getByText('Bara brith. Two loaves!').first().click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(pages(page).filter({ hasText: 'Two loaves!' })).toHaveCount(1);
  const told = new Set(complaints.splice(0));
  expect(told).toEqual(new Set(['console: /api/v2/family-organisation/save-book-page answered 409']));
});

test('on a package that has ended the book is read, and on one without books it is not there [PE-14]', async ({
  page,
  signIn,
  server,
  complaints,
}) => {
  const on = async (title: string, package_expires_on: string) =>
    await server.sql(
      `update care_homes set package_id = (select id from packages where title = '${title}' and not is_basic),
              package_expires_on = ${package_expires_on} where name like 'Teme Valley%'`,
    );
  await on('Package D', 'current_date - 1');
  await signIn(HILARY);
  await page.goto('/photo-book');
  await expect(pages(page).filter({ hasText: 'The robin came first' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^(Add a page|Change the page)/ })).toHaveCount(0);
  await on('Package C', 'null');
  await page.goto('/tabs/more');
  await expect(page.getByRole('link', { name: /^Tutorials/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Our book|Photo books)/ })).toHaveCount(0);
  await page.goto('/photo-book');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
  // What stood open when the package changed asks once more.
  complaints.splice(0);
});
