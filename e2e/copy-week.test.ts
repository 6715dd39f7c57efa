import type { Page } from '@playwright/test';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';

const COORDINATOR = 'coordinator@larch-house.example';

/** A week so far ahead that nothing is planned in it, nor in those after it. */
const MONDAY = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 70);
const NEXT = addDays(MONDAY, 7);

async function plan(page: Page, { title, day, time }: { title: string; day: string; time: string }): Promise<void> {
  await page.goto(`/planned-session/new?day=${day}`);
  await page.getByLabel('What is planned?').fill(title);
  await page.getByLabel('Begins at').fill(time);
  await page.getByRole('textbox', { name: /^Where/ }).fill('Library');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible();
}

async function copyTheWeekBefore(page: Page): Promise<void> {
  await page.goto(`/tabs/planner?day=${NEXT}`);
  await page.getByRole('button', { name: 'Copy the week before' }).click();
  await page.getByRole('button', { name: 'Copy it' }).click();
}

test('Nadia copies a week and takes the copy back', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await plan(page, { title: 'Chess in the library', day: MONDAY, time: '16:10' });
  await copyTheWeekBefore(page);
  await expect(page.getByText('1 session is planned.')).toBeVisible();
  const monday = page.getByRole('region', { name: /^Monday/ });
  await expect(monday.getByText('Chess in the library')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back. The week is as it was.')).toBeVisible();
  await expect(monday.getByText('Chess in the library')).toHaveCount(0);
});

test('a copied session that meets another in its room says so by name, and leads there', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(COORDINATOR);
  await plan(page, { title: 'Chess in the library', day: MONDAY, time: '16:10' });
  await plan(page, { title: 'The piano tuner', day: NEXT, time: '16:20' });
  await copyTheWeekBefore(page);
  const told = page.getByRole('alertdialog', { name: 'Some of what was copied meets something else' });
  await expect(told.getByText('At the same time as The piano tuner · In the same place: Library')).toBeVisible();
  await isAccessible();
  await told.getByRole('link', { name: 'Chess in the library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chess in the library' })).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  // What is copied once stands there: nothing is copied, and nothing is to be taken back.
  await copyTheWeekBefore(page);
  await expect(page.getByText('All of it stands there already.')).toBeVisible();
});

test('a copy that is kept though it meets something else can be taken back a moment later', async ({
  page,
  signIn,
}) => {
  await signIn(COORDINATOR);
  await plan(page, { title: 'Chess in the library', day: MONDAY, time: '16:10' });
  await plan(page, { title: 'The piano tuner', day: NEXT, time: '16:20' });
  await copyTheWeekBefore(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back. The week is as it was.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Monday/ }).getByText('Chess in the library')).toHaveCount(0);
});

test('a copy that meets something else is taken back where it is told', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await plan(page, { title: 'Chess in the library', day: MONDAY, time: '16:10' });
  await plan(page, { title: 'The piano tuner', day: NEXT, time: '16:20' });
  await copyTheWeekBefore(page);
  await page.getByRole('button', { name: 'Take the copy back' }).click();
  await expect(page.getByText('Taken back. The week is as it was.')).toBeVisible();
  const monday = page.getByRole('region', { name: /^Monday/ });
  await expect(monday.getByText('The piano tuner')).toBeVisible();
  await expect(monday.getByText('Chess in the library')).toHaveCount(0);
});
