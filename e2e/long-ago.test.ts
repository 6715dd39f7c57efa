import type { Locator, Page } from '@playwright/test';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';

/** As far back as staff may log; the day before it takes the manager. */
const DAYS = 14;

async function openDetails(page: Page): Promise<Locator> {
  await page.goto('/manage-report');
  await page.getByRole('button', { name: /A hand of cards/ }).click();
  const who = page.getByRole('dialog', { name: 'Who was there?' });
  await who.getByLabel('Find by name or room').fill('arthur');
  await who.getByRole('button', { name: /^Arthur / }).click();
  await who.getByRole('button', { name: 'Done: 1 person added' }).click();
  await expect(who).toBeHidden();
  await page.getByRole('button', { name: 'Change time, place or length' }).click();
  return page.getByRole('dialog', { name: 'When, how long and where' });
}

test('a manager adds what was longer ago than staff may log, and everybody reads why', async ({
  page,
  signIn,
  isAccessible,
  server,
}) => {
  await signIn('manager@larch-house.example');
  const sheet = await openDetails(page);
  await sheet.getByRole('button', { name: /Day$/ }).click();
  await page.getByRole('option', { name: 'Longer ago' }).click();
  const day = sheet.getByLabel('Which day?');
  const today = calendarDay(new Date(), 'Europe/London');
  await expect(day).toHaveValue(addDays(today, -DAYS - 1));
  await day.fill('');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(day).toHaveAccessibleDescription(/Enter a date/);
  await day.fill(addDays(today, -20));
  await isAccessible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('This was more than 14 days ago. When you save it, you say why.')).toBeVisible();
  await page.getByRole('button', { name: 'Enjoyed it' }).click();
  await page.getByRole('button', { name: /^Save for/ }).click();

  const why = page.getByRole('dialog', { name: 'Why is it added now?' });
  await why.getByRole('button', { name: 'Save' }).click();
  await expect(why.getByLabel('Reason')).toHaveAccessibleDescription(/Say why it is added now/);
  await why.getByLabel('Reason').fill('It stood in the paper diary');
  await isAccessible();
  await why.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'See the report' }).click();
  await expect(page.getByText('“It stood in the paper diary”')).toBeVisible();
  const kept = await server.sql(
    `select detail ->> 'reason' as reason from audit_events
      where action = '/api/v2/report/log' and detail is not null`,
  );
  expect(kept).toEqual([{ reason: 'It stood in the paper diary' }]);
});

test('a carer chooses among the last fourteen days, and none before', async ({ page, signIn }) => {
  await signIn('carer@larch-house.example');
  const sheet = await openDetails(page);
  await sheet.getByRole('button', { name: /Day$/ }).click();
  const days = page.getByRole('option');
  await expect(days.first()).toHaveText('Today');
  await expect(days).toHaveCount(DAYS + 1);
  await days.last().click();
  await expect(sheet.getByText('It will say “added later”, so that everybody knows.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Enjoyed it' }).click();
  await page.getByRole('button', { name: /^Save for/ }).click();
  await page.getByRole('link', { name: 'See the report' }).click();
  await expect(page.getByText('Tomasz logged this')).toBeVisible();
});

test('a coordinator puts the hour of a report of long ago right', async ({ page, signIn, server }) => {
  const [report] = await server.sql(
    `select t.id from reports t join care_homes h on h.id = t.care_home_id
      where h.name = 'Larch House' and t.state = 'submitted' and t.day < current_date - 30
        and (t.started_at at time zone 'Europe/London')::time < '11:00'
      order by t.day desc, t.id limit 1`,
  );
  await signIn('coordinator@larch-house.example');
  await page.goto(`/manage-report/${String(report?.['id'])}?change`);
  await page.getByRole('button', { name: 'Change time, place or length' }).click();
  const sheet = page.getByRole('dialog', { name: 'When, how long and where' });
  await sheet.getByLabel('Started at').fill('11:07');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  const why = page.getByRole('dialog', { name: 'Why is it changed?' });
  await why.getByLabel('Reason').fill('It began after coffee');
  // Closed by a slip of the hand, and asked once more.
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(why.getByLabel('Reason')).toHaveValue('It began after coffee');
  // Loaded anew, and asked for the third time.
  await page.reload();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(why.getByLabel('Reason')).toHaveValue('It began after coffee');
  await why.getByRole('button', { name: 'Save the changes' }).click();
  // Whoever came here by a link goes on from Today.
  await expect(page).toHaveURL('/tabs/today');
  await page.goto(`/manage-report/${String(report?.['id'])}`);
  await expect(page.getByText('“It began after coffee”')).toBeVisible();
  const kept = await server.sql(
    `select to_char(started_at at time zone 'Europe/London', 'HH24:MI') as time, day < current_date - 30 as is_long_ago
       from reports where id = $1`,
    [report?.['id']],
  );
  expect(kept).toEqual([{ time: '11:07', is_long_ago: true }]);
});
