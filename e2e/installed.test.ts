import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import type { HomeServer } from './home-server.ts';
import { calmPicture } from './pictures.ts';
import { appIsKept } from './settled.ts';

const TOMASZ = 'carer@larch-house.example';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
  start_url: string;
  share_target: { action: string };
}

test('a browser can install the app, with icons that are as large as they say [PR-2]', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  const address = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '');
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const picture = await (await page.request.get(src)).body();
    // The head of a PNG: its width and its height.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const errors = await manifestErrors(page);
  expect(errors).toEqual([]);
});

test('the shortcuts of the installed app lead to Today and straight to a log', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await page.goto('/log');
  await expect(page.getByRole('dialog', { name: 'Log a moment' })).toBeVisible();
  await expect(page).toHaveURL('/tabs/today');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('photos that another app shares go to what they are of, once', async ({ page, signIn, server, isAccessible }) => {
  await signIn(TOMASZ);
  await appIsKept(page);
  await share(page, server.address, 'pond.png', 'garden.png');
  await page.waitForURL('/shared-photos');
  await expect(page.getByRole('heading', { level: 1, name: 'Photos to add' })).toBeVisible();
  await expect(page.getByRole('list', { name: '2 photos' }).getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
  const reports = page.getByRole('list', { name: 'Logged today and yesterday' }).getByRole('button');
  await expect(reports.first()).toBeVisible();
  await isAccessible();
  const before = await photosOfReports(server);
  // Looked at again they are still there; a double tap adds them once.
  await page.reload();
  await reports.first().dblclick();
  await expect(page).toHaveURL(/\/manage-report\/./);
  await expect.poll(async () => await photosOfReports(server)).toBe(before + 2);
  const there = page.getByRole('region', { name: 'Photos' }).getByRole('button', { name: /nobody has described yet/ });
  await expect(there).toHaveCount(2);
  expect(await photosOfReports(server)).toBe(before + 2);
  await page.goto('/shared-photos');
  await expect(page.getByText('No photos came over')).toBeVisible();
});

test('what is shared before the sign-in waits behind it, for whoever signs in and nobody after', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(TOMASZ);
  await appIsKept(page);
  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/login');
  await share(page, server.address, 'garden.png');
  await page.waitForURL('/login');
  await page.getByLabel('Email address').fill(TOMASZ);
  await page.getByLabel('Password', { exact: true }).fill('heartsease');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('list', { name: '1 photo' })).toBeVisible();
  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/login');
  await signIn('coordinator@larch-house.example');
  await page.goto('/shared-photos');
  await expect(page.getByText('No photos came over')).toBeVisible();
});

test('the family is told that photos can’t be added here, and the shortcut leads to their start', async ({
  page,
  signIn,
}) => {
  await signIn('relative@larch-house.example');
  await page.goto('/shared-photos');
  await expect(page.getByText('Photos can’t be added here')).toBeVisible();
  await page.goto('/log');
  await expect(page).toHaveURL('/tabs/home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where the app is not kept on the device yet, a shared photo is missed and said to be', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(TOMASZ);
  const answer = await page.request.post(`${server.address}/shared-photos`, {
    multipart: { photos: calmPicture('garden.png') },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers()['location'] ?? '');
  await expect(page.getByText('No photos came over')).toBeVisible();
  await page.getByRole('link', { name: 'Open the album' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible();
});

/** What the browser itself finds wrong with the manifest, or in the way of installing the app. */
async function manifestErrors(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Each journey has a browser of its own, which this one takes for a private window: nothing is installed from those.
  const inTheWay = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  return [...errors.map(({ message }) => message), ...inTheWay];
}

/** As the device does it: a form that another app sends to the address in the manifest. */
async function share(page: Page, address: string, ...names: string[]): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${address}/shared-photos">
      <input type="file" name="photos" multiple><button>Share</button></form>`,
  );
  await page.locator('input').setInputFiles(names.map(calmPicture));
  await page.getByRole('button', { name: 'Share' }).click();
}

async function photosOfReports(server: Pick<HomeServer, 'sql'>): Promise<number> {
  const [row] = await server.sql('select count(*)::int as photos from photos where report_id is not null');
  return Number(row?.['photos']);
}
