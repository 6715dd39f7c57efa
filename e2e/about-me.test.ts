import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';

async function openCardsOf(page: Page, name: string): Promise<void> {
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: `Open what matters to ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `About ${name}` })).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('article', { name });

test('a carer reads first what not to raise, and what matters most, on the page of the person', async ({
  page,
  signIn,
}) => {
  await signIn(TOMASZ);
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Frank' }).click();
  const about = page.getByRole('region', { name: 'About me', exact: true });
  await expect(about.getByRole('heading', { name: 'Please don’t raise' })).toBeVisible();
  await expect(about.getByText('Betty’s last week')).toBeVisible();
  await expect(about.getByText('Being on time.')).toBeVisible();
});

test('a card is written with the keyboard, survives a reload half-done, and keeps its history', async ({
  page,
  signIn,
}) => {
  await signIn(TOMASZ);
  await openCardsOf(page, 'Ivy');
  await page.getByRole('button', { name: 'Write: What keeps me well' }).focus();
  await page.keyboard.press('Enter');
  const words = page.getByLabel('What should people know?');
  await words.fill('Lavender on the pillow.');
  // the draft is written down a moment after the last letter
  await expect.poll(async () => (await storageOf(page)).begun).toContain('Lavender on the pillow.');
  await page.reload();
  await expect(page.getByText('You began this on this device.')).toBeVisible();
  await expect(words).toHaveValue('Lavender on the pillow.');
  await page.getByLabel('Who helped to write this?').fill('Anne, daughter');
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(card(page, 'What keeps me well').getByText('Lavender on the pillow.')).toBeVisible();
  await expect(card(page, 'What keeps me well').getByText('Helped by Anne, daughter')).toBeVisible();

  await page.getByRole('button', { name: 'Change: What keeps me well' }).click();
  await expect(page.getByText('You began this on this device.')).toHaveCount(0);
  await words.fill('Lavender on the pillow, and the window open.');
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(card(page, 'What keeps me well').getByText('and the window open')).toBeVisible();
  await page.getByRole('button', { name: 'History: What keeps me well' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByText('Lavender on the pillow.', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(history).toHaveCount(0);
});

test('an empty card is refused at its field', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await openCardsOf(page, 'Ivy');
  await page.getByRole('button', { name: 'Write: People who matter to me' }).click();
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(page.getByLabel('What should people know?')).toHaveAccessibleDescription(/Write a few words first/);
});

test('two who write the same card see both versions side by side, and nothing is lost', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn(NADIA);
  const other = await anotherDevice();
  await signIn(TOMASZ, other);
  for (const device of [page, other]) {
    await openCardsOf(device, 'Frank');
    await device.getByRole('button', { name: 'Change: People who matter to me' }).click();
  }
  await other.getByLabel('What should people know?').fill('Betty, and our Linda.');
  await other.getByRole('button', { name: 'Save this card' }).click();
  await expect(card(other, 'People who matter to me').getByText('Betty, and our Linda.')).toBeVisible();

  await page.getByLabel('What should people know?').fill('Linda rings on Sundays.');
  await page.getByLabel('Who helped to write this?').fill('Linda');
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(page.getByText(/Tomasz changed this card/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Tomasz wrote/ })).toBeChecked();
  await page.getByRole('dialog').getByText('Both, one under the other').click();
  await expect(page.getByLabel('What the card will say')).toHaveValue(
    'Betty, and our Linda.\n\nLinda rings on Sundays.',
  );
  await page.getByRole('button', { name: 'Save it like this' }).click();
  const people = card(page, 'People who matter to me');
  await expect(people.getByText(/Betty, and our Linda\.\s+Linda rings on Sundays\./)).toBeVisible();
  // what only one of the two changed was taken without asking
  await expect(people.getByText('Helped by Linda')).toBeVisible();
  complaints.splice(0);
});

test('a card is confirmed as still true in one tap', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await openCardsOf(page, 'Eileen');
  await expect(card(page, 'What keeps me well').getByText('Time to ask again.')).toBeVisible();
  await page.getByRole('button', { name: 'Still true: What keeps me well' }).click();
  await expect(card(page, 'What keeps me well').getByText('Time to ask again.')).toHaveCount(0);
});

test('a daughter adds what she knows, the coordinator edits and accepts it, and the daughter sees so', async ({
  page,
  signIn,
  server,
  anotherDevice,
}) => {
  const family = await anotherDevice();
  await signIn('relative@larch-house.example', family);
  await family.getByRole('link', { name: /What matters to Eileen/ }).click();
  await expect(family.getByText('Jack’s last winter at home')).toHaveCount(0);
  await family.getByRole('button', { name: 'Add what you know' }).click();
  await family.getByLabel('What should people know?').fill('She hums when she is happy.');
  await expect.poll(async () => (await storageOf(family)).begun).toContain('She hums when she is happy.');
  await family.reload();
  await expect(family.getByLabel('What should people know?')).toHaveValue('She hums when she is happy.');
  await family.getByRole('button', { name: 'Send the suggestion' }).click();
  await expect(family.getByText('Waiting to be read').first()).toBeVisible();

  await signIn(NADIA);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Suggestions/ }).click();
  await page
    .getByRole('article')
    .filter({ hasText: 'She hums when she is happy.' })
    .getByRole('link', { name: 'Read and answer: Eileen' })
    .click();
  const words = page.getByLabel('What the card will say');
  await expect(words).toHaveValue(/She hums when she is happy\.$/);
  await words.fill('Singing. She hums when she is happy.');
  await page.getByLabel('A word to Sarah Hartley').fill('She hummed all morning.');
  // A colleague changes the card meanwhile: what was begun is there again, and that is told.
  await expect.poll(async () => (await storageOf(page)).begun).toContain('hummed all morning');
  await server.sql(`update about_me_cards set text = 'Singing in the choir.', version = version + 1
    where heading = 'most_important' and resident_id = (select id from residents where known_as = 'Eileen' limit 1)`);
  await page.reload();
  await expect(page.getByText('Somebody else changed this meanwhile: What the card will say.')).toBeVisible();
  await expect(words).toHaveValue('Singing. She hums when she is happy.');
  await page.getByRole('button', { name: 'Accept it like this' }).click();
  // back among what still waits
  await expect(page.getByRole('heading', { level: 1, name: 'Suggestions' })).toBeVisible();
  await openCardsOf(page, 'Eileen');
  await expect(card(page, 'What matters most to me').getByText('Singing. She hums')).toBeVisible();
  await page.getByRole('button', { name: 'History: What matters most to me' }).click();
  await expect(page.getByText(/Proposed by Sarah Hartley \(daughter\)/)).toBeVisible();

  await family.reload();
  await expect(family.getByText('Taken up')).toBeVisible();
  await expect(family.getByText('The home says: She hummed all morning.')).toBeVisible();
});

test('a life is told in pieces, and what not to raise stands before everything', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await openCardsOf(page, 'Ivy');
  await page.getByRole('button', { name: 'Add to the story' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('A title')).toHaveAccessibleDescription(/Give it a few words/);
  await page.getByLabel('A title').fill('Parachute silk');
  await page.getByLabel('What happened?').fill('She made her own wedding dress of it.');
  // What was begun outlives the page.
  await expect.poll(async () => (await storageOf(page)).begun).toContain('wedding dress');
  await page.reload();
  await expect(page.getByLabel('What happened?')).toHaveValue('She made her own wedding dress of it.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Parachute silk' })).toBeVisible();

  await page.getByRole('button', { name: 'Add to the story' }).click();
  await page.getByLabel('A title').fill('The winter of the fire');
  await page.getByRole('dialog').getByText('Please don’t raise').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Please don’t raise' }).first().getByText('The winter of the fire'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Change: Parachute silk' }).click();
  await page.getByRole('button', { name: 'Take it out of the story' }).click();
  await expect(page.getByRole('heading', { name: 'Parachute silk' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Parachute silk' })).toBeVisible();
});

test('a coordinator makes a tag that can be read, puts it on somebody, and merges it into another', async ({
  page,
  signIn,
}) => {
  await signIn(NADIA);
  await page.goto('/manage-custom-about-me-tags');
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByLabel('Name', { exact: true }).fill('The blue mug');
  await page.getByLabel('Or a colour of your own').fill('#858085');
  await expect(page.getByText(/it takes 4.5/)).toBeVisible();
  await page.getByRole('button', { name: /Take the nearest that works/ }).click();
  await expect(page.getByText(/easy to read/)).toBeVisible();
  // What was begun outlives a reload, and nothing of it comes back once it is saved.
  await expect.poll(async () => (await storageOf(page)).begun).toContain('The blue mug');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The blue mug');
  await page.getByRole('button', { name: 'Save the tag' }).click();
  await expect(page.getByRole('button', { name: 'Change the tag: The blue mug' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');

  await openCardsOf(page, 'Ivy');
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByLabel('Find a tag').fill('blue mug');
  await page.getByRole('button', { name: 'The blue mug' }).click();
  await page.getByRole('dialog').getByText('Loves it').click();
  await page.getByLabel('A note').fill('Only with the saucer');
  // The sheet is open again, and what was begun is in it.
  await page.reload();
  await page.getByRole('button', { name: 'The blue mug' }).click();
  await expect(page.getByLabel('A note')).toHaveValue('Only with the saucer');
  await page.getByRole('button', { name: 'Put it on' }).click();
  await expect(page.getByRole('button', { name: 'Change the tag: The blue mug' })).toBeVisible();

  await page.goto('/manage-custom-about-me-tags');
  await page.getByRole('button', { name: 'Change the tag: The blue mug' }).click();
  await page.getByRole('button', { name: 'Merge into another' }).click();
  await page.getByRole('button', { name: /Which one stays/ }).click();
  await page.getByRole('option', { name: /Tea before anything/ }).click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  // Behind an open sheet nothing is found; once it is closed, what is not found is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change the tag: The blue mug' })).toHaveCount(0);
  await openCardsOf(page, 'Ivy');
  await expect(page.getByRole('button', { name: 'Change the tag: Tea before anything' })).toBeVisible();
});

test('the bedside card holds nothing that is for staff alone', async ({ page, signIn }) => {
  await signIn(NADIA);
  await openCardsOf(page, 'Frank');
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: /Bedside card/ }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Sit on my left, that ear is the good one.').last()).toBeVisible();
  await expect(page.getByText('Betty’s last week').last()).toBeHidden();
  await expect(page.getByText(/can turn into loneliness/).last()).toBeHidden();
});

test('a relative has no way to the cards of staff, nor a carer to the tags', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(TOMASZ);
  await page.goto('/manage-custom-about-me-tags');
  await expect(page.getByRole('heading', { name: 'About me tags' })).toHaveCount(0);
  const family = await anotherDevice();
  await signIn('relative@larch-house.example', family);
  await family.goto('/manage-about-me');
  await expect(family.getByRole('heading', { name: 'Suggestions', exact: true })).toHaveCount(0);
});
