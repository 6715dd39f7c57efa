import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { choose, chooseLarge } from './pictures.ts';

const NADIA = 'coordinator@larch-house.example';
const ANITA = 'manager@larch-house.example';
const SARAH = 'relative@larch-house.example';

const WORDS = 'Tomatoes on the first shelf, with the door open';

test('a photo hangs on a notice: staff see it at once, families once it is shared', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.goto('/manage-notice-board/new');
  await page.getByLabel('Title', { exact: true }).fill('The new greenhouse');
  await page.getByLabel('Words', { exact: true }).fill('Come and **see**.');
  await choose(page, 'greenhouse.png');
  const part = page.getByRole('group', { name: 'A photo' });
  await expect(part.getByText('Only staff see the photo')).toBeVisible();
  await page.getByRole('button', { name: 'Hang it now' }).click();
  await expect(page.getByLabel('What the photo shows')).toHaveAccessibleDescription(/Say what the photo shows/);
  await page.getByLabel('What the photo shows').fill(WORDS);
  await expect(page.getByRole('region', { name: 'Staff see' }).getByRole('img', { name: WORDS })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Families see' }).getByRole('img', { name: WORDS })).toHaveCount(0);
  await isAccessible();

  const other = await anotherDevice();
  await signIn(SARAH, other);
  await page.getByRole('button', { name: 'Hang it now' }).click();
  await expect(page.getByText('It hangs on the board.')).toBeVisible();
  await expect(page.getByRole('article').getByRole('img', { name: WORDS })).toBeVisible();
  await expect(page.getByText('Only staff see the photo')).toBeVisible();
  await other.goto('/notices');
  const notice = other.getByRole('article', { name: 'The new greenhouse' });
  await expect(notice).toContainText('Come and see.');
  await expect(notice.getByRole('img')).toHaveCount(0);

  await page.getByRole('link', { name: 'Change it' }).click();
  await part.getByRole('button', { name: 'Say who is in it' }).click();
  const sheet = page.getByRole('dialog', { name: 'About this photo' });
  await sheet.getByLabel('Everybody in the picture is named').check();
  await sheet.getByLabel('Share it with family').check();
  await sheet.getByRole('button', { name: 'Save and share' }).click();
  await expect(part.getByText('Families, the lounge and paper show the photo.')).toBeVisible();
  await other.reload();
  await expect(notice.getByRole('img', { name: WORDS })).toBeVisible();
  await expect.poll(async () => await isDrawn(other, WORDS)).toBe(true);
  await isAccessible(other);
  await other.goto('/tabs/home');
  await expect(other.getByRole('region', { name: 'Notice board' }).getByRole('img', { name: WORDS })).toBeVisible();

  await part.getByRole('button', { name: 'Take the photo off' }).click();
  await expect(page.getByLabel('What the photo shows')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save the notice' }).click();
  await expect(page.getByText('It hangs on the board.')).toBeVisible();
  await other.goto('/notices');
  await expect(notice).toContainText('Come and see.');
  await expect(notice.getByRole('img')).toHaveCount(0);
});

test('a photo whose line is cut stays with the words of its notice, and is there once', async ({
  page,
  signIn,
  server,
  complaints,
}) => {
  await signIn(NADIA);
  const photos = async () =>
    Number((await server.sql(`select count(*) as count from photos where ready_at is not null`))[0]?.['count']);
  const before = await photos();
  const others = /\/photo\/part\/.*\/[1-9]\d*$/u;
  await page.route(others, async (route) => await route.abort('connectionfailed'));
  await page.goto('/manage-notice-board/new');
  await page.getByLabel('Title', { exact: true }).fill('The raised bed');
  await page.getByLabel('Words', { exact: true }).fill('It is full.');
  await chooseLarge(page, 'raised-bed.png');
  await page.getByLabel('What the photo shows').fill(WORDS);
  const isSafe = page.getByText('It is safe on this device and will try again.');
  await expect(isSafe).toBeVisible();
  // It does not hang without it.
  await page.getByRole('button', { name: 'Hang it now' }).click();
  const problem = page.getByRole('alert', { name: 'There is a problem' });
  await expect(problem).toContainText('The photo has not arrived yet');

  // Both are there again, and with the line the photo goes on where it was.
  await page.goto('/tabs/today');
  await page.goto('/manage-notice-board/new');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The raised bed');
  await expect(page.getByLabel('What the photo shows')).toHaveValue(WORDS);
  await expect(isSafe).toBeVisible();
  await page.unroute(others);
  await page.reload();
  await expect(page.getByText('Only staff see the photo')).toBeVisible();
  await page.getByRole('button', { name: 'Hang it now' }).click();
  await expect(page.getByText('It hangs on the board.')).toBeVisible();
  await expect.poll(async () => await isDrawn(page, WORDS)).toBe(true);
  expect(await photos()).toBe(before + 1);
  complaints.splice(0);
});

test('the screen in the lounge shows the photo on a page of its own', async ({ page, signIn, anotherDevice }) => {
  await signIn(ANITA);
  await page.goto('/manage-notice-board/new');
  await page.getByLabel('Title', { exact: true }).fill('Look what grew');
  await page.getByLabel('Words', { exact: true }).fill('In the new greenhouse.');
  await page.getByLabel('Pin it to the top').check();
  await page.getByLabel('Show it in the lounge').check();
  await choose(page, 'greenhouse.png');
  await page.getByLabel('What the photo shows').fill(WORDS);
  await page.getByRole('button', { name: 'Say who is in it' }).click();
  await page.getByLabel('Everybody in the picture is named').check();
  await page.getByLabel('Share it with family').check();
  await page.getByRole('button', { name: 'Save and share' }).click();
  await expect(page.getByText('Families, the lounge and paper show the photo.')).toBeVisible();
  await page.getByRole('button', { name: 'Hang it now' }).click();
  await expect(page.getByText('It hangs on the board.')).toBeVisible();
  await page.goto('/manage-notice-board?over=tv');
  await page.getByLabel('Where is the screen?').fill('Lounge');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = new URL(await page.getByLabel('The link', { exact: true }).inputValue());
  const tv = await anotherDevice({ viewport: { width: 1_920, height: 1_080 } });
  await tv.goto(link.pathname + link.search);
  await tv.getByRole('button', { name: 'Pause' }).click();
  await expect(tv.getByRole('heading', { level: 1 })).toHaveText('Look what grew');
  await tv.keyboard.press('ArrowRight');
  await expect(tv.getByRole('img', { name: WORDS })).toBeVisible();
  await expect.poll(async () => await isDrawn(tv, WORDS)).toBe(true);
  expect(await tv.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_080);
});

/** Its bytes are there, and are a picture. */
async function isDrawn(page: Page, name: string): Promise<boolean> {
  const picture = page.getByRole('img', { name }).first();
  return await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
}
