import type { Page } from '@playwright/test';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';

const COORDINATOR = 'coordinator@larch-house.example';

/** Next Monday, which is never today: nothing of it has begun. */
const MONDAY = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7);
const WEEK = `/tabs/planner?day=${MONDAY}`;

async function planChess(page: Page): Promise<void> {
  await page.goto(WEEK);
  await page.getByRole('link', { name: 'Plan a session' }).click();
  await page.getByLabel('What is planned?').fill('Chess in the library');
  await page.getByLabel('Begins at').fill('16:10');
  await page.getByRole('textbox', { name: /^Where/ }).fill('Library');
}

test('Nadia plans a session with something of the library, its people and its leader', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(COORDINATOR);
  await page.goto(WEEK);
  await page.getByRole('link', { name: 'Plan a session' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan a session' })).toBeVisible();
  await page.getByLabel('What is planned?').fill('yoga');
  await page.getByRole('list', { name: 'Activities' }).getByRole('button').first().click();
  await page.getByLabel('Begins at').fill('16:10');
  await page.getByRole('textbox', { name: /^Where/ }).fill('Library');
  await page.getByRole('button', { name: 'Choose people' }).click();
  await page.getByRole('button', { name: /Eileen Hartley/ }).click();
  await page.getByRole('button', { name: 'Done: 1 person' }).click();
  await isAccessible();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('1 person planned')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible();
});

test('what nobody wrote is told at its field', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await page.goto(`/planned-session/new?day=${MONDAY}`);
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('alert').getByText('Say what is planned')).toBeVisible();
});

test('where more are expected than there is room for, the form, the session and the week say so', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(COORDINATOR);
  await page.setViewportSize({ width: 1440, height: 1600 });
  await planChess(page);
  await page.getByRole('button', { name: 'Choose people' }).click();
  await page.getByRole('button', { name: /Eileen Hartley/ }).click();
  await page.getByRole('button', { name: /Arthur Pugh/ }).click();
  await page.getByRole('button', { name: 'Done: 2 people' }).click();
  await page.getByLabel('Room for how many').fill('2');
  const notice = page.getByRole('status').getByText('2 people planned · room for 1');
  await expect(notice).toBeHidden();
  await page.getByLabel('Room for how many').fill('1');
  await expect(notice).toBeVisible();
  await isAccessible();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible();
  await expect(page.getByText('2 people planned · room for 1')).toBeVisible();
  await isAccessible();
  await page.goto(WEEK);
  const tile = page.getByRole('region', { name: /^Monday/ }).getByRole('link', { name: /Chess in the library/ });
  await expect(tile).toContainText('2 of 1');
});

test('a series is planned, one of it is moved by the menu and brought back', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  // High enough for the whole week: what is dragged by a script can't scroll on its way.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await planChess(page);
  await page.getByRole('button', { name: /Does it repeat/ }).click();
  await page.getByRole('option', { name: 'Every week, on the same days' }).click();
  await page.getByText('After so many times').click();
  await page.getByLabel('How many times').fill('3');
  await expect(page.getByText(/3 sessions, from/)).toBeVisible();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('3 sessions are planned.')).toBeVisible();

  await page.goto(WEEK);
  const column = (name: RegExp) => page.getByRole('region', { name });
  await expect(column(/^Monday/).getByText('Chess in the library')).toBeVisible();
  // By keyboard alone.
  await page.getByRole('button', { name: 'Move Chess in the library' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Wednesday/ }).press('Enter');
  await expect(column(/^Wednesday/).getByText('Chess in the library')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(/^Monday/).getByText('Chess in the library')).toBeVisible();
  // By drag.
  await column(/^Monday/)
    .getByText('Chess in the library')
    .dragTo(column(/^Thursday/));
  await expect(column(/^Thursday/).getByText('Chess in the library')).toBeVisible();
});

test('a session that is moved onto another in the same place says so, before in the sheet and after in the menu', async ({
  page,
  signIn,
}) => {
  await signIn(COORDINATOR);
  await planChess(page);
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible();
  await page.goto(`/planned-session/new?day=${addDays(MONDAY, 1)}`);
  await page.getByLabel('What is planned?').fill('Draughts');
  await page.getByLabel('Begins at').fill('16:20');
  await page.getByRole('textbox', { name: /^Where/ }).fill('library');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Move Draughts' });
  await expect(sheet.getByText('Chess in the library')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'A day earlier' }).click();
  await expect(sheet.getByRole('status').getByText('Chess in the library')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto(WEEK);
  await page.getByRole('button', { name: 'Move Draughts' }).click();
  await page.getByRole('menuitem', { name: /^Monday/ }).click();
  await expect(page.getByText(/Draughts is on Monday .* now\. At the same time: .*Chess in the library/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: /^Tuesday/ }).getByText('Draughts')).toBeVisible();
});

test('a cancelled session says why, and can take place after all', async ({ page, signIn, isAccessible }) => {
  await signIn(COORDINATOR);
  await planChess(page);
  await page.getByRole('button', { name: 'Plan it' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(page.getByRole('alert').getByText('Say why, so that colleagues can tell people')).toBeVisible();
  const why = 'The library is being painted';
  await page.getByLabel('Why?').fill(why);
  await isAccessible();
  await expect.poll(async () => (await storageOf(page)).begun).toContain(why);
  await page.reload();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByLabel('Why?')).toHaveValue(why);
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(page.getByText('This session does not take place: The library is being painted')).toBeVisible();
  await page.getByRole('button', { name: 'Let it take place after all' }).click();
  await expect(page.getByText('takes place after all')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel it' })).toBeVisible();
});

test('two people change one session, and nobody’s words are lost', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn(COORDINATOR);
  await planChess(page);
  await page.getByRole('button', { name: 'Plan it' }).click();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByRole('textbox', { name: /^Where/ }).fill('Hall');

  const other = await anotherDevice();
  await signIn('manager@larch-house.example', other);
  await other.goto(page.url());
  await other.getByLabel('Begins at').fill('17:00');
  await other.getByRole('button', { name: 'Save the plan' }).click();
  await expect(other.getByText(/^Planned for/)).toBeVisible();

  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByText(/changed this too, at .* Both are in the form now/)).toBeVisible();
  expect(complaints.splice(0)).toEqual(['console: /api/v2/plan/save answered 409']);
  await expect(page.getByLabel('Begins at')).toHaveValue('17:00');

  // She has not saved it yet, and a colleague changes the same field: both stand beside each other.
  await other.getByRole('link', { name: 'Change', exact: true }).click();
  await other.getByRole('textbox', { name: /^Where/ }).fill('Conservatory');
  await other.getByRole('button', { name: 'Save the plan' }).click();
  await expect(other.getByText(/Conservatory/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByText(/Choose what shall stand, then save again/)).toBeVisible();
  expect(complaints.splice(0)).toEqual(['console: /api/v2/plan/save answered 409']);
  await expect(page.getByRole('radio', { name: /^Conservatory/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Hall/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByText(/17:00 to/)).toBeVisible();
  await expect(page.getByText(/Hall/)).toBeVisible();
});

/** "Monday 23 November" */
const longDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

test('a month shows what is planned, takes a drag, and leads to its weeks', async ({ page, signIn, isAccessible }) => {
  await signIn(COORDINATOR);
  await page.setViewportSize({ width: 1440, height: 900 });
  await planChess(page);
  await page.getByLabel('What is planned?').fill('Draughts in the library');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText(/^Planned for/)).toBeVisible();

  await page.goto(WEEK);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  const toWeekOf = (day: string) => page.getByRole('button', { name: `The week of ${longDay(day)}` });
  const draughtsOn = (day: string) =>
    page
      .getByRole('cell')
      .filter({ has: toWeekOf(day) })
      .getByRole('link', { name: /Draughts in the library/ });
  await expect(draughtsOn(MONDAY)).toBeVisible();
  await isAccessible();
  const tuesday = addDays(MONDAY, 1);
  await draughtsOn(MONDAY).dragTo(toWeekOf(tuesday));
  await expect(draughtsOn(tuesday)).toBeVisible();
  await toWeekOf(tuesday).click();
  await expect(page.getByRole('region', { name: /^Tuesday/ }).getByText('Draughts in the library')).toBeVisible();
});

test('on a phone a day is chosen from its month', async ({ page, signIn, isAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(COORDINATOR);
  await page.goto('/tabs/planner?view=month&day=2027-01-15');
  await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  await page.getByRole('button', { name: 'The month before' }).click();
  await page.getByRole('button', { name: /^Thursday 24 December/ }).click();
  await expect(page.getByRole('heading', { name: 'Thursday 24 December' })).toBeVisible();
  await isAccessible();
});

test('a carer sees the plan and nothing to change it with', async ({ page, signIn }) => {
  await signIn('carer@larch-house.example');
  await page.goto(WEEK);
  await expect(page.getByRole('heading', { name: 'Planner' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan a session' })).toHaveCount(0);
});
