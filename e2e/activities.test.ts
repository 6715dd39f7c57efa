import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { askServer } from './ask-server.ts';
import { expect, test } from './journey.ts';
import { settled } from './settled.ts';

const CareHomeOf = z.object({ carehome: z.object({ id: z.string() }) });

test('an activity is found, and its sheet says how it goes, for whom, and what to mind', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/tabs/activities');
  await page.getByLabel('Search the activities').fill('rangoli');
  await page.getByRole('link', { name: /Rangoli/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rangoli' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Step by step' }).getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Richer or gentler' }).getByText('Joins when set up')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Have ready' }).getByRole('listitem').first()).toBeVisible();
  const gives = page.getByRole('region', { name: 'What it is good for' });
  await expect(gives.getByRole('term').first()).toHaveText('Mostly');
  await expect(gives.getByRole('definition').first()).toContainText('Creative');
  await isAccessible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(steps.first()).toBeVisible();
});

test('whoever has ten minutes in somebody’s room finds what fits, and keeps it', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('carer@larch-house.example');
  await page.goto('/tabs/activities');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Up to 10 min' }).click();
  await sheet.getByRole('button', { name: 'Works in bed' }).click();
  await isAccessible();
  await sheet.getByRole('button', { name: /^Show \d+ activities$/ }).click();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  const title = (await heart.getAttribute('aria-label'))?.replace('Favourite: ', '') ?? '';
  await heart.click();
  await expect(page.getByRole('button', { name: `Favourite: ${title}` })).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  await page.goto('/tabs/activities?favourites=true');
  await expect(page.getByRole('button', { name: /^Favourite: / })).toHaveCount(1);
  await page.getByRole('button', { name: `Favourite: ${title}` }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByLabel('Search the activities').fill('gardning');
  await expect(page.getByRole('region', { name: 'Found' }).getByRole('link').first()).toBeVisible();
});

test('more people than come to one session are told so, and asked about nothing', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.route('**/resident/list', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = (await response.json()) as { items: { id: string }[] };
    const others = items.map((one) => ({ ...one, id: one.id.replace(/^.{8}/, '01234567') }));
    await route.fulfill({ response, json: { ...rest, items: [...items, ...others] } });
  });
  await page.goto('/tabs/activities');
  await page.getByRole('link', { name: 'What suits these people?' }).click();
  await page.getByRole('button', { name: 'Choose people' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who is it for?' });
  const people = sheet.getByRole('list', { name: 'People' }).getByRole('button');
  for (let at = 0; at < 60; at += 1) await people.nth(at).click();
  await expect(sheet.getByText('60 people at most.')).toBeHidden();
  await people.nth(60).click();
  await expect(sheet.getByText('60 people at most.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done: 61 people' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'as many as come to one session' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Suits them' })).toHaveCount(0);
});

test('a group of the home is chosen in one tap', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/choose-activity');
  await page
    .getByRole('group', { name: 'Choose a whole group' })
    .getByRole('button', { name: 'Tea people · 4' })
    .click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'For 4 people' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Suits them' }).getByRole('listitem').first()).toBeVisible();
});

test('what suits a group is told with reasons and with what to spare them, and is logged with them', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/tabs/activities');
  await page.getByRole('link', { name: 'What suits these people?' }).click();
  await page.getByRole('button', { name: 'Choose people' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who is it for?' });
  for (const name of ['Arthur', 'Joyce', 'Winston']) {
    await sheet.getByLabel('Find by name or room').fill(name);
    await sheet
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }
  await isAccessible();
  await sheet.getByRole('button', { name: 'Done: 3 people' }).click();
  const suits = page.getByRole('list', { name: 'Suits them' }).getByRole('listitem');
  await expect(suits.first().getByRole('listitem')).toHaveCount(2);
  await isAccessible();
  await page.getByRole('button', { name: 'Had lately' }).click();
  await expect(page.getByRole('list', { name: 'Had lately' }).getByRole('button').first()).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByLabel('Search the activities').fill('domnoes');
  await page
    .getByRole('list', { name: 'Activities' })
    .getByRole('button', { name: /Dominoes/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dominoes' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Arthur/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Winston/ })).toBeVisible();
});

/** Shows one way of choosing an activity, for the people of a group. */
async function chooseBy(page: Page, way: string): Promise<void> {
  await page.goto('/choose-activity');
  const groups = page.getByRole('group', { name: 'Choose a whole group' });
  await groups.getByRole('button', { name: 'Tea people · 4' }).click();
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: way }).click();
}

test('of what is planned today a tap opens the session', async ({ page, signIn, isAccessible }) => {
  await signIn('coordinator@larch-house.example');
  await chooseBy(page, 'Planned today');
  const planned = page.getByRole('list', { name: 'Planned today' }).getByRole('link');
  await expect(planned.first()).toBeVisible();
  await isAccessible();
  await planned.first().click();
  await expect(page).toHaveURL(/\/planned-session\/[0-9a-f-]+/u);
  await expect(page.getByRole('heading', { level: 2, name: /planned$|^Who comes$/u })).toBeVisible();
});

test('of our own and of one’s favourites a tap begins the log with these people', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/tabs/activities');
  await page.getByLabel('Search the activities').fill('skittles');
  await page.getByRole('link', { name: /^Skittles/ }).click();
  const favourite = page.getByRole('button', { name: 'Favourite: Skittles' });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  await chooseBy(page, 'My favourites');
  await isAccessible();
  await page
    .getByRole('list', { name: 'My favourites' })
    .getByRole('button', { name: /^Skittles/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skittles' })).toBeVisible();
  await chooseBy(page, 'Our own');
  const named = (await page.getByRole('paragraph').filter({ hasText: 'For 4 people' }).textContent()) ?? '';
  const [name = ''] = named.replace('For 4 people', '').trim().split(/[ ,]/u);
  expect(name).not.toBe('');
  const own = page.getByRole('list', { name: 'Our own' }).getByRole('button');
  await expect(own.first()).toBeVisible();
  await isAccessible();
  await own.first().click();
  await expect(page.getByRole('list', { name: 'Our own' })).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).first()).toBeVisible();
});

test('what was logged in own words is had again in the same words', async ({ page, signIn, isAccessible }) => {
  await signIn('coordinator@larch-house.example');
  await chooseBy(page, 'Had lately');
  await expect(page.getByRole('list', { name: 'Had lately', exact: true })).toBeVisible();
  const resident_ids = new URL(page.url()).searchParams.get('residents')?.split(',') ?? [];
  const { body } = await askServer(page, 'me');
  const now = new Date().toISOString();
  const logged = await askServer(page, 'report/log', {
    client_id: uuidv7(),
    care_home_id: CareHomeOf.parse(body).carehome.id,
    activity_id: null,
    title: 'Sorting the button tin',
    format: 'group',
    started_at: now,
    minutes: 20,
    moments: resident_ids.map((resident_id) => ({
      resident_id,
      response: 'enjoyed',
      basis: 'individual',
      answered_at: now,
    })),
  });
  expect(logged.status).toBe(200);
  await chooseBy(page, 'Had lately');
  const row = page
    .getByRole('list', { name: 'In your own words' })
    .getByRole('button', { name: /Sorting the button tin/ });
  await expect(row).toBeVisible();
  await isAccessible();
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sorting the button tin' })).toBeVisible();
});

/** Chooses people in the sheet over a form, and the first thing that suits them. */
async function chooseWhatSuits(page: Page, names: readonly string[]): Promise<string> {
  await page.getByRole('button', { name: 'What suits these people?' }).click();
  const people = page.getByRole('dialog', { name: 'Who is it for?' });
  for (const name of names) {
    await people.getByLabel('Find by name or room').fill(name);
    await people
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }
  await people.getByRole('button', { name: `Done: ${names.length} people` }).click();
  const sheet = page.getByRole('dialog', { name: 'What suits these people?' });
  const first = sheet.getByRole('button', { name: /^Choose: / }).first();
  const title = (await first.getAttribute('aria-label'))?.replace('Choose: ', '') ?? '';
  await first.click();
  await expect(sheet).toBeHidden();
  return title;
}

test('a log asks what suits whoever was there, and takes it in with them', async ({ page, signIn }) => {
  await signIn('carer@larch-house.example');
  await page.goto('/manage-report');
  const title = await chooseWhatSuits(page, ['Arthur', 'Joyce']);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Arthur/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Joyce/ })).toBeVisible();
});

test('a plan asks what suits its people, and keeps what was begun', async ({ page, signIn, isAccessible }) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/planned-session/new?day=2027-03-01');
  await page.getByRole('textbox', { name: /^Where/ }).fill('Library');
  const title = await chooseWhatSuits(page, ['Arthur', 'Joyce']);
  await expect(page.getByText(`From the library: ${title}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Where/ })).toHaveValue('Library');
  await expect(page.getByRole('button', { name: 'Change 2 people' })).toBeVisible();
  await isAccessible();
});
