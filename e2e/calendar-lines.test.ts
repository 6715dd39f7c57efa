import { addDays } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';

const NADIA = 'coordinator@larch-house.example';
const SARAH = 'relative@larch-house.example';

test('family see in the calendar what has changed, and that what was deleted does not take place', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(SARAH);
  await page.goto('/tabs/calendar');
  const line = page.getByRole('listitem').filter({ hasText: 'Year 5 sings' });
  await expect(line.getByText('You are invited')).toBeVisible();
  await expect(line.getByText(/^Changed/)).toHaveCount(0);

  const nadia = await anotherDevice(SIZES.desk);
  await signIn(NADIA, nadia);
  await nadia.goto('/tabs/calendar');
  await nadia.getByRole('link', { name: /Year 5 sings/ }).click();
  await nadia.getByRole('link', { name: 'Change', exact: true }).click();
  const day = nadia.getByLabel('Day', { exact: true });
  await day.fill(addDays(await day.inputValue(), 1));
  await nadia.getByLabel('Where').fill('Garden lounge');
  await nadia.getByRole('button', { name: 'Save the event' }).click();
  await expect(nadia.getByText('Garden lounge').first()).toBeVisible();
  await expect(nadia.getByRole('heading', { name: 'Who is coming' })).toBeVisible();

  await page.goto('/tabs/calendar');
  await expect(line.getByText('Changed: Day, Where')).toBeVisible();
  await expect(line.getByText('You are invited')).toBeVisible();
  await isAccessible();
  await line.getByRole('link').click();
  const mine = page.getByRole('region', { name: 'Are you coming?' });
  await expect(mine.getByText(/^Changed since it was made: .*Where/)).toBeVisible();
  await mine.getByRole('button', { name: 'Coming', exact: true }).click();
  await expect(mine.getByRole('button', { name: 'Coming', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(line.getByText('You are coming')).toBeVisible();
  await expect(line.getByText(/^Changed/)).toHaveCount(0);

  await nadia.getByRole('button', { name: 'Delete' }).click();
  await nadia.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(nadia.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  // Who was not asked has nothing in mind, and sees nothing.
  await expect(nadia.getByRole('region', { name: 'Later on' }).getByRole('listitem').first()).toBeVisible();
  await expect(nadia.getByText(/Year 5 sings/)).toHaveCount(0);

  for (const screen of ['/tabs/calendar', '/tabs/home']) {
    await page.goto(screen);
    await expect(line.getByText('Does not take place')).toBeVisible();
    await expect(line.getByText(/Garden lounge/)).toHaveCount(0);
    await expect(line.getByRole('link')).toHaveCount(0);
    await isAccessible();
  }
});
