import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, calendarDay, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { askServer } from './ask-server.ts';
import { expect, test } from './journey.ts';
import { countTaps } from './taps.ts';

const COORDINATOR = 'coordinator@larch-house.example';

/** A Monday that the demo world has planned nothing for, and no other journey either. */
const mondayIn = (weeks: number) => addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7 * weeks);

/** Presses the button and gives what the browser saved. */
async function pdfOf(page: Page): Promise<{ file_name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const file = await download;
  return { file_name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('Nadia comes from “Suggest a week” to the week on paper in at most ten taps', async ({
  page,
  signIn,
  isAccessible,
}, info) => {
  await signIn(COORDINATOR);
  const monday = mondayIn(16);
  await page.goto(`/tabs/planner?day=${monday}`);
  const taps = await countTaps(page);
  // The film of it: a picture after every tap.
  const film = async (what: string) =>
    await info.attach(`${taps.soFar()} taps, ${what}.png`, {
      body: await page.screenshot(),
      contentType: 'image/png',
    });
  await film('an empty week');
  await page.getByRole('link', { name: 'Suggest a week' }).click();
  await expect(page.getByRole('button', { name: /^Plan these/ })).toBeVisible();
  await film('what would make it fair');
  await page.getByRole('button', { name: /^Plan these/ }).click();
  await expect(page.getByText(/sessions are planned/)).toBeVisible();
  await film('the week is planned');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Print the programme' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked();
  await film('how it is wanted on paper');
  await isAccessible();
  // Looked for from before the tap: it stands for three seconds.
  const ready = expect(page.getByText(/Your PDF is ready/)).toBeVisible({ timeout: 40_000 });
  const { file_name, bytes } = await pdfOf(page);
  await ready;
  await film('it is printed');
  await info.attach(file_name, { body: bytes, contentType: 'application/pdf' });
  expect(file_name).toBe(`week-${monday}-A4.pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(taps.soFar()).toBeLessThanOrEqual(10);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what was chosen last stands there again, and a keyboard is enough', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await page.goto('/tabs/planner');
  await page.getByRole('button', { name: 'Print', exact: true }).press('Enter');
  await page.getByRole('radio', { name: /^One day/ }).press('Space');
  await page.getByRole('radio', { name: 'A3' }).press('Space');
  await page.getByRole('switch', { name: /Large print/ }).press('Space');
  const { file_name } = await pdfOf(page);
  expect(file_name).toMatch(/^day-.*-A3\.pdf$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Print', exact: true }).press('Enter');
  await expect(page.getByRole('radio', { name: 'A3' })).toBeChecked();
  await expect(page.getByRole('switch', { name: /Large print/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a resident’s day and a list to tick are printed where they are needed', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(COORDINATOR);
  await page.goto('/tabs/residents');
  await page
    .getByRole('link', { name: /Eileen/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Print “My day”' }).click();
  await expect(page.getByRole('dialog', { name: 'Print Eileen’s day' })).toBeVisible();
  await isAccessible();
  expect((await pdfOf(page)).file_name).toMatch(/^my-day-/);

  const tomorrow = addDays(calendarDay(new Date(), 'Europe/London'), 1);
  const { body } = await askServer(page, 'plan/list', { from: tomorrow, to: addDays(tomorrow, 6) });
  await page.goto(`/planned-session/${Object(body['items'])[0].id}`);
  await page.getByRole('button', { name: 'Attendance sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Print an attendance sheet' })).toBeVisible();
  await isAccessible();
  expect((await pdfOf(page)).file_name).toMatch(/^attendance-/);
});

test('an event hangs on the notice board as a PDF, printed by whoever sees it', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('relative@larch-house.example');
  await page.goto('/tabs/calendar');
  await page
    .getByRole('link', { name: /Mahjong with the Chan family/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Print a poster' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Print a poster' })).toBeVisible();
  await isAccessible();
  const { file_name, bytes } = await pdfOf(page);
  expect(file_name).toMatch(/^event-.*-A4\.pdf$/);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
