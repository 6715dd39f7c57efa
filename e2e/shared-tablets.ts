import type { Page, Route } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { askServer } from './ask-server.ts';
import { PASSWORD, expect } from './journey.ts';

export const MANAGER = 'manager@larch-house.example';
export const CARER = 'carer@larch-house.example';
export const NADIA = 'coordinator@larch-house.example';
export const PIN = '482913';

/** As if the manager had been there: the page's browser is a shared tablet from here on, and locked. */
export async function makeTablet(page: Page, signIn: (email: string) => Promise<void>): Promise<void> {
  await signIn(MANAGER);
  const { body } = await askServer(page, 'me');
  const { id: care_home_id } = body['carehome'] as { id: string };
  const enrolled = await askServer(page, 'tablet/enrol', {
    client_id: uuidv7(),
    care_home_id,
    name: 'Garden room',
    place: 'By the door',
  });
  expect(enrolled.status).toBe(200);
  await page.goto('/tabs/today');
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await expect(page).toHaveURL('/locked');
}

/** Signs in with the password at the locked tablet, sets a PIN there, and passes it on. */
export async function joinTablet(page: Page, email: string, pin = PIN): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with your password' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Set your PIN' })).toBeVisible();
  expect((await askServer(page, 'user/pin-set', { pin, current_password: PASSWORD })).status).toBe(200);
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who is it?' })).toBeVisible();
}

/** Taps a face and the keys of the PIN. */
export async function openWith(page: Page, face: RegExp, pin = PIN): Promise<void> {
  await page.getByRole('button', { name: face }).click();
  await tapPin(page, pin);
}

export async function tapPin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** The next answer of this call is held back; the server has done its work by then. */
export async function answersLate(page: Page, path: string) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    asked.resolve();
    await held.promise;
    // Whoever asked may have gone.
    await route.fulfill({ response }).catch(() => undefined);
    given.resolve();
  };
  await page.route(`**${path}`, hold, { times: 1 });
  return {
    isAsked: asked.promise,
    answer: async () => {
      held.resolve();
      await given.promise;
    },
  };
}
