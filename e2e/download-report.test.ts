import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.ts';

test('a coordinator makes a person’s days into a PDF and fetches it; who asks for nothing is told so', async ({
  page,
  signIn,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Download reports/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Download reports' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'The whole home' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Make the file' }).click();
  await expect(page.getByText('Choose who or what it is about').first()).toBeVisible();
  await page.getByRole('button', { name: /^Choose Person/ }).click();
  await page.getByRole('option', { name: 'Eileen Hartley' }).click();
  await page.getByLabel('First day').fill('2001-01-01');
  await page.getByLabel('Last day').fill('2001-01-31');
  await page.getByRole('button', { name: 'Make the file' }).click();
  await expect(page.getByText('No reports in these dates').first()).toBeVisible();
  await page.getByRole('button', { name: 'Four weeks' }).click();
  await page.getByRole('checkbox', { name: 'With photos' }).check();
  await page.getByRole('button', { name: 'Make the file' }).click();
  const files = page.getByRole('list', { name: 'Your files' });
  const button = files.getByRole('button', { name: /^Download: Eileen/ });
  await expect(button).toBeVisible({ timeout: 60_000 });
  const fetching = page.waitForEvent('download');
  await button.click();
  const file = await fetching;
  expect(file.suggestedFilename()).toMatch(/^days-of-one-person-[-\d]+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(files.getByText(/downloaded once/)).toBeVisible();
});

test('from a report and from a resident the choice is made already, and what is under way is called off', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('coordinator@larch-house.example');
  const [eileen] = await server.sql(`
    select r.id, r.care_home_id from residents r join care_homes h on h.id = r.care_home_id
     where h.name = 'Larch House' and r.known_as = 'Eileen'`);
  await page.goto(`/manage-resident/${String(eileen?.['id'])}`);
  await page.getByRole('link', { name: /^Download Eileen’s days/ }).click();
  await expect(page.getByRole('button', { name: /Eileen Hartley/ })).toBeVisible();

  const [report] = await server.sql(`
    select t.id from reports t join care_homes h on h.id = t.care_home_id
     where h.name = 'Larch House' and t.state = 'submitted' order by t.started_at desc limit 1`);
  await page.goto(`/manage-report/${String(report?.['id'])}`);
  await page.getByRole('link', { name: 'Download it' }).click();
  await expect(page.getByRole('radio', { name: 'This report' })).toBeChecked();

  // One that waits for a job that is busy.
  await server.sql(`
    insert into exports (care_home_id, id, asked_by, asked_at, expires_at, scope, resident_id, from_day, to_day, format,
                         has_names, language, reason)
    select r.care_home_id, gen_random_uuid(), a.id, now(), now() + interval '1 day', 'resident', r.id, '2026-01-01',
           '2026-01-31', 'csv', true, 'en', ''
      from residents r, accounts a
     where r.id = '${String(eileen?.['id'])}' and a.email = 'coordinator@larch-house.example'`);
  await page.reload();
  await page.getByRole('button', { name: /^Cancel: Eileen .*CSV$/ }).click();
  await expect(page.getByRole('button', { name: /^Cancel: Eileen/ })).toHaveCount(0);
});
