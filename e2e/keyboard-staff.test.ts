import { expect, test } from './journey.ts';
import { keysOn } from './keys.ts';
import { SIZES } from './playwright.config.ts';

test.use(SIZES.desk);

const NADIA = 'coordinator@larch-house.example';
const ANITA = 'manager@larch-house.example';

test('a group is logged from Today, one of them differently, and all is taken back, without a mouse [H2]', async ({
  page,
  signIn,
}) => {
  await signIn(NADIA);
  const { press } = keysOn(page);
  await press(page.getByRole('button', { name: 'Enjoyed it' }).first());
  await press(page.getByRole('main').getByRole('button', { name: /^Arthur/ }));
  await press(page.getByRole('button', { name: 'Unsettled' }));
  await press(page.getByRole('button', { name: /^Save for/ }));
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('button', { name: 'Enjoyed it' }).first()).toBeVisible();
});

test('somebody is found in the list, and a moment with them is told in a few words, without a mouse [H2]', async ({
  page,
  signIn,
}) => {
  await signIn(NADIA);
  const { press, type } = keysOn(page);
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Residents', exact: true }));
  await type(page.getByRole('main').getByRole('searchbox'), 'Frank');
  await press(page.getByRole('main').getByRole('link', { name: /^Frank/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Frank' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Log a moment with Frank' }));
  await press(page.getByRole('button', { name: 'A cuppa' }));
  await press(page.getByRole('button', { name: 'Loved it' }).last());
  await type(page.getByLabel(/A few words/), 'Two cups and the crossword.');
  await press(page.getByRole('button', { name: 'Done' }));
  await expect(page.getByText('Two cups and the crossword.').first()).toBeVisible();
});

test('a message is written, put right and taken back without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(NADIA);
  const { press, type, pick } = keysOn(page);
  await page.goto('/tabs/messages');
  await press(page.getByRole('link', { name: /Eileen’s circle/ }));
  const words = page.getByRole('textbox', { name: 'Your message' });
  const log = page.getByRole('log', { name: 'Messages' });
  await type(words, 'She sand all morning.');
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(log.getByText('She sand all morning.')).toBeVisible();
  await press(page.getByRole('button', { name: 'What to do with your message' }).last());
  await pick(page.getByRole('menuitem', { name: 'Put it right' }));
  await type(words, 'She sang all morning.');
  await press(page.getByRole('button', { name: 'Save the change' }));
  await expect(log.getByText('She sang all morning.')).toBeVisible();
  await press(page.getByRole('button', { name: 'What to do with your message' }).last());
  await pick(page.getByRole('menuitem', { name: 'Take it back' }));
  await press(page.getByRole('button', { name: 'Take it back' }));
  await expect(log.getByText('She sang all morning.')).toHaveCount(0);
});

test('a notice is written, hung and taken off the board without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(ANITA);
  const { press, type, choose } = keysOn(page);
  await page.goto('/manage-notice-board');
  await press(page.getByRole('link', { name: 'Write a notice' }));
  await type(page.getByLabel('Title', { exact: true }), 'Mince pies on Monday');
  await type(page.getByLabel('Words', { exact: true }), 'At three, in the lounge.');
  await choose(page.getByRole('radio', { name: 'Families', exact: true }));
  await press(page.getByLabel('Pin it to the top'), 'Space');
  await press(page.getByRole('button', { name: 'Hang it now' }));
  await expect(page.getByText('It hangs on the board.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Take it off the board' }));
  await expect(page.getByText('It is off the board.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeFocused();
});
