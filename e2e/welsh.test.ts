import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';

const CARER = 'carer@larch-house.example';
const DAY = /^(Sul|Llun|Maw|Mer|Iau|Gwe|Sad) \d+ (Ion|Chwe|Maw|Ebr|Mai|Meh|Gor|Aws|Med|Hyd|Tach|Rhag)$/;

test('Welsh is chosen first of all, and goes with the person to another device', async ({
  page,
  anotherDevice,
  signIn,
  isAccessible,
}) => {
  await page.goto('/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.getByText('Cymraeg', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Gweld y person' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB');
  await expect(page).toHaveTitle('Croeso Heartsease');
  await isAccessible();
  await page.getByRole('button', { name: 'Neidio heibio' }).click();

  await page.getByLabel('Cyfeiriad e-bost').fill(CARER);
  await page.getByLabel('Cyfrinair', { exact: true }).fill('heartsease');
  const saved = page.waitForResponse('**/api/v2/user/save-language');
  await page.getByRole('button', { name: 'Mewngofnodi', exact: true }).click();
  await saved;
  const sections = page.getByRole('navigation', { name: 'Prif ddewislen' });
  for (const section of ['Heddiw', 'Preswylwyr', 'Cynllunydd', 'Mwy'])
    await expect(sections.getByRole('link', { name: section, exact: true })).toBeVisible();
  await expect(page.getByText(DAY).first()).toBeVisible();
  await isAccessible();
  expect((await storageOf(page)).local).toMatchObject({ language: 'cy-GB' });
  // Whoever installs it now finds its shortcuts in Welsh.
  const manifest = await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  expect(await manifest.json()).toMatchObject({
    lang: 'cy-GB',
    shortcuts: [{ name: 'Cofnodi moment' }, { name: 'Heddiw' }],
  });
  await page.goto('/tabs/activities');
  await expect(page.getByRole('heading', { name: 'Cylch straeon' })).toBeVisible();

  const tablet = await anotherDevice();
  const catalogues = cataloguesFetchedBy(tablet);
  await signIn(CARER, tablet);
  await expect(tablet.getByRole('link', { name: 'Preswylwyr', exact: true })).toBeVisible();
  await expect(tablet.locator('html')).toHaveAttribute('lang', 'cy-GB');
  await tablet.reload();
  await expect(tablet.getByRole('link', { name: 'Preswylwyr', exact: true })).toBeVisible();
  // Those of the start and of the signed-in screens, and neither of them in English too.
  expect([...catalogues]).toEqual(['welsh']);

  await tablet.getByRole('link', { name: 'Mwy', exact: true }).click();
  const savedToo = tablet.waitForResponse('**/api/v2/user/save-language');
  await tablet.getByText('English', { exact: true }).click();
  await savedToo;
  await expect(tablet.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await expect(tablet.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(tablet.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(tablet.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  expect((await storageOf(tablet)).local['language']).toBeUndefined();
});

test('a Welsh home opens in Welsh for its people, days and all, and the door they leave by speaks it too', async ({
  page,
  signIn,
}) => {
  await signIn('carer@ty-rhosyn.example');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB');
  await expect(page.getByRole('link', { name: 'Preswylwyr', exact: true })).toBeVisible();
  await expect(page.getByText(DAY).first()).toBeVisible();
  await page.getByRole('link', { name: 'Mwy', exact: true }).click();
  await page.getByRole('button', { name: 'Allgofnodi' }).click();
  await expect(page.getByRole('heading', { name: 'Croeso’n ôl.' })).toBeVisible();
});

test('the manager of that home has chosen English, which belongs to the person and not to the home', async ({
  page,
  signIn,
}) => {
  await signIn('manager@ty-rhosyn.example');
  await expect(page.getByRole('link', { name: 'Residents', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('whoever signs in meets the other language by its own name', async ({ anotherDevice }) => {
  const device = await anotherDevice();
  await device.goto('/login');
  await device.getByRole('button', { name: 'Cymraeg' }).click();
  await expect(device.getByRole('heading', { name: 'Croeso’n ôl.' })).toBeVisible();
  await device.getByRole('button', { name: 'Mewngofnodi', exact: true }).click();
  await expect(device.getByRole('alert', { name: 'Mae problem' })).toContainText('Rhowch eich cyfeiriad e-bost');
  await device.getByRole('button', { name: 'English' }).click();
  await expect(device.getByRole('heading', { name: 'Welcome back.' })).toBeVisible();
});

test('a device without Welsh stays English when it can’t be fetched, and says so', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/intro');
  let refused = '';
  await context.route(/welsh-[^/]*\.js$/, async (route) => {
    refused = route.request().url();
    await route.abort();
  });
  await page.getByText('Cymraeg', { exact: true }).click();
  await expect(page.getByText('That did not work. Nothing was changed. Try again in a moment.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(complaints.splice(0)).toEqual([`console: TypeError: Failed to fetch dynamically imported module: ${refused}`]);
});

/** The names of the catalogues that the app asks for behind its first chunk: `words` is English. */
function cataloguesFetchedBy(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/(welsh|words)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.add(name);
  });
  return fetched;
}
