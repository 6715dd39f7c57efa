import { randomUUID } from 'node:crypto';
import { askServer } from './ask-server.ts';
import { NEW_PASSWORD } from './invite.ts';
import { expect, test } from './journey.ts';
import { keysOn } from './keys.ts';
import { SIZES } from './playwright.config.ts';

test.use(SIZES.desk);

const SARAH = 'relative@larch-house.example';
const ANITA = 'manager@larch-house.example';

test('a survey is answered, one question left out, without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(SARAH);
  const { press, type, choose } = keysOn(page);
  await press(page.getByRole('link', { name: 'Answer: How was the cream tea?' }));
  await press(page.getByRole('button', { name: 'Begin' }));
  await choose(page.getByRole('radio', { name: 'In between' }));
  await press(page.getByRole('button', { name: 'Next' }));
  await press(page.getByRole('button', { name: 'Leave it out' }));
  await type(page.getByRole('textbox', { name: 'One word for it' }), 'Warm');
  await press(page.getByRole('button', { name: 'Hand it in' }));
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeFocused();
});

test('a photo book is put in another order, given a page and saved without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(SARAH);
  const { press, type } = keysOn(page);
  await press(
    page.getByRole('region', { name: 'Photo book' }).getByRole('link', { name: 'Open the book', exact: true }),
  );
  await press(page.getByRole('link', { name: 'Change the book' }));
  await press(page.getByRole('button', { name: 'Move page 2 later' }));
  await expect(page.getByText(/^Now page 3 of/u)).toBeAttached();
  await press(page.getByRole('button', { name: 'Add a page' }));
  const sheet = page.getByRole('dialog', { name: 'Add a page' });
  await press(sheet.getByRole('button', { name: 'Own words' }));
  await type(sheet.getByLabel('Words on this page'), 'Mum, keep singing.');
  await press(sheet.getByRole('button', { name: 'Add the words' }));
  await press(page.getByRole('button', { name: 'Save the book' }));
  const pages = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  await expect(pages.last()).toContainText('Mum, keep singing.');
  await expect(pages.nth(3)).toContainText('Eileen and Winston counted');
});

test('somebody joins with an invitation, and is asked to wait, without a mouse [H2]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(ANITA);
  const { body: me } = await askServer(page, 'me');
  const { body: slip } = await askServer(page, 'staff/invite', {
    client_id: randomUUID(),
    care_home_id: (me['carehome'] as { id: string }).id,
    first_name: 'Ola',
    last_name: 'Nowak',
    role: 'carer',
  });
  const phone = await anotherDevice(SIZES.desk);
  await phone.goto('/login');
  const { press, type } = keysOn(phone);
  await press(phone.getByRole('link', { name: /invit|code/i }).first());
  await type(phone.getByLabel(/code/i), String(slip['code']));
  await expect(phone.getByRole('status').filter({ hasText: ' invites you as ' })).toBeVisible();
  await type(phone.getByLabel('Email address'), 'ola@post.example');
  await press(phone.getByRole('button', { name: 'Choose a password' }));
  await expect(phone.getByLabel('Password', { exact: true })).toBeFocused();
  await phone.keyboard.type(NEW_PASSWORD);
  await press(phone.getByRole('button', { name: 'Join', exact: true }));
  await expect(phone.getByRole('heading', { level: 1, name: 'Nearly there, Ola' })).toBeVisible();
});

test('an idea is chosen, stepped through and kept without a mouse [H2]', async ({ page, signIn }) => {
  await signIn('organiser@teme-valley.example');
  const { press } = keysOn(page);
  await press(page.getByRole('button', { name: 'Plenty', exact: true }));
  await press(page.getByRole('list', { name: 'A few ideas' }).getByRole('link').first());
  await expect(page.getByText('Before you begin')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Before you begin')).toBeVisible();
  while (!(await page.getByRole('heading', { name: 'That is all of it' }).isVisible()))
    await page.keyboard.press('ArrowRight');
  await press(page.getByRole('button', { name: 'We did it' }));
  await expect(page.getByRole('heading', { name: 'You did it today' })).toBeFocused();
  await press(page.getByRole('button', { name: 'It was good' }));
  await expect(page.getByRole('button', { name: 'It was good' })).toHaveAttribute('aria-pressed', 'true');
  await press(page.getByRole('link', { name: 'Back to your home page' }));
  await expect(
    page.getByRole('region', { name: 'What you did this month' }).getByRole('listitem').first(),
  ).toContainText('Today · It was good');
});
