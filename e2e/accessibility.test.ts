import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { join } from './invite.ts';
import { expect, quietTest as test, seeIntro } from './journey.ts';
import { cutLine } from './line.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';
import { allArrived } from './settled.ts';
import { FAMILY, chooseFile } from './spreadsheet.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

const MANAGER = 'manager@larch-house.example';

/** Every address that needs nothing but a person. Today and the residents hold the most to look at. */
const SCREENS: [email: string, ...addresses: string[]][] = [
  ['coordinator@larch-house.example', '/tabs/today'],
  ['coordinator@larch-house.example', '/tabs/residents'],
  ['coordinator@larch-house.example', '/tabs/planner', '/tabs/planner?view=month', '/planned-session/new'],
  ['coordinator@larch-house.example', '/suggest-week'],
  ['coordinator@larch-house.example', '/tabs/activities', '/tabs/ideas', '/moments'],
  [MANAGER, '/tabs/calendar', '/event-add', '/event-add/deleted'],
  [MANAGER, '/tabs/more', '/manage-staff', '/manage-staff/mail', '/manage-staff/push'],
  ['coordinator@larch-house.example', '/manage-resident-groups'],
  [
    'coordinator@larch-house.example',
    '/manage-custom-activities',
    '/manage-custom-activities?shelf=waiting',
    '/manage-custom-activities/new?title=Jigsaw',
  ],
  ['coordinator@larch-house.example', '/manage-resident', '/past-residents', '/consents'],
  [MANAGER, '/figures', '/figures?days=7d&by=band'],
  [MANAGER, '/tutorials', '/tutorials/log-a-group', '/help'],
  [MANAGER, '/tabs/videos', '/videos/019ab000-0000-7000-8000-000000000001', '/manage-videos', '/manage-videos/new'],
  [MANAGER, '/photos', '/photos?to-name'],
  [MANAGER, '/cupboard', '/cupboard?over=thing.new'],
  [MANAGER, '/instrument-packs', '/instrument-packs?over=load', '/shared-tablets'],
  [MANAGER, '/outbox', '/recent-messages', '/change-password', '/account', '/account/notifications'],
  ['coordinator@oak-lodge.example', '/tabs/today', '/tabs/activities'],
  ['head-office@marches.example', '/switch', '/organisation'],
  ['coordinator@larch-house.example', '/pal', '/pal-info'],
  ['relative@larch-house.example', '/tabs/home', '/tabs/calendar', '/tabs/ideas', '/tabs/messages', '/tabs/more'],
  ['relative@larch-house.example', '/photos', '/my-letters'],
  ['ewa.kowalska@larch-house.example', '/my-decisions'],
  [MANAGER, '/tabs/messages', '/chat/flags', '/chat/hours', '/family-letters'],
  ['david.chan@larch-house.example', '/my-people', '/account/notifications', '/account/details'],
  // paused
  ['darren.jukes@larch-house.example', '/tabs/home'],
  ['organiser@teme-valley.example', '/tabs/home', '/tabs/calendar', '/tabs/ideas', '/tabs/videos', '/tutorials'],
];

for (const [email, ...addresses] of SCREENS) {
  test(`${email} can use ${addresses.join(', ')} in every look and size [H1, H4]`, async ({ page, signIn }) => {
    await signIn(email);
    for (const address of addresses) {
      await open(page, address);
      await isAccessibleInEveryLook(page, address);
    }
  });
}

test('whoever is not signed in can use every screen, in every look and size [H1, H4]', async ({ page }) => {
  await page.goto('/intro');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isAccessibleInEveryLook(page, 'intro');
  await seeIntro(page);
  for (const address of ['/login', '/register', '/forgot-password', '/reset-password?token=old', '/maintenance']) {
    await open(page, address);
    await isAccessibleInEveryLook(page, address);
  }
  await open(page, '/login');
  await page.getByText('Other homes and head office').click();
  await isAccessibleInEveryLook(page, 'login with all homes');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'login with errors');
});

test('a resident, a report and a planned session can be used by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await open(page, '/tabs/residents');
  await page.getByRole('link', { name: 'Eileen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen' })).toBeVisible();
  await allArrived(page);
  await isAccessibleInEveryLook(page, 'a resident');

  const { report_id, planned_session_id } = await somethingOfToday(page);
  for (const address of [
    `/planned-session/${planned_session_id}`,
    `/manage-report/session/${planned_session_id}`,
    `/manage-report/${report_id}`,
    '/manage-report',
    '/reports',
  ]) {
    await open(page, address);
    await isAccessibleInEveryLook(page, address);
  }
});

test('all that is told of a resident can be changed by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn(MANAGER);
  await open(page, '/tabs/residents');
  await page.getByRole('link', { name: 'Eileen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen' })).toBeVisible();
  const own = new URL(page.url()).pathname;
  for (const part of ['profile', 'access-needs', 'picture', 'history', 'consents']) {
    await open(page, `${own}/${part}`);
    await isAccessibleInEveryLook(page, part);
  }
  await page.getByRole('button', { name: /^Photos in the home/ }).click();
  await page.getByRole('dialog').getByText('Still yes').click();
  await isAccessibleInEveryLook(page, 'an answer with its grounds');
});

test('how somebody joins in can be read and looked at by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn(MANAGER);
  await open(page, '/tabs/residents');
  await page.getByRole('link', { name: 'Eileen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen' })).toBeVisible();
  const own = new URL(page.url()).pathname.replace('manage-resident', 'pal');
  for (const part of ['', '/result', '/look', '/look?line=9']) {
    await open(page, `${own}${part}`);
    await isAccessibleInEveryLook(page, `pal${part}`);
  }
  await page.getByRole('button', { name: 'Sign it' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'pal with open lines');
});

test('the interests of a resident can be chosen by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn(MANAGER);
  await open(page, '/tabs/residents');
  await page.getByRole('link', { name: 'Frank' }).click();
  await page.getByRole('link', { name: 'Open Frank’s interests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frank’s interests' })).toBeVisible();
  await allArrived(page);
  await isAccessibleInEveryLook(page, 'interests');
  await page.getByRole('button', { name: 'Railways Loves' }).click();
  await expect(page.getByRole('dialog', { name: 'Railways' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'an interest');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await allArrived(page);
  await isAccessibleInEveryLook(page, 'the history of the interests');
});

test('a relative who may invite can use every step of it [H1, H4]', async ({ page, signIn }) => {
  await signIn('relative@larch-house.example');
  await open(page, '/my-people');
  await page.getByRole('link', { name: 'Invite family or a friend' }).click();
  await page.getByRole('radio', { name: /Show a code/ }).check();
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'an invitation by a relative, with errors');
  await page.getByLabel('First name').fill('Owen');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('What are they to Eileen?').fill('nephew');
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Waiting for an answer' })).toBeVisible();
  await allArrived(page);
  await isAccessibleInEveryLook(page, 'my people with somebody who waits');
});

test('who sees what of a resident can be said by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn(MANAGER);
  await open(page, '/manage-relative');
  await isAccessibleInEveryLook(page, 'family and friends of the home');
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByRole('checkbox', { name: 'All of these' }).check();
  await isAccessibleInEveryLook(page, 'several of family and friends');
  await page.getByRole('button', { name: /^End access/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isAccessibleInEveryLook(page, 'the end of several accesses');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done choosing' }).click();
  await page.getByRole('link', { name: /Tom Hartley/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tom Hartley' })).toBeVisible();
  await allArrived(page);
  await isAccessibleInEveryLook(page, 'an invitation that waits');
  const eileens = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
  await open(page, eileens);
  await isAccessibleInEveryLook(page, 'family and friends of a resident');
  await page.getByRole('link', { name: /Sarah Hartley/ }).click();
  await page.getByRole('button', { name: 'Pause access' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isAccessibleInEveryLook(page, 'a pause');
  const sarah = page.url();
  await open(page, `${sarah}/view`);
  await isAccessibleInEveryLook(page, 'what a relative can see');
  await open(page, `${sarah}/edit`);
  await page.getByRole('button', { name: 'Add a document' }).click();
  await isAccessibleInEveryLook(page, 'access with a document');
  await open(page, `${eileens}/invite`);
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'an invitation with errors');
});

test('a spreadsheet can be brought in by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn(MANAGER);
  await open(page, '/import-people');
  await chooseFile(page, 'photo.xlsx', Buffer.from('PK\u0003\u0004 broken'));
  await expect(page.getByText(/can’t read this file/)).toBeVisible();
  await isAccessibleInEveryLook(page, 'a file that is none');
  const ambiguous = 'Name,Room,Date of birth\nEileen Hartley,70,\nAgnes Newcomer,,04/05/1940';
  await chooseFile(page, 'people.csv', Buffer.from(ambiguous));
  await expect(page.getByText('How are dates written in this file?')).toBeVisible();
  await isAccessibleInEveryLook(page, 'columns, with the order of dates asked');
  await page.getByRole('button', { name: 'Show the people' }).click();
  await page.locator('summary').first().click();
  await expect(page.getByRole('columnheader', { name: 'Known here' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'residents, one known and one to correct');

  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await page.getByRole('button', { name: 'Another file' }).click();
  await chooseFile(page, 'family.csv', Buffer.from(FAMILY));
  await page.getByRole('button', { name: 'Show the people' }).click();
  await expect(page.getByText('For Arthur Pugh')).toBeVisible();
  await isAccessibleInEveryLook(page, 'relatives, green, amber and red');
});

test('what opens an account can be set up by everybody [H1, H4, H5]', async ({ page, signIn }) => {
  await signIn('coordinator@teme-bank.example');
  await open(page, '/account');
  for (const button of ['Set up an authenticator app', 'Add a passkey']) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await allArrived(page);
    await isAccessibleInEveryLook(page, button);
    await page.keyboard.press('Escape');
  }
});

test('whoever joins with a slip and waits can read it, and be let in, in every look [H1, H4]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn('manager@teme-bank.example');
  const { carehome } = (await askServer(page, 'me')).body as { carehome: { id: string } };
  const slip = await askServer(page, 'staff/invite', {
    client_id: randomUUID(),
    care_home_id: carehome.id,
    first_name: 'Ola',
    last_name: 'Nowak',
    role: 'carer',
  });
  const phone = await anotherDevice();
  await phone.goto(`/register?code=${String(slip.body['code'])}`);
  await phone.getByLabel('Email address').fill('ola@post.example');
  await join(phone);
  await expect(phone.getByRole('heading', { level: 1, name: 'Nearly there, Ola' })).toBeVisible();
  await isAccessibleInEveryLook(phone, 'waiting to be let in');
  await open(page, '/manage-staff');
  await expect(page.getByRole('button', { name: 'Let in Ola Nowak' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'somebody to let in');
});

test('what lies over a screen can be used by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn(MANAGER);
  await open(page, '/manage-staff');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isAccessibleInEveryLook(page, 'invite sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('article').nth(1).getByRole('button', { name: 'New password' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await isAccessibleInEveryLook(page, 'new password sheet');
  await page.keyboard.press('Escape');
  const colleague = page.getByRole('article', { name: /^Nadia/ });
  for (const button of ['Devices', 'Role, days, leaving']) {
    await colleague.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await allArrived(page);
    await isAccessibleInEveryLook(page, button);
    await page.keyboard.press('Escape');
  }

  await open(page, '/tabs/today');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await allArrived(page);
  await isAccessibleInEveryLook(page, 'log sheet');
});

test('what goes wrong can be read by everybody [H1, H3, H4]', async ({ page, signIn, context, complaints }) => {
  await signIn(MANAGER);
  await open(page, '/no-such-screen');
  await isAccessibleInEveryLook(page, 'not found');

  await page.goto('/manage-resident/01a1fc40-72fb-74a4-a48f-7ab32ee9ce1d');
  const cross = page.getByRole('alert').getByRole('button', { name: 'Close' });
  // Held by the focus, it stays for as long as it is looked at.
  await cross.focus();
  await isAccessibleInEveryLook(page, 'an error as a toast, over a screen that failed');
  await expect(cross).toBeVisible();

  await open(page, '/change-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'a form with errors');

  await open(page, '/tabs/today');
  await cutLine(context);
  await expect(page.getByRole('alertdialog', { name: 'No Internet Connection' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'no connection');
  await page.getByRole('button', { name: 'Keep working' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'working on without a connection');
  complaints.splice(0);
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
  await allArrived(page);
}

async function somethingOfToday(page: Page): Promise<{ report_id: string; planned_session_id: string }> {
  const moments = (await askServer(page, 'moment/list')).body['items'] as { report_id: string }[];
  const { on_now } = (await askServer(page, 'today/get')).body as { on_now: { id: string } };
  return { report_id: moments[0]?.report_id ?? '', planned_session_id: on_now.id };
}
