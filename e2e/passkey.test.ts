import { askServer } from './ask-server.ts';
import { PASSWORD, expect, test } from './journey.ts';
import { deviceWithScreenLock } from './screen-lock.ts';
import { toast } from './toasts.ts';

const CARER = 'carer@larch-house.example';

test('somebody makes a passkey and signs in with it, without password and code [H5]', async ({
  page,
  signIn,
  isAccessible,
}) => {
  const device = await deviceWithScreenLock(page);
  await signIn(CARER);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(sheet.getByLabel('What do you call this device?')).toHaveAccessibleDescription(/Give it a name/);
  await isAccessible();
  await sheet.getByLabel('What do you call this device?').fill('My phone');
  await sheet.getByLabel('Your password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(sheet.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  const ways = page.getByRole('list', { name: 'Second step' });
  await expect(ways).toContainText('My phone');
  await expect(ways).toContainText('Passkey, not used yet');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await sheet.getByLabel('What do you call this device?').fill('My phone again');
  await sheet.getByLabel('Your password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(sheet.getByRole('alert')).toContainText('This device has a passkey of yours already.');

  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with a passkey' })).toBeVisible();
  await isAccessible();
  await device.says('no');
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await device.says('yes');
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page).toHaveURL('/tabs/today');
  expect((await askServer(page, 'me')).body).toMatchObject({ email: CARER });

  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await sheet.getByLabel('Your password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page, 'status', 'My phone opens your account no more.')).toBeVisible();
  await expect(ways).not.toContainText('My phone');
});
