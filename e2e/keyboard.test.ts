import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { PASSWORD, expect, test } from './journey.ts';
import { focusIsSeen, keysOn, tabTo } from './keys.ts';
import { SIZES } from './playwright.config.ts';

test.use(SIZES.desk);

test('from the intro to signing out without a mouse [H2]', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/intro');
  for (const step of ['Next', 'Next', 'Next', 'Start']) {
    await tabTo(page, page.getByRole('button', { name: step }));
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL('/login');
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type('manager@larch-house.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tabs/today');

  for (const section of ['Residents', 'Planner', 'More']) {
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: section, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`${section} Heartsease`);
    // The new screen has the focus, so that reading and tabbing begin at its top.
    await expect(page.getByRole('main')).toBeFocused();
  }

  await tabTo(page, page.getByRole('radio', { name: 'Standard' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Large', exact: true })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  await tabTo(page, page.getByRole('radio', { name: 'Auto' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await tabTo(page, page.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/login');
});

test('the way to the content skips the navigation [H2]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/tabs/planner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav'))).toBeNull();
});

test('a sheet opens, holds the focus, and gives it back to what opened it [H2]', async ({ page, signIn }) => {
  await signIn('manager@larch-house.example');
  await page.goto('/manage-staff');
  const invite = page.getByRole('button', { name: 'Invite somebody' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, invite);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Invite somebody' });
  await expect(sheet).toBeVisible();
  const seen = new Set<string>();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    await focusIsSeen(page);
    expect(await sheet.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
  }
  // All the way round: the fields, the choice of a role, the two buttons.
  expect(seen.size).toBeGreaterThanOrEqual(6);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(invite).toBeFocused();
});

test('a question is asked, and answered with the keyboard [H2]', async ({ page, signIn, anotherDevice }) => {
  await signIn('carer@larch-house.example', await anotherDevice());
  await signIn('manager@larch-house.example');
  await page.goto('/manage-staff');
  const devices = page.getByRole('article', { name: 'Tomasz' }).getByRole('button', { name: 'Devices' });
  await expect(devices).toBeVisible();
  await devices.focus();
  await page.keyboard.press('Enter');
  const end = page.getByRole('button', { name: 'Sign out everywhere' });
  await expect(end).toBeVisible();
  await tabTo(page, end);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sign Tomasz out everywhere?' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(end).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'signed out everywhere' })).toBeVisible();
});

test('the log is opened, searched and left with the keyboard [H2]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const log = page.getByRole('button', { name: 'Log a moment' });
  await tabTo(page, log);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    await focusIsSeen(page);
    expect(await sheet.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(log).toBeFocused();
});

test('every stop of every section can be seen, and none traps the focus [H2]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  for (const section of ['today', 'residents', 'planner', 'more']) {
    await page.goto(`/tabs/${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stops = await page.evaluate(() => document.querySelectorAll('a[href], button, input, summary').length);
    for (let stop = 0; stop < Math.min(stops, 25); stop += 1) {
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press('Tab');
      await focusIsSeen(page);
      expect(await before.evaluate((element) => element === document.activeElement)).toBe(false);
    }
  }
});

test('a file is brought in, corrected and taken back without a mouse [H2]', async ({ page, signIn }) => {
  await signIn('manager@larch-house.example');
  await page.goto('/import-people');
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  const chosen = page.waitForEvent('filechooser');
  await press('Choose a file');
  const faults = 'First name,Last name,Room\nAgnes,Newcomer,\nBryn,=Newcomer,302\nCarys,Newcomer,303';
  await (await chosen).setFiles({ name: 'three.csv', mimeType: 'text/csv', buffer: Buffer.from(faults) });
  await expect(page.getByRole('button', { name: 'Show the people' })).toBeVisible();
  await press('Show the people');
  const room = page.getByLabel('Room, row 2', { exact: true });
  await tabTo(page, room);
  await page.keyboard.type('301');
  await page.keyboard.press('Enter');
  // Enter leads to the next fault, and the arrows through a column.
  await expect(page.getByLabel('Last name, row 3', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Last name, row 4', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Newcomer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Create 3 people' })).toBeEnabled();
  await press('Create 3 people');
  await expect(page.getByRole('heading', { name: 'Done' })).toBeFocused();
  await press('Another file');
  await press('Take back: three.csv');
  const question = page.getByRole('alertdialog', { name: 'Take these people out again?' });
  await tabTo(page, question.getByRole('button', { name: 'Take it back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 rows are taken back.')).toBeVisible();
});

test('a session is planned, repeated, moved and cancelled without a mouse [H2]', async ({ page, signIn }) => {
  const monday = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 14);
  const week = `/tabs/planner?day=${monday}`;
  await signIn('coordinator@larch-house.example');
  await page.goto(week);
  const { press, type } = keysOn(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await press(page.getByRole('link', { name: /^Plan something on Monday/ }));
  await type(page.getByLabel('What is planned?'), 'yoga');
  await press(page.getByRole('list', { name: 'Activities' }).getByRole('button').first());
  await expect(page.getByLabel('What is planned?')).toBeFocused();
  await type(page.getByLabel('Begins at'), '1640');
  await type(page.getByRole('textbox', { name: /^Where/ }), 'Library');
  await press(button(/Does it repeat/));
  await page.keyboard.type('Every week');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'On a day' }));
  await page.keyboard.press('ArrowDown');
  await type(page.getByLabel('How many times'), '2');
  await press(button('Choose people'));
  await press(button(/Eileen Hartley/));
  await press(button('Done: 1 person'));
  await press(button('Plan it'));
  await expect(page.getByText('2 sessions are planned.')).toBeVisible();
  await press(button('Move'));
  await press(button('A day later'));
  await press(button('Move it'));
  await expect(page.getByText(/^Moved to/)).toBeVisible();

  await page.goto(week);
  const column = (name: RegExp) => page.getByRole('region', { name });
  await press(column(/^Tuesday/).getByRole('button', { name: /^Move Chair yoga/ }));
  await page.getByRole('menuitem', { name: /^Friday/ }).press('Enter');
  // It has gone to another column, and the focus with it.
  const moved = column(/^Friday/).getByRole('link', { name: /16:40/ });
  await expect(moved).toBeFocused();
  await page.keyboard.press('Enter');
  await press(button('Cancel it'));
  await press(page.getByRole('radio', { name: 'Just this one' }));
  await type(page.getByLabel('Why?'), 'The library is being painted');
  await press(button('Cancel the session'));
  await expect(page.getByText('This session does not take place: The library is being painted')).toBeVisible();
});

test('an error in a form takes the focus, and each of its lines leads to its field [H2]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/change-password');
  await tabTo(page, page.getByRole('button', { name: 'Change password' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Enter your current password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toBeFocused();
});

test('an activity of the home’s own is written with the keyboard alone, and taken out of use', async ({
  page,
  signIn,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/manage-custom-activities/new');
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Knitting by the fire');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^It begins like “[^”]*[Kk]nit[^”]*”. Change what is different.$/)).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Choose a drawing' }));
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a drawing' });
  // It slides in first.
  await picker.getByRole('button', { name: 'Close' }).click({ trial: true });
  await tabTo(page, picker.getByLabel('Search the drawings'));
  await page.keyboard.type('flame');
  await tabTo(page, picker.getByRole('radio', { name: 'flame', exact: true }));
  await page.keyboard.press('Space');
  await expect(picker.getByRole('radio', { name: 'flame', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a drawing' })).toBeFocused();
  await tabTo(page, page.getByLabel('What it is about'));
  await page.keyboard.press('End');
  await page.keyboard.type(', mem');
  await tabTo(page, page.getByRole('button', { name: 'memories' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What it is about')).toHaveValue(/, memories, $/);
  await expect(page.getByLabel('What it is about')).toBeFocused();
  await page.keyboard.press('Enter');
  const card = page.getByRole('listitem', { name: 'Knitting by the fire' });
  await tabTo(page, card.getByRole('button', { name: 'More: Knitting by the fire' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Share with the organisation' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
});
