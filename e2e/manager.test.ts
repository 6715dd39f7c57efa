import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { NEW_PASSWORD, drawingOf, openStaff } from './invite.ts';
import { expect, test } from './journey.ts';
import { toast } from './toasts.ts';

const MANAGER = 'manager@larch-house.example';
const CARER = 'carer@larch-house.example';

test('whoever forgot the password gets a link that the manager finds under Mail [RT-9, AU-2]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  const phone = await anotherDevice();
  await phone.goto('/login');
  await phone.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(phone).toHaveTitle('Forgotten password Heartsease');
  const known = await askForLink(phone, CARER);
  await phone.goto('/forgot-password');
  expect(await askForLink(phone, 'nobody@larch-house.example')).toBe(known);

  await signIn(MANAGER);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Mail/ }).click();
  await page
    .getByRole('button', { name: /Set a new password/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: /Set a new password/ });
  const link = /http\S+\/reset-password\?token=\S+/.exec(await sheet.innerText())?.[0] ?? '';
  expect(await sheet.getByRole('img').locator('path').getAttribute('d')).toBe(drawingOf(link));

  await phone.goto(link);
  await expect(phone).toHaveTitle('New password Heartsease');
  await setNewPassword(phone);
  await expect(phone).toHaveURL('/tabs/today');
  await phone.goto(link);
  await setNewPassword(phone);
  await expect(phone.getByRole('alert', { name: 'There is a problem' })).toContainText('This link has ended');
});

test('a manager shows a new-password link to somebody without email, and all their devices are signed out [RT-9, ER-1]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  const oldPhone = await anotherDevice();
  await signIn(CARER, oldPhone);
  await signIn(MANAGER);
  await openStaff(page);
  const card = page.getByRole('article', { name: 'Tomasz' });
  await expect(card).toContainText('Signed in on 1 device');
  await card.getByRole('button', { name: 'New password' }).click();
  const sheet = page.getByRole('dialog', { name: 'A new password for Tomasz' });
  const link = await sheet.getByText(/^http/).innerText();
  expect(await sheet.getByRole('img').locator('path').getAttribute('d')).toBe(drawingOf(link));

  const newPhone = await anotherDevice();
  await newPhone.goto(link);
  await setNewPassword(newPhone);
  await expect(toast(oldPhone, 'status', 'Session Expired')).toBeVisible();
  await expect(oldPhone).toHaveURL('/login');
  await expect(newPhone).toHaveURL('/tabs/today');
});

test('signing somebody out everywhere takes their screens away, untouched [ER-1, AU-3]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  const phone = await anotherDevice();
  const tablet = await anotherDevice();
  await signIn(CARER, phone);
  await signIn(CARER, tablet);
  await signIn(MANAGER);
  await openStaff(page);
  const card = page.getByRole('article', { name: 'Tomasz' });
  await expect(card).toContainText('Signed in on 2 devices');
  await card.getByRole('button', { name: 'Devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('alertdialog', { name: /out everywhere\?/ })
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(toast(page, 'status', 'Tomasz is signed out everywhere.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Signed out by a manager: Today' })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(card).toContainText('Signed in nowhere');
  for (const device of [phone, tablet]) {
    await expect(device).toHaveURL('/login');
    expect(await device.evaluate(() => localStorage.getItem('wellbeing-token'))).toBeNull();
  }
});

test('a changed password signs out the other devices and works from then on [CA-3, ER-1]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  const other = await anotherDevice();
  await signIn(CARER, other);
  await signIn(CARER);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveTitle('Change password Heartsease');
  await page.getByLabel('Current password').fill('heartsease');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('New password again').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'status', 'Your password is changed.')).toBeVisible();
  await expect(page).toHaveURL('/tabs/more');
  expect((await askServer(page, 'me')).status).toBe(200);

  await expect(other).toHaveURL('/login');
  await other.getByLabel('Email address').fill(CARER);
  await other.getByLabel('Password', { exact: true }).fill('heartsease');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL('/tabs/today');
});

test('nobody but the manager has the staff page, and the server keeps it from them too [PE]', async ({
  page,
  signIn,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff and access' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Mail/ })).toHaveCount(0);
  for (const address of ['/manage-staff', '/manage-staff/mail']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
  }
  expect((await askServer(page, 'staff/list')).status).toBe(403);
  expect((await askServer(page, 'mail/list')).status).toBe(403);
});

async function setNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('New password again').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
}

/** @returns what the page says then */
async function askForLink(page: Page, email: string): Promise<string> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible();
  return await page.getByRole('status').filter({ hasText: /./ }).innerText();
}

test('a manager makes a carer coordinator, and ends somebody’s access with a hand-over [ER-1]', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn(MANAGER);
  await page.goto('/manage-staff');
  const tomasz = page.getByRole('article', { name: /^Tomasz/ });
  await tomasz.getByRole('button', { name: 'Role, days, leaving' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Activities coordinator').click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(tomasz).toContainText('Activities coordinator');

  const phone = await anotherDevice();
  await signIn(CARER, phone);
  await tomasz.getByRole('button', { name: 'Role, days, leaving' }).click();
  await sheet.getByRole('button', { name: /Who takes over/ }).click();
  await page.getByRole('option', { name: /^Nadia/ }).click();
  await sheet.getByRole('button', { name: 'End access' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click();
  await expect(toast(page, 'status', 'Tomasz has left.')).toBeVisible();
  await expect(tomasz).toBeHidden();
  // Whatever the phone asks for next, by itself or by a tap.
  await phone.goto('/tabs/residents');
  await expect(phone).toHaveURL('/login');
  complaints.splice(0);
});
