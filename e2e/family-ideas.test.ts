import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { expect, test } from './journey.ts';

const HILARY = 'organiser@teme-valley.example';
const GRAHAM = 'member@teme-valley.example';

const ideasCard = (page: Page) => page.getByRole('region', { name: 'Ideas for today' });
const ideasOn = (page: Page) => ideasCard(page).getByRole('list', { name: 'A few ideas' });
const month = (page: Page) => page.getByRole('region', { name: 'What you did this month' });

test('a circle says how much energy there is, does an idea step by step, and keeps that it did [PE-4, PE-8]', async ({
  page,
  signIn,
  anotherDevice,
  server,
  isAccessible,
}) => {
  await server.sql('delete from done_ideas');
  await signIn(HILARY);
  await expect(ideasCard(page).getByText('How much energy is there today?')).toBeVisible();
  await expect(month(page)).toHaveCount(0);
  await isAccessible();
  await ideasCard(page).getByRole('button', { name: 'A little' }).click();
  await expect(
    ideasOn(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(3);
  await expect(
    ideasOn(page)
      .getByText(/^Goes with what you like: /)
      .first(),
  ).toBeVisible();
  await isAccessible();
  const first = ideasOn(page).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Before you begin')).toBeVisible();
  await isAccessible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
  await isAccessible();
  await toTheEnd(page);
  await expect(page.getByRole('heading', { name: 'That is all of it' })).toBeFocused();
  await page.getByRole('button', { name: 'We did it' }).click();
  await expect(page.getByRole('heading', { name: 'You did it today' })).toBeFocused();
  await page.getByRole('button', { name: 'We loved it' }).click();
  await expect(page.getByRole('button', { name: 'We loved it' })).toHaveAttribute('aria-pressed', 'true');
  await isAccessible();
  await page.getByRole('link', { name: 'Back to your home page' }).click();
  await expect(month(page).getByRole('listitem')).toHaveText([new RegExp(`${title}.*Today · We loved it`)]);

  // It belongs to the circle, not to whoever tapped.
  const his = await anotherDevice();
  await signIn(GRAHAM, his);
  await expect(month(his).getByRole('listitem')).toContainText(title);
  await month(his)
    .getByRole('button', { name: `Undo: ${title}` })
    .click();
  await expect(month(his)).toHaveCount(0);
  await expect.poll(async () => await server.sql('select 1 from done_ideas')).toEqual([]);
});

test('"We did it" on an idea is one tap, however often it is tapped, and outlives a lost connection', async ({
  page,
  signIn,
  server,
  complaints,
}) => {
  await server.sql('delete from done_ideas');
  await signIn(HILARY);
  await ideasCard(page).getByRole('button', { name: 'Some' }).click();
  await page.route('**/family-organisation/we-did-it', (route) => route.abort());
  const idea = ideasOn(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await idea.getByRole('button', { name: /^We did it/ }).dblclick();
  await expect(idea.locator(':focus')).toHaveText('Done today');
  await expect(page.getByText('Saved on this phone, will be sent')).toBeVisible();
  await page.reload();
  await expect(idea.getByText('Done today')).toBeVisible();
  expect(await server.sql('select 1 from done_ideas')).toEqual([]);
  await page.unroute('**/family-organisation/we-did-it');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(month(page).getByRole('listitem')).toHaveCount(1);
  expect(await server.sql('select 1 from done_ideas')).toHaveLength(1);
  await expect(idea.getByText('Done today')).toBeVisible();
  complaints.splice(0);
});

test('what was tapped by mistake is taken back where it was said', async ({ page, signIn, server }) => {
  await server.sql('delete from done_ideas');
  await signIn(GRAHAM);
  await ideasCard(page).getByRole('button', { name: 'Plenty' }).click();
  await ideasOn(page)
    .getByRole('button', { name: /^We did it/ })
    .first()
    .click();
  await expect(month(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(month(page)).toHaveCount(0);
  await expect(ideasOn(page).getByRole('button', { name: /^We did it/ })).toHaveCount(3);
});

test('a circle chooses what it likes from what is known, and the ideas follow', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(HILARY);
  await ideasCard(page).getByRole('button', { name: 'Some' }).click();
  await ideasCard(page).getByRole('button', { name: 'Change what you like' }).click();
  const sheet = page.getByRole('dialog', { name: 'What do you like to do?' });
  await expect(sheet.getByText('5 chosen')).toBeVisible();
  await isAccessible();
  for (const name of ['Dominoes', 'Gardening', 'Baking', 'Singing', 'Watching birds'])
    await sheet.getByRole('button', { name, exact: true }).click();
  await sheet.getByLabel('Find an interest').fill('locomotives');
  await sheet.getByRole('button', { name: 'Railways' }).click();
  await expect(sheet.getByText('1 chosen')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(ideasCard(page).getByText(/^You like: [^,]*$/)).toBeVisible();
  await expect(ideasOn(page).getByText('Goes with what you like: Railways').first()).toBeVisible();
  await expect(ideasOn(page).getByText(/^Goes with .*(Dominoes|Gardening|Baking|Singing)/)).toHaveCount(0);
});

test('an idea that is not offered does not exist for a circle, nor does any for others [PE-8]', async ({
  page,
  signIn,
  server,
  anotherDevice,
}) => {
  await server.sql('delete from done_ideas');
  await server.sql('delete from family_interests');
  await signIn(HILARY);
  const statuses = new Set<number>();
  for (const { id } of await server.sql('select id from activities where care_home_id is null')) {
    const { status } = await askServer(page, 'family-organisation/idea', { activity_id: String(id) });
    if (status === 404 && !statuses.has(404)) {
      await page.goto(`/idea/${String(id)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
    }
    statuses.add(status);
  }
  expect(statuses).toEqual(new Set([200, 404]));
  const carer = await anotherDevice();
  await signIn('carer@larch-house.example', carer);
  expect((await askServer(carer, 'family-organisation/ideas', { energy: 'some' })).status).toBe(403);
});

test('a circle has one book of its own, and is offered nobody’s: nobody lives with it [PE-14]', async ({
  page,
  signIn,
}) => {
  await signIn(HILARY);
  await page.goto('/tabs/more');
  await expect(page.getByRole('link', { name: /^Our book/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Photo books/ })).toHaveCount(0);
  await page.goto('/photo-books');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
});

test('all of it is said in Welsh; the steps, which are written in English, say so', async ({ page, signIn }) => {
  await signIn(HILARY);
  await page.goto('/tabs/more');
  const saved = page.waitForResponse('**/api/v2/user/save-language');
  await page.getByText('Cymraeg', { exact: true }).click();
  await saved;
  await page.goto('/tabs/home');
  const card = page.getByRole('region', { name: 'Syniadau ar gyfer heddiw' });
  await card.getByRole('button', { name: 'Ychydig' }).click();
  await card.getByRole('link').nth(1).click();
  await expect(page.getByText('Cyn i chi ddechrau')).toBeVisible();
  await page.getByRole('button', { name: 'Dechrau', exact: true }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'en');
});

/** Card by card, as long as there is a next one. */
async function toTheEnd(page: Page): Promise<void> {
  const over = page.getByRole('heading', { name: 'That is all of it' });
  while (!(await over.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
}
