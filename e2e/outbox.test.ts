import { expect, test } from './journey.ts';
import { mendLine } from './line.ts';
import { loseConnection, partsOfWorkFetched } from './settled.ts';

const NADIA = 'coordinator@larch-house.example';

test('an answer to an event waits on the device, is seen there, and goes out', async ({
  page,
  context,
  signIn,
  server,
  complaints,
}) => {
  await signIn(NADIA);
  await page.goto('/tabs/calendar');
  await page
    .getByRole('link', { name: /Mahjong with the Chan family/ })
    .first()
    .click();
  const mine = page.getByRole('region', { name: 'Are you coming?' });
  await expect(mine).toBeVisible();
  await partsOfWorkFetched(page);
  await loseConnection(page);
  await page.getByRole('button', { name: 'Keep working' }).click();
  await mine.getByRole('button', { name: 'Perhaps', exact: true }).click();
  await expect(page.getByText('Saved on this device, will be sent')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Perhaps', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Back' }).click();
  await page
    .getByRole('link', { name: /1 not sent yet/ })
    .first()
    .click();
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' });
  await expect(waiting.getByRole('article')).toHaveCount(1);
  await expect(waiting).toContainText('An answer to an event');
  await expect(waiting).toContainText('Perhaps');
  await mendLine(context);
  await expect(page.getByText('Everything is sent')).toBeVisible();
  const there = page.getByRole('list').filter({ hasText: 'An answer to an event' });
  await expect(page.getByRole('heading', { name: 'On the server' })).toBeVisible();
  await expect(there).toBeVisible();
  const [row] = await server.sql(`select answer from event_answers order by answered_at desc limit 1`);
  expect(row?.['answer']).toBe('maybe');
  complaints.splice(0);
});

test('what waits can be changed and discarded before it goes out', async ({
  page,
  context,
  signIn,
  server,
  complaints,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /Frank/ }).click();
  await expect(page.getByRole('button', { name: 'A cuppa' })).toBeVisible();
  await partsOfWorkFetched(page);
  await loseConnection(page);
  await page.getByRole('button', { name: 'Keep working' }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await sheet.getByRole('button', { name: /Joyce/ }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('link', { name: /2 not sent yet/ })
    .first()
    .click();
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article');
  await expect(waiting).toHaveCount(2);
  await isAccessible();

  await waiting.first().getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('What it was').fill('Tea in the conservatory');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(waiting.first()).toContainText('Tea in the conservatory');
  await waiting.last().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(waiting).toHaveCount(1);

  const before = await reportsOf(server);
  await mendLine(context);
  await expect(page.getByText('Everything is sent')).toBeVisible();
  expect(await reportsOf(server)).toBe(before + 1);
  const [made] = await server.sql(`select count(*)::int as made from reports where title = 'Tea in the conservatory'`);
  expect(made?.['made']).toBe(1);
  complaints.splice(0);
});

test('a change that comes too late to be made without a reason is asked for one, and goes in', async ({
  page,
  signIn,
  server,
  complaints,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  // It arrives, and nobody hears of it.
  await page.route('**/api/v2/report/log', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await expect(page.getByText('Saved on this phone, will be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('link', { name: /1 not sent yet/ })
    .first()
    .click();
  await expect.poll(() => madeCuppas(server)).toEqual([{ title: 'A cuppa', reason: null }]);
  await server.sql(`update reports set recorded_at = recorded_at - interval '25 hours' where id in (${NEW_CUPPA})`);
  await page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('What it was').fill('Tea in the conservatory');
  await page.unroute('**/api/v2/report/log');
  await page.getByRole('button', { name: 'Send again' }).click();
  const parked = page.getByRole('list', { name: 'Needs a look' }).getByRole('article');
  await expect(parked).toContainText('Say why you change it');
  await parked.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByLabel('Why you change it')).toHaveAccessibleDescription(/Say why/);
  await isAccessible();
  await page.getByLabel('Why you change it').fill('It was not in the lounge');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  expect(await madeCuppas(server)).toEqual([{ title: 'Tea in the conservatory', reason: 'It was not in the lounge' }]);
  complaints.splice(0);
});

/** Written down by this journey, however long ago it says. */
const NEW_CUPPA = `select id from reports where client_id in (select client_id from writes where path = '/api/v2/report/log')`;

async function madeCuppas(server: { sql(text: string): Promise<Record<string, unknown>[]> }) {
  return await server.sql(
    `select r.title, (select c.reason from report_changes c where c.report_id = r.id and c.reason is not null) as reason
       from reports r where r.id in (${NEW_CUPPA})`,
  );
}

async function reportsOf(server: { sql(text: string): Promise<Record<string, unknown>[]> }): Promise<number> {
  const [row] = await server.sql('select count(*)::int as reports from reports');
  return Number(row?.['reports']);
}
