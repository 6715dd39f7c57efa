import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { toast } from './toasts.ts';

const NADIA = 'coordinator@larch-house.example';

test('a group is made by what people love, and its people come into a log with one tap', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Groups/ }).click();
  await expect(page.getByRole('article', { name: 'Domino table' }).getByText('Joyce', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Make a group' }).click();
  const sheet = page.getByRole('dialog', { name: 'Make a group' });
  await sheet.getByRole('button', { name: 'Keep the group' }).click();
  await expect(sheet.getByText('Give the group a name')).toBeVisible();
  await sheet.getByLabel('What is it called?').fill('Cardtable');
  await sheet.getByLabel('Find by name or room').fill('dot');
  await sheet.getByRole('button', { name: /^Dot / }).click();
  await sheet.getByLabel('Find by name or room').fill('brenda');
  await sheet.getByRole('button', { name: /^Brenda / }).click();
  // What was begun outlives a reload, and nothing of it comes back once it is kept.
  await expect.poll(async () => (await storageOf(page)).begun).toContain('Cardtable');
  await page.reload();
  await expect(sheet.getByText('You began this on this device.')).toBeVisible();
  await expect(sheet.getByLabel('What is it called?')).toHaveValue('Cardtable');
  await sheet.getByRole('button', { name: 'Keep the group' }).click();
  await expect(page.getByRole('article', { name: 'Cardtable' }).getByText('2 people, chosen by hand')).toBeVisible();
  await page.getByRole('button', { name: 'Make a group' }).click();
  await expect(sheet.getByLabel('What is it called?')).toHaveValue('');

  await page.goto('/manage-report');
  const who = page.getByRole('dialog', { name: 'Who was there?' });
  await page.getByRole('button', { name: /A hand of cards/ }).click();
  await who.getByRole('button', { name: 'Cardtable · 2' }).click();
  await expect(who.getByRole('button', { name: 'Done: 2 people added' })).toBeVisible();
  await expect(who.getByRole('button', { name: 'Cardtable · 2' })).toBeDisabled();
  await expect(who.getByRole('button', { name: 'Cardtable · 2' })).toBeFocused();
});

test('a group by how people join in keeps itself up, and stands on the page of who is in it', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.goto('/manage-resident-groups');
  await page.getByRole('button', { name: 'Make a group' }).click();
  const sheet = page.getByRole('dialog', { name: 'Make a group' });
  await sheet.getByLabel('What is it called?').fill('Hand in hand');
  await sheet.getByText('Everybody with a certain way of joining in').click();
  await sheet.getByRole('button', { name: 'Keep the group' }).click();
  await expect(sheet.getByText('Choose a way of joining in')).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Joins through the senses' }).check();
  await sheet.getByRole('checkbox', { name: 'Responds to closeness' }).check();
  await expect(sheet.getByText(/^Today: .*Ivy/)).toBeVisible();
  // one like it is there already, and says so before this one is kept
  await expect(sheet.getByText(/^Shares \d+ people with Senses hour$/)).toBeVisible();
  await isAccessible();
  await sheet.getByRole('button', { name: 'Keep the group' }).click();
  const made = page.getByRole('article', { name: 'Hand in hand' });
  await expect(made.getByText(/Joins through the senses, Responds to closeness/)).toBeVisible();

  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Ivy' }).click();
  const groups = page.getByRole('region', { name: 'Groups' });
  await expect(groups.getByRole('listitem').filter({ hasText: 'Hand in hand' })).toContainText('with Bill, Halina and');
  await groups.getByRole('link', { name: 'Open all groups' }).click();
  await expect(made).toBeVisible();
});

test('a group is put away and brought back, unless another has its name by then', async ({ page, signIn, server }) => {
  await signIn(NADIA);
  await page.goto('/manage-resident-groups');
  await page.getByRole('button', { name: 'Change the group: Tea people' }).click();
  await page.getByRole('button', { name: 'Put the group away' }).click();
  await expect(page.getByRole('article', { name: 'Tea people' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('article', { name: 'Tea people' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the group: Tea people' }).click();
  await page.getByRole('button', { name: 'Put the group away' }).click();
  await expect(page.getByRole('article', { name: 'Tea people' })).toHaveCount(0);
  await server.sql("update resident_groups set name = 'Tea people' where name = 'Domino table'");
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(toast(page, 'status', 'There is another group of that name by now')).toBeVisible();
});

test('a carer reads the groups and changes none', async ({ page, signIn }) => {
  await signIn('carer@larch-house.example');
  await page.goto('/manage-resident-groups');
  await expect(page.getByRole('article', { name: 'Domino table' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a group' })).toHaveCount(0);
});
