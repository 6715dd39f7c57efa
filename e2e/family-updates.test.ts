import type { Page } from '@playwright/test';
import type { HomeServer } from './home-server.ts';
import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { allArrived } from './settled.ts';

const ANDREW = 'andrew.campbell@larch-house.example';
const GLORIA = 'gloria.clarke@larch-house.example';
const CARER = 'carer@larch-house.example';

/** Joyce and Winston at dominoes a quarter of an hour ago, written down by the carer. @returns the report */
async function dominoes(server: HomeServer): Promise<string> {
  const [report] = await server.sql(`
    with made as (
      insert into reports (id, care_home_id, author_id, client_id, title, format, started_at, day, minutes)
      select gen_random_uuid(), h.id, a.id, gen_random_uuid(), 'Dominoes', 'group', now() - interval '15 minutes',
             (now() at time zone 'Europe/London')::date, 15
        from care_homes h, accounts a where h.name = 'Larch House' and a.email = '${CARER}' returning *
    ), moments as (
      insert into moments (id, report_id, care_home_id, author_id, resident_id, day, category, format, minutes, response,
                           basis, note, answered_at)
      select gen_random_uuid(), made.id, made.care_home_id, made.author_id, r.id, made.day, 'social', 'group', 15, 'loved',
             'individual', case r.known_as when 'Joyce' then 'Joyce beat Audrey twice.' end, now()
        from made join residents r on r.care_home_id = made.care_home_id and r.known_as in ('Joyce', 'Winston'))
    select id from made`);
  return String(report?.['id']);
}

/** Opens the report and shares all of it, with Joyce's note. */
async function shareAll(page: Page, report: string): Promise<void> {
  await page.goto(`/manage-report/${report}`);
  await page.getByRole('button', { name: 'Share with families' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share with families' });
  await sheet.getByRole('button', { name: /Use the note/ }).click();
  await expect(sheet.getByText('Joyce beat a friend twice.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Share with 2 families' }).click();
  await expect(sheet).toHaveCount(0);
}

test('staff share a moment, a son sends love for it, and the carer passes it on; no other family is in the room', async ({
  page,
  signIn,
  server,
  anotherDevice,
}) => {
  const report = await dominoes(server);
  await signIn(CARER);
  await shareAll(page, report);
  await expect(page.getByText(/^Shared with Andrew and Leah: /)).toBeVisible();

  const family = await anotherDevice();
  await signIn(ANDREW, family);
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('Joyce has had a lovely day');
  const moment = family.getByRole('article', { name: 'Dominoes' });
  await expect(moment).toContainText('Joyce beat a friend twice.');
  await moment.getByRole('button', { name: 'Send love' }).click();
  await expect(moment.getByRole('button', { name: 'Love sent' })).toBeVisible();
  await moment.getByRole('button', { name: /comment|few words/ }).click();
  await family.getByLabel('Your words').fill('She taught me that');
  await family.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(family.getByText('She taught me that')).toBeVisible();

  const other = await anotherDevice();
  await signIn(GLORIA, other);
  const theirs = other.getByRole('article', { name: 'Dominoes' });
  await expect(theirs).toContainText('Winston loved it');
  await expect(theirs.getByRole('button', { name: 'Write a few words' })).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText(/Joyce|She taught me/);

  await page.goto('/tabs/today');
  const card = page.getByRole('region', { name: 'From families' });
  await expect(card.getByText('She taught me that')).toBeVisible();
  await card.getByRole('button', { name: 'I told Joyce' }).click();
  await expect(card.getByRole('button', { name: 'I told Joyce' })).toHaveCount(0);
});

test('what waits for approval opens with it, and what is withdrawn is gone, from a screen that stays open', async ({
  page,
  signIn,
  server,
  anotherDevice,
}) => {
  const report = await dominoes(server);
  // Without chat, too.
  await server.sql(
    `update care_homes set family_hold = 'approval',
            package_id = (select id from packages where title = 'Package C' and not is_basic)
      where name = 'Larch House'`,
  );
  await signIn('coordinator@larch-house.example');
  await shareAll(page, report);
  const family = await anotherDevice();
  await signIn(ANDREW, family);
  const moment = family.getByRole('article', { name: 'Dominoes' });
  await allArrived(family);
  await expect(moment).toHaveCount(0);

  await page.getByRole('button', { name: 'Approve for Joyce' }).click();
  await expect(page.getByText(/^Shared with Andrew and Leah: /)).toBeVisible();
  // Nobody reloads: what changes is told to the screen that is open.
  await expect(moment).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Withdraw for Joyce' }).click();
  const ask = page.getByRole('dialog', { name: 'Withdraw for Joyce’s family?' });
  await expect(ask.getByText(/^Seen already by Andrew/)).toBeVisible();
  await ask.getByRole('button', { name: 'Withdraw' }).click();
  await expect(ask.getByText('Say why, in a few words')).toBeVisible();
  await ask.getByLabel('Why?').fill('It was Thursday’s game');
  await ask.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn: It was Thursday’s game')).toBeVisible();
  await expect(moment).toHaveCount(0);
  await expect(family.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a relative keeps a moment, reads back day by day, and answers the question of the week', async ({
  page,
  signIn,
}) => {
  await signIn('relative@larch-house.example');
  await page.getByRole('link', { name: 'See all days' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen’s days' })).toBeVisible();
  const keep = page.getByRole('button', { name: 'Keep in book' });
  await keep.first().click();
  await page.getByRole('button', { name: 'Kept for the book' }).click();
  await expect(page).toHaveURL(/kept/);
  await expect(page.getByRole('button', { name: 'In the book' }).first()).toBeVisible();
  await isAccessibleInEveryLook(page, 'the days of a person');
  await page.goto('/tabs/home');
  await page.getByRole('button', { name: 'Tell us in a minute' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByText('Write what you would like to add')).toBeVisible();
  await sheet.getByLabel('Your answer').fill('Never before her tea');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Tell us in a minute' })).toHaveCount(0);
});

test('sharing and withdrawing can be used in every look and size [H1, H4]', async ({ page, signIn, server }) => {
  const report = await dominoes(server);
  await signIn(CARER);
  await page.goto(`/manage-report/${report}`);
  await page.getByRole('button', { name: 'Share with families' }).click();
  await expect(page.getByText('What the family will see').first()).toBeVisible();
  await isAccessibleInEveryLook(page, 'share with families');
});
