import type { Page } from '@playwright/test';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';
import { allArrived } from './settled.ts';

test.use(SIZES.desk);

/** A week that nobody has planned yet. */
const DAY = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 58);

const told = (page: Page) => page.getByRole('status').filter({ hasText: 'At the same time' });

/** Within the app, as everywhere here: what was told once stays known. */
async function openEventForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Events/ }).click();
  await page.getByRole('link', { name: 'Add an event' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
}

async function fillEvent(page: Page, { name, from, to }: { name: string; from: string; to: string }): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Day', { exact: true }).fill(DAY);
  await page.getByLabel('Begins at').fill(from);
  await page.getByLabel('Ends at').fill(to);
  await page.getByLabel('Where').fill('Boot room');
}

async function fillSession(page: Page, { title, from }: { title: string; from: string }): Promise<void> {
  await page.getByRole('link', { name: 'Plan a session' }).click();
  await page.getByLabel('What is planned?').fill(title);
  await page.getByLabel('Begins at').fill(from);
  await page.getByRole('textbox', { name: /^Where/ }).fill('Boot room');
}

async function backToPlanner(page: Page): Promise<void> {
  while (!page.url().includes('/tabs/planner')) await page.goBack();
  await expect(page.getByRole('heading', { name: 'Planner' })).toBeVisible();
}

test('whoever plans is told of an event that was put at that time meanwhile, and the other way round', async ({
  page,
  signIn,
}) => {
  await signIn('coordinator@larch-house.example');
  // What was asked stays fresh for as long as the clock stands: only what is saved makes it asked anew.
  await page.clock.setFixedTime(new Date());
  await page.goto(`/tabs/planner?day=${DAY}`);
  await fillSession(page, { title: 'Chess by the window', from: '06:10' });
  await allArrived(page);
  await expect(told(page)).toHaveCount(0);

  await backToPlanner(page);
  await openEventForm(page);
  await fillEvent(page, { name: 'Boots are waxed', from: '06:00', to: '07:00' });
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Boots are waxed', level: 1 })).toBeVisible();
  await backToPlanner(page);
  await page.getByRole('link', { name: 'Plan a session' }).click();
  await expect(page.getByLabel('What is planned?')).toHaveValue('Chess by the window');
  await expect(told(page)).toContainText('Boots are waxed');
  await expect(told(page)).toContainText('In the same place: Boot room');
  await page.getByLabel('Begins at').fill('08:10');

  // Of an event that is being written, and a session that is saved meanwhile.
  await backToPlanner(page);
  await openEventForm(page);
  await fillEvent(page, { name: 'Shoes are shined', from: '08:00', to: '09:00' });
  await allArrived(page);
  await expect(told(page)).toHaveCount(0);
  await backToPlanner(page);
  await page.getByRole('link', { name: 'Plan a session' }).click();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible();
  await backToPlanner(page);
  await openEventForm(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Shoes are shined');
  await expect(told(page)).toContainText('Chess by the window');
});
