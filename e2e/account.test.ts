import { askServer } from './ask-server.ts';
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
  await lost.getByRole('link', { name: 'Planner', exact: true }).click();
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
  for (const other of others) expect((await askServer(other, 'me')).status).toBe(401);
});
