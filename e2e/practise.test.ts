import type { Page } from '@playwright/test';
import type { HomeServer } from './home-server.ts';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { mendLine } from './line.ts';
import { toast } from './toasts.ts';
import { loseConnection, partsOfWorkFetched } from './settled.ts';

const NADIA = 'coordinator@larch-house.example';

test('one practises and comes back without a reload, and the real home is as it was [PR-6, AU-5]', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(NADIA);
  const before = await rowsOfLarchHouse(server);
  await markPage(page);
  // Looked for from before the taps: it stands for three seconds.
  const begun = expect(toast(page, 'status', 'You are practising. Nothing here is real.')).toBeVisible({
    timeout: 40_000,
  });
  await startPractising(page);
  await begun;
  await expect(page).toHaveURL('/tabs/today');
  await expect(ribbon(page)).toContainText('Pretend people: nothing here is real');
  await expect(page.getByRole('main').getByText('Bluebell Court (pretend)')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/Larch House|Eileen/);

  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page.getByRole('button', { name: /^Save for \d people/ }).click();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  await expect(ribbon(page)).toBeVisible();
  await expect.poll(async () => await practisedReports(server)).toBe(1);

  const told = expect(toast(page, 'status', 'You are back in Larch House. People are real again.')).toBeVisible({
    timeout: 40_000,
  });
  await page.getByRole('button', { name: 'Stop practising' }).click();
  await told;
  await expect(page).toHaveURL('/tabs/more');
  await expect(ribbon(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Practise with pretend people/ })).toContainText('An invented home');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByText('Chair yoga with Priya').first()).toBeVisible();
  expect(await isStillMarked(page)).toBe(true);
  expect(await rowsOfLarchHouse(server)).toEqual(before);
});

test('what was begun in the real home waits there, and is not seen among pretend people [PR-6]', async ({
  page,
  signIn,
}) => {
  const name = page.getByLabel('Name', { exact: true });
  const kept = async () => (await storageOf(page)).begun;
  await signIn(NADIA);
  await page.goto('/event-add');
  await name.fill('Apple day');
  await expect.poll(kept).toContain('Apple day');
  await page.goto('/tabs/more');
  await startPractising(page);
  await expect(ribbon(page)).toBeVisible();
  await page.goto('/event-add');
  await expect(name).toHaveValue('');
  await name.fill('Pretend fair');
  await expect.poll(kept).toContain('Pretend fair');
  await page.getByRole('button', { name: 'Stop practising' }).click();
  await expect(ribbon(page)).toHaveCount(0);
  await expect.poll(kept).not.toContain('Pretend fair');
  await page.goto('/event-add');
  await expect(name).toHaveValue('Apple day');
});

test('another tab follows into the pretend home and back, and neither is loaded anew [PR-6]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(NADIA);
  const other = await context.newPage();
  await other.goto('/tabs/residents');
  await expect(other.getByText('Eileen').first()).toBeVisible();
  await markPage(other);
  await startPractising(page);
  await expect(ribbon(other)).toBeVisible();
  await expect(other.getByText('Nora').first()).toBeVisible();
  await expect(other.getByText('Eileen')).toHaveCount(0);
  await other.getByRole('button', { name: 'Stop practising' }).click();
  await expect(ribbon(page)).toHaveCount(0);
  expect(await isStillMarked(other)).toBe(true);
});

test('what is logged in there without a connection stays in there, and what goes wrong changes nothing', async ({
  page,
  context,
  signIn,
  server,
  complaints,
}) => {
  await signIn(NADIA);
  await page.route('**/api/v2/demo/start', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/practise');
  await page.getByRole('button', { name: 'Start practising' }).click();
  await expect(toast(page, 'alert', 'Internal Server Error')).toBeVisible();
  await expect(ribbon(page)).toHaveCount(0);
  await page.unroute('**/api/v2/demo/start');
  const before = await rowsOfLarchHouse(server);
  await page.getByRole('button', { name: 'Start practising' }).click();
  await expect(ribbon(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Enjoyed it' }).first()).toBeVisible();

  await partsOfWorkFetched(page);
  await loseConnection(page);
  await page.getByRole('button', { name: 'Keep working' }).click();
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page.getByRole('button', { name: /^Save for \d people/ }).click();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  await mendLine(context);
  await expect.poll(async () => await practisedReports(server), { timeout: 20_000 }).toBe(1);
  await page.getByRole('button', { name: 'Stop practising' }).click();
  await expect(page).toHaveURL('/tabs/more');
  await expect(page.getByText('Everything is sent')).toBeVisible();
  expect(await rowsOfLarchHouse(server)).toEqual(before);
  complaints.splice(0);
});

test('everything in there can be had as new', async ({ page, signIn, server }) => {
  await signIn('carer@larch-house.example');
  await startPractising(page);
  const [first] = await server.sql('select pretend_home_id from practice_homes');
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /You are practising now/ }).click();
  await page.getByRole('button', { name: 'Begin again with everything as new' }).click();
  await expect(toast(page, 'status', 'The pretend home is as new.')).toBeVisible();
  await expect(ribbon(page)).toBeVisible();
  const [second] = await server.sql('select pretend_home_id from practice_homes');
  expect(second?.['pretend_home_id']).not.toBe(first?.['pretend_home_id']);

  // All but one's own account.
  await page.goto('/account');
  await expect(page.getByText('your account is your own: what you change here stays changed')).toBeVisible();
  await page.getByRole('button', { name: 'Stop practising' }).click();
  await expect(ribbon(page)).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText('your account is your own')).toHaveCount(0);
});

test('families have nothing to practise', async ({ page, signIn }) => {
  await signIn('relative@larch-house.example');
  await page.goto('/tabs/more');
  await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Practise/ })).toHaveCount(0);
  await page.goto('/practise');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

const ribbon = (page: Page) => page.getByRole('complementary', { name: 'Practising' });

async function startPractising(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^Practise with pretend people/ }).click();
  await page.getByRole('button', { name: 'Start practising' }).click();
  await expect(ribbon(page)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL('/tabs/today');
}

/** A page that is loaded anew has lost it. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { is_still_here: true }));
}

async function isStillMarked(page: Page): Promise<boolean> {
  return await page.evaluate(() => 'is_still_here' in window);
}

/** Of every table of homes, how many rows are the real home's. */
async function rowsOfLarchHouse(server: HomeServer): Promise<Record<string, unknown>> {
  const tables = await server.sql(
    `select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'care_home_id' and t.table_type = 'BASE TABLE'
        and c.table_name not in ('sign_ins', 'file_reads', 'audit_events')`,
  );
  const counts: Record<string, unknown> = {};
  for (const { table_name } of tables) {
    const [row] = await server.sql(
      `select count(*) from "${String(table_name)}" t join care_homes h on h.id = t.care_home_id where h.name = 'Larch House'`,
    );
    counts[String(table_name)] = row?.['count'];
  }
  return counts;
}

async function practisedReports(server: HomeServer): Promise<number> {
  const [row] = await server.sql(
    `select count(*) from reports r join practice_homes p on p.pretend_home_id = r.care_home_id where r.author_id = p.account_id`,
  );
  return Number(row?.['count']);
}
