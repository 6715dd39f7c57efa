import type { Page } from '@playwright/test';
import { PASSWORD, expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';
import { CARER, MANAGER, NADIA, PIN, answersLate, joinTablet, makeTablet, openWith, tapPin } from './shared-tablets.ts';
import { toast } from './toasts.ts';

test.use({ ...SIZES.tablet });

const faces = (page: Page) => page.getByRole('heading', { level: 1, name: 'Who is it?' });
const tomasz = /^Tomasz/;
const nadia = /^Nadia/;

test('a manager shares a device, and a carer opens it with face and PIN [B10]', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(MANAGER);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Shared tablets/ }).click();
  await page.getByRole('button', { name: 'Share this device' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Share this device' }).click();
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Give the tablet a name/);
  await sheet.getByLabel('Name', { exact: true }).fill('Conservatory');
  await isAccessible();
  await sheet.getByRole('button', { name: 'Share this device' }).click();
  const bar = page.getByRole('complementary', { name: 'Shared tablet' });
  await expect(bar).toContainText('Conservatory');
  await expect(page.getByRole('list', { name: 'Shared tablets' })).toContainText('This device');

  // The manager sets a PIN where the bar offers it.
  await bar.getByRole('link', { name: 'Set your PIN' }).click();
  await page.getByLabel('New PIN').fill('123456');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set my PIN' }).click();
  await expect(page.getByLabel('New PIN')).toHaveAccessibleDescription(/too easy to guess/);
  await page.getByLabel('New PIN').fill(PIN);
  await page.getByRole('button', { name: 'Set my PIN' }).click();
  await expect(toast(page, 'status', 'Your PIN is set.')).toBeVisible();
  await bar.getByRole('button', { name: 'Pass it on' }).click();
  await expect(faces(page)).toBeVisible();
  await isAccessible();
  await openWith(page, /^Anita/);
  // Who comes back first finds the screen that they left.
  await expect(page).toHaveURL(/\/account/);

  // From their own device the manager takes the tablet away: it is out, untouched.
  const desk = await anotherDevice();
  await signIn(MANAGER, desk);
  await desk.goto('/shared-tablets');
  await desk.getByRole('button', { name: /^Conservatory/ }).click();
  await desk.getByRole('button', { name: 'Stop sharing Conservatory' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(toast(desk, 'status', 'Conservatory is not shared any more.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('tablet'))).toBeNull();
});

test('two carers pass it on within two seconds, and neither sees what the other began [H04, B11]', async ({
  page,
  signIn,
}) => {
  await makeTablet(page, signIn);
  await joinTablet(page, CARER);
  await joinTablet(page, NADIA);

  await openWith(page, nadia);
  await expect(page).toHaveURL('/tabs/today');
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Arthur/ })
    .click();
  await page.getByRole('button', { name: 'Unsettled' }).click();
  await expect(page.getByText(/The other 7 stay/)).toBeVisible();
  const hers = page.url();
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await expect(faces(page)).toBeVisible();
  await isNothingPersonal(page);
  await page.goBack();
  await expect(faces(page)).toBeVisible();

  await page.getByRole('button', { name: tomasz }).click();
  await tapPin(page, PIN.slice(0, -1));
  const began = Date.now();
  await page.keyboard.press(PIN.slice(-1));
  await expect(page.getByRole('complementary', { name: 'Shared tablet' })).toContainText('You are Tomasz');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tomasz');
  expect(Date.now() - began).toBeLessThan(2_000);
  await expect(page).toHaveURL('/tabs/today');
  await expect(page.getByText('Chair yoga with Priya').first()).toBeVisible();
  await expect(page.getByText('Unfinished')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pass it on' }).click();

  // She finds what she began, as she left it.
  await openWith(page, nadia);
  await expect(page.getByText('Unfinished').first()).toBeVisible();
  await page.goto(hers);
  await expect(page.getByText(/The other 7 stay/)).toBeVisible();
});

test('left alone for 90 seconds it locks; the last ten are told, and any key keeps it open [2.2.1, B11]', async ({
  page,
  signIn,
  complaints,
}) => {
  await page.clock.install();
  await makeTablet(page, signIn);
  await joinTablet(page, CARER);
  await openWith(page, tomasz);
  await expect(page.getByText('Chair yoga with Priya').first()).toBeVisible();
  await page.clock.runFor(75_000);
  await expect(page.getByText(/^Locks in/)).toHaveCount(0);
  await page.clock.runFor(8_000);
  await expect(page.getByRole('alert').filter({ hasText: 'This tablet locks in 10 seconds.' })).toBeAttached();
  await expect(page.getByText(/^Locks in \d seconds?$/)).toBeVisible();
  await page.keyboard.press('Shift');
  await page.clock.runFor(1_000);
  await expect(page.getByText(/^Locks in/)).toHaveCount(0);
  await page.clock.runFor(92_000);
  await expect(faces(page)).toBeVisible();
  await isNothingPersonal(page);

  // A tablet that slept, or whose page was loaded anew, shows nothing before it has looked at the clock.
  await openWith(page, tomasz);
  await expect(page.getByText('Chair yoga with Priya').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('tablet-at', String(Date.now() - 91_000)));
  await page.reload();
  await page.clock.runFor(2_000);
  await expect(faces(page)).toBeVisible();
  // What was on its way when the page was loaded anew did not arrive.
  expect(complaints.splice(0).filter((told) => !told.endsWith('answered 0'))).toEqual([]);
});

test('a worry that was begun waits for its author alone, until it is sent; a late answer opens and tells nothing [H04]', async ({
  page,
  signIn,
}) => {
  await makeTablet(page, signIn);
  await joinTablet(page, CARER);
  await joinTablet(page, NADIA);
  const worry = page.getByLabel('What worries you?');
  const passOn = async () => {
    await page.getByRole('button', { name: 'Pass it on' }).click();
    await expect(faces(page)).toBeVisible();
  };
  await openWith(page, tomasz);
  await expect(page).toHaveURL('/tabs/today');
  await page.goto('/concern');
  await page.getByRole('radio', { name: 'I am not sure' }).check();
  await worry.fill('A bruise that nobody can explain');
  await page.getByLabel('Time', { exact: true }).fill('00:05');
  await passOn();

  await openWith(page, nadia);
  await expect(page).toHaveURL('/tabs/today');
  await page.goto('/concern');
  await expect(worry).toHaveValue('');
  await passOn();

  // A PIN whose answer comes after “Back to the faces” lets nobody in.
  const unlocked = await answersLate(page, '/api/v2/tablet/unlock');
  await openWith(page, tomasz);
  await unlocked.isAsked;
  await page.getByRole('button', { name: 'Not you? Back to the faces' }).click();
  await unlocked.answer();
  await expect(faces(page)).toBeFocused();

  await openWith(page, tomasz);
  await expect(page).toHaveURL('/tabs/today');
  await page.goto('/concern');
  await expect(worry).toHaveValue('A bruise that nobody can explain');
  await expect(page.getByRole('radio', { name: 'I am not sure' })).toBeChecked();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('00:05');
  // Sent, and locked before the answer is there: what was sent waits for nobody.
  const sent = await answersLate(page, '/api/v2/concern/add');
  await page.getByRole('button', { name: 'Send it to safeguarding' }).click();
  await sent.isAsked;
  await passOn();
  await sent.answer();
  await openWith(page, tomasz);
  await expect(page).toHaveURL('/concern');
  await expect(worry).toHaveValue('');
});

test('five wrong PINs lead kindly to the password, and then the PIN works again [B10]', async ({ page, signIn }) => {
  await makeTablet(page, signIn);
  await joinTablet(page, CARER);
  await page.getByRole('button', { name: tomasz }).click();
  for (const left of ['4 tries are left', '3 tries are left', '2 tries are left', '1 try is left']) {
    await page.keyboard.type('907351');
    await expect(page.getByLabel('Your PIN, 6 digits')).toHaveAccessibleDescription(new RegExp(left));
  }
  await page.keyboard.type('907351');
  await expect(page.getByRole('heading', { name: 'Let us make sure that it is you, Tomasz' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the faces' }).click();
  await expect(faces(page)).toBeFocused();
  await expect(page.getByRole('button', { name: tomasz })).toContainText('Needs your password');
  await page.getByRole('button', { name: tomasz }).click();
  await page.getByRole('link', { name: 'Sign in with your password' }).click();
  await page.getByLabel('Email address').fill(CARER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await openWith(page, tomasz);
  await expect(page).toHaveURL('/tabs/today');
});

test('a locked tablet and its PIN pad can be used by everybody, in every look and size [H1, H3, H4]', async ({
  page,
  signIn,
}) => {
  test.setTimeout(300_000);
  await makeTablet(page, signIn);
  await isAccessibleInEveryLook(page, 'a tablet that nobody opens yet');
  await joinTablet(page, CARER);
  await isAccessibleInEveryLook(page, 'faces');
  await page.getByRole('button', { name: tomasz }).click();
  await page.keyboard.type('907351');
  await expect(page.locator('#pin-problem')).toContainText('4 tries are left');
  await isAccessibleInEveryLook(page, 'PIN pad');
  await page.keyboard.type(PIN);
  await expect(page).toHaveURL('/tabs/today');
  await page.goto('/account?set=pin');
  await expect(page.getByLabel('New PIN')).toBeVisible();
  await isAccessibleInEveryLook(page, 'setting a PIN, under the bar of a tablet');
});

/** Of whoever was here: neither on the page nor in what the page keeps between two people. */
async function isNothingPersonal(page: Page): Promise<void> {
  const kept = await page.evaluate(() =>
    Object.fromEntries([localStorage, sessionStorage].flatMap((place) => Object.entries(place))),
  );
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['wellbeing-token']));
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['me']));
  const told = `${await page.locator('body').innerText()} ${await page.title()} ${JSON.stringify(kept)}`;
  expect(told).not.toMatch(/Chair yoga|Eileen|Rahman|@larch-house/);
}
