import type { Locator, Page } from '@playwright/test';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';
import { allArrived } from './settled.ts';

test.use({ viewport: SIZES.phone.viewport });

/** Puts an event for Eileen, who can't have eggs, in the calendar. @returns what to keep in mind at it */
async function inviteToPancakes(page: Page): Promise<Locator> {
  const day = addDays(calendarDay(new Date(), 'Europe/London'), 20);
  await page.goto(`/event-add?date=${day}`);
  await page.getByLabel('Name', { exact: true }).fill('Pancakes in the garden room');
  await page.getByRole('button', { name: 'Choose residents' }).click();
  await page.getByRole('button', { name: /^Eileen Hartley/ }).click();
  await page.getByRole('button', { name: 'Done: 1 person' }).click();
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  return page.getByRole('region', { name: 'To keep in mind' });
}

test('at a party somebody says by name how it is safe for Eileen, and her family sees none of it', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn('coordinator@larch-house.example');
  const card = await inviteToPancakes(page);
  await expect(card).toContainText('Allergic to: Eggs');
  await expect(card).toContainText('Not without a word');
  await isAccessible();
  await card.getByRole('button', { name: 'Say how it is safe: Eileen, Allergies' }).click();
  const sheet = page.getByRole('dialog', { name: 'Eileen: Allergies' });
  await sheet.getByRole('button', { name: 'Keep it with my name' }).click();
  await expect(sheet.getByLabel(/^How is it safe for Eileen/)).toHaveAccessibleDescription(/Say how it is safe/);
  await sheet.getByRole('button', { name: 'Eileen has a batch of their own.' }).click();
  await expect(sheet).toContainText('It is kept with your name, and shown at the event.');
  await isAccessible();
  await sheet.getByRole('button', { name: 'Keep it with my name' }).click();
  await expect(card).toContainText('Nadia: Eileen has a batch of their own.');
  await expect(card).not.toContainText('Not without a word');
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const address = new URL(page.url()).pathname;
  const family = await anotherDevice();
  const asked: string[] = [];
  family.on('request', (request) => {
    if (request.url().includes('/api/v2/risk/')) asked.push(request.url());
  });
  await signIn('relative@larch-house.example', family);
  await family.goto(address);
  await expect(family.getByRole('heading', { name: 'Pancakes in the garden room', level: 1 })).toBeVisible();
  await expect(family.getByRole('heading', { name: 'Who is coming' })).toBeVisible();
  await expect(family.getByText('To keep in mind')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('where the package has expired, what asks for a word at an event still takes one', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('coordinator@larch-house.example');
  const card = await inviteToPancakes(page);
  await expect(card).toContainText('Not without a word');
  await allArrived(page);
  await server.sql(`update care_homes set package_expires_on = current_date - 2 where name = 'Larch House'`);
  await page.reload();
  await expect(card).toContainText('Say a word first for those below, then they can join in.');
  await card.getByRole('button', { name: 'Say how it is safe: Eileen, Allergies' }).click();
  const sheet = page.getByRole('dialog', { name: 'Eileen: Allergies' });
  await sheet.getByRole('button', { name: 'Eileen has a batch of their own.' }).click();
  await sheet.getByRole('button', { name: 'Keep it with my name' }).click();
  await expect(card).toContainText('Nadia: Eileen has a batch of their own.');
});
