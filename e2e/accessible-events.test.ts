import { expect, quietTest, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(600_000);

quietTest(
  'an event can be used by staff and by relatives, to answer, to change and to look back [H1, H4]',
  async ({ page, signIn }) => {
    await signIn('coordinator@larch-house.example');
    await page.goto('/tabs/calendar');
    await page.getByRole('link', { name: /Mahjong with the Chan family/ }).click();
    await expect(page.getByRole('heading', { name: 'Who is coming' })).toBeVisible();
    const address = new URL(page.url()).pathname;
    for (const [screen, last] of [
      [address, page.getByRole('heading', { name: 'Invited by name' })],
      [`${address}/edit`, page.getByRole('button', { name: /^Choose residents|^Change \d+ resident/ })],
      [`${address}/history`, page.getByRole('main').getByRole('listitem').first()],
    ] as const) {
      await page.goto(screen);
      await expect(last).toBeVisible();
      await isAccessibleInEveryLook(page, screen);
    }
    await page.goto(address);
    await page.getByRole('button', { name: 'Cancel it' }).click();
    await page.getByRole('button', { name: 'Cancel the event' }).click();
    await expect(page.getByText('Say why, so that nobody waits for it').first()).toBeVisible();
    await isAccessibleInEveryLook(page, 'cancelling an event');
  },
);

test('an event that repeats, and addresses for calendars, can be used in every look [H1, H4]', async ({
  page,
  signIn,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/event-add');
  await page.getByLabel('Name', { exact: true }).fill('Choir of the valley');
  await page.getByRole('button', { name: /Does it repeat\?/ }).click();
  await page.getByRole('option', { name: 'Every month, on the same weekday' }).click();
  await expect(page.getByText(/events, from/)).toBeVisible();
  await isAccessibleInEveryLook(page, 'repeating an event');
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Choir of the valley', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Coming', exact: true }).click();
  await expect(page.getByRole('button', { name: /The same for all/ })).toBeVisible();
  await isAccessibleInEveryLook(page, 'an event that repeats');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByText('This and those after it').click();
  await isAccessibleInEveryLook(page, 'changing a series');
  await page.goBack();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete Choir of the valley?' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'deleting of a series');

  await page.goto('/tabs/calendar');
  await page.getByRole('button', { name: 'Make an address' }).click();
  await expect(page.getByRole('dialog', { name: 'An address for your calendar' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'making an address');
  await page.getByRole('button', { name: 'Make the address' }).click();
  await expect(page.getByLabel('Your address, shown this once')).toBeVisible();
  await isAccessibleInEveryLook(page, 'addresses for calendars');
});
