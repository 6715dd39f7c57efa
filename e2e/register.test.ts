import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import type { HomeServer } from './home-server.ts';
import { expect, test } from './journey.ts';
import { keysOn } from './keys.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { mailedLink } from './mailed-link.ts';
import { SIZES } from './playwright.config.ts';
import { deviceWithScreenLock } from './screen-lock.ts';
import { countTaps } from './taps.ts';

const MANAGER = 'manager@larch-house.example';
const OWEN = 'owen.hart@post.example';
const AT_MOST = 4;

/** An invitation that knows name and address, as a mail or a letter brings it. */
async function inviteOwen(page: Page, server: HomeServer): Promise<string> {
  const { body: me } = await askServer(page, 'me');
  const { id: care_home_id } = me['carehome'] as { id: string };
  const [eileen] = await server.sql(`select id from residents where care_home_id = $1 and known_as = 'Eileen'`, [
    care_home_id,
  ]);
  const { status, body } = await askServer(page, 'relative/invite', {
    client_id: randomUUID(),
    care_home_id,
    resident_id: eileen?.['id'],
    first_name: 'Owen',
    last_name: 'Hart',
    email: OWEN,
    relationship: 'nephew',
    access_level: 'family',
    sent_by: 'email',
  });
  expect(status).toBe(200);
  return `/i/${String(body['code'])}`;
}

/** A device that has never seen Heartsease: its intro is a tap like any other. */
async function newDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...SIZES.phone });
  return await context.newPage();
}

/** What she came for: her person, and what was told of today; before anything of the day is, of the days before. */
async function seesContent(page: Page): Promise<void> {
  await expect(page).toHaveURL('/tabs/home');
  await expect(page.getByText('You are Eileen’s nephew')).toBeVisible();
  const told = page
    .getByRole('main')
    .getByRole('article')
    .or(page.getByRole('region', { name: 'Earlier this week' }));
  await expect(told.first()).toBeVisible();
}

test('from an invitation to what was shared of Eileen in four taps at most, with a passkey [RT-9, AU-2]', async ({
  page,
  signIn,
  server,
  browser,
  baseURL,
}) => {
  await signIn(MANAGER);
  const link = await inviteOwen(page, server);
  const phone = await newDevice(browser, baseURL);
  const device = await deviceWithScreenLock(phone);
  await phone.goto(link);
  const taps = await countTaps(phone);
  // It knows the invitation, and tells a nephew of families.
  await expect(phone.getByRole('heading', { level: 1, name: 'See how the day was' })).toBeVisible();
  await phone.getByRole('button', { name: 'Skip' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Welcome, Owen' })).toBeVisible();
  await expect(phone.getByText(`Owen Hart${OWEN}`)).toBeVisible();
  await expect(phone.getByRole('textbox')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Use a passkey' }).click();
  await seesContent(phone);
  expect(taps.soFar()).toBeLessThanOrEqual(AT_MOST);
  expect(taps.soFar()).toBe(2);
  expect((await askServer(phone, 'me')).body).toMatchObject({ email: OWEN, has_password: false });

  // The same finger opens it again.
  await phone.goto('/tabs/more');
  await phone.getByRole('button', { name: 'Sign out' }).click();
  await phone.getByRole('link', { name: 'Use a passkey' }).click();
  await device.says('yes');
  await phone.getByRole('button', { name: 'Use my passkey' }).click();
  await seesContent(phone);
  await phone.context().close();
});

test('the same in four taps at most with a password, which is typed once [RT-9, AU-2]', async ({
  page,
  signIn,
  server,
  browser,
  baseURL,
}) => {
  await signIn(MANAGER);
  const link = await inviteOwen(page, server);
  const phone = await newDevice(browser, baseURL);
  await phone.goto(link);
  const taps = await countTaps(phone);
  await phone.getByRole('button', { name: 'Skip' }).click();
  await phone.getByRole('button', { name: 'Choose a password' }).click();
  await expect(phone.getByLabel('Password', { exact: true })).toBeFocused();
  await phone.keyboard.type('the slow train home');
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await seesContent(phone);
  expect(taps.soFar()).toBeLessThanOrEqual(AT_MOST);
  expect((await askServer(phone, 'me')).body).toMatchObject({ email: OWEN, has_password: true });
  await phone.context().close();
});

test('the same in four taps at most by mail, the one on its link included [RT-9, AU-2]', async ({
  page,
  signIn,
  server,
  browser,
  baseURL,
}) => {
  await signIn(MANAGER);
  const link = await inviteOwen(page, server);
  const phone = await newDevice(browser, baseURL);
  await phone.goto(link);
  const taps = await countTaps(phone);
  await phone.getByRole('button', { name: 'Skip' }).click();
  await phone.getByRole('button', { name: 'Email me a link' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Look in your mail' })).toBeVisible();
  await expect(phone.getByRole('status').filter({ hasText: OWEN })).toBeVisible();
  expect(await server.sql('select id from accounts where email = $1', [OWEN])).toEqual([]);
  const before = taps.soFar();

  const mailed = await mailedLink(server, OWEN);
  const mail = await phone.context().newPage();
  await mail.goto(mailed);
  const after = await countTaps(mail);
  // A program that looks into mails has opened the page, and used nothing up.
  await expect(mail.getByRole('button', { name: 'Sign me in' })).toBeVisible();
  await mail.getByRole('button', { name: 'Sign me in' }).click();
  await seesContent(mail);
  expect(before + 1 + after.soFar()).toBeLessThanOrEqual(AT_MOST);

  const late = await newDevice(browser, baseURL);
  await late.goto(mailed);
  await late.getByRole('button', { name: 'Skip' }).click();
  await late.getByRole('button', { name: 'Sign me in' }).click();
  await expect(late.getByRole('alert', { name: 'There is a problem' })).toContainText('This link has ended');
  await expect(late.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await late.context().close();
  await phone.context().close();
});

test('whoever has no password is told so where one is asked for, and chooses one by mail [AU-2]', async ({
  page,
  signIn,
  server,
  anotherDevice,
}) => {
  await signIn(MANAGER);
  const link = await inviteOwen(page, server);
  const phone = await anotherDevice(SIZES.phone);
  await deviceWithScreenLock(phone);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Use a passkey' }).click();
  await seesContent(phone);
  await phone.goto('/account');
  await expect(phone.getByRole('list', { name: 'Second step' })).toContainText('None yet. They make');
  await phone.getByRole('button', { name: 'Make recovery codes' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Choose a password first' });
  await expect(sheet).toContainText('You have no password yet');
  await isAccessibleInEveryLook(phone, 'a password is missing');
  await phone.keyboard.press('Escape');
  await phone.getByRole('link', { name: 'Choose a password' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeVisible();
  await isAccessibleInEveryLook(phone, 'choose a password');
  await phone.getByRole('button', { name: 'Email me a link to choose one' }).click();
  await expect(phone.getByRole('status').filter({ hasText: `A link is on its way to ${OWEN}` })).toBeVisible();
  await phone.goto(await mailedLink(server, OWEN));
  await phone.getByLabel('New password', { exact: true }).fill('the slow train home');
  await phone.getByLabel('New password again').fill('the slow train home');
  await phone.getByRole('button', { name: 'Save and sign in' }).click();
  await seesContent(phone);
  await phone.goto('/account');
  await expect(phone.getByRole('link', { name: 'Change password' })).toBeVisible();
  await phone.getByRole('button', { name: 'Make recovery codes' }).click();
  const codes = phone.getByRole('dialog');
  await codes.getByLabel('Your password').fill('the slow train home');
  await codes.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
});

test('each way in can be read and used by everybody, in every look [H1, H4]', async ({
  page,
  signIn,
  server,
  anotherDevice,
}) => {
  await signIn(MANAGER);
  const link = await inviteOwen(page, server);
  const phone = await anotherDevice();
  const device = await deviceWithScreenLock(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: 'Welcome, Owen' })).toBeVisible();
  await isAccessibleInEveryLook(phone, 'an invitation');
  await device.says('no');
  await phone.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(phone.getByRole('alert', { name: 'There is a problem' })).toContainText('No passkey was made');
  await isAccessibleInEveryLook(phone, 'no passkey');
  await phone.getByRole('button', { name: 'Choose a password' }).click();
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/at least 10 characters/);
  await isAccessibleInEveryLook(phone, 'a password that is too short');
  await phone.getByRole('button', { name: 'Another way' }).click();
  await expect(phone.getByRole('alert', { name: 'There is a problem' })).toHaveCount(0);
  await expect(phone.getByText('How do you want to sign in?')).toBeFocused();
  await phone.getByRole('button', { name: 'Change your name or email address' }).click();
  await phone.getByLabel('Email address').fill('owen');
  await phone.getByRole('button', { name: 'Email me a link' }).click();
  await expect(phone.getByLabel('Email address')).toHaveAccessibleDescription(/in the correct format/);
  await isAccessibleInEveryLook(phone, 'no address');
  await phone.getByLabel('Email address').fill(OWEN);
  await phone.getByRole('button', { name: 'Email me a link' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Look in your mail' })).toBeVisible();
  await isAccessibleInEveryLook(phone, 'look in your mail');
  await phone.goto(await mailedLink(server, OWEN));
  await isAccessibleInEveryLook(phone, 'the link of a mail');
  await phone.goto('/mail-link?token=old');
  await phone.getByRole('button', { name: 'Sign me in' }).click();
  await expect(phone.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await isAccessibleInEveryLook(phone, 'a link that has ended');
});

test('somebody joins with a code that they type and a passkey, without a mouse [H2]', async ({
  page,
  signIn,
  server,
  anotherDevice,
}) => {
  await signIn(MANAGER);
  const code = (await inviteOwen(page, server)).replace('/i/', '');
  const desk = await anotherDevice(SIZES.desk);
  await deviceWithScreenLock(desk);
  await desk.goto('/register');
  const { press, type } = keysOn(desk);
  await type(desk.getByLabel('Invitation code'), code.toLowerCase());
  await expect(desk.getByRole('heading', { level: 1, name: 'Welcome, Owen' })).toBeVisible();
  await expect(desk.getByRole('main')).toBeFocused();
  await press(desk.getByRole('button', { name: 'Another code' }));
  await type(desk.getByLabel('Invitation code'), code);
  await press(desk.getByRole('button', { name: 'Use a passkey' }));
  await seesContent(desk);
});

test('staff who join with a passkey keep their recovery codes first [RT-9]', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(MANAGER);
  const { body: me } = await askServer(page, 'me');
  const { body: slip } = await askServer(page, 'staff/invite', {
    client_id: randomUUID(),
    care_home_id: (me['carehome'] as { id: string }).id,
    first_name: 'Ola',
    last_name: 'Nowak',
    email: 'ola.nowak@larch-house.example',
    role: 'carer',
  });
  const phone = await anotherDevice();
  await deviceWithScreenLock(phone);
  await phone.goto(`/register?code=${String(slip['code'])}`);
  await phone.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeVisible();
  await expect(phone.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await isAccessible(phone);
  await phone.getByRole('button', { name: 'I have kept them' }).click();
  await expect(phone).toHaveURL('/tabs/today');
});
