import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';

const NADIA = 'coordinator@larch-house.example';
const SARAH = 'relative@larch-house.example';

const OWN_WORDS = 'The blackbird is back on her sill.';

test('the week is looked at, put in better words, sent, and read again by the family', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(NADIA);
  await page.goto('/family-letters');
  const toLookAt = page.getByRole('region', { name: 'To look at' });
  const letters = toLookAt.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const eileens = letters.filter({ has: page.getByRole('heading', { name: /Eileen/ }) });
  await expect(eileens).toContainText('Sarah');
  const number = await letters.count();
  expect(number).toBeGreaterThan(1);

  // Nothing goes while words are being changed, and what can't be sent is told at the words.
  await eileens.getByRole('button', { name: 'Change the words: Eileen' }).click();
  await expect(page.getByText('Keep or cancel the words you are changing, then send.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  const words = eileens.getByLabel('The words, a sentence on each line');
  await words.fill('One\nTwo\nThree\nFour\nFive\nSix');
  await expect(words).toHaveAccessibleDescription(/Five sentences at most: this has 6 lines/);
  await words.fill(`${OWN_WORDS}\n${OWN_WORDS}`);
  await expect.poll(async () => (await storageOf(page)).begun).toContain(OWN_WORDS);
  await page.reload();
  await eileens.getByRole('button', { name: 'Change the words: Eileen' }).click();
  await expect(words).toHaveValue(`${OWN_WORDS}\n${OWN_WORDS}`);
  await eileens.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(eileens.getByText(OWN_WORDS).first()).toBeVisible();

  const left = letters.filter({ hasNot: page.getByRole('heading', { name: /Eileen/ }) }).first();
  await left.getByRole('button', { name: /^Leave out this time/ }).click();
  const done = page.getByRole('region', { name: 'Done this week' });
  await expect(done.getByText('Left out this time')).toBeVisible();

  await page.getByRole('button', { name: /^Send th/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The letters are on their way.').first()).toBeVisible();
  await expect(toLookAt).toHaveCount(0);
  await expect(done.getByText('Sent by Nadia')).toHaveCount(number - 1);

  const family = await anotherDevice();
  await signIn(SARAH, family);
  await family.getByRole('link', { name: 'More', exact: true }).click();
  await family.getByRole('link', { name: /Your letters/ }).click();
  await expect(family.getByText(OWN_WORDS).first()).toBeVisible();
});

test.describe('in every look', () => {
  test('the letters to families can be read by everybody [H1, H4]', async ({ page, signIn }) => {
    await signIn(NADIA);
    await page.goto('/family-letters');
    await page.getByRole('button', { name: 'Change the words: Eileen' }).click();
    await isAccessibleInEveryLook(page, 'letters with words being changed');
  });
});
