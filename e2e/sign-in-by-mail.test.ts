import { askServer } from './ask-server.ts';
import { openHomeServer } from './home-server.ts';
import { expect, seeIntro, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { mailedLink } from './mailed-link.ts';
import { SIZES } from './playwright.config.ts';
import { deviceWithScreenLock } from './screen-lock.ts';

const SARAH = 'relative@larch-house.example';

test('somebody signs in with the link of a mail, and with a second step where they have one [AU-2, AU-4]', async ({
  browser,
}) => {
  // Nobody takes the mails: what would be sent is read where it waits.
  const home = await openHomeServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const newDevice = async () => {
    const other = await (await browser.newContext({ baseURL: home.address, ...SIZES.phone })).newPage();
    await seeIntro(other);
    return other;
  };
  const phone = await newDevice();
  await phone.goto('/login');
  await phone.getByRole('link', { name: 'Email me a link' }).click();
  await expect(phone.getByLabel('Email address')).toBeVisible();
  await isAccessibleInEveryLook(phone, 'sign in by mail');
  await phone.getByLabel('Email address').fill(SARAH);
  await phone.getByRole('button', { name: 'Email me a link' }).click();
  await expect(phone.getByRole('status').filter({ hasText: 'If that address is known here' })).toBeVisible();
  const known = await phone.getByRole('status').filter({ hasText: 'If that address' }).innerText();
  await phone.goto('/sign-in-by-mail');
  await phone.getByLabel('Email address').fill('nobody@larch-house.example');
  await phone.getByRole('button', { name: 'Email me a link' }).click();
  await expect(phone.getByRole('status').filter({ hasText: 'If that address' })).toHaveText(known);
  await phone.goto(await mailedLink(home, SARAH));
  await phone.getByRole('button', { name: 'Sign me in' }).click();
  await expect(phone).toHaveURL('/tabs/home');
  expect((await askServer(phone, 'me')).body).toMatchObject({ email: SARAH });

  // A passkey with recovery codes is her second step from here on.
  await deviceWithScreenLock(phone);
  await phone.goto('/account');
  await phone.getByRole('button', { name: 'Add a passkey' }).click();
  const sheet = phone.getByRole('dialog');
  await sheet.getByLabel('What do you call this device?').fill('My phone');
  await sheet.getByLabel('Your password').fill('heartsease');
  await sheet.getByRole('button', { name: 'Make the passkey' }).click();
  const codes = sheet.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const first = await codes.first().innerText();
  const other = await newDevice();
  await other.goto('/sign-in-by-mail');
  await other.getByLabel('Email address').fill(SARAH);
  await other.getByRole('button', { name: 'Email me a link' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'If that address' })).toBeVisible();
  await other.goto(await mailedLink(home, SARAH));
  await other.getByRole('button', { name: 'Sign me in' }).click();
  await other.getByLabel('Code').fill(first);
  await other.getByRole('button', { name: 'Go on' }).click();
  await expect(other).toHaveURL('/tabs/home');
  await other.context().close();
  await phone.context().close();
  await home.close();
});
