import { randomUUID } from 'node:crypto';
import { askServer } from './ask-server.ts';
import { dominoes } from './dominoes.ts';
import { NEW_PASSWORD } from './invite.ts';
import { expect, test } from './journey.ts';
import { keysOn } from './keys.ts';
import { SIZES } from './playwright.config.ts';

test.use(SIZES.desk);

const SARAH = 'relative@larch-house.example';
const ANITA = 'manager@larch-house.example';

test('a moment is shared, and a son sends love and a few words for it, without a mouse [H2]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn('carer@larch-house.example');
  const { report_id } = await dominoes(page);
  await page.goto(`/manage-report/${report_id}`);
  const staff = keysOn(page);
  await staff.press(page.getByRole('button', { name: 'Share with families' }));
  const sheet = page.getByRole('dialog', { name: 'Share with families' });
  await staff.press(sheet.getByRole('button', { name: 'Share with 2 families' }));
  await expect(sheet).toHaveCount(0);

  const family = await anotherDevice(SIZES.desk);
  await signIn('andrew.campbell@larch-house.example', family);
  const { press, type } = keysOn(family);
  const moment = family.getByRole('article', { name: 'Dominoes' });
  await press(moment.getByRole('button', { name: 'Send love' }));
  await expect(moment.getByRole('button', { name: 'Love sent' })).toBeVisible();
  await press(moment.getByRole('button', { name: /comment|few words/ }));
  await type(family.getByLabel('Your words'), 'She taught me that');
  await press(family.getByRole('button', { name: 'Send', exact: true }));
  await expect(family.getByText('She taught me that')).toBeVisible();
});

test('a message is written to the circle without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(SARAH);
  const { press, type } = keysOn(page);
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ }));
  await press(page.getByRole('main').getByRole('link', { name: /Eileen’s circle/ }));
  await type(page.getByRole('textbox', { name: 'Your message' }), 'Did the parcel come?');
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByRole('log', { name: 'Messages' }).getByText('Did the parcel come?')).toBeVisible();
});

test('a survey is answered, one question left out, without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(SARAH);
  const { press, type, choose } = keysOn(page);
  await press(page.getByRole('link', { name: 'Answer: How was the autumn tea?' }));
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
  await expect(pages.nth(3)).toContainText('Eileen and Winston counted the bulbs');
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
  await type(phone.getByLabel('Password', { exact: true }), NEW_PASSWORD);
  await type(phone.getByLabel('Password again'), NEW_PASSWORD);
  await press(phone.getByRole('button', { name: 'Join' }));
  await expect(phone.getByRole('heading', { level: 1, name: 'Nearly there, Ola' })).toBeVisible();
});

test('a forgotten password is asked for and made anew without a mouse [H2]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(ANITA);
  const phone = await anotherDevice(SIZES.desk);
  await phone.goto('/login');
  const { press, type } = keysOn(phone);
  await press(phone.getByRole('link', { name: /^Forgot/ }));
  await type(phone.getByLabel('Email address'), SARAH);
  await press(phone.getByRole('button', { name: 'Send me a link' }));
  // No mail leaves the demo world: the manager finds the link under Mail.
  await expect
    .poll(async () => JSON.stringify((await askServer(page, 'mail/list')).body))
    .toContain('/reset-password?token=');
  const { body } = await askServer(page, 'mail/list');
  const link = (body['items'] as { link: string | null }[]).find((mail) => mail.link?.includes('reset-password'))?.link;
  const { pathname, search } = new URL(link ?? '');
  await phone.goto(`${pathname}${search}`);
  await type(phone.getByLabel('New password', { exact: true }), NEW_PASSWORD);
  await type(phone.getByLabel('New password again'), NEW_PASSWORD);
  await press(phone.getByRole('button', { name: 'Save and sign in' }));
  await expect(phone).toHaveURL('/tabs/home');
});
