import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { cutLine, mendLine } from './line.ts';
import { countTaps } from './taps.ts';

const TOMASZ = 'carer@larch-house.example';
const NADIA = 'coordinator@larch-house.example';

test('a one-to-one moment is logged from anywhere in three taps', async ({ page, signIn, server }) => {
  await signIn(TOMASZ);
  await page.goto('/tabs/residents');
  await expect(page.getByRole('heading', { name: 'Residents' })).toBeVisible();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await page.getByRole('button', { name: 'A good chat' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(taps.soFar()).toBe(3);
  await expect.poll(async () => await franksLastMoment(server)).toMatchObject({ format: 'one_to_one', response: null });
});

test('how it was and a few words are told after it was saved', async ({ page, signIn, server }) => {
  await signIn(TOMASZ);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Loved it' }).click();
  await page.getByLabel(/A few words/).fill('Told the story of the flooded signal box.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(async () => await franksLastMoment(server))
    .toMatchObject({ response: 'loved', note: 'Told the story of the flooded signal box.' });
});

test('what is logged without a connection goes out once when it is back', async ({
  page,
  context,
  signIn,
  server,
  complaints,
}) => {
  await signIn(TOMASZ);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await expect(page.getByRole('button', { name: 'A cuppa' })).toBeVisible();
  await cutLine(context);
  await page.getByRole('button', { name: 'Keep working' }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await expect(page.getByText('Saved on this phone, will be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/1 not sent yet/).first()).toBeVisible();
  const before = await franksMoments(server);
  await mendLine(context);
  await expect(page.getByText(/not sent yet/)).toHaveCount(0);
  await expect.poll(async () => await franksMoments(server)).toBe(before + 1);
  // without a connection the app writes down that its calls were not answered
  complaints.splice(0);
});

test('what waits on the device survives signing out unread, and goes out when its author is back', async ({
  page,
  signIn,
  server,
  complaints,
}) => {
  await signIn(TOMASZ);
  await page.route('**/api/v2/report/log', (route) => route.abort());
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await expect(page.getByText('Saved on this phone, will be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const before = await franksMoments(server);
  const worry = page.getByLabel('What worries you?');
  await page.goto('/concern');
  await worry.fill('He winced when he sat down');
  await expect.poll(async () => (await storageOf(page)).begun).toMatch(/He winced.*/);
  expect((await storageOf(page)).begun).toContain('cuppa');
  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/login/);
  complaints.splice(0);
  await page.unroute('**/api/v2/report/log');
  expect(JSON.stringify(await storageOf(page))).not.toMatch(/winced|cuppa|device_key/);
  await signIn(NADIA);
  expect((await storageOf(page)).begun).toBe('');
  await page.goto('/concern');
  await expect(worry).toHaveValue('');
  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/login/);
  expect(await franksMoments(server)).toBe(before);
  await signIn(TOMASZ);
  await expect.poll(async () => await franksMoments(server)).toBe(before + 1);
  await page.goto('/concern');
  await expect(worry).toHaveValue('He winced when he sat down');
});

interface Sql {
  sql(text: string): Promise<Record<string, unknown>[]>;
}

const OF_FRANK = `resident_id = (select r.id from residents r join care_homes h on h.id = r.care_home_id
  where r.first_name = 'Frank' and r.last_name = 'Ellis' and h.name = 'Larch House')`;

async function franksLastMoment(server: Sql): Promise<Record<string, unknown> | undefined> {
  const [row] = await server.sql(
    `select format, response, note from moments where removed_at is null and ${OF_FRANK} order by answered_at desc limit 1`,
  );
  return row;
}

async function franksMoments(server: Sql): Promise<number> {
  const [row] = await server.sql(
    `select count(*)::int as moments from moments where removed_at is null and ${OF_FRANK}`,
  );
  return Number(row?.['moments']);
}
