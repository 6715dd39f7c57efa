import { askServer } from './ask-server.ts';
import { OLA, drawingOf, inviteOla, join } from './invite.ts';
import { expect, test } from './journey.ts';
import { toast } from './toasts.ts';

const MANAGER = 'manager@larch-house.example';

test('a manager invites a carer, who joins with the link or its QR code, once [RT-9, AU-2]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(MANAGER);
  const { link, sheet } = await inviteOla(page, OLA);
  const drawn = await sheet.getByRole('img', { name: 'An invitation for Ola' }).locator('path').getAttribute('d');
  expect(drawn).toBe(drawingOf(link));

  const phone = await anotherDevice();
  await phone.goto(link);
  await expect(phone).toHaveTitle('Join Heartsease');
  await expect(phone.getByRole('status').filter({ hasText: 'Larch House invites you as carer.' })).toBeVisible();
  await expect(phone.getByText(`Ola Nowak${OLA}`)).toBeVisible();
  await phone.getByRole('button', { name: 'Change your name or email address' }).click();
  await expect(phone.getByLabel('First name')).toHaveValue('Ola');
  await expect(phone.getByLabel('First name')).toBeFocused();
  await expect(phone.getByLabel('Last name')).toHaveValue('Nowak');
  await expect(phone.getByLabel('Email address')).toHaveValue(OLA);
  await join(phone);
  await expect(phone).toHaveURL('/tabs/today');
  expect((await askServer(phone, 'me')).body).toMatchObject({ known_as: 'Ola', role: 'carer' });

  const late = await anotherDevice();
  await late.goto(link);
  await expect(late.getByLabel('Invitation code')).toHaveAccessibleDescription(
    /This invitation has ended. Ask Larch House for a new one/,
  );
});

test('the code on paper is typed as it is read, and the manager lets in whoever used it [RT-9, ER-4]', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(MANAGER);
  const { code } = await inviteOla(page);
  const phone = await anotherDevice();
  await phone.goto('/login');
  await phone.getByRole('link', { name: /Have an invitation/ }).click();
  await phone.getByLabel('Invitation code').fill('ABCD');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByLabel('Invitation code')).toHaveAccessibleDescription(/Enter the 8 letters and digits/);
  await phone.getByLabel('Invitation code').fill('ABCD EFGH');
  await expect(phone.getByLabel('Invitation code')).toHaveAccessibleDescription(/No invitation has this code/);
  await phone.getByLabel('Invitation code').fill(code.toLowerCase());
  await expect(phone.getByLabel('First name')).toHaveValue('Ola');
  await phone.getByLabel('Email address').fill('ola.nowak@larch-house.example');
  await phone.getByRole('button', { name: 'Choose a password' }).click();
  const password = phone.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('too short');
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(password).toHaveAccessibleDescription(/Password must be at least 10 characters/);
  await expect(password).toHaveValue('too short');
  await phone.getByRole('button', { name: 'Another way' }).click();
  await join(phone);
  await expect(phone.getByRole('heading', { level: 1, name: 'Nearly there, Ola' })).toBeVisible();
  await isAccessible(phone);
  await phone.goto('/tabs/residents');
  await expect(phone.getByRole('heading', { level: 1, name: 'Nearly there, Ola' })).toBeVisible();
  expect((await askServer(phone, 'resident/list')).status).toBe(403);

  await page.goto('/tabs/more');
  await expect(page.getByRole('link', { name: /Staff and access/ })).toContainText('1 person waits to be let in');
  await page.getByRole('link', { name: /Staff and access/ }).click();
  const joiner = page.getByRole('article', { name: 'Ola Nowak' });
  await expect(joiner).toContainText('with the slip in this name');
  await isAccessible();
  await joiner.getByRole('button', { name: 'Let in Ola Nowak' }).click();
  await expect(toast(page, 'status', 'Ola is in.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Ola Nowak' })).toContainText('Carer');
  await phone.getByRole('button', { name: 'Look again' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Residents' })).toBeVisible();
});

test('somebody with a slip that is not theirs is turned away [RT-9, ER-1]', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn(MANAGER);
  const { link } = await inviteOla(page);
  const phone = await anotherDevice();
  await phone.goto(link);
  await expect(phone.getByLabel('First name')).toHaveValue('Ola');
  await phone.getByLabel('First name').fill('Sam');
  await phone.getByLabel('Email address').fill('sam@example.com');
  await join(phone);
  await expect(phone.getByRole('heading', { level: 1, name: 'Nearly there, Sam' })).toBeVisible();
  await page.goto('/manage-staff');
  const joiner = page.getByRole('article', { name: 'Sam Nowak' });
  await expect(joiner).toContainText('with the slip for Ola Nowak');
  await joiner.getByRole('button', { name: 'Turn away Sam Nowak' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn away' }).click();
  await expect(toast(page, 'status', 'Sam Nowak is turned away.')).toBeVisible();
  await expect(joiner).toBeHidden();
  await phone.getByRole('button', { name: 'Look again' }).click();
  await expect(phone).toHaveURL('/login');
  // The page itself reports that its profile could not be loaded.
  complaints.splice(0);
});

test('somebody who begins next week joins today and sees when [RT-9]', async ({ page, signIn, anotherDevice }) => {
  await signIn(MANAGER);
  const { link } = await inviteOla(page, OLA, '2099-01-05');
  const phone = await anotherDevice();
  await phone.goto(link);
  await expect(phone.getByText(OLA)).toBeVisible();
  await join(phone);
  await expect(phone.getByRole('heading', { level: 1, name: 'See you soon, Ola' })).toBeVisible();
  await expect(phone.getByText('You begin at Larch House on Monday 5 January')).toBeVisible();
  await phone.getByRole('link', { name: 'Your account' }).click();
  await expect(phone.getByRole('list', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(1);
});

test('an invitation opened on a new device leads through the intro to its page [RT-2, RT-9]', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn(MANAGER);
  const { code } = await inviteOla(page);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const phone = await context.newPage();
  await phone.goto(`/i/${code.replace(' ', '')}`);
  await expect(phone).toHaveURL('/intro');
  // A carer’s code opens the intro of staff.
  await expect(phone.getByRole('heading', { level: 1, name: 'See the person' })).toBeVisible();
  await phone.getByRole('button', { name: 'Skip' }).click();
  await expect(phone).toHaveURL(/\/register\?code=[A-Z2-9]{8}$/);
  await expect(phone.getByLabel('First name')).toHaveValue('Ola');
  await context.close();
});
