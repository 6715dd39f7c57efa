import type { Page, Request } from '@playwright/test';
import { VERSION } from '@heartsease/domain/constants.ts';
import { PASSWORD, expect, quietTest as test, seeIntro } from './journey.ts';

const COORDINATOR = 'coordinator@larch-house.example';

test('every call is a POST with JSON, and all but the sign-in carry the token and the pair [CA-1, CA-2]', async ({
  page,
  signIn,
  server,
  context,
}) => {
  const calls = callsOf(page);
  await signIn(COORDINATOR);
  for (const section of ['Residents', 'Planner', 'More']) {
    await page.getByRole('link', { name: section, exact: true }).click();
    await expect(page).toHaveTitle(`${section} Heartsease`);
  }
  const token = await page.evaluate(() => localStorage.getItem('wellbeing-token'));
  const pair = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');

  const paths = calls.map(pathOf);
  for (const path of ['login', 'me', 'app-activity', 'resident/list', 'plan/list', 'logout'])
    expect(paths).toContain(path);
  for (const call of calls) {
    const headers = await call.allHeaders();
    expect(call.method(), call.url()).toBe('POST');
    expect(call.url()).toMatch(new RegExp(`^${server.address}/api/v2/`));
    expect(headers['content-type']).toBe('application/json');
    // Of a call that was given up on the way out the browser does not tell the cookie.
    const cookie = headers['cookie'] ?? (call.failure() === null ? '' : `XSRF-TOKEN=${pair}`);
    expect(headers['x-xsrf-token'], `${call.url()} carries the cookie's pair`).toBe(xsrfCookieIn(cookie));
    expect(() => JSON.parse(call.postData() ?? '')).not.toThrow();
  }
  for (const call of calls.filter((call) => !['login', 'ping'].includes(pathOf(call)))) {
    const headers = await call.allHeaders();
    expect(headers['authorization'], call.url()).toBe(`Bearer ${token}`);
    expect(headers['x-xsrf-token']).toBe(pair);
  }
  const login = await calls.find((call) => pathOf(call) === 'login')?.allHeaders();
  expect(login?.['authorization']).toBeUndefined();
  expect(login?.['x-xsrf-token']).toBeTruthy();
});

test('the sign-in sends what was typed and is answered with a token [CA-3, ME-2]', async ({ page, signIn }) => {
  const asked = page.waitForRequest('**/api/v2/login');
  await signIn(COORDINATOR);
  const request = await asked;
  expect(request.postDataJSON()).toEqual({ email: COORDINATOR, password: PASSWORD });
  const answer = await (await request.response())?.json();
  expect(Object.keys(answer)).toEqual(['token']);
});

test('the profile has every field that the specification reads [ME-1]', async ({ page, signIn }) => {
  const answered = page.waitForResponse('**/api/v2/me');
  await signIn(COORDINATOR);
  expect(await (await answered).json()).toMatchObject({
    id: expect.any(String),
    email: COORDINATOR,
    type: 'staff',
    organisation_type: 1,
    expired: false,
    package: { title: 'Package E', is_basic: false },
    carehome: { region: expect.any(String), organisation: { is_risk_assessment_enabled: true } },
    carehomes: [{ name: 'Larch House' }],
    carehomes_count: 1,
  });
});

test('app activity is told after the profile is there, and never on the sign-in page [AU-7, CA-5]', async ({
  page,
  signIn,
}) => {
  const calls = callsOf(page);
  await seeIntro(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  expect(calls.map(pathOf)).not.toContain('app-activity');

  const told = page.waitForRequest('**/api/v2/app-activity');
  await signIn(COORDINATOR);
  const { version, build, platform } = (await told).postDataJSON();
  expect(version).toBe('2.8.2');
  expect(version).toBe(VERSION);
  expect(build).toBeUndefined();
  expect(platform).toMatch(/^[a-z]+(,[a-z]+)+$/);
  const paths = calls.map(pathOf);
  expect(paths.indexOf('login')).toBeLessThan(paths.indexOf('me'));
  expect(paths.indexOf('me')).toBeLessThan(paths.indexOf('app-activity'));

  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await comeBackToTheForeground(page);
  await expect(page.getByLabel('Email address')).toBeVisible();
  expect(calls.map(pathOf).filter((path) => path === 'app-activity')).toHaveLength(1);
});

test('what goes wrong with a change of password is told in the form and nowhere else [CA-6]', async ({
  page,
  signIn,
}) => {
  await signIn(COORDINATOR);
  await page.goto('/change-password');
  for (const [status, told] of [
    [500, /did not work/],
    [403, /Not you/],
    [429, /too many tries/i],
    [401, /session has ended/],
  ] as const) {
    await page.unroute('**/user/change-password');
    await page.route('**/user/change-password', (route) =>
      route.fulfill({ status, json: status === 403 ? { message: 'Not you' } : {} }),
    );
    await page.getByLabel('Current password').fill('heartsease');
    await page.getByLabel('New password', { exact: true }).fill('four words in a row');
    await page.getByLabel('New password again').fill('four words in a row');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(told);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
    await expect(page).toHaveURL('/change-password');
  }
});

test('a ping that fails says nothing by itself [CA-6]', async ({ page }) => {
  await seeIntro(page);
  await page.route('**/api/v2/ping', (route) => route.fulfill({ status: 500, json: {} }));
  const asked = page.waitForResponse('**/api/v2/ping');
  await page.goto('/login');
  await asked;
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('every call that the app makes stands in the published contract [CA-7]', async ({ page, signIn, server }) => {
  const calls = callsOf(page);
  await signIn(COORDINATOR);
  for (const section of ['Residents', 'Planner', 'More', 'Today'])
    await page.getByRole('link', { name: section, exact: true }).click();
  await expect(page).toHaveTitle('Today Heartsease');
  const contract = (await (await fetch(`${server.address}/api/v2/openapi.json`)).json()) as { paths: object };
  const published = Object.keys(contract.paths);
  for (const call of calls) expect(published).toContain(new URL(call.url()).pathname);
});

function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

function pathOf(call: Request): string {
  return new URL(call.url()).pathname.replace('/api/v2/', '');
}

function xsrfCookieIn(cookies: string): string | undefined {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
}

async function comeBackToTheForeground(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
