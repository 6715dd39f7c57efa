import { askServer } from './ask-server.ts';
import { expect, quietTest as test } from './journey.ts';

test('a coordinator sees what is worth choosing today and why, and opens it with the keyboard [PE-4]', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('coordinator@larch-house.example');
  const card = page.getByRole('region', { name: 'Worth choosing today' });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await card.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/tabs/ideas');
  await expect(page).toHaveTitle('Ideas Heartsease');
  const ideas = page.getByRole('list', { name: 'Ideas' });
  await expect(ideas.getByRole('heading')).toHaveCount(12);
  await expect(ideas.getByText(/^A week without/).first()).toBeVisible();
  await page.getByText('How this list is made').click();
  await expect(page.getByText(/^Up to 12 activities from the library, each with its reason/)).toBeVisible();
  await isAccessible();
  const first = ideas.getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(ideas.getByRole('heading')).toHaveCount(12);
});

test('a relative gets ideas for a visit to her person, and reads of nobody else [PE-4]', async ({ page, signIn }) => {
  await signIn('relative@larch-house.example');
  await expect(page.getByRole('region', { name: 'Ideas for a visit' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ideas' }).click();
  const ideas = page.getByRole('list', { name: 'Ideas' });
  await expect(ideas.getByText(/something for Eileen$/).first()).toBeVisible();
  await expect(ideas.getByText(/A week without|Nobody here/)).toHaveCount(0);
  const { body } = await askServer(page, 'dashboard/featured');
  expect(body['people']).toMatchObject([{ known_as: 'Eileen' }]);
  expect(JSON.stringify(body)).not.toMatch(/Frank|Joyce|Gurdev|Halina/);
  await ideas.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Step by step' })).toBeVisible();
});

test('a carers’ circle, which has no library, reads over the ideas how one goes [PE-4, PE-8]', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('member@teme-valley.example');
  await page.getByRole('region', { name: 'Ideas for today' }).getByRole('link', { name: 'See all' }).click();
  const ideas = page.getByRole('list', { name: 'Ideas' });
  await ideas.getByRole('link').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  await isAccessible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // Closed, one is where one came from.
  await expect(page).toHaveURL('/tabs/ideas');
  await ideas.getByRole('link').last().click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await ideas.getByRole('link').last().click();
  await sheet.getByRole('link', { name: 'One step at a time' }).click();
  await expect(page.getByRole('button', { name: /^(Begin|Next)$/ })).toBeVisible();
});

test('staff on package A have no featured activities [PE-4]', async ({ page, signIn }) => {
  await signIn('coordinator@oak-lodge.example');
  await expect(page.getByRole('region', { name: 'A few minutes to spare?' })).toBeVisible();
  await page.goto('/tabs/ideas');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
  expect((await askServer(page, 'dashboard/featured')).status).toBe(403);
});
