import type { Page } from '@playwright/test';
import { PASSWORD, expect, test } from './journey.ts';
import { insidePhone } from './phone.ts';
import type { Phone } from './phone.ts';

const NADIA = 'coordinator@larch-house.example';
const FRANCES = 'relative@larch-house.example';
const MINUTE = 60_000;

test('whoever wants it has their phone ask who is back after five minutes; what was begun is still there [B11]', async ({
  page,
  server,
  signIn,
  isAccessible,
}) => {
  const { phone, away } = await onPhone(page);
  await signIn(NADIA);
  await switchOn(page, phone);
  await isAccessible();
  await page.goto('/tabs/today');
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Arthur/ })
    .click();
  await page.getByRole('button', { name: 'Unsettled' }).click();
  await expect(page.getByText(/The other 7 stay/)).toBeVisible();
  const hers = page.url();

  // Back soon, she is asked nothing.
  const asked = phone.asked(ASK).length;
  await away(4 * MINUTE);
  await expect(page.getByText(/The other 7 stay/)).toBeVisible();
  expect(phone.asked(ASK)).toHaveLength(asked);

  phone.owner.says = 'userCancel';
  await away(6 * MINUTE);
  await isLocked(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Still locked.' })).toBeVisible();
  expect(phone.asked(ASK).slice(asked)).toEqual([
    expect.objectContaining({ allowDeviceCredential: true, androidBiometryStrength: 1 }),
  ]);
  await isAccessible();
  // The token stays where it was.
  expect([...phone.keystore.keys()]).toEqual(['wellbeing-token']);
  // Neither going away again nor a new start opens it, and Back leaves the app.
  await away(MINUTE);
  await page.reload();
  await isLocked(page);
  await phone.happens('App', 'backButton', { canGoBack: true });
  await expect.poll(() => phone.asked('App.minimizeApp')).toHaveLength(1);
  await isLocked(page);

  phone.owner.says = '';
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page).toHaveURL(hers);
  await expect(page.getByText(/The other 7 stay/)).toBeVisible();

  // A link that is opened at the lock leads there afterwards.
  phone.owner.says = 'userCancel';
  await away(6 * MINUTE);
  await isLocked(page);
  await phone.happens('App', 'appUrlOpen', { url: `${server.address}/tabs/residents` });
  await isLocked(page);
  phone.owner.says = '';
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page).toHaveTitle('Residents Heartsease');
});

test('what the phone says is told kindly, and a sign-in always opens it [B11]', async ({ page, signIn }) => {
  const { phone, away } = await onPhone(page);
  await signIn(NADIA);
  await switchOn(page, phone);
  await page.goto('/tabs/residents');
  await expect(page).toHaveTitle('Residents Heartsease');
  const told = page.getByRole('status');
  const unlock = page.getByRole('button', { name: 'Unlock', exact: true });
  phone.owner.says = 'authenticationFailed';
  await away(6 * MINUTE);
  await isLocked(page);
  await expect(told.filter({ hasText: 'could not tell that it is you' })).toBeVisible();
  for (const [says, words] of [
    ['biometryLockout', 'wants a pause after so many tries'],
    ['biometryNotAvailable', 'could not tell that it is you'],
    ['systemCancel', 'Still locked.'],
  ] as const) {
    phone.owner.says = says;
    await unlock.click();
    await expect(told.filter({ hasText: words })).toBeVisible();
  }

  // The fingers that it knew were taken from the phone: its passcode opens it.
  phone.owner.isEnrolled = false;
  phone.owner.says = 'userCancel';
  await page.reload();
  await isLocked(page);
  await expect(page.getByText('so its passcode opens it')).toBeVisible();

  // And its passcode: there is nobody to ask any more.
  phone.owner.hasPasscode = false;
  await page.reload();
  await isLocked(page);
  await expect(page.getByText(/has no passcode, finger or face/)).toBeVisible();
  await expect(unlock).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in with your password' }).click();
  await expect(page).toHaveURL('/login');
  expect(phone.keystore.size).toBe(0);
  await page.getByLabel('Email address').fill(NADIA);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Known by the password she is asked nothing more, and finds the screen that she left.
  await expect(page).toHaveTitle('Residents Heartsease');
  // A phone that can ask nobody lets it be switched off.
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Your account/ }).click();
  const lock = page.getByRole('switch', { name: 'Unlock with fingerprint or face' });
  await expect(lock).toBeChecked();
  await lock.click();
  await expect(page.getByText(/no passcode, finger or face yet/)).toBeVisible();
  await away(6 * MINUTE);
  await expect(page.getByText(NADIA)).toBeVisible();
});

test('a relative may have it too; a phone without a lock of its own is told how, and nobody else’s sign-in is locked', async ({
  page,
  signIn,
}) => {
  const { phone, away } = await onPhone(page);
  Object.assign(phone.owner, { isEnrolled: false, hasPasscode: false });
  await signIn(FRANCES);
  await page.goto('/account');
  await expect(page.getByText(/no passcode, finger or face yet/)).toBeVisible();
  Object.assign(phone.owner, { hasPasscode: true });
  await page.reload();
  const lock = page.getByRole('switch', { name: 'Unlock with fingerprint or face' });
  await expect(lock).toHaveAccessibleDescription(/its passcode opens it/);
  phone.owner.says = 'userCancel';
  await lock.click();
  await expect(page.getByText(/could not tell that it is you/)).toBeVisible();
  await expect(lock).not.toBeChecked();
  phone.owner.says = '';
  await lock.click();
  await expect(lock).toBeChecked();
  phone.owner.says = 'userCancel';
  await away(6 * MINUTE);
  await isLocked(page);
  await page.getByRole('button', { name: 'Sign in with your password' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(NADIA);
  await expect(page).toHaveURL('/tabs/today');
  await page.goto('/account');
  await expect(lock).not.toBeChecked();
  await away(6 * MINUTE);
  await expect(page.getByText(NADIA)).toBeVisible();
});

const ASK = 'BiometricAuthNative.internalAuthenticate';

/** A phone whose clock is the test's, so that its owner can be away. */
async function onPhone(page: Page): Promise<{ phone: Phone; away: (ms: number) => Promise<void> }> {
  const phone = await insidePhone(page);
  await page.clock.install();
  const away = async (ms: number) => {
    await phone.happens('App', 'pause');
    // Its timers sleep with it.
    await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, ms));
    await phone.happens('App', 'resume');
  };
  return { phone, away };
}

async function switchOn(page: Page, phone: Phone): Promise<void> {
  await page.goto('/account');
  const lock = page.getByRole('switch', { name: 'Unlock with fingerprint or face' });
  await expect(lock).toHaveAccessibleDescription(/Locks when you were away for 5 minutes/);
  await lock.click();
  await expect(lock).toBeChecked();
  expect(phone.asked(ASK)).toHaveLength(1);
}

/** Nothing of anybody is on the page, not even hidden. */
async function isLocked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Heartsease is locked' })).toBeVisible();
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  expect(html).not.toMatch(/Arthur|Eileen|Rahman|Nadia|Larch|Chair yoga|@larch-house/);
}
