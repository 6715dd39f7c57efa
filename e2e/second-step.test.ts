import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { PASSWORD, expect, seeIntro, test } from './journey.ts';
import { toast } from './toasts.ts';

const MANAGER = 'manager@larch-house.example';
const CARER = 'carer@larch-house.example';

test('somebody sets an authenticator app up, and from then on a sign-in asks for its code [B12]', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  const before = await anotherDevice();
  await signIn(CARER, before);
  await signIn(CARER);
  await page.goto('/account');
  const key = await setUpApp(page, isAccessible);
  await expect(page.getByRole('list', { name: 'Second step' })).toContainText('On since');
  await expect(page.getByRole('list', { name: 'Second step' })).toContainText('10 are left');
  expect((await askServer(before, 'me')).status).toBe(401);

  const phone = await anotherDevice();
  await typePassword(phone, CARER);
  await expect(phone.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expect(phone.getByLabel('Code')).toBeFocused();
  await isAccessible(phone);
  await phone.getByRole('button', { name: 'Go on' }).click();
  await expect(phone.getByLabel('Code')).toHaveAccessibleDescription(/Enter the 6 digits/);
  await phone.getByLabel('Code').fill('000000');
  await phone.keyboard.press('Enter');
  await expect(phone.getByLabel('Code')).toHaveAccessibleDescription(/That code is not right/);
  await phone.getByLabel('Code').fill(codeOf(key.secret, 1));
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL('/tabs/today');

  const lost = await anotherDevice();
  await typePassword(lost, CARER);
  await lost.getByLabel('Code').fill(key.recoveryCode);
  await lost.getByRole('button', { name: 'Go on' }).click();
  await expect(lost).toHaveURL('/tabs/today');

  await page.reload();
  await expect(page.getByRole('list', { name: 'Second step' })).toContainText('9 are left');
  await page.getByRole('button', { name: 'Switch off the authenticator app' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Switch off' }).click();
  await expect(sheet.getByLabel('Your password')).toHaveAccessibleDescription(/Enter your password/);
  await sheet.getByLabel('Your password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Switch off' }).click();
  await expect(toast(page, 'status', 'The authenticator app is off.')).toBeVisible();
  const again = await anotherDevice();
  await signIn(CARER, again);
});

test('whoever lost the phone with their codes is helped by their manager [B12, ER-1]', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  const tomasz = await anotherDevice();
  await signIn(CARER, tomasz);
  await tomasz.goto('/account');
  await setUpApp(tomasz);
  await signIn(MANAGER);
  await page.goto('/manage-staff');
  const card = page.getByRole('article', { name: /^Tomasz/ });
  await expect(card).toContainText('Second step');
  await expect(page.getByRole('article', { name: /^Nadia/ })).not.toContainText('Second step');
  await card.getByRole('button', { name: 'Role, days, leaving' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off the second step' }).click();
  const question = page.getByRole('alertdialog', { name: 'Switch off Tomasz’s second step?' });
  await expect(question).toContainText('Be sure that it is Tomasz who asks.');
  await isAccessible();
  await question.getByRole('button', { name: 'Switch off' }).click();
  await expect(toast(page, 'status', 'Tomasz’s second step is off.')).toBeVisible();
  await expect(card).not.toContainText('Second step');
  expect((await askServer(tomasz, 'me')).status).toBe(401);
  const again = await anotherDevice();
  await signIn(CARER, again);
});

test('where the organisation asks for it, a manager sets it up before anything else [B12]', async ({
  page,
  signIn,
  server,
  isAccessible,
}) => {
  await server.sql('update organisations set is_second_step_required = true');
  await signIn(CARER);
  await expect(page).toHaveURL('/tabs/today');
  await page.evaluate(() => localStorage.clear());
  await seeIntro(page);
  await typePassword(page, MANAGER);
  await expect(page.getByRole('heading', { level: 1, name: 'One thing first, Anita' })).toBeVisible();
  await isAccessible();
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Set up a second step' }).click();
  await expect(page.getByText('asks its managers for a second step')).toBeVisible();
  await setUpApp(page);
  await page.goto('/tabs/today');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anita');
});

/** Scans nothing, types the key, as somebody does on their one phone. */
async function setUpApp(page: Page, isAccessible?: (page?: Page) => Promise<void>) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const sheet = page.getByRole('dialog');
  const secret = (await sheet.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await expect(sheet.getByRole('img', { name: 'The key for your authenticator app' })).toBeVisible();
  await isAccessible?.();
  await sheet.getByLabel('The 6 digits that it shows now').fill(codeOf(secret, 0));
  await sheet.getByLabel('Your password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Switch it on' }).click();
  const codes = sheet.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await isAccessible?.();
  const recoveryCode = await codes.first().innerText();
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await expect(sheet).toBeHidden();
  return { secret, recoveryCode };
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What an authenticator app shows, so many half minutes from now (RFC 6238). */
function codeOf(secret: string, halfMinutes: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = secret
    .split('')
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 0x0f) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}
