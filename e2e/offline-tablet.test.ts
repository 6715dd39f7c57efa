import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { askServer } from './ask-server.ts';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { mendLine } from './line.ts';
import { SIZES } from './playwright.config.ts';
import { appIsKept, loseConnection } from './settled.ts';
import { CARER, MANAGER, NADIA, PIN, joinTablet, makeTablet, openWith } from './shared-tablets.ts';

// The device's own copy of the app answers, as it does for everybody.
test.use({ ...SIZES.tablet, serviceWorkers: 'allow' });

const tomasz = /^Tomasz/;
const faces = (page: Page) => page.getByRole('heading', { level: 1, name: 'Who is it?' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Shared tablet' });

test('whoever opened a tablet today opens it without a connection, works, and goes on when it is back [AU-6, H04]', async ({
  page,
  context,
  signIn,
  isAccessible,
  complaints,
}) => {
  await tabletOf(page, signIn);
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await expect(faces(page)).toBeVisible();
  await loseConnection(page);
  await page.reload();
  await keepWorking(page);
  await expect(faces(page)).toBeVisible();
  // Nadia has a PIN, and was never here with it; nobody signs in with a password now.
  await expect(page.getByText(/whoever opened this tablet in the last 24 hours/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Nadia/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in with your password' })).toHaveCount(0);
  await isAccessible();
  const { local, session, rest } = await storageOf(page);
  expect(Object.keys(local)).not.toEqual(expect.arrayContaining(['wellbeing-token', 'me']));
  expect(Object.keys(session)).not.toContain('tablet-secret');
  expect(`${rest} ${JSON.stringify(local)}`).not.toMatch(/wb1_|Kowal|Chair yoga|Eileen|@larch-house/);

  await page.getByRole('button', { name: tomasz }).click();
  await page.keyboard.type('907351');
  await expect(page.getByLabel('Your PIN, 6 digits')).toHaveAccessibleDescription(/4 tries are left/);
  await page.keyboard.type(PIN);
  await expect(bar(page)).toContainText('You are Tomasz');
  await expect(page.getByText('Chair yoga with Priya').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page.getByRole('button', { name: /^Save for/ }).click();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();

  // Locked and opened again he is still himself; the server hears of it once it is there.
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await openWith(page, tomasz);
  await expect(bar(page)).toContainText('You are Tomasz');
  const unlocked = page.waitForResponse((response) => response.url().endsWith('/api/v2/tablet/unlock'));
  const logged = page.waitForResponse((response) => response.url().endsWith('/api/v2/report/log') && response.ok());
  await mendLine(context);
  expect(await (await unlocked).json()).toMatchObject({ outcome: 'in' });
  await logged;
  await expect(bar(page)).toContainText('You are Tomasz');
  expect((await askServer(page, 'me')).status).toBe(200);
  expect(complaints.splice(0).filter((told) => !/answered (0|401)/.test(told))).toEqual([]);
});

test('five wrong PINs wipe what a tablet keeps of somebody, without the server, and a day later nothing opens', async ({
  page,
  signIn,
  complaints,
}) => {
  await tabletOf(page, signIn);
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await expect(faces(page)).toBeVisible();
  await loseConnection(page);
  await keepWorking(page);
  await page.getByRole('button', { name: tomasz }).click();
  for (const left of ['4 tries are left', '3 tries are left', '2 tries are left', '1 try is left']) {
    await page.keyboard.type('907351');
    await expect(page.getByLabel('Your PIN, 6 digits')).toHaveAccessibleDescription(new RegExp(left));
  }
  await page.keyboard.type('907351');
  await expect(page.getByLabel('Your PIN, 6 digits')).toHaveAccessibleDescription(/A PIN needs the internet/);
  await page.keyboard.type(PIN);
  await expect(page.getByLabel('Your PIN, 6 digits')).toHaveAccessibleDescription(/A PIN needs the internet/);
  expect((await storageOf(page)).rest).not.toContain('tries_left');
  complaints.splice(0);
});

test('who has left meanwhile is out with the connection, and what they wrote waits for the manager [decision 24]', async ({
  page,
  context,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await tabletOf(page, signIn);
  const { body: me } = await askServer(page, 'me');
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await expect(faces(page)).toBeVisible();
  await loseConnection(page);
  await keepWorking(page);
  await openWith(page, tomasz);
  await expect(bar(page)).toContainText('You are Tomasz');
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page.getByRole('button', { name: /^Save for/ }).click();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();

  const desk = await anotherDevice();
  await signIn(MANAGER, desk);
  const ended = await askServer(desk, 'staff/end', {
    client_id: uuidv7(),
    care_home_id: (me['carehome'] as { id: string }).id,
    staff_member_id: me['id'],
    hand_over_to: null,
  });
  expect(ended.status).toBe(200);
  await mendLine(context);
  await expect(faces(page)).toBeVisible();
  await expect(page.getByRole('button', { name: tomasz })).toHaveCount(0);
  expect((await storageOf(page)).rest).not.toContain('tries_left');
  await desk.goto('/handed-in');
  await expect(desk.getByText(/Chair yoga/).first()).toBeVisible();
  complaints.splice(0);
});

/** Tomasz has just opened it with his PIN, and his day is kept for him; Nadia's PIN was never typed here. */
async function tabletOf(page: Page, signIn: (email: string) => Promise<void>): Promise<void> {
  await makeTablet(page, signIn);
  await joinTablet(page, NADIA);
  await joinTablet(page, CARER);
  await openWith(page, tomasz);
  await expect(page.getByText('Chair yoga with Priya').first()).toBeVisible();
  // Also after the page was loaded anew, what is kept from now on is theirs.
  await expect.poll(async () => (await storageOf(page)).rest).toContain('tries_left');
  await appIsKept(page);
  await expect
    .poll(async () => (await storageOf(page)).rest.split('"kept_at"').length - 1, { timeout: 60_000 })
    .toBeGreaterThan(8);
}

async function keepWorking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep working' }).click();
}
