import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';

test.use(SIZES.desk);

const COORDINATOR = 'coordinator@larch-house.example';
const MANAGER = 'manager@larch-house.example';

async function openCard(page: Page, name: string): Promise<void> {
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('somebody is added with three fields and no mouse, in half a minute', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Add a resident' }).focus();
  const began = Date.now();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a resident' })).toBeVisible();
  await page.getByLabel('Known as').focus();
  await page.keyboard.type('Winifred');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tapper');
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Winifred Tapper' })).toBeVisible();
  expect(Date.now() - began).toBeLessThan(30_000);
  await expect(page.getByRole('img', { name: '0% of the profile is told' })).toBeVisible();
  await page.goto('/tabs/residents');
  await expect(page.getByRole('link', { name: 'Winifred Tapper' })).toBeVisible();
});

test('what is missing is told at its field, and nothing that was typed is lost', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await page.goto('/manage-resident');
  await page.getByLabel('Known as').fill('Winifred');
  await page.getByLabel('NHS number').fill('943 476 5918');
  await page.getByRole('button', { name: 'Add this person' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Enter the room' }).click();
  await expect(page.getByLabel('Room')).toBeFocused();
  await expect(page.getByLabel('NHS number')).toHaveAccessibleDescription(/one of its digits is not right/);
  await expect(page.getByLabel('Known as')).toHaveValue('Winifred');
});

test('whoever is here already is shown beside what was typed, before anybody is added', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await page.goto('/manage-resident');
  await page.getByLabel('Known as').fill('eileen');
  await page.getByLabel('Last name').fill('hartley');
  await page.getByLabel('Room').fill('41');
  await page.getByRole('button', { name: 'Add this person' }).click();
  const question = page.getByRole('region', { name: 'Somebody like this is known here' });
  await expect(question.getByRole('heading', { name: 'Is this the same person?' })).toBeFocused();
  await expect(question.getByRole('row', { name: 'Room 7 41' })).toBeVisible();
  await question.getByRole('link', { name: 'Yes, open Eileen Hartley' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen Hartley' })).toBeVisible();
});

test('two people change the same profile, and nobody’s words are lost', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  const other = await anotherDevice();
  await signIn(COORDINATOR);
  await signIn(MANAGER, other);
  for (const one of [page, other]) {
    await openCard(one, 'Arthur');
    await one.getByRole('link', { name: 'Edit the profile' }).click();
    await expect(one.getByLabel('Room')).toHaveValue('11');
  }
  await other.getByLabel('Room').fill('12');
  await other.getByLabel('Faith').fill('Quaker');
  await other.getByRole('button', { name: 'Save the profile' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Arthur Pugh' })).toBeVisible();

  await page.getByLabel('Room').fill('14');
  await page.getByLabel('Pronouns').fill('he/him/his');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText(/Anita changed this too/)).toBeVisible();
  expect(complaints.splice(0)).toEqual(['console: /api/v2/resident/save answered 409']);
  await expect(page.getByLabel('Faith')).toHaveValue('Quaker');
  await expect(page.getByLabel('Pronouns')).toHaveValue('he/him/his');
  await page.getByRole('radio', { name: /^14/ }).check();
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText('Room 14 · Garden wing')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Room: 12 → 14')).toBeVisible();
  await expect(page.getByText('Faith: nothing → Quaker')).toBeVisible();
});

test('half a profile waits on the device through a reload, and can be begun again', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await openCard(page, 'Arthur');
  await page.getByRole('link', { name: 'Edit the profile' }).click();
  await page.getByLabel('Faith').fill('Chapel, at Christmas');
  await expect.poll(async () => (await storageOf(page)).begun).toContain('Chapel, at Christmas');
  await page.reload();
  await expect(page.getByText('You began this on this device.')).toBeVisible();
  await expect(page.getByLabel('Faith')).toHaveValue('Chapel, at Christmas');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Faith')).not.toHaveValue('Chapel, at Christmas');
  await expect.poll(async () => (await storageOf(page)).begun).not.toContain('Chapel, at Christmas');
  await page.getByLabel('Faith').fill('Chapel');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arthur Pugh' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit the profile' }).click();
  await expect(page.getByLabel('Faith')).toHaveValue('Chapel');
  await expect(page.getByText('You began this on this device.')).toHaveCount(0);
});

test('a carer writes down what helps, and allergies are never presumed', async ({ page, signIn }) => {
  await signIn('carer@larch-house.example');
  await openCard(page, 'Yvonne');
  await expect(page.getByRole('link', { name: 'Edit the profile' })).toBeHidden();
  await page.getByRole('link', { name: 'Write it down' }).click();
  await page.getByLabel('Where they sit well').fill('Near the window');
  await page.getByRole('button', { name: 'Save what helps' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Which ones?').fill('Nuts, latex');
  await page.getByRole('checkbox', { name: 'Morning' }).check();
  await page.getByRole('button', { name: 'Save what helps' }).click();
  await expect(page.getByText('Nuts, latex')).toBeVisible();
  await expect(page.getByText('Near the window')).toBeVisible();
});

test('a photo from a file becomes the face, and a drawing takes its place', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await openCard(page, 'Eileen');
  await page.getByRole('link', { name: 'Picture', exact: true }).click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chosen).setFiles({ name: 'eileen.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByRole('img', { name: 'The new photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this photo' }).click();
  const photo = page.locator('header img');
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(512);

  await page.getByRole('link', { name: 'Picture', exact: true }).click();
  await page.getByRole('radio', { name: 'Begin with 3' }).check();
  await page.getByRole('button', { name: 'Use this drawing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen Hartley' })).toBeVisible();
  await expect(photo).toBeHidden();
});

test('when somebody dies the manager says so once, and a mistake is taken back', async ({ page, signIn }) => {
  await signIn(MANAGER);
  await openCard(page, 'Arthur');
  await page.getByRole('button', { name: 'Here or away' }).click();
  await page.getByRole('button', { name: 'Arthur died or moved away' }).click();
  await page.getByRole('radio', { name: 'Arthur died' }).check();
  await page.getByLabel('Note').fill('In his sleep, at home');
  // Called away, and the device began anew: what was begun is there.
  await page.reload();
  await page.getByRole('button', { name: 'Here or away' }).click();
  await page.getByRole('button', { name: 'Arthur died or moved away' }).click();
  await expect(page.getByRole('radio', { name: 'Arthur died' })).toBeChecked();
  await expect(page.getByLabel('Note')).toHaveValue('In his sleep, at home');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Yes, that is right' }).click();
  await expect(page.getByText('In memory')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log a moment with Arthur' })).toBeHidden();
  await expect(page.getByRole('heading', { name: /this week/ })).toBeHidden();
  await page.goto('/tabs/residents');
  await expect(page.getByRole('link', { name: 'Eileen Hartley' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Arthur Pugh' })).toBeHidden();
  await page.getByRole('link', { name: 'People who lived here' }).click();
  await page.getByRole('link', { name: 'Arthur Pugh' }).click();
  await page.getByRole('button', { name: 'Take back the end of the stay' }).click();
  await page.getByRole('button', { name: 'Arthur lives here' }).click();
  await expect(page.getByRole('button', { name: 'Log a moment with Arthur' })).toBeVisible();
});

test('a goal is written down, looked at together and reached; a wish comes true', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await openCard(page, 'Olive');
  await page.getByRole('button', { name: 'Add a goal' }).click();
  await page.getByLabel('In Olive’s own words').fill('Finish the book of mosses.');
  await page.getByRole('button', { name: 'Keep the goal' }).click();
  await page.getByRole('button', { name: 'Look at it together: Finish the book of mosses.' }).click();
  await page.getByLabel('How is it going?').fill('The last page, with a sigh.');
  await page.getByRole('button', { name: /What becomes of it/ }).click();
  await page.getByRole('option', { name: 'reached' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Goal: reached')).toBeVisible();
  await page.getByRole('button', { name: 'Add a wish' }).click();
  await page.getByLabel('In Olive’s own words').fill('Ride in a library van.');
  await page.getByRole('button', { name: 'Keep the wish' }).click();
  await expect(page.getByText('Wish: new')).toBeVisible();
});
