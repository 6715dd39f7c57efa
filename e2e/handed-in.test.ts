import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { askServer } from './ask-server.ts';
import { expect, test } from './journey.ts';
import { mendLine } from './line.ts';
import { loseConnection } from './settled.ts';

const TOMASZ = 'carer@larch-house.example';
const ANITA = 'manager@larch-house.example';

/** A cup of tea with Frank, written down while there is no connection. */
async function logWithoutConnection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await expect(page.getByRole('button', { name: 'A cuppa' })).toBeVisible();
  await loseConnection(page);
  await page.getByRole('button', { name: 'Keep working' }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: /1 not sent yet/ }).first()).toBeVisible();
}

interface Server {
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

async function reportsOf(server: Server): Promise<number> {
  const [row] = await server.sql('select count(*)::int as reports from reports');
  return Number(row?.['reports']);
}

test('what a carer wrote before they left reaches their manager, who puts it in the record', async ({
  page,
  context,
  signIn,
  server,
  anotherDevice,
  isAccessible,
  complaints,
}) => {
  await signIn(TOMASZ);
  const { body: tomasz } = await askServer(page, 'me');
  const office = await anotherDevice();
  await signIn(ANITA, office);
  await logWithoutConnection(page);
  const before = await reportsOf(server);
  const ended = await askServer(office, 'staff/end', {
    client_id: uuidv7(),
    care_home_id: (tomasz['carehome'] as { id: string }).id,
    staff_member_id: tomasz['id'],
    hand_over_to: null,
  });
  expect(ended.status).toBe(200);

  await mendLine(context);
  await expect(page).toHaveURL('/login');
  // Handed in, and in no record; on the device nothing is left.
  await expect
    .poll(() => server.sql('select why, decision from handed_in_writes'))
    .toEqual([{ why: 'left', decision: null }]);
  expect(await reportsOf(server)).toBe(before);
  expect(await entriesOn(page)).toBe(0);
  // The connection that was lost, and the session that ended.
  await page.close();
  complaints.splice(0);

  await office.goto('/tabs/today');
  await office.getByRole('link', { name: /Handed in from Tomasz’s device/ }).click();
  const waiting = office.getByRole('list', { name: 'Needs your answer' }).getByRole('article');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText('A cuppa');
  await expect(waiting).toContainText('Frank');
  await expect(waiting).toContainText('Tomasz');
  await expect(waiting).toContainText('Came in: Today');
  await isAccessible(office);
  await waiting.getByRole('button', { name: 'Put it in the record' }).click();
  const answered = office.getByRole('list', { name: 'Answered' }).getByRole('article');
  await expect(answered).toContainText('In the record');
  expect(await reportsOf(server)).toBe(before + 1);
  await answered.getByRole('link', { name: 'Open the report' }).click();
  await expect(office.getByText('Tomasz logged this')).toBeVisible();
  await expect(office.getByText('Anita put this in, after it was handed in')).toBeVisible();
});

test('what somebody may not write any more goes to the manager, and is left out with a reason', async ({
  page,
  context,
  signIn,
  server,
  anotherDevice,
  isAccessible,
  complaints,
}) => {
  await signIn(TOMASZ);
  await logWithoutConnection(page);
  await page
    .getByRole('link', { name: /1 not sent yet/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article')).toHaveCount(1);
  const before = await reportsOf(server);
  await server.sql(
    `update care_homes set package_id = (select id from packages where title = 'Package C' and is_basic)
      where name = 'Larch House'`,
  );
  await mendLine(context);
  const parked = page.getByRole('list', { name: 'Needs a look' }).getByRole('article');
  await expect(parked).toContainText('Your manager has it now');
  await isAccessible();
  await parked.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  // The connection that was lost, and what the package forbids now.
  await page.close();
  complaints.splice(0);

  const office = await anotherDevice();
  await signIn(ANITA, office);
  await office.goto('/handed-in');
  const waiting = office.getByRole('list', { name: 'Needs your answer' }).getByRole('article');
  await expect(waiting).toContainText('A cuppa');
  await waiting.getByRole('button', { name: 'Leave it out' }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Leave it out' }).click();
  await expect(sheet.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/);
  await sheet.getByLabel('Reason').fill('Nadia logged it');
  await sheet.getByRole('button', { name: 'Leave it out' }).click();
  await expect(office.getByText('It is left out')).toBeVisible();
  await expect(office.getByRole('heading', { name: 'Nothing waits for your answer' })).toBeFocused();
  const answered = office.getByRole('list', { name: 'Answered' }).getByRole('article');
  await expect(answered).toContainText('Left out');
  await expect(answered).toContainText('Nadia logged it');
  expect(await reportsOf(server)).toBe(before);
});

async function entriesOn(page: Page): Promise<number> {
  return await page.evaluate(
    async () =>
      await new Promise<number>((resolve) => {
        const opening = indexedDB.open('heartsease');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
}
