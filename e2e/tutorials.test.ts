import { askServer } from './ask-server.ts';
import { expect, test } from './journey.ts';

const TOMASZ = 'carer@larch-house.example';

test('a carer reads a tutorial with the arrow keys, and goes on with it on another device [PE-7]', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(TOMASZ);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Tutorials/ }).click();
  await expect(page).toHaveTitle('Tutorials Heartsease');
  await page.getByLabel('Search the tutorials').fill('xyzzy');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByLabel('Search the tutorials').fill('wifi');
  await page
    .getByRole('region', { name: 'Found' })
    .getByRole('link', { name: /When the Wi-Fi goes/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'When the Wi-Fi goes' })).toBeVisible();
  await expect(page.getByText('Card 1 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Card before' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 2, name: 'Log as always' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Card 3 of 4')).toBeVisible();
  await isAccessible();
  await expect.poll(async () => await placeOf(page, 'no-connection')).toEqual({ state: 'begun', step: 2 });

  const tablet = await anotherDevice();
  await signIn(TOMASZ, tablet);
  await tablet.goto('/tutorials');
  const begun = tablet.getByRole('region', { name: 'Go on with' });
  await begun.getByRole('link', { name: /When the Wi-Fi goes/ }).click();
  await expect(tablet.getByText('Card 3 of 4')).toBeVisible();
  await tablet.getByRole('button', { name: 'Next' }).click();
  await tablet.getByRole('button', { name: 'Done' }).click();
  await expect(tablet.getByRole('heading', { name: 'That is all of it' })).toBeFocused();
  await isAccessible(tablet);
  await tablet.getByRole('link', { name: 'All tutorials' }).click();
  await expect(tablet.getByRole('link', { name: /When the Wi-Fi goes/ })).toContainText('Read');
  await expect(tablet.getByRole('region', { name: 'Go on with' })).not.toContainText('When the Wi-Fi goes');
});

test('everybody finds just the tutorials of their work, and the screen that each is about [PE-7]', async ({
  page,
  signIn,
}) => {
  await signIn('coordinator@larch-house.example');
  const card = page.getByRole('region', { name: 'Tutorials' });
  await expect(card.getByRole('link', { name: /Ask what may be shown/ })).toBeVisible();
  await card.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('region', { name: 'Programme and people' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Running the home' })).toHaveCount(0);
  await page.goto('/tutorials/people-from-a-spreadsheet');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
  await page.goto('/tutorials/make-a-group');
  for (const card of [1, 2, 3, 4]) {
    await expect(page.getByText(`Card ${card} of 4`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('link', { name: 'Try it now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
});

test('a relative has no tutorials, a carers’ circle has its own [PE-7]', async ({ page, signIn, anotherDevice }) => {
  await signIn('relative@larch-house.example');
  await page.goto('/tutorials');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
  expect((await askServer(page, 'dashboard/tutorials')).status).toBe(403);
  const circle = await anotherDevice();
  await signIn('member@teme-valley.example', circle);
  await expect(circle.getByRole('region', { name: 'Tutorials' })).toBeVisible();
  await circle.goto('/tutorials');
  await expect(circle.getByRole('link', { name: /See what is on/ })).toBeVisible();
  await expect(circle.getByRole('link', { name: /Log a whole group/ })).toHaveCount(0);
});

async function placeOf(page: Parameters<typeof askServer>[0], tutorial: string): Promise<unknown> {
  const { body } = await askServer(page, 'dashboard/tutorials');
  const items = body['items'] as { id: string; place: unknown }[];
  return items.find(({ id }) => id === tutorial)?.place;
}
