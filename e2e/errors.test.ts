import { LIVE_PATH } from '@heartsease/domain/live/live.ts';
import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { cutLine } from './line.ts';
import { openMore, openResidentsTab, settled } from './settled.ts';
import { toast } from './toasts.ts';

const COORDINATOR = 'coordinator@larch-house.example';
const RESIDENT_GET = '**/api/v2/resident/get';

test('without a network a call says so, and whoever made it stays where they are [ER-0]', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(COORDINATOR);
  await openResidents(page);
  await page.route(RESIDENT_GET, async (route) => {
    await cutLine(context);
    await route.abort('internetdisconnected');
  });
  await page.getByRole('link', { name: 'Frank' }).click();
  await expect(
    toast(page, 'status', 'It seems you are offline. Please check your internet connection and try again'),
  ).toContainText('Connection Error');
  await expect(page).toHaveURL(/\/manage-resident\//);
  expect((await storageOf(page)).local['wellbeing-token']).toBeDefined();
});

test('when the server stays away, the app tries for eight seconds and then rests, signed out [ER-0, AU-3, RT-8]', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(COORDINATOR);
  await openResidents(page);
  const tries: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/resident/get')) tries.push(Date.now());
  });
  await server.kill();
  await page.getByRole('link', { name: 'Frank' }).click();
  await expect(page).toHaveURL(/\/manage-resident\//);
  const pagesSoFar = await page.evaluate(() => history.length);
  await expect(page).toHaveURL('/maintenance', { timeout: 15_000 });
  await expect(page).toHaveTitle('Maintenance Heartsease');
  await expect(toast(page, 'alert', 'Our servers are undergoing maintenance')).toContainText('Service Unavailable');
  expect(tries.length).toBeGreaterThan(3);
  expect(Number(tries.at(-1)) - Number(tries[0])).toBeLessThan(12_000);
  const { local } = await storageOf(page);
  expect(Object.keys(local).toSorted()).toEqual(['intro-seen', 'text-size', 'theme']);
  expect(await page.evaluate(() => history.length)).toBe(pagesSoFar);
  // Behind it lie signed-in screens only, and none of them opens.
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('a restart of the server within eight seconds signs nobody out [ER-0]', async ({ page, signIn, server }) => {
  await signIn(COORDINATOR);
  await openResidents(page);
  await server.kill();
  await page.getByRole('link', { name: 'Frank' }).click();
  await page.waitForEvent('requestfailed');
  await server.start();
  await expect(page.getByRole('heading', { level: 1, name: 'Frank' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  expect((await storageOf(page)).local['wellbeing-token']).toBeDefined();
});

test('a section that was never opened before waits for a restart of the server, too [ER-0]', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(COORDINATOR);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await server.kill();
  await page.getByRole('link', { name: 'Planner', exact: true }).click();
  await page.waitForEvent('requestfailed');
  await server.start();
  await expect(page.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
  await expect(page).toHaveURL('/tabs/planner');
});

test('a section that was never opened before leads to the rest while the server stays away [ER-0]', async ({
  page,
  signIn,
  server,
  complaints,
}) => {
  await signIn(COORDINATOR);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await server.kill();
  await page.getByRole('link', { name: 'Planner', exact: true }).click();
  await expect(page).toHaveURL('/maintenance', { timeout: 15_000 });
  await expect(toast(page, 'alert', 'Our servers are undergoing maintenance')).toContainText('Service Unavailable');
  // What Today still asked for in the background was not answered, and was written down (row ER-8).
  complaints.splice(0);
});

test('while the operator rests the server, everybody is led to the rest and back when it is over [ER-6, RT-5, RT-8]', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(COORDINATOR);
  await openResidents(page);
  await server.rest(true, '2031-01-01T12:00:00Z');
  await page.getByRole('link', { name: 'Frank' }).click();
  await expect(page).toHaveURL('/maintenance');
  await expect(toast(page, 'alert', 'Our servers are undergoing maintenance')).toContainText('Service Unavailable');
  const { local } = await storageOf(page);
  expect(local['wellbeing-token']).toBeUndefined();
  expect(local['me']).toBeUndefined();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Still resting' })).toBeAttached();
  await server.rest(false);
  // Nobody touches anything: the page looks again by itself.
  await expect(page).toHaveURL('/login', { timeout: 15_000 });
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('a rest without a time leads there as well [ER-6]', async ({ page, signIn, server }) => {
  await signIn(COORDINATOR);
  await openResidents(page);
  await server.rest(true);
  await page.getByRole('link', { name: 'Frank' }).click();
  await expect(page).toHaveURL('/maintenance', { timeout: 15_000 });
});

test('a session that has ended asks for a new sign-in with the next tap [ER-1, AU-3, RT-8]', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(COORDINATOR);
  await openResidents(page);
  // As on another tab, of which no stream tells.
  await server.sql(`update sign_ins set ended_at = now(), ended_why = 'logout'`);
  await page.getByRole('link', { name: 'Frank' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'status', 'Your session has been logged out. Please login again to continue')).toContainText(
    'Session Expired',
  );
  expect((await storageOf(page)).local['wellbeing-token']).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('a 400, which our server never sends, signs out just the same [ER-1]', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await openResidents(page);
  await page.route(RESIDENT_GET, (route) => route.fulfill({ status: 400, json: { message: 'Bad' } }));
  await page.getByRole('link', { name: 'Frank' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'status', 'Session Expired')).toBeVisible();
});

test('what is not allowed any more is told in the words of the server [ER-2]', async ({ page, signIn, server }) => {
  await signIn('head-office@marches.example');
  await page.goto('/switch');
  const elsewhere = page.getByRole('listitem').filter({ hasNotText: 'You are here' }).getByRole('button').first();
  await expect(elsewhere).toBeVisible();
  await server.sql(
    `delete from memberships m using sign_ins s where s.account_id = m.account_id and s.care_home_id <> m.care_home_id`,
  );
  await elsewhere.click();
  await expect(toast(page, 'alert', 'You do not belong to that home')).toContainText('Forbidden');
  await expect(page).toHaveURL('/switch');
});

test('what is not allowed, without a word from the server, is told in ours [ER-2]', async ({
  page,
  signIn,
  server,
}) => {
  // Otherwise the app hears of the change and has put the link away already.
  await page.route(`**${LIVE_PATH}`, async (route) => await route.abort());
  await signIn('manager@larch-house.example');
  const counted = page.waitForResponse('**/api/v2/staff/list');
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await counted;
  await server.sql(`update memberships set role = 'carer' where role = 'manager'`);
  await page.getByRole('link', { name: 'Mail' }).click();
  await expect(toast(page, 'alert', 'You are not allowed to perform this action')).toContainText('Forbidden');
});

test('what does not exist is told so, and looks like what is somebody else’s [ER-3]', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await page.goto('/manage-resident/01a1fc40-72fb-74a4-a48f-7ab32ee9ce1d');
  await expect(toast(page, 'alert', 'The resource you are looking for does not exist')).toContainText(
    'Resource Not Found',
  );
});

test('what the server refuses is told at its field, and nothing that was typed is cleared [ER-4]', async ({
  page,
  signIn,
}) => {
  await signIn(COORDINATOR);
  await page.goto('/change-password');
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password', { exact: true }).fill('four words in a row');
  await page.getByLabel('New password again').fill('four words in a row');
  await page.getByRole('button', { name: 'Change password' }).click();
  const field = page.getByLabel('Current password');
  await expect(field).toHaveAccessibleDescription(/That is not your current password/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expect(page).toHaveTitle('Error: Change password Heartsease');
  await expect(field).toHaveValue('not my password');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('four words in a row');
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
});

test('when the server breaks, the screen says so and works again afterwards [ER-5]', async ({
  page,
  signIn,
  server,
  complaints,
}) => {
  await signIn(COORDINATOR);
  await openMore(page);
  await server.sql('alter table residents rename to residents_away');
  await page.getByRole('link', { name: 'Residents', exact: true }).click();
  await expect(
    toast(page, 'alert', 'We have been notified of this issue. If this problem persists, please contact us'),
  ).toContainText('Internal Server Error');
  await server.sql('alter table residents_away rename to residents');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Frank' })).toBeVisible();
  expect((await askServer(page, 'resident/list')).status).toBe(200);
  // Calls that nobody waits for were broken as well, and were written down (row ER-8).
  complaints.splice(0);
});

test('any other answer is written to the console and told by the screen alone [ER-7]', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(COORDINATOR);
  await openResidents(page);
  await page.route(RESIDENT_GET, (route) => route.fulfill({ status: 418, json: {} }));
  await page.getByRole('link', { name: 'Frank' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('Resource Not Found')).toHaveCount(0);
  expect(complaints.splice(0)).toEqual(['console: /api/v2/resident/get answered 418']);
});

test('a profile that can’t be loaded is only written to the console [ER-8]', async ({ page, signIn, complaints }) => {
  await signIn(COORDINATOR);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/v2/me', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/tabs/more');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.poll(() => complaints.join('\n')).toContain('/api/v2/me answered 500');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  complaints.splice(0);
});

/** The list of residents with one of them opened before, so that the next one needs a call and no file. */
async function openResidents(page: Page): Promise<void> {
  await openResidentsTab(page);
  await page.getByRole('link', { name: 'Eileen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Frank' })).toBeVisible();
  await settled(page);
}
