import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const SARAH = 'relative@larch-house.example';

/** The pages of the book as they are read, the cover first. */
const pagesOf = (page: Page) => page.getByRole('list', { name: 'Pages' }).getByRole('listitem');

test('a daughter puts her mother’s book in another order by keyboard, writes a page, and prints it', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(SARAH);
  await page
    .getByRole('region', { name: 'Photo book' })
    .getByRole('link', { name: 'Open the book', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'A year with Eileen' })).toBeVisible();
  await expect(pagesOf(page).nth(2)).toContainText('Eileen and Winston counted');
  await page.getByRole('link', { name: 'Change the book' }).click();
  const later = page.getByRole('button', { name: 'Move page 2 later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Now page 3 of/u)).toBeAttached();
  await page.getByRole('button', { name: 'Add a page' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a page' });
  await sheet.getByRole('button', { name: 'Own words' }).click();
  await sheet.getByLabel('Words on this page').fill('Mum, keep singing.');
  await isAccessible();
  await sheet.getByRole('button', { name: 'Add the words' }).click();
  // What was begun waits on the device.
  await page.reload();
  await expect(page.getByText('You began this on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Save the book' }).click();
  await expect(page.getByText('Last changed by Sarah: Today')).toBeVisible();
  await expect(pagesOf(page).nth(3)).toContainText('Eileen and Winston counted');
  await expect(pagesOf(page).last()).toContainText('Mum, keep singing.');
  await isAccessible();
  await page.getByRole('button', { name: 'Make a PDF' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a coordinator takes a page out and changes her mind, drags another, and leaves the book to herself', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(NADIA);
  await page.goto('/photo-books');
  await page.getByRole('link', { name: /^Eileen Hartley/u }).click();
  await page.getByRole('link', { name: 'Change the book' }).click();
  const pages = page.getByRole('region', { name: 'Pages' }).getByRole('listitem');
  const first = page.getByRole('button', { name: 'Change page 1', exact: true });
  await expect(pages.first()).toContainText(/^[A-Z][a-z]+ \d{4}/u);
  await first.click();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(pages.first()).toContainText('Eileen and Winston counted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pages.nth(1)).toContainText('Eileen and Winston counted');
  await pages.nth(1).dragTo(pages.first());
  await expect(pages.first()).toContainText('Eileen and Winston counted');
  await page.getByRole('switch', { name: 'Family may change it too' }).click();
  await page.getByRole('button', { name: 'Save the book' }).click();
  await expect(pagesOf(page).nth(1)).toContainText('Eileen and Winston counted');

  const tablet = await anotherDevice();
  await signIn(SARAH, tablet);
  await tablet
    .getByRole('region', { name: 'Photo book' })
    .getByRole('link', { name: 'Open the book', exact: true })
    .click();
  await expect(tablet.getByRole('button', { name: 'Make a PDF' })).toBeVisible();
  await expect(tablet.getByRole('link', { name: 'Change the book' })).toBeHidden();
});

test('the memory book of somebody who died in the spring is one press', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.goto('/photo-books');
  await page.getByRole('link', { name: /Memory book/u }).click();
  await expect(page.getByText(/It can be made until/u)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the memory book' }).click();
  expect((await download).suggestedFilename()).toMatch(/^memory-book-/u);
});

test('a daughter reads who made her mother’s book, and brings back what it was before', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(SARAH);
  await page
    .getByRole('region', { name: 'Photo book' })
    .getByRole('link', { name: 'Open the book', exact: true })
    .click();
  await page.getByRole('link', { name: 'Change the book' }).click();
  await page.getByRole('button', { name: 'Add a page' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a page' });
  await sheet.getByRole('button', { name: 'Own words' }).click();
  await sheet.getByLabel('Words on this page').fill('Mum, keep singing.');
  await sheet.getByRole('button', { name: 'Add the words' }).click();
  await page.getByRole('button', { name: 'Save the book' }).click();
  await expect(page.getByText(/^Put together by: .*Sarah$/u)).toBeVisible();
  await expect(pagesOf(page).last()).toContainText('By Sarah');
  await isAccessible();

  await page.getByRole('link', { name: 'Earlier books' }).click();
  const books = page.getByRole('list', { name: 'Earlier books' }).getByRole('listitem');
  await expect(books.first()).toContainText(/^Sarah: Today, .*As it is now$/u);
  await isAccessible();
  await books
    .nth(1)
    .getByRole('link', { name: /^Nadia: / })
    .click();
  await expect(page.getByText(/^Saved by Nadia: /u)).toBeVisible();
  await expect(pagesOf(page).nth(2)).toContainText('Eileen and Winston counted');
  await expect(page.getByText('Mum, keep singing.')).toHaveCount(0);
  await isAccessible();
  await page.getByRole('button', { name: 'Bring this book back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A year with Eileen' })).toBeVisible();
  await expect(page.getByText('Last changed by Sarah: Today')).toBeVisible();
  await expect(pagesOf(page).nth(2)).toContainText('Eileen and Winston counted');
  await expect(page.getByText('Mum, keep singing.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Earlier books' }).click();
  await expect(books).toHaveCount(3);
});

test('a page of a book lies on paper in the dark too, with its stamp as it will be printed', async ({
  page,
  signIn,
}) => {
  // A family's device is dark at night by itself; hers is as it is told.
  await signIn(NADIA);
  await page.goto('/photo-books');
  await page.getByRole('link', { name: /^Eileen Hartley/u }).click();
  await expect(pagesOf(page).nth(2)).toBeVisible();
  const coloursOf = async (theme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    return await pagesOf(page).evaluateAll((pages) =>
      pages.flatMap((one) =>
        [...one.querySelectorAll('[data-tint], [data-on-paper], svg path')].map((part) => {
          const { backgroundColor, color, fill } = getComputedStyle(part);
          return `${backgroundColor} ${color} ${fill}`;
        }),
      ),
    );
  };
  const light = await coloursOf('light');
  expect(light.length).toBeGreaterThan(20);
  expect(await coloursOf('dark')).toEqual(light);
});
