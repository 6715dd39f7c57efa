import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import type { HomeServer } from './home-server.ts';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const ANITA = 'manager@larch-house.example';

/** What is written stays on the device; somebody else changes the same meanwhile, and its author comes back. */
async function comeBack(
  page: Page,
  server: HomeServer,
  { after, meanwhile }: { after: string; meanwhile: string },
): Promise<void> {
  await expect.poll(async () => (await storageOf(page)).begun).toContain(after);
  await server.sql(meanwhile);
  await page.reload();
}

const told = (page: Page, fields: string) =>
  page.getByRole('status').filter({ hasText: `Somebody else changed this meanwhile: ${fields}.` });

test('what somebody began about a person is there again after a colleague changed the same, and they are told', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(NADIA);
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Olive' }).click();
  const hereOrAway = page.getByRole('button', { name: 'Here or away' });
  await hereOrAway.click();
  await page.getByRole('radio', { name: /^Away/ }).check({ force: true });
  await page.getByLabel('Note').fill('Back on Monday');
  await comeBack(page, server, {
    after: 'Back on Monday',
    meanwhile: `update residents set status = 'respite', status_note = 'For a week' where known_as = 'Olive'`,
  });
  await hereOrAway.click();
  await expect(told(page, 'Where they are, Note')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Away/ })).toBeChecked();
  await expect(page.getByLabel('Note')).toHaveValue('Back on Monday');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('For a week');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Add a wish' }).click();
  await page.getByLabel('In Olive’s own words').fill('Ride in a library van.');
  await page.getByRole('button', { name: 'Keep the wish' }).click();
  const change = page.getByRole('button', { name: /^Change or tell how it went/ });
  await change.click();
  await page.getByLabel('How did it go?').fill('She honked twice.');
  await page.getByLabel('In Olive’s own words').fill('Drive a library van.');
  await comeBack(page, server, {
    after: 'honked twice',
    meanwhile: `update wishes set text = 'Ride in a red van.', asked_by = 'Leah', version = version + 1
      where text = 'Ride in a library van.'`,
  });
  await change.click();
  await expect(told(page, 'In Olive’s own words')).toBeVisible();
  await expect(page.getByLabel('In Olive’s own words')).toHaveValue('Drive a library van.');
  await expect(page.getByLabel('How did it go?')).toHaveValue('She honked twice.');
  // What only the colleague changed stands.
  await expect(page.getByLabel('Who asked?')).toHaveValue('Leah');
  await page.getByRole('button', { name: 'Keep the wish' }).click();
  await expect(page.getByText('Drive a library van.')).toBeVisible();

  await page.getByRole('link', { name: 'Open what matters to Olive' }).click();
  await page.getByRole('button', { name: 'Add to the story' }).click();
  await page.getByLabel('A title').fill('The moss book');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Change: The moss book' }).click();
  await page.getByLabel('What happened?').fill('Forty years of drawings.');
  await comeBack(page, server, {
    after: 'Forty years',
    meanwhile: `update life_story_items set title = 'Moss', body = 'Drawn in ink.', version = version + 1
      where title = 'The moss book'`,
  });
  await expect(told(page, 'What happened?')).toBeVisible();
  await expect(page.getByLabel('A title')).toHaveValue('Moss');
  await expect(page.getByLabel('What happened?')).toHaveValue('Forty years of drawings.');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('What happened?')).toHaveValue('Drawn in ink.');
});

test('what is begun as new comes back also after a colleague was quicker, and so does an answer', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  const anita = await anotherDevice();
  await signIn(NADIA);
  await signIn(ANITA, anita);

  for (const one of [page, anita]) {
    await one.goto('/tabs/residents');
    await one.getByRole('link', { name: 'Emrys' }).click();
    await one.getByRole('link', { name: 'Open Emrys’s interests' }).click();
    await one.getByLabel('Find an interest').fill('dominoes');
    await one.getByRole('button', { name: 'Dominoes', exact: true }).click();
  }
  await page.getByLabel('Which, when, how?').fill('With Joyce, if she shouts');
  await expect.poll(async () => (await storageOf(page)).begun).toContain('if she shouts');
  await anita.getByRole('radio', { name: /^Loves it/ }).check();
  await anita.getByLabel('Which, when, how?').fill('On Thursdays');
  await anita.getByRole('button', { name: 'Save' }).click();
  await expect(anita.getByText('On Thursdays')).toBeVisible();
  await page.reload();
  await expect(told(page, 'Which, when, how?')).toBeVisible();
  await expect(page.getByLabel('Which, when, how?')).toHaveValue('With Joyce, if she shouts');
  await expect(page.getByRole('radio', { name: /^Loves it/ })).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('With Joyce, if she shouts')).toBeVisible();

  for (const one of [page, anita]) {
    await one.goto('/tabs/residents');
    await one.getByRole('link', { name: 'Arthur' }).click();
    await one.getByRole('link', { name: 'Open all answers' }).click();
    await one.getByRole('button', { name: /^Photos in the home/ }).click();
  }
  await page.getByText('Still yes').click();
  await page.getByLabel('Conditions').fill('Not without his cap');
  await expect.poll(async () => (await storageOf(page)).begun).toContain('his cap');
  await anita.getByText('No longer').click();
  await anita.getByRole('button', { name: 'Write it down' }).click();
  await expect(anita.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  const meanwhile = page.getByRole('alert').filter({ hasText: 'Somebody wrote an answer down at the same time.' });
  await expect(meanwhile).toBeVisible();
  await expect(page.getByLabel('Conditions')).toHaveValue('Not without his cap');
  await expect(page.getByRole('region', { name: 'Answers so far' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(meanwhile).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).not.toBeChecked();
});

test('a tag, a group and a letter come back as they were begun, and say what a colleague changed', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(NADIA);
  await page.goto('/manage-custom-about-me-tags');
  await page.getByRole('button', { name: 'Change the tag: Waits for the post round' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Waits for the post');
  await comeBack(page, server, {
    after: 'Waits for the post',
    meanwhile: `update about_me_tags set label = 'Post round', version = version + 1
      where label = 'Waits for the post round'`,
  });
  await expect(told(page, 'Name')).toBeVisible();
  await page.getByRole('button', { name: 'Save the tag' }).click();
  await expect(page.getByRole('button', { name: 'Change the tag: Waits for the post' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/manage-resident-groups');
  await page.getByRole('button', { name: 'Change the group: Tea people' }).click();
  await page.getByLabel('What is it called?').fill('The teapot table');
  await comeBack(page, server, {
    after: 'teapot table',
    meanwhile: `update resident_groups set name = 'Tea table', version = version + 1 where name = 'Tea people'`,
  });
  await expect(told(page, 'What is it called?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the group' }).click();
  await expect(page.getByRole('article', { name: 'The teapot table' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/family-letters');
  const change = page.getByRole('button', { name: 'Change the words: Eileen' });
  const words = page.getByLabel('The words, a sentence on each line');
  await change.click();
  await words.fill('The blackbird is back on her sill.');
  await comeBack(page, server, {
    after: 'blackbird',
    meanwhile: `update digests set sentences = '{She sang on Sunday.}', version = version + 1
      where resident_id = (select id from residents where known_as = 'Eileen' limit 1) and state = 'draft'`,
  });
  await change.click();
  await expect(told(page, 'The words, a sentence on each line')).toBeVisible();
  await expect(words).toHaveValue('The blackbird is back on her sill.');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('The blackbird is back on her sill.')).toBeVisible();
});
