import { expect } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import { test } from './journey.ts';
import { settled } from './settled.ts';

test('a coordinator tells more of somebody, page by page, and a reload loses nothing', async ({
  page,
  signIn,
  isAccessible,
  server,
}) => {
  await signIn('coordinator@larch-house.example');
  const [report] = await server.sql(`
    select t.id from reports t join care_homes h on h.id = t.care_home_id
     where h.name = 'Larch House' and t.kind = 'basic' and t.format = 'group' and t.state = 'submitted'
       and 3 < (select count(*) from moments m where m.report_id = t.id and m.response <> 'not_today')
     order by t.started_at desc limit 1`);
  await page.goto(`/manage-report/${String(report?.['id'])}`);
  await expect(page.getByRole('heading', { name: 'How it was' })).toBeVisible();
  // What was noticed afterwards comes in above it, and moves it.
  await settled(page);
  await page.getByRole('link', { name: 'Add more' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  // Nothing is filled in before somebody says it.
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostly absorbed' }).click();
  await page.getByRole('group', { name: 'Mood afterwards' }).getByRole('button', { name: 'Very bright' }).click();
  await page.getByRole('button', { name: 'Tearful' }).click();
  await expect(page.getByText('Tell the next shift about it, too.')).toBeVisible();
  await page.getByLabel('Their own words').fill('Save me the same seat.');
  await isAccessible();
  await expect.poll(async () => (await storageOf(page)).begun).toContain('Save me the same seat.');
  await page.reload();
  await expect(page.getByLabel('Their own words')).toHaveValue('Save me the same seat.');
  await expect(page.getByRole('button', { name: 'Mostly absorbed' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'All of it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All of it' })).toBeFocused();
  await page.getByRole('group', { name: 'How was it as a whole?' }).getByRole('button', { name: 'A joy' }).click();
  await page.getByLabel('What went well?').fill('The window seat.');
  await isAccessible();
  // A cost that can't be read is never left out in silence: saving leads back to it.
  const cost = page.getByLabel('What it cost (£)');
  await cost.fill('twelve');
  await page.getByRole('navigation', { name: 'Pages of this report' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(cost).toBeFocused();
  await expect(cost).toHaveValue('twelve');
  await cost.fill('12.50');
  await page.getByRole('button', { name: 'Save' }).click();
  // Somebody else wrote it, or it is more than a day old.
  const why = page.getByRole('dialog', { name: 'Why is it changed?' });
  await expect(why.or(page.getByRole('heading', { name: 'How it was' }))).toBeVisible();
  if (await why.isVisible()) {
    await why.getByLabel('Reason').fill('There was more to tell');
    await why.getByRole('button', { name: 'Save the changes' }).click();
  }
  await expect(page.getByText('“Save me the same seat.”')).toBeVisible();
  await expect(page.getByText('The window seat.').first()).toBeVisible();
  await expect(page.getByText('A joy').first()).toBeVisible();
  await expect(page.getByText('£12.50').first()).toBeVisible();
  await expect(page.getByText(/mood afterwards: Very bright/)).toBeVisible();
});

test('a carer goes on from a moment of one tap to all there is to tell, and nothing said before is lost', async ({
  page,
  signIn,
}) => {
  await signIn('carer@larch-house.example');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Loved it' }).click();
  await page.getByLabel(/A few words/).fill('Two sugars.');
  await page.getByRole('button', { name: 'Add more' }).click();
  await expect(page.getByLabel('A few words about Frank')).toHaveValue('Two sugars.');
  await expect(page.getByText('Loved it')).toBeVisible();
  await page.getByLabel('Their own words').fill('The best cup this week.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“The best cup this week.”')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/tabs\/today/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a moment of somebody who is in another report at that time says so, and stands', async ({
  page,
  signIn,
  server,
}) => {
  await server.sql(`
    with t as (
      insert into reports (id, care_home_id, client_id, title, format, started_at, day, minutes, author_id)
      select gen_random_uuid(), r.care_home_id, gen_random_uuid(), 'Skittles', 'group', now() - interval '10 minutes',
             ((now() - interval '10 minutes') at time zone h.timezone)::date, 60, m.author_id
        from residents r
        join care_homes h on h.id = r.care_home_id and h.name = 'Larch House'
        join lateral (select author_id from moments where care_home_id = r.care_home_id limit 1) m on true
       where r.known_as = 'Frank' returning *)
    insert into moments (id, care_home_id, report_id, resident_id, day, category, format, minutes, response, basis,
                         author_id, answered_at)
    select gen_random_uuid(), t.care_home_id, t.id, r.id, t.day, 'physical', 'group', 60, 'enjoyed', 'group',
           t.author_id, now()
      from t join residents r on r.care_home_id = t.care_home_id and r.known_as = 'Frank'`);
  await signIn('carer@larch-house.example');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /Frank/ }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await expect(sheet.getByText(/^Frank is in another report at that time: Skittles, \d/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Loved it' }).last().click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
});

test('a manager asks for approval, and a carer mends what was returned', async ({ page, signIn, anotherDevice }) => {
  await signIn('manager@larch-house.example');
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /^Reports are approved here/ }).click();
  await expect(page.getByRole('button', { name: /^Waiting for approval/ })).toBeVisible();
  await page.getByRole('button', { name: /^Waiting for approval/ }).click();
  await expect(page.getByText('Waits for approval').first()).toBeVisible();
  await page.getByRole('link').filter({ hasText: 'by Tomasz' }).first().click();
  await expect(page.getByRole('heading', { name: 'How it was' })).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Ask for another look' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ask for another look?' });
  await sheet.getByLabel('What should Tomasz look at again?').fill('Who else was there?');
  await sheet.getByRole('button', { name: 'Ask Tomasz' }).click();
  await expect(page.getByText('To look at again').first()).toBeVisible();

  const tablet = await anotherDevice();
  await signIn('carer@larch-house.example', tablet);
  await tablet.getByRole('link', { name: `To look at again: ${title}` }).click();
  await expect(tablet.getByText('“Who else was there?”').first()).toBeVisible();
  await tablet.getByRole('link', { name: 'Change', exact: true }).click();
  await tablet.getByRole('button', { name: 'Save the changes' }).click();
  await expect(tablet.getByText('Tomasz sent it in again')).toBeVisible();

  await page.reload();
  // What the device keeps of the report comes first, and still waits for her from before.
  await expect(page.getByText('Tomasz sent it in again')).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Anita approved this')).toBeVisible();
});

test('on Package B a report tells what it tells, and a manager reads where there is more', async ({ page, signIn }) => {
  await signIn('manager@harbour-view.example');
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText(/come with Package C and above/)).toBeVisible();
  await page.getByRole('link').filter({ hasText: 'min' }).first().click();
  await expect(page.getByRole('heading', { name: 'How it was' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add more' })).toHaveCount(0);
});
