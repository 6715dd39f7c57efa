import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { expect } from './journey.ts';

export const OLA = 'ola.nowak@larch-house.example';
export const NEW_PASSWORD = 'four words in a row';

export async function openStaff(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Staff and access' }).click();
  await expect(page).toHaveTitle('Staff and access Heartsease');
}

/** @param email without one it is a slip, and whoever uses it waits to be let in */
export async function inviteOla(page: Page, email = '', firstDay = '') {
  await openStaff(page);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel('First name').fill('Ola');
  await form.getByLabel('Last name').fill('Nowak');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('First day').fill(firstDay);
  await expect(form.getByRole('radio', { name: 'Carer' })).toBeChecked();
  await form.getByRole('button', { name: 'Make the invitation' }).click();
  const sheet = page.getByRole('dialog', { name: 'An invitation for Ola' });
  const link = await sheet.getByText(/^http/).innerText();
  const code = await sheet.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/).innerText();
  expect(link).toContain(code.replace(' ', ''));
  return { sheet, link, code };
}

/** Chooses a password and joins, once the page has read the invitation and shows what it knows. */
export async function join(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: ' invites you ' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose a password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

/** How the QR code of a text is drawn: a square for each dark field. */
export function drawingOf(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 2 });
  return data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
