import { askServer } from './ask-server.ts';
import { chooseEnglish, expect, quietTest as test } from './journey.ts';

const SARAH = 'relative@larch-house.example';

test('a relative comes home to her person, with her own sections and no more [PE-1, RT-6]', async ({
  page,
  signIn,
}) => {
  await signIn(SARAH);
  await expect(page).toHaveURL('/tabs/home');
  await expect(page).toHaveTitle('Home Heartsease');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('list').getByRole('link')).toHaveText([
    'Eileen',
    'Calendar',
    'Ideas',
    /Messages$/,
    'More',
  ]);
  await expect(page.getByRole('button', { name: /^Log/ })).toHaveCount(0);
  await navigation.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveTitle('Calendar Heartsease');
  await navigation.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveTitle('More Heartsease');
  await expect(page.getByRole('main').getByText('Relative, Larch House')).toBeVisible();
  await expect(page.getByRole('link', { name: /Staff|Mail|Switch home/ })).toHaveCount(0);
});

test('what is for staff does not exist for a relative, whatever address is opened [PE-11]', async ({
  page,
  signIn,
}) => {
  await signIn(SARAH);
  for (const address of [
    '/tabs/today',
    '/tabs/residents',
    '/tabs/planner',
    '/choose-activity',
    '/manage-custom-activities',
    '/cupboard',
    '/moments',
    '/manage-report',
    '/manage-staff',
    '/manage-staff/mail',
    '/manage-staff/push',
    '/manage-resident/01a1fc40-72fb-74a4-a48f-7ab32ee9ce1d',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' }), address).toBeAttached();
  }
});

test('a relative leafs through the whole library, from her ideas and from More, with nothing in it that is for staff [PE-8]', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(SARAH);
  await page.goto('/tabs/ideas');
  await page.getByRole('link', { name: 'See the whole library' }).click();
  await expect(page).toHaveURL('/tabs/activities');
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  await expect(page.getByRole('link', { name: /What suits|Our own activities/ })).toHaveCount(0);
  await isAccessible();
  await page.getByLabel('Search the activities').fill('xyzzy');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByRole('button', { name: /as our own/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByLabel('Search the activities').fill('rangoli');
  await page.getByRole('link', { name: /Rangoli/ }).click();
  await expect(page.getByRole('region', { name: 'Step by step' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Plan it|Begin our own|Write one/ })).toHaveCount(0);
  await expect(page.getByText(/In your cupboard|Risk assessment/)).toHaveCount(0);
  // Opened by its address there is nothing to go back to but the library.
  await page.goto(page.url());
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();

  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Activities/ }).click();
  await expect(page).toHaveURL('/tabs/activities');
});

test('where the package has expired or is a basic one, relatives have no library [PE-8]', async ({ page, signIn }) => {
  for (const home of ['elm-court', 'rowan-bank']) {
    await signIn(`relative@${home}.example`);
    await page.goto('/tabs/ideas');
    await expect(page.getByRole('list', { name: 'Ideas' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the whole library' })).toHaveCount(0);
    await page.goto('/tabs/activities');
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
    expect((await askServer(page, 'activity/list')).status).toBe(403);
    await page.goto('/tabs/more');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('the server keeps everything of staff and of other residents from a relative [PE-4 to PE-13]', async ({
  page,
  signIn,
}) => {
  await signIn(SARAH);
  for (const path of [
    'today/get',
    'today/meadow',
    'today/company',
    'activity/matches',
    'plan/list',
    'plan/get',
    'resident/list',
    'resident/get',
    'moment/list',
    'report/get',
    'report/log',
    'report/amend',
    'report/void',
    'staff/list',
    'staff/invite',
    'mail/list',
  ])
    expect((await askServer(page, path)).status, path).toBe(403);
  const people = await askServer(page, 'relative/my-people');
  expect(people.status).toBe(200);
  expect(people.body['items']).toMatchObject([{ known_as: 'Eileen' }]);
  const mine = JSON.stringify([people.body, (await askServer(page, 'plan/coming-up')).body]);
  expect(mine).not.toMatch(/Frank|Joyce|Gurdev|Ellis|Campbell|Sahota/);
});

test('a relative of every package comes home [PE-1]', async ({ page, signIn }) => {
  for (const home of ['ty-rhosyn', 'teme-bank', 'harbour-view', 'oak-lodge', 'elm-court', 'rowan-bank']) {
    if (home === 'ty-rhosyn') await chooseEnglish(page);
    await signIn(`relative@${home}.example`);
    await expect(page, home).toHaveURL('/tabs/home');
    await expect(page.getByRole('heading', { level: 1 }), home).toBeVisible();
    await expect(page.getByRole('button', { name: /^Log/ })).toHaveCount(0);
    // Where nothing can be logged, no news is promised.
    const isQuiet = ['oak-lodge', 'elm-court', 'rowan-bank'].includes(home);
    await expect(page.getByRole('region', { name: /^News of \S+$/ }), home).toHaveCount(isQuiet ? 1 : 0);
    await page.goto('/tabs/more');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('on a tablet both columns of a home end near each other, and on a phone there is one', async ({
  page,
  signIn,
}) => {
  const tablet = { width: 1180, height: 820 };
  await page.setViewportSize(tablet);
  await signIn('relative@teme-bank.example');
  await expect(page.getByRole('region', { name: 'The days ahead' })).toBeVisible();
  const columns = async () =>
    await page.locator('[data-tour="person"]').evaluate((story) => {
      const grid = story.parentElement;
      const boxes = [...(grid?.querySelectorAll(':scope > *, :scope > * > *') ?? [])].filter(
        (box) => box.parentElement === grid || getComputedStyle(box.parentElement ?? box).display === 'contents',
      );
      const places = boxes.map((box) => box.getBoundingClientRect()).filter(({ height }) => height > 0);
      const ends = Map.groupBy(places, ({ left }) => Math.round(left));
      return [...ends.values()].map((ofOne) => Math.max(...ofOne.map(({ bottom }) => bottom)));
    });
  await expect.poll(async () => (await columns()).length).toBe(2);
  await expect
    .poll(async () => Math.max(...(await columns())) - Math.min(...(await columns())))
    .toBeLessThan(tablet.height / 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await columns()).length).toBe(1);
});
