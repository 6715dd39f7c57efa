import { addDays, calendarDay, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const SARAH = 'relative@larch-house.example';

/** A Monday far enough ahead that the demo world has no events there. */
const MONDAY = addDays(mondayOf(calendarDay(new Date(), 'Europe/London')), 42);

test('a coordinator repeats an event, changes this and those after it, and takes the rest out and back', async ({
  page,
  signIn,
  isAccessible,
  anotherDevice,
}) => {
  await signIn(NADIA);
  await page.goto(`/event-add?date=${MONDAY}`);
  await page.getByLabel('Name', { exact: true }).fill('Choir of the valley');
  await page.getByLabel('Where').fill('Conservatory');
  await page.getByRole('button', { name: /Does it repeat\?/ }).click();
  await page.getByRole('option', { name: 'Every week, on the same days' }).click();
  await page.getByText('After so many times').click();
  await page.getByLabel('How many times').fill('4');
  await expect(page.getByText(/^4 events, from Mon/)).toBeVisible();
  await isAccessible();
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  await expect(page.getByText('4 events are in the calendar.')).toBeVisible();
  await expect(page.getByText(/Every week: Monday/)).toBeVisible();

  await page.getByRole('button', { name: 'Coming', exact: true }).click();
  await page.getByRole('button', { name: 'The same for all 4 still to come' }).click();
  await expect(page.getByText('Noted for 4 events.')).toBeVisible();

  // a relative is told of each, and comes to the last
  const sarah = await anotherDevice();
  await signIn(SARAH, sarah);
  await sarah.goto('/tabs/calendar');
  const hers = sarah.getByRole('link', { name: /Choir of the valley/ });
  await expect(hers).toHaveCount(4);
  await hers.last().click();
  await sarah
    .getByRole('region', { name: 'Are you coming?' })
    .getByRole('button', { name: 'Coming', exact: true })
    .click();
  await expect(sarah.getByText(/^2 people are coming/)).toBeVisible();

  await page.goto('/tabs/calendar');
  const all = page.getByRole('link', { name: /Choir of the valley/ });
  await expect(all).toHaveCount(4);
  await all.nth(2).click();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(page.getByLabel('Day', { exact: true })).toBeVisible();
  await page.getByText('This and those after it').click();
  await expect(page.getByLabel('Day', { exact: true })).toBeHidden();
  await page.getByLabel('Begins at').fill('15:00');
  await page.getByLabel('Where').fill('Garden lounge');
  await isAccessible();
  await page.getByRole('button', { name: 'Save the event' }).click();
  await expect(page.getByText('Saved. Whoever meant to come will hear of it.')).toBeVisible();
  await page.goto('/tabs/calendar');
  await expect(all.first()).toContainText('Conservatory');
  await expect(all.nth(1)).toContainText('Conservatory');
  await expect(all.nth(2)).toContainText('Garden lounge');
  await expect(all.nth(3)).toContainText('Garden lounge');

  // her answer stands, and she is told what has changed
  await sarah.reload();
  await expect(sarah.getByText(/Changed since this was answered: .*Where/)).toBeVisible();

  await all.nth(1).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const sheet = page.getByRole('dialog', { name: 'Delete Choir of the valley?' });
  await sheet.getByText('This and those after it').click();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await expect(all).toHaveCount(1);
  await page.getByRole('link', { name: 'Deleted events' }).click();
  await expect(page.getByText('and 2 more of its series')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back Choir of the valley' }).click();
  await expect(page.getByText('Choir of the valley is in the calendar again.')).toBeVisible();
  await page.goto('/tabs/calendar');
  await expect(all).toHaveCount(4);

  await all.first().click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel Choir of the valley' });
  await cancel.getByText('All still to come').click();
  await cancel.getByLabel('Why?').fill('The conductor is ill');
  await cancel.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(page.getByText('The conductor is ill')).toBeVisible();
  await page.getByRole('button', { name: 'And 3 more that were cancelled with it' }).click();
  await expect(page.getByText('The conductor is ill')).toBeHidden();
});

test('somebody has an address for each of their calendars, renews one and stops it', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(SARAH);
  await page.goto('/tabs/calendar');
  const card = page.getByRole('region', { name: 'In your own calendar' });
  await card.getByRole('button', { name: 'Make an address' }).click();
  const sheet = page.getByRole('dialog', { name: 'An address for your calendar' });
  await sheet.getByText('My people').click();
  await expect(sheet.getByLabel('What is it called?')).toHaveValue('My people');
  await sheet.getByLabel('What is it called?').fill('Mum at Larch House');
  await isAccessible();
  await sheet.getByRole('button', { name: 'Make the address' }).click();
  const shown = card.getByLabel('Your address, shown this once');
  const first = await shown.inputValue();
  const read = await page.request.get(new URL(first).pathname);
  expect(read.status()).toBe(200);
  expect(await read.text()).toContain('X-WR-CALNAME:Mum at Larch House');
  await page.reload();
  const list = card.getByRole('list', { name: 'Your addresses' });
  await expect(list).toContainText('My people');
  await expect(list).toContainText('last used');
  await isAccessible();
  await list.getByRole('button', { name: 'New address for Mum at Larch House' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect(shown).not.toHaveValue(first);
  expect((await page.request.get(new URL(first).pathname)).status()).toBe(404);
  await list.getByRole('button', { name: 'Stop it: Mum at Larch House' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('The address has stopped.')).toBeVisible();
  await expect(list).toBeHidden();
});
