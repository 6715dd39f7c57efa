import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';
import { toast } from './toasts.ts';

test.use(SIZES.desk);

const CLOSE = 'Larch House invites you to stay close to the person you know there.';
const MANAGER = 'manager@larch-house.example';
const COORDINATOR = 'coordinator@larch-house.example';

async function openRelatives(page: Page, resident: string): Promise<void> {
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: resident }).first().click();
  await page.getByRole('link', { name: 'Family and access' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${resident}’s family and friends` })).toBeVisible();
}

/** The code of an invitation that is on the screen. */
async function codeOn(page: Page): Promise<string> {
  const link = /http\S+code=([A-Z2-9]{8})/.exec(await page.getByRole('main').innerText());
  return link?.[1] ?? '';
}

async function invite(page: Page, { first, last, way }: { first: string; last: string; way: RegExp }): Promise<string> {
  await page.getByRole('link', { name: 'Invite somebody' }).click();
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel(/^What are they to/).fill('grandson');
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `An invitation for ${first}` })).toBeVisible();
  return await codeOn(page);
}

test('a grandson is invited with a letter, joins with its code, and sees his person and nobody else', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(COORDINATOR);
  await openRelatives(page, 'Frank');
  const code = await invite(page, { first: 'Tom', last: 'Ellis', way: /Print a letter/ });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Dear Tom,')).toBeVisible();
  await expect(page.getByText(/be close to Frank/)).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Waiting for an answer' })).toContainText('Tom Ellis');

  const phone = await anotherDevice();
  await phone.goto(`/i/${code}`);
  await expect(phone.getByRole('status').filter({ hasText: CLOSE })).toBeVisible();
  await phone.getByLabel('Email address').fill('tom.ellis@post.example');
  await phone.getByRole('button', { name: 'Choose a password' }).click();
  await phone.getByLabel('Password', { exact: true }).fill('the slow train home');
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByText('You are Frank’s grandson')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'With access' })).toContainText('Tom Ellis');
});

test('a daughter who may invite asks her cousin in on her phone, and takes it back', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await page.setViewportSize(SIZES.phone.viewport);
  await signIn('relative@larch-house.example');
  await page.goto('/my-people');
  await page.getByRole('link', { name: 'Invite family or a friend' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invite somebody to Eileen' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Representative/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /Show a code/ }).check();
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter a name',
    'Enter a name',
    'Write what they are to each other',
  ]);
  await page.getByLabel('First name').fill('Owen');
  await page.getByLabel('Last name').fill('Hart');
  // What was begun outlives a reload.
  await expect.poll(async () => (await storageOf(page)).begun).toContain('Hart');
  await page.reload();
  await expect(page.getByText('You began this on this device.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Owen');
  await page.getByLabel('What are they to Eileen?').fill('nephew');
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'An invitation for Owen' })).toBeVisible();
  const code = await codeOn(page);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Waiting for an answer' })).toContainText('Owen Hart');

  const desk = await anotherDevice();
  await desk.goto(`/i/${code}`);
  await expect(desk.getByRole('status').filter({ hasText: CLOSE })).toBeVisible();

  await page.getByRole('button', { name: 'Take it back: the invitation for Owen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(toast(page, 'status', 'The invitation is taken back.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Waiting for an answer' })).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole('status').filter({ hasText: 'invites you' })).toHaveCount(0);
});

test('somebody with an account says yes to a second person after a sign-in, without typing it all again', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(COORDINATOR);
  await openRelatives(page, 'Frank');
  const code = await invite(page, { first: 'Malcolm', last: 'Reeve', way: /Show a code/ });
  const phone = await anotherDevice();
  await phone.goto(`/register?code=${code}`);
  await expect(phone.getByLabel('First name')).toHaveValue('Malcolm');
  await phone.getByRole('link', { name: 'I have an account already' }).click();
  await expect(phone).toHaveURL('/login');
  await phone.getByLabel('Email address').fill('malcolm.reeve@larch-house.example');
  await phone.getByLabel('Password', { exact: true }).fill('heartsease');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.getByRole('button', { name: 'Yes, join Larch House' }).click();
  await expect(phone).toHaveURL('/tabs/home');
  await phone.goto('/my-people');
  for (const name of ['Frank', 'Peter'])
    await expect(phone.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await phone.goto(`/join/${code}`);
  await expect(phone.getByText(/This invitation has ended/)).toBeVisible();
});

test('what is missing is told at its field; only a manager makes a representative', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await openRelatives(page, 'Frank');
  await page.getByRole('link', { name: 'Invite somebody' }).click();
  await expect(page.getByRole('radio', { name: /Representative/ })).toHaveCount(0);
  await page.getByLabel('First name').fill('Tom');
  await page.getByLabel('Last name').fill('Ellis');
  await page.getByLabel(/^What are they to/).fill('grandson');
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Enter an email address, or choose another way/ }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.getByLabel('Email address').fill('linda.grant@larch-house.example');
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/Linda Grant has access already/);
  await expect(page.getByLabel('First name')).toHaveValue('Tom');
});

test('access is paused and ended with a reason, and the relative’s open app shows nothing more', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  const phone = await anotherDevice();
  await signIn('leah.reid-campbell@larch-house.example', phone);
  await expect(phone.getByText('You are Joyce’s granddaughter')).toBeVisible();

  await signIn(MANAGER);
  await openRelatives(page, 'Joyce');
  await page.getByRole('link', { name: 'Leah Reid-Campbell' }).click();
  await page.getByRole('button', { name: 'Pause access' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Pause access' }).click();
  await expect(sheet.getByLabel('Why?')).toHaveAccessibleDescription(/Write why, in a few words/);
  await sheet.getByLabel('Why?').fill('Joyce asked for quiet');
  await sheet.getByRole('button', { name: 'Pause access' }).click();
  await expect(page.getByText('Why: Joyce asked for quiet')).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('Nothing is shared here at the moment.')).toBeVisible();
  await expect(phone.getByText(/Joyce|quiet|paused/)).toHaveCount(0);
  await expect(phone.getByRole('link', { name: 'Calendar' })).toHaveCount(0);

  await page.getByRole('link', { name: 'What they can see' }).click();
  await expect(page.getByText('Nothing is shared here at the moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Resume access' }).click();
  await expect(toast(page, 'status', 'Leah sees again what they saw before.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('You are Joyce’s granddaughter')).toBeVisible();

  await page.getByRole('button', { name: 'End access' }).click();
  await page.getByRole('dialog').getByLabel('Why?').fill('Leah wished it');
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
  await expect(page.getByText(/It stays here as history/)).toBeVisible();
  // Nobody touches it.
  await expect(phone).toHaveURL('/login');
  await expect(phone.getByText(/Joyce/)).toHaveCount(0);
  complaints.splice(0);
});

test('level, first to call and a document are written down; two managers lose nobody’s words', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  const other = await anotherDevice();
  await signIn(MANAGER);
  await signIn('head-office@marches.example', other);
  await openRelatives(page, 'Winston');
  await page.getByRole('link', { name: 'Marcia Clarke-Hall' }).click();
  await page.getByRole('link', { name: 'Change' }).click();
  await other.goto('/switch');
  await other.getByRole('button', { name: /Larch House/ }).click();
  await other.waitForURL(/\/tabs/);
  await other.goto(page.url());
  await other.getByLabel(/^What are they to/).fill('eldest daughter');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Marcia Clarke-Hall' })).toBeVisible();

  await page.getByRole('radio', { name: /Representative/ }).check();
  await page.getByRole('checkbox', { name: 'First to call' }).check();
  await page.getByRole('button', { name: 'Add a document' }).click();
  await page.getByLabel('Its number').fill('7000-1234');
  await page.getByLabel('Seen on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Ruth changed this too/)).toBeVisible();
  expect(complaints.splice(0)).toEqual(['console: /api/v2/relative/save-access answered 409']);
  await expect(page.getByLabel(/^What are they to/)).toHaveValue('eldest daughter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Seen on')).toHaveAccessibleDescription(/Enter today or a day before/);
  await page.getByLabel('Seen on').fill('2026-01-12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/7000-1234 · seen by Anita Nair on 12 January 2026/)).toBeVisible();
  await expect(page.getByText('Level: Family → Representative')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  const open = page.getByRole('region', { name: 'With access' });
  await expect(open.getByRole('link', { name: /Marcia/ })).toContainText('First to call');
  await expect(open.getByRole('link', { name: /Gloria/ })).not.toContainText('First to call');
});

test('whoever has not answered is one list, and all their letters are made in one go', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await signIn(MANAGER);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Family and friends/ }).click();
  await expect(page.getByRole('link', { name: 'Sarah Hartley' })).toBeVisible();
  await page.getByRole('button', { name: /^Waiting/ }).click();
  await expect(page.getByRole('list', { name: 'Family and friends' }).getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: /^Print 2 new letters/ }).click();
  await page.getByRole('button', { name: 'Make and print them' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Dear /)).toHaveText(['Dear Tom,', 'Dear Beth,']);
});

test('several are ticked: whoever waits is asked again, whoever is open is ended, each told with their number', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(MANAGER);
  await page.goto('/manage-relative');
  await page.getByRole('button', { name: 'Choose several' }).click();
  const list = page.getByRole('list', { name: 'Family and friends' });
  const bar = page.getByRole('region', { name: 'With those you ticked' });
  await expect(bar).toContainText('Nobody is ticked');
  await list.getByRole('checkbox', { name: 'Rosemary Gough' }).check();
  await list.getByRole('checkbox', { name: 'Clive Hatton' }).check();
  await list.getByRole('checkbox', { name: 'Tom Hartley' }).check();
  await expect(bar).toContainText('3 ticked');
  await isAccessible();
  await bar.getByRole('button', { name: 'End access (2)' }).click();
  const sheet = page.getByRole('dialog', { name: 'End access?' });
  await expect(sheet).toContainText('Rosemary Gough (Arthur), Clive Hatton (Pauline)');
  await sheet.getByRole('button', { name: 'End access' }).click();
  await expect(sheet.getByLabel('Why?')).toHaveAccessibleDescription(/Write why, in a few words/);
  await sheet.getByLabel('Why?').fill('They asked for it');
  await sheet.getByRole('button', { name: 'End access' }).click();
  await expect(toast(page, 'status', 'Access has ended for 2 of them.')).toBeVisible();
  await expect(list.getByRole('checkbox', { name: 'Rosemary Gough' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Waiting/ }).click();
  await list.getByRole('checkbox', { name: 'All of these' }).check();
  await expect(bar.getByRole('button', { name: 'Print 2 new letters' })).toBeVisible();
  await bar.getByRole('button', { name: 'Send an invitation again by email' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 has no address: print a letter.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'status', '1 invitation is sent again.')).toBeVisible();
});

test('the others of the circle see who wishes it, by keyboard alone', async ({ page, signIn, anotherDevice }) => {
  const other = await anotherDevice();
  await signIn('meera.shah@larch-house.example');
  await signIn('nikhil.patel@larch-house.example', other);
  await other.goto('/my-people');
  await expect(other.getByRole('heading', { level: 2, name: 'Sushila' })).toBeVisible();
  await expect(other.getByText('Meera')).toHaveCount(0);
  await page.goto('/my-people');
  const choice = page.getByRole('switch', { name: 'Let the others around Sushila see me' });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await expect(choice).toBeEnabled();
  await other.reload();
  await expect(other.getByText('Meera')).toBeVisible();
  await expect(other.getByText('meera.shah@')).toHaveCount(0);
});
