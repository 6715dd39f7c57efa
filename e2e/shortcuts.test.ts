import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

test.use(SIZES.desk);

test('a few keys lead through the app, never while somebody types, and can be turned off [2.1.4]', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('coordinator@larch-house.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // The listener comes after the screen.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 1000 });
  }).toPass();
  await isAccessible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveTitle('Residents Heartsease');
  const field = page.getByLabel('Search by name or room');
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('gpn?');
  await expect(field).toHaveValue('gpn?');
  // Ctrl+K works in a field, so by now the others would have done something too.
  await page.keyboard.press('Control+k');
  const everything = page.getByRole('combobox', { name: 'A screen, something to do, or a name' });
  await expect(everything).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/tabs\/residents/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveTitle('Messages Heartsease');
  await page.keyboard.press('n');
  const log = page.getByRole('dialog', { name: 'Log a moment' });
  await expect(log).toBeVisible();
  // In a sheet they rest, also where nobody types: the focus is on a button, and Tab still moves it.
  await log.getByRole('button').first().focus();
  await page.keyboard.press('n');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.keyboard.press('?');
  await page.keyboard.press('Tab');
  await expect(log.getByRole('button').first()).not.toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/tabs\/messages/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('?');
  await keys.getByRole('switch', { name: 'Single keys do something' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  // The listener still hears: of all of them, Ctrl+K alone opens something.
  await page.keyboard.press('Control+k');
  await expect(everything).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/tabs\/messages/);
  await page.goto('/help');
  await expect(page.getByRole('switch', { name: 'Single keys do something' })).not.toBeChecked();
});

test('whoever types into the search while it is still fetched starts nothing else', async ({ page, signIn }) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/command-search-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  // It comes with the listener, before anybody asks for it.
  const isFetchedAhead = page.waitForRequest('**/command-search-*.js');
  await signIn('coordinator@larch-house.example');
  await isFetchedAhead;
  // The new screen takes the focus when it has come, and the listener comes after it.
  await expect(page.getByRole('main')).toBeFocused();
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('Control+k');
  for (const key of ['n', 'g', 'p', '?']) await page.keyboard.press(key);
  letCome();
  await expect(page.getByRole('combobox', { name: 'A screen, something to do, or a name' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/tabs\/today/);
});

test('the light stays on what it was on, also when the residents arrive above it', async ({ page, signIn }) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/api/v2/resident/list', async (route) => {
    await mayCome;
    await route.continue();
  });
  await signIn('coordinator@larch-house.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const found = page.getByRole('listbox', { name: 'Found' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(found).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('e');
  const lit = found.getByRole('option', { selected: true });
  await expect(lit).toHaveText('Add an event');
  letCome();
  await expect(found.getByRole('option').first()).toHaveText(/Eileen/);
  await expect(lit).toHaveText('Add an event');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/event-add');
});

test('whatever somebody looks for is found by typing it: a person, a screen, something to do', async ({
  page,
  signIn,
}) => {
  await signIn('coordinator@larch-house.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'A screen, something to do, or a name' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('eilen');
  await expect(page.getByRole('option', { name: /Eileen Hartley/ })).toHaveAttribute('aria-selected', 'true');
  await isAccessibleInEveryLook(page, 'the search over everything');
  await page.setViewportSize(SIZES.desk.viewport);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manage-resident\//);
  await expect(page.getByRole('heading', { level: 1, name: /Eileen/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('log a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log a moment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('cup');
  const found = page.getByRole('listbox', { name: 'Found' });
  await expect(found.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cupboard' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('staff and');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('j and k go through a list, and u takes back what the notice offers', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  const monday = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 70);
  await page.goto(`/planned-session/new?day=${monday}`);
  await page.getByLabel('What is planned?').fill('Chess in the library');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible();
  await page.goto(`/tabs/planner?day=${addDays(monday, 7)}`);
  await page.getByRole('button', { name: 'Copy the week before' }).click();
  await page.getByRole('button', { name: 'Copy it' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Taken back. The week is as it was.')).toBeVisible();

  await page.goto('/tabs/more');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const lit = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const first = (await page.locator('main li a[href]').first().textContent()) ?? '';
  // The listener comes after the screen.
  await expect(async () => {
    await page.keyboard.press('j');
    expect(await lit()).toBe(first);
  }).toPass();
  await page.keyboard.press('j');
  expect(await lit()).not.toBe(first);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect.poll(lit).toBe(first);
});
