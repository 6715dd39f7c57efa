import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { toast } from './toasts.ts';

const CARER = 'carer@larch-house.example';
const RELATIVE = 'relative@larch-house.example';

test('somebody finds a device that they lost in their account and signs it out from there [B6, ER-1]', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  const lost = await anotherDevice();
  await signIn(CARER, lost);
  await signIn(CARER);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveTitle('Your account Heartsease');
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await isAccessible();
  await devices.getByRole('button', { name: /^Sign out Chrome on/ }).click();
  await expect(toast(page, 'status', 'is signed out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  // Nobody touches it.
  await expect(lost).toHaveURL('/login');
  expect((await askServer(page, 'me')).status).toBe(200);
});

test('a relative signs out all other devices at once, by keyboard [H2, B6]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  const others = [await anotherDevice(), await anotherDevice()];
  for (const other of others) await signIn(RELATIVE, other);
  await signIn(RELATIVE);
  await page.goto('/account');
  const button = page.getByRole('button', { name: 'Sign out all other devices' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'status', 'You are signed in on this device only.')).toBeVisible();
  await expect(button).toHaveCount(0);
  for (const other of others) await expect(other).toHaveURL('/login');
});

/** Not every browser can be told something on the device, and whether it can is known a moment later. */
const aboutMail = (page: Page) => page.getByRole('switch', { name: /^(?!Tell me on this device)/ });

test('a relative says what is mailed, when not, and how the letters come; the home reads it [C5]', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
  server,
}) => {
  await signIn(RELATIVE);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Notifications' }).click();
  const answers = page.getByRole('switch', { name: 'An answer to what you suggested' });
  await expect(answers).toBeChecked();
  await expect(page.getByRole('switch', { name: 'A change to an event that you are asked to' })).toBeChecked();
  await expect(aboutMail(page)).toHaveCount(10);
  await answers.uncheck();
  await page.getByRole('switch', { name: 'Nothing at night' }).click();
  await page.getByLabel('From').fill('20:15');
  await page.getByLabel('Until').fill('20:15');
  await page.getByLabel('Until').press('Tab');
  await expect(page.getByLabel('Until')).toHaveAccessibleDescription(/Choose another time/);
  await page.getByLabel('Until').fill('07:45');
  await page.getByLabel('Until').press('Tab');
  await page.getByRole('button', { name: /How it comes/ }).click();
  await page.getByRole('option', { name: 'By post' }).click();
  await expect(toast(page, 'status', 'Larch House knows.')).toBeVisible();
  await expect(page.getByRole('button', { name: /How it comes/ })).toBeFocused();
  await isAccessible();
  await page.reload();
  await expect(answers).not.toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('20:15');
  await expect(page.getByLabel('Until')).toHaveValue('07:45');
  await expect(page.getByRole('button', { name: /How it comes/ })).toContainText('By post');

  await page.goto('/account');
  await page.getByRole('link', { name: 'Your details' }).click();
  await page.getByLabel('Phone number').fill('ring me');
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await isAccessible();
  await page.getByLabel('Phone number').fill('01632 960 123');
  await page.getByLabel('What people here call you').fill('Sal');
  // What was begun outlives a reload.
  await expect.poll(async () => (await storageOf(page)).begun).toContain('"Sal"');
  // What a manager corrected meanwhile stands, beside it.
  await server.sql(`update accounts set last_name = 'Hartley-Jones', phone = '01632 960 555' where email = $1`, [
    RELATIVE,
  ]);
  await page.reload();
  await expect(page.getByText('You began this on this device.')).toBeVisible();
  await expect(page.getByText('Somebody else changed this meanwhile: Phone number.')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('01632 960 123');
  await expect(page.getByLabel('What people here call you')).toHaveValue('Sal');
  await expect(page.getByLabel('Last name')).toHaveValue('Hartley-Jones');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'status', 'Your details are saved.')).toBeVisible();
  await expect(page).toHaveURL('/account');

  const office = await anotherDevice();
  await signIn('coordinator@larch-house.example', office);
  await office.goto('/manage-relative');
  await office.getByRole('button', { name: /^Letters on paper/ }).click();
  await office.getByRole('link', { name: /Sal Hartley-Jones/ }).click();
  await expect(office.getByText('Every week · By post')).toBeVisible();
  await expect(office.getByRole('link', { name: '01632 960 123' })).toHaveAttribute('href', 'tel:01632960123');
});

test('everybody finds just the notifications that they can get', async ({ page, signIn, anotherDevice }) => {
  await signIn(CARER);
  await page.goto('/account/notifications');
  await expect(aboutMail(page)).toHaveCount(9);
  const circle = await anotherDevice();
  await signIn('organiser@teme-valley.example', circle);
  await circle.goto('/account/notifications');
  await expect(circle.getByRole('switch', { name: 'A change to an event that you are asked to' })).toBeChecked();
  await expect(aboutMail(circle)).toHaveCount(4);
});
