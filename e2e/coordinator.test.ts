import { expect, test } from './journey.ts';
import { countTaps } from './taps.ts';

const NADIA = 'coordinator@larch-house.example';

test('a coordinator signs in and sees what is on now', async ({ page, signIn }) => {
  await signIn(NADIA);
  await expect(page).toHaveTitle('Today Heartsease');
  await expect(page.getByRole('heading', { name: /Good (morning|afternoon|evening), Nadia/ })).toBeVisible();
  await expect(page.getByText('Chair yoga with Priya').first()).toBeVisible();
});

test('a group of eight in which nobody differs is logged in two taps', async ({ page, signIn, server }) => {
  await signIn(NADIA);
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page.getByRole('button', { name: 'Save for 8 people' }).click();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  expect(taps.soFar()).toBe(2);

  await expect.poll(async () => await lastReport(server)).toMatchObject({ people: 8, group_answers: 8, enjoyed: 8 });
  await page.getByRole('button', { name: 'Back to Today' }).click();
  // On some mornings as many came to another session, too.
  const session = page.getByRole('link', { name: /done Chair yoga with Priya/ });
  await expect(session.getByText(/8 came · 8 enjoyed it or more/)).toBeVisible();
});

test('one who differs takes four taps, and is marked as answered alone', async ({ page, signIn, server }) => {
  await signIn(NADIA);
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Arthur/ })
    .click();
  await page.getByRole('button', { name: 'Joined quietly' }).click();
  await page.getByRole('button', { name: /^Save for/ }).click();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  expect(taps.soFar()).toBe(4);
  await expect.poll(async () => await lastReport(server)).toMatchObject({ people: 8, group_answers: 7, enjoyed: 7 });
});

test('two who differ take six taps', async ({ page, signIn, server }) => {
  await signIn(NADIA);
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Arthur/ })
    .click();
  await page.getByRole('button', { name: 'Joined quietly' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Dilys/ })
    .click();
  await page.getByRole('button', { name: 'Not today' }).click();
  await page.getByRole('button', { name: 'Save for 7 people' }).click();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  expect(taps.soFar()).toBe(6);
  await expect.poll(async () => await lastReport(server)).toMatchObject({ people: 8, group_answers: 6, enjoyed: 6 });
});

test('a double tap on Save makes one report', async ({ page, signIn, server }) => {
  await signIn(NADIA);
  await page.getByRole('button', { name: 'Loved it' }).first().click();
  await page.getByRole('button', { name: 'Save for 8 people' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  await expect.poll(async () => await reportsOfTheLastMinute(server)).toBe(1);
});

test('what was logged can be undone at once', async ({ page, signIn, server }) => {
  await signIn(NADIA);
  await page.getByRole('button', { name: 'Loved it' }).first().click();
  await page.getByRole('button', { name: 'Save for 8 people' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Taken back. Nothing is saved/).first()).toBeVisible();
  await expect.poll(async () => await reportsOfTheLastMinute(server)).toBe(0);
});

test('half a log waits on the device through a reload, and says Unfinished on Today', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Arthur/ })
    .click();
  await page.getByRole('button', { name: 'Unsettled' }).click();
  await expect(page.getByText(/The other 7 stay/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/The other 7 stay/)).toBeVisible();
  await page.goto('/tabs/today');
  await expect(page.getByText('Unfinished').first()).toBeVisible();
});

test('somebody who came without being expected is found by name and joins', async ({ page, signIn, server }) => {
  await signIn(NADIA);
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await page.getByRole('button', { name: 'Someone else' }).click();
  await page.getByLabel('Find by name or room').fill('frank');
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await page.getByRole('button', { name: /^Done/ }).click();
  await page.getByRole('button', { name: 'Save for 9 people' }).click();
  await expect.poll(async () => await lastReport(server)).toMatchObject({ people: 9 });
});

test('two devices that log the same session end in one report, and both names stand in it', async ({
  page,
  signIn,
  server,
  anotherDevice,
}) => {
  await signIn(NADIA);
  const other = await anotherDevice();
  await signIn('carer@larch-house.example', other);
  await page.getByRole('button', { name: 'Enjoyed it' }).first().click();
  await other.getByRole('button', { name: 'Loved it' }).first().click();
  await page.getByRole('button', { name: 'Save for 8 people' }).click();
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  await other.getByRole('button', { name: 'Save for 8 people' }).click();
  await expect(other.getByText(/Nadia logged this as well/)).toBeVisible();
  expect(await reportsOfTheLastMinute(server)).toBe(1);
  await other.getByRole('link', { name: 'See the report' }).click();
  await expect(other.getByRole('main').getByText(/Nadia/).first()).toBeVisible();
  await expect(
    other
      .getByRole('main')
      .getByText(/Tomasz/)
      .first(),
  ).toBeVisible();
});

interface Sql {
  sql(text: string): Promise<Record<string, unknown>[]>;
}

/** The report that was logged last, in figures. */
async function lastReport(server: Sql): Promise<Record<string, unknown> | undefined> {
  const [row] = await server.sql(`
    select count(*)::int as people,
           count(*) filter (where basis = 'group')::int as group_answers,
           count(*) filter (where response = 'enjoyed')::int as enjoyed
      from moments
     where removed_at is null
       and report_id = (select id from reports where state = 'submitted' order by recorded_at desc limit 1)`);
  return row;
}

async function reportsOfTheLastMinute(server: Sql): Promise<unknown> {
  const [row] = await server.sql(`
    select count(*)::int as reports from reports
     where state = 'submitted' and recorded_at > now() - interval '1 minute'`);
  return row?.['reports'];
}
