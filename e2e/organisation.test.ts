import { expect, quietTest as test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';

const HEAD_OFFICE = 'head-office@marches.example';
/** One whose package has ended stands last. */
const IN_ORDER = ['Harbour View', 'Larch House', 'Oak Lodge', 'Rowan Bank', 'Teme Bank', 'Tŷ Rhosyn', 'Elm Court'];

test('head office sees each home beside its own past, in the order of the names, and nobody by name [PE-5]', async ({
  page,
  signIn,
}) => {
  await signIn(HEAD_OFFICE);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^All our homes/ }).click();
  await expect(page).toHaveTitle('All our homes Heartsease');
  const homes = page.getByRole('main').getByRole('region');
  await expect(homes).toHaveCount(IN_ORDER.length + 1);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    ...IN_ORDER,
    'What the figures count',
  ]);

  const larch = page.getByRole('region', { name: 'Larch House' });
  const figures = larch.getByRole('list', { name: 'Figures of Larch House' }).getByRole('listitem');
  await expect(figures).toHaveCount(7);
  await expect(figures.filter({ hasText: 'One-to-one' })).toContainText(/\d%.*\d% before/u);
  await expect(figures.filter({ hasText: 'One-to-one' }).getByRole('img')).toHaveAccessibleName(
    /^Week by week between/,
  );
  await expect(figures.filter({ hasText: 'About me' })).toContainText('As of today');
  await larch.getByRole('button', { name: 'See as a table' }).click();
  await expect(larch.getByRole('table', { name: 'Weeks of Larch House' }).getByRole('row')).toHaveCount(13);

  // A home on Package A is there and has nothing to count; one whose package has ended says that it adds nothing.
  const oak = page.getByRole('region', { name: 'Oak Lodge' });
  await expect(oak).toContainText('Its package keeps no reports');
  await expect(page.getByRole('region', { name: 'Elm Court' })).toContainText('adds nothing new');

  // The days that are chosen stand in the address.
  await page.getByRole('button', { name: /Days/u }).click();
  await page.getByRole('option', { name: 'Last 12 weeks' }).click();
  await expect(page).toHaveURL(/days=12w/u);
  await expect(page.getByText(/^Marches .*, \d+ \w+ to \d+ \w+$/u)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Last 12 weeks/u })).toBeVisible();
});

test('what a failing answer leaves is a way to try again', async ({ page, signIn, complaints }) => {
  await signIn(HEAD_OFFICE);
  await page.route('**/api/v2/organisation/figures', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"no"}' }),
  );
  await page.goto('/organisation');
  await expect(page.getByText('There is a problem counting the homes')).toBeVisible();
  await page.unroute('**/api/v2/organisation/figures');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Larch House' })).toBeVisible();
  complaints.splice(0);
});

test('a manager of one home has no such screen, and the server tells them nothing', async ({ page, signIn }) => {
  await signIn('manager@larch-house.example');
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Figures/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^All our homes/ })).toHaveCount(0);
  await page.goto('/organisation');
  await expect(page.getByRole('region', { name: 'Larch House' })).toHaveCount(0);
});

test.describe('for everybody', () => {
  test.setTimeout(180_000);
  test('all our homes can be read in every look and size, as charts and as tables [H1, H4]', async ({
    page,
    signIn,
  }) => {
    await signIn(HEAD_OFFICE);
    await page.goto('/organisation');
    await expect(page.getByRole('region', { name: 'Larch House' })).toBeVisible();
    await isAccessibleInEveryLook(page, 'all our homes');
    const tables = page.getByRole('button', { name: 'See as a table' });
    while ((await tables.count()) > 0) await tables.first().click();
    await isAccessibleInEveryLook(page, 'all our homes, in tables');
  });
});
