import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { allArrived, openResidentsTab } from './settled.ts';
import { toast } from './toasts.ts';

const HEAD_OFFICE = 'head-office@marches.example';

test('two taps lead into another home, and nothing of the former one stays [AU-5, RT-4, ST-1]', async ({
  page,
  signIn,
}) => {
  await signIn(HEAD_OFFICE);
  await goTo(page, 'Larch House');
  await openResidentsTab(page);
  await page.getByRole('link', { name: 'Eileen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await allArrived(page);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname.replace('/api/v2/', '')));

  await page.getByRole('link', { name: 'Larch House: switch to another home' }).click();
  await expect(page).toHaveTitle('Switch home Heartsease');
  await page.getByRole('button', { name: /Harbour View/ }).click();

  await expect(toast(page, 'status', 'You are in Harbour View now.')).toBeVisible();
  await expect(page).toHaveURL('/tabs/today');
  await expect(page.getByRole('link', { name: 'Harbour View: switch to another home' })).toBeVisible();
  // First the call, then the profile anew, and only then the screens of the new home. The event stream tells of the
  // switch as well, so the profile may be asked for twice.
  const calls = () => paths.filter((path) => ['switch-carehome', 'me', 'today/get'].includes(path));
  expect(calls().slice(0, 2)).toEqual(['switch-carehome', 'me']);
  await expect.poll(() => calls().find((path, at) => at > 0 && path !== 'me')).toBe('today/get');
  expect(await page.locator('body').innerText()).not.toMatch(/Larch House|Eileen/);
  const { local, session, rest } = await storageOf(page);
  const me = JSON.parse(local['me'] ?? '{}');
  expect(me).toMatchObject({ email: HEAD_OFFICE, carehome: { name: 'Harbour View' }, package: { title: 'Package B' } });
  // The list of one's homes names the former one, and nothing else does.
  expect(JSON.stringify({ ...me, carehomes: [] }) + JSON.stringify(session) + rest).not.toMatch(/Larch House|Eileen/);

  await openResidentsTab(page);
  await expect(page.getByText(/16 people|1[0-9] people live here/)).toBeVisible();
  await expect(page.getByText('Eileen')).toHaveCount(0);
});

test('the list of homes marks where one is, and finds a home without its accents [RT-4]', async ({ page, signIn }) => {
  await signIn(HEAD_OFFICE);
  await page.goto('/switch');
  const homes = page.getByRole('listitem').getByRole('button');
  await expect(homes).toHaveCount(7);
  await expect(page.locator('[aria-current=true]')).toHaveCount(1);
  await expect(page.locator('[aria-current=true]')).toContainText('You are here');
  await page.getByLabel('Search by name or town').fill('ty rhosyn');
  await expect(homes).toHaveCount(1);
  await expect(homes).toContainText('Tŷ Rhosyn');
  await page.getByLabel('Search by name or town').fill('shrewsbury');
  await expect(homes).toContainText('Larch House');
  await page.getByLabel('Search by name or town').fill('nowhere');
  await expect(page.getByText('No home of yours is called that')).toBeVisible();
});

test('the home that one was in last is where one comes in again [AU-5]', async ({ page, signIn, anotherDevice }) => {
  await signIn(HEAD_OFFICE);
  await goTo(page, 'Teme Bank');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Teme Bank: switch to another home' })).toBeVisible();
  const other = await anotherDevice();
  await signIn(HEAD_OFFICE, other);
  await expect(other.getByRole('link', { name: 'Teme Bank: switch to another home' })).toBeVisible();
});

test('a switch that fails leaves one where one was [AU-5, ER-5]', async ({ page, signIn }) => {
  await signIn(HEAD_OFFICE);
  await goTo(page, 'Larch House');
  await page.route('**/api/v2/switch-carehome', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/switch');
  await page.getByRole('button', { name: /Oak Lodge/ }).click();
  await expect(toast(page, 'alert', 'Internal Server Error')).toBeVisible();
  await expect(page.locator('[aria-current=true]')).toContainText('Larch House');
  expect(JSON.parse((await storageOf(page)).local['me'] ?? '{}')).toMatchObject({ carehome: { name: 'Larch House' } });
});

test('a home with a narrower package shows what it holds at once [AU-5, PE-11]', async ({ page, signIn }) => {
  await signIn(HEAD_OFFICE);
  await goTo(page, 'Larch House');
  await expect(page.getByRole('link', { name: 'Residents', exact: true })).toBeVisible();
  await goTo(page, 'Oak Lodge');
  await expect(page.getByRole('link', { name: 'Residents', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Activities', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log/ })).toHaveCount(0);
});

test('whoever belongs to one home is offered no other [RT-4]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await expect(page.getByRole('main').getByText('Larch House').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /switch to another home/ })).toHaveCount(0);
  await page.goto('/tabs/more');
  await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Switch home' })).toHaveCount(0);
});

async function goTo(page: Page, home: string): Promise<void> {
  await page.goto('/switch');
  await page.getByRole('button', { name: new RegExp(home) }).click();
  await expect(page).toHaveURL('/tabs/today');
  await expect(page.getByRole('link', { name: `${home}: switch to another home` })).toBeVisible();
}
