import { storageOf } from './device-storage.ts';
import { PASSWORD, expect, quietTest as test, seeIntro } from './journey.ts';

const COORDINATOR = 'coordinator@larch-house.example';

test('a new device shows the intro first, and back never returns to it [RT-2]', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/intro');
  await expect(page).toHaveTitle('Welcome Heartsease');
  expect((await storageOf(page)).local['intro-seen']).toBeUndefined();
  const pagesSoFar = await page.evaluate(() => history.length);

  for (const title of ['See the person', 'Log it in 20 seconds', 'Share it safely']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See who was missed');
  await page.getByRole('button', { name: 'Start' }).click();

  await expect(page).toHaveURL('/login');
  expect((await storageOf(page)).local['intro-seen']).toBe('true');
  expect(await page.evaluate(() => history.length)).toBe(pagesSoFar);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('whoever comes with an invitation to type hears of families, once, and nothing of logging [RT-2]', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page).toHaveURL('/intro');
  for (const title of ['See how the day was', 'Photos, as everyone agreed', 'Come and join in']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).not.toContainText(/Log /);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A letter to read again');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/register');
  await page.goto('/register');
  await expect(page.getByLabel('Invitation code')).toBeVisible();
});

test('a picture on its way in makes no page wider than the phone', async ({ page }) => {
  await page.addInitScript(() => {
    const widths = new Set<number>();
    const look = () => {
      widths.add(innerWidth);
      requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', look);
    Reflect.set(window, 'widths', () => [...widths]);
  });
  await page.goto('/intro');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await page.evaluate(() => Reflect.get(window, 'widths')())).toEqual([390]);
});

test('whoever is invited to a circle hears of the circle, and nothing of residents or of logging [RT-2, PE-1]', async ({
  page,
}) => {
  const invitation = {
    care_home_name: 'Teme Valley Carers’ Circle',
    care_home_phone: '01632 960808',
    sets_up: false,
    role: 'member',
    first_name: 'Moira',
    last_name: 'Beddoes',
    email: '',
  };
  await page.route('**/api/v2/invite/check', async (route) => await route.fulfill({ json: invitation }));
  await page.goto('/i/ABCD2345');
  for (const title of ['A few ideas for today', 'Keep what went well', 'Meet the others']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).not.toContainText(/Log |resident|the home/iu);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Films to do together');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without an answer about the code, the intro begins all the same [RT-2]', async ({ page }) => {
  await page.route('**/api/v2/invite/check', () => undefined);
  await page.goto('/i/ABCD2345');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See how the day was');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('whatever address is opened on a new device, the intro comes before it [RT-2]', async ({ page }) => {
  for (const address of ['/', '/tabs', '/tabs/today', '/switch', '/change-password', '/maintenance', '/register']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/intro');
  }
});

test('only the word "true" says that the intro was seen [RT-2, ST-1]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('intro-seen', 'yes'));
  await page.goto('/login');
  await expect(page).toHaveURL('/intro');
});

test('whoever skips the intro never sees it again [RT-2]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('the bare address leads to the sign-in page [RT-1]', async ({ page }) => {
  await seeIntro(page);
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Sign in Heartsease');
});

test('a signed-out person who opens the app is asked to sign in [RT-6, AU-4]', async ({ page }) => {
  await seeIntro(page);
  for (const address of ['/tabs', '/tabs/today', '/tabs/more', '/switch', '/change-password', '/manage-staff']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/login');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('signing in leads to the first section and keeps the token under its name [ST-1, AU-2, ME-2]', async ({
  page,
  signIn,
}) => {
  const signedIn = page.waitForResponse('**/api/v2/login');
  await signIn(COORDINATOR);
  await expect(page).toHaveURL('/tabs/today');
  const { token } = (await (await signedIn).json()) as { token: string };
  const { local } = await storageOf(page);
  expect(local['wellbeing-token']).toBe(token);
  expect(local['intro-seen']).toBe('true');
});

test('the sign-in page is closed to whoever is signed in, and the history is replaced [RT-3, AU-4]', async ({
  page,
  signIn,
}) => {
  await signIn(COORDINATOR);
  await page.goto('/tabs/more');
  await expect(page.getByRole('heading', { name: 'More' })).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await page.goto('/login');
  await expect(page).toHaveURL('/tabs/today');
  // The one new page is the one that was asked for: its place was taken, not another added.
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/tabs/more');
});

test('back from the first section never returns to the sign-in page [AU-4]', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('whoever comes back with a token is in at once, and the profile is loaded again [AU-1, AU-2]', async ({
  page,
  signIn,
}) => {
  await signIn(COORDINATOR);
  const profile = page.waitForRequest('**/api/v2/me');
  await page.goto('/');
  await profile;
  await expect(page).toHaveURL('/tabs/today');
});

test('while nobody knows who is here, neither the app nor the sign-in page shows [AU-1]', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  await page.evaluate(() => localStorage.removeItem('me'));
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/v2/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tabs/today');
  await expect(page.getByRole('status', { name: 'Heartsease' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveURL('/tabs/today');
});

test('a short address leads to its screen, also through the sign-in, and nowhere for whoever may not see it', async ({
  page,
}) => {
  const id = '0197a1c0-0000-7000-8000-000000000000';
  await seeIntro(page);
  await page.goto(`/e/${id}`);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email address').fill('carer@larch-house.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`/event-add/${id}`);
  for (const [short, long] of [
    [`/e/${id}`, `/event-add/${id}`],
    [`/r/${id}`, `/manage-resident/${id}`],
    [`/m/${id}`, `/manage-report/${id}`],
    [`/p/${id}`, `/photos?photo=${id}`],
  ] as const) {
    await page.goto(short);
    await expect(page).toHaveURL(long);
  }
});

test('a link that was opened while signed out leads back to its screen after the sign-in [RT-6]', async ({ page }) => {
  await seeIntro(page);
  await page.goto('/tabs/residents');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email address').fill(COORDINATOR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/tabs/residents');
  await expect(page).toHaveTitle('Residents Heartsease');
});

test('every section has its own title [RT-6]', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  for (const section of ['Residents', 'Planner', 'More', 'Today']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: section, exact: true }).click();
    await expect(page).toHaveURL(`/tabs/${section.toLowerCase()}`);
    await expect(page).toHaveTitle(`${section} Heartsease`);
  }
});

test('signing out forgets the token, and back shows no signed-in screen again [RT-8, AU-3, ST-1]', async ({
  page,
  signIn,
}) => {
  await signIn(COORDINATOR);
  await page.getByRole('link', { name: 'Residents', exact: true }).click();
  await expect(page).toHaveURL('/tabs/residents');
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page).toHaveURL('/tabs/more');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Sign out' }).click();

  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => history.length)).toBe(before);
  const { local, session } = await storageOf(page);
  expect(Object.keys(local).toSorted()).toEqual(['intro-seen', 'text-size', 'theme']);
  expect(session).toEqual({});
  for (const behind of ['the residents', 'today']) {
    await page.goBack();
    await expect(page, behind).toHaveURL('/login');
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('the next person is not led to what the last one had open [RT-8]', async ({ page, signIn }) => {
  await signIn('manager@larch-house.example');
  await page.goto('/manage-staff');
  await expect(page.getByRole('heading', { name: 'Staff and access' })).toBeVisible();
  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(COORDINATOR);
  await expect(page).toHaveURL('/tabs/today');
});

test('signing out in one tab signs out the other [AU-3]', async ({ page, signIn, context }) => {
  await signIn(COORDINATOR);
  const other = await context.newPage();
  await other.goto('/tabs/more');
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/login');
});

test('a password manager finds both fields, and a password can be pasted and looked at [H5]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seeIntro(page);
  await page.goto('/login');
  await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.evaluate(() => navigator.clipboard.writeText('four words in a row'));
  await password.press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('four words in a row');
});

test('on a demo server one tap on a face signs in [RT-3]', async ({ page }) => {
  await seeIntro(page);
  await page.goto('/login');
  await page.getByRole('button', { name: /Nadia.*Coordinator/ }).click();
  await expect(page).toHaveURL('/tabs/today');
});
