import { createHash, randomUUID } from 'node:crypto';
import type { HomeServer } from './home-server.ts';
import { expect, seeIntro, test } from './journey.ts';

test('the first manager of a new home names it, joins it, and stands in it', async ({ page, server, isAccessible }) => {
  const code = await operatorsLink(server);
  await seeIntro(page);
  await page.goto(`/register?code=${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your home' })).toBeVisible();
  await isAccessible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter the name of the home');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Choose where the home is');
  await isAccessible();

  await page.getByLabel('Name of the home').fill('Ash Court');
  await page.getByLabel('Who runs it').fill('Ash Care');
  await page.getByLabel('Town').fill('Ludlow');
  await page.getByLabel('Phone').fill('01632 960 077');
  await page.getByText('Wales', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'And you?' })).toBeVisible();
  await expect(page.getByText('Ash Court invites you as manager.')).toBeVisible();
  await page.getByLabel('First name').fill('Anita');
  await page.getByLabel('Last name').fill('Desai');
  await page.getByLabel('Email address').fill('anita@ash-court.example');
  await page.getByRole('button', { name: 'Choose a password' }).click();
  await page.getByLabel('Password', { exact: true }).fill('a quiet cup of tea');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.waitForURL(/\/tabs\/today$/);
  await expect(page.getByRole('main').getByText('Ash Court', { exact: true })).toBeVisible();
});

/** As an empty server prints it: a home with a stand-in's name, and the code of its first manager. */
async function operatorsLink(server: HomeServer): Promise<string> {
  const [organisation, home] = [randomUUID(), randomUUID()];
  const code = 'ABCDEFGH';
  await server.sql(`insert into organisations (id, name, type) values ($1, 'Our organisation', 1)`, [organisation]);
  await server.sql(
    `insert into care_homes (id, organisation_id, package_id, name, town, region, phone, is_set_up)
     select $1, $2, id, 'Our care home', 'Our town', 'ENG', '1', false from packages where title = 'Package E' limit 1`,
    [home, organisation],
  );
  await server.sql(
    `insert into invitations (id, care_home_id, code_hash, role, first_name, last_name, expires_at)
     values ($1, $2, $3, 'manager', '', '', now() + interval '1 day')`,
    [randomUUID(), home, createHash('sha256').update(code).digest()],
  );
  return code;
}
