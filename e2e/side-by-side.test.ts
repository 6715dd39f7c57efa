import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const ANITA = 'manager@larch-house.example';

test('what two people changed on one event, and on one notice, stands side by side until one of them chooses', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
  complaints,
}) => {
  await signIn(ANITA);
  const nadia = await anotherDevice();
  await signIn(NADIA, nadia);

  await page.goto('/tabs/calendar');
  await page.getByRole('link', { name: 'Add an event' }).click();
  await page.getByRole('button', { name: 'Live music' }).click();
  await page.getByLabel('Name', { exact: true }).fill('The Ludlow Fiddlers');
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByLabel('Where').fill('Conservatory');
  await page.getByLabel('Room for how many').fill('30');

  await nadia.goto(page.url());
  await nadia.getByLabel('Where').fill('Garden lounge');
  await nadia.getByLabel('Begins at').fill('15:00');
  await nadia.getByRole('button', { name: 'Save the event' }).click();
  await expect(nadia.getByRole('heading', { name: 'The Ludlow Fiddlers', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Save the event' }).click();
  await expect(told(page, 'Nadia')).toBeFocused();
  await isAccessible();
  await expect(sides(page, 'Where')).toHaveText([/^Garden lounge.*Nadia/s, /^Conservatory.*You wrote/s]);
  // What only one of them changed is in the form; of what both did, the other's stands until it is chosen.
  await expect(page.getByLabel('Begins at')).toHaveValue('15:00');
  await expect(page.getByLabel('Room for how many')).toHaveValue('30');
  await expect(page.getByRole('textbox', { name: /^Where/ })).toHaveValue('Garden lounge');
  await choose(page, 'Where', 'Conservatory');
  await expect(page.getByRole('textbox', { name: /^Where/ })).toHaveValue('Conservatory');
  await page.getByRole('button', { name: 'Save the event' }).click();
  await expect(page.getByText(/^Conservatory/)).toBeVisible();
  expect(complaints.splice(0)).toEqual(['console: /api/v2/event/save answered 409']);

  await page.goto('/manage-notice-board/new');
  await page.getByLabel('Title', { exact: true }).fill('Mince pies on Monday');
  await page.getByLabel('Words', { exact: true }).fill('At three.');
  await page.getByRole('button', { name: 'Hang it now' }).click();
  await page.getByRole('link', { name: 'Change it' }).click();
  await page.getByLabel('Words', { exact: true }).fill('At four, in the lounge.');
  await page.getByRole('radio', { name: 'Families', exact: true }).check({ force: true });

  await nadia.goto(page.url());
  await nadia.getByLabel('Words', { exact: true }).fill('At half past three.');
  await nadia.getByLabel('Title', { exact: true }).fill('Mince pies');
  await nadia.getByRole('radio', { name: 'Staff', exact: true }).check({ force: true });
  await nadia.getByRole('button', { name: 'Save the notice' }).click();
  await expect(nadia.getByText('It hangs on the board.')).toBeVisible();

  await page.getByRole('button', { name: 'Save the notice' }).click();
  await expect(told(page, 'Nadia')).toBeFocused();
  await isAccessible();
  await expect(sides(page, 'Who is it for?')).toHaveText([/^Staff/, /^Families/]);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mince pies');
  await choose(page, 'Words', 'At four, in the lounge.');
  await page.getByRole('button', { name: 'Save the notice' }).click();
  await expect(page.getByRole('article', { name: 'Mince pies' }).getByText('At four, in the lounge.')).toBeVisible();
  complaints.splice(0);
});

test('a draft of a survey and a photo book keep what two people made of them', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
  complaints,
}) => {
  await signIn(ANITA);
  const nadia = await anotherDevice();
  await signIn(NADIA, nadia);

  await page.goto('/surveys');
  await page.getByRole('link', { name: 'Begin with this: How was it?' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('link', { name: 'Change it' }).click();
  await page.getByLabel('Title', { exact: true }).fill('How was the concert?');
  const again = await anotherDevice();
  await signIn(ANITA, again);
  await again.goto(page.url());
  await again.getByLabel('Title', { exact: true }).fill('And the concert?');
  await again.getByRole('radio', { name: /^With names/ }).check({ force: true });
  await again.getByRole('button', { name: 'Save the draft' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'And the concert?' })).toBeVisible();

  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(told(page, 'Somebody')).toBeFocused();
  await isAccessible();
  await expect(page.getByRole('radio', { name: /^With names/ })).toBeChecked();
  await choose(page, 'Title', 'How was the concert?');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('How was the concert?');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How was the concert?' })).toBeVisible();

  await page.goto('/photo-books');
  await page.getByRole('link', { name: /^Eileen Hartley/u }).click();
  await page.getByRole('link', { name: 'Change the book' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Eileen, a year');
  await page.getByRole('button', { name: 'Move page 2 later' }).click();
  await nadia.goto(page.url());
  await nadia.getByRole('textbox', { name: /^Title/ }).fill('Our Eileen');
  await nadia.getByRole('button', { name: 'Save the book' }).click();
  await expect(nadia.getByText('The book is saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Save the book' }).click();
  await expect(told(page, 'Nadia')).toBeFocused();
  await isAccessible();
  await expect(sides(page, 'Title')).toHaveText([/^Our Eileen/, /^Eileen, a year/]);
  await choose(page, 'Title', 'Eileen, a year');
  await page.getByRole('button', { name: 'Save the book' }).click();
  await expect(page.getByText('The book is saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eileen, a year' }).first()).toBeVisible();
  complaints.splice(0);
});

const told = (page: Page, by: string) => page.getByRole('alert').filter({ hasText: `${by} changed this too` });
/** Both versions of a field, the one that stands first. */
const sides = (page: Page, field: string) => clash(page, field).locator('label');
const clash = (page: Page, field: string) =>
  page.getByRole('group', { name: field }).filter({ has: page.getByText('You wrote this') });

async function choose(page: Page, field: string, words: string): Promise<void> {
  await clash(page, field)
    .getByRole('radio', { name: new RegExp(`^${words}`) })
    .check({ force: true });
}
