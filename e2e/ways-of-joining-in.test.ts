import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';

async function openWaysOf(page: Page, name: string): Promise<void> {
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: `Open how ${name} joins in` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `How ${name} joins in` })).toBeVisible();
}

const line = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('a carer looks line by line with the keyboard, a reload loses nothing, and a coordinator signs it', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(TOMASZ);
  await openWaysOf(page, 'Bill');
  await expect(page.getByText(/overdue since/)).toBeVisible();
  await page.getByRole('link', { name: 'Look again' }).focus();
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('group', { name: 'What fits Bill best?' })).toContainText('Choose one of these');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (const name of [
    'Next steps',
    'Staying with it',
    'Using things',
    'Being with others',
    'Getting across',
    'Choosing',
  ]) {
    await expect(line(page, name)).toBeFocused();
    await page.keyboard.press('Tab');
    // from the first statement one further down
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(line(page, 'Afterwards')).toBeFocused();
  await page.getByLabel('What helps here?').fill('The bell ropes on a photo.');
  await expect.poll(async () => (await storageOf(page)).begun).toContain('The bell ropes on a photo.');
  await page.reload();
  await expect(line(page, 'Afterwards')).toBeVisible();
  await expect(page.getByLabel('What helps here?')).toHaveValue('The bell ropes on a photo.');
  await page.getByText('Shows pleasure while it lasts').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(line(page, 'Look it over')).toBeVisible();
  await page.getByLabel('Who else was asked?').fill('Kwame');
  await page.getByRole('button', { name: 'Keep it for a coordinator to sign' }).click();
  await expect(page.getByText('Tomasz last wrote on it: Today. 8 of 8 lines are answered.')).toBeVisible();

  const office = await anotherDevice();
  await signIn(NADIA, office);
  await openWaysOf(office, 'Bill');
  await office.getByRole('link', { name: 'Go on with it' }).click();
  await expect(office.getByLabel('Who else was asked?')).toHaveValue('Kwame');
  await office.getByRole('button', { name: 'Change: Choosing' }).click();
  await office.getByText('Picks from two or three real things in front of them').click();
  await office.getByRole('button', { name: 'Next' }).click();
  await office.getByRole('button', { name: 'Next' }).click();
  await office.getByRole('button', { name: 'Sign it' }).click();
  await expect(office.getByText(/Signed by Nadia/)).toBeVisible();
  await expect(office.getByText(/Next look by/).first()).toBeVisible();
  await expect(office.getByText('The bell ropes on a photo.')).toBeVisible();
  await expect(office.getByRole('heading', { name: 'Earlier looks' })).toBeVisible();
  await expect(office.getByRole('heading', { name: 'A look is under way' })).toHaveCount(0);
});

test('whom to look at next stands in one list, what is under way first', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Ways of joining in/ }).click();
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([/^Under way 1/, /^Overdue 3/, /^Due in the next two weeks 2/, /^Up to date/]);
  await page
    .getByRole('region', { name: /^Overdue/ })
    .getByRole('link', { name: /Bill/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'How Bill joins in' })).toBeVisible();
});

test('a PAL result is written down as letters, and refused without a level', async ({ page, signIn }) => {
  await signIn(NADIA);
  await openWaysOf(page, 'Sylvia');
  await page.getByRole('link', { name: 'Write down a PAL result' }).click();
  await page.getByRole('button', { name: 'Keep the result' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link', { name: 'Choose one of the four levels' })).toBeVisible();
  await page.getByText('E: Exploratory').first().click();
  await page.getByLabel('Who took it?').fill('The occupational therapist');
  await page.getByRole('button', { name: /Eating/ }).click();
  await page.getByRole('option', { name: 'S: Sensory' }).click();
  await page.getByRole('button', { name: 'Keep the result' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Exploratory' })).toBeVisible();
  await expect(page.getByText('We plan as for “Joins when set up”.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Eating' })).toContainText('S');
  // what was signed before stays
  await expect(page.getByRole('heading', { name: 'Earlier looks' })).toBeVisible();
});

test('an open line is named before anything is signed', async ({ page, signIn }) => {
  await signIn(NADIA);
  await openWaysOf(page, 'Arthur');
  await page.getByRole('link', { name: 'Look again' }).click();
  await expect(line(page, 'Getting going')).toBeVisible();
  await page.goto(`${page.url().replace(/\?.*/, '')}?line=9`);
  await page.getByRole('button', { name: 'Sign it' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveCount(8);
});

test('two who look at the same person at once lose nothing of either', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn(NADIA);
  const other = await anotherDevice();
  await signIn(TOMASZ, other);
  for (const device of [page, other]) {
    await openWaysOf(device, 'Frank');
    await device.getByRole('link', { name: 'Look again' }).click();
    await expect(line(device, 'Getting going')).toBeVisible();
  }
  await other.getByText('Starts by themselves').click();
  await other.getByRole('button', { name: 'Next' }).click();
  await other.getByText('Keeps the aim in mind').click();
  await other.getByRole('button', { name: 'Next' }).click();
  await expect(other.getByText(/Line 3 of 8 · kept$/)).toBeVisible();

  await page.getByText('Starts when we share the first move').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/Tomasz changed this too/)).toBeVisible();
  const clash = page.getByRole('group', { name: 'Getting going' });
  await expect(clash.getByRole('radio', { name: /Tomasz wrote this/ })).toBeChecked();
  await clash.getByText('Starts when we share the first move').click();
  // what only one of the two answered is there
  await expect(page.getByRole('radio', { name: 'Keeps the aim in mind over several steps' })).toBeChecked();
  expect(complaints.splice(0)).toEqual(['console: /api/v2/pal/save-draft answered 409']);
});

test('a draft is thrown away only after it was asked for', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await openWaysOf(page, 'Emrys');
  await expect(page.getByText(/Tomasz last wrote on it/)).toBeVisible();
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByText('Nobody has looked yet')).toBeVisible();
});

test('whoever has no way in finds no card and no address', async ({ page, signIn, anotherDevice }) => {
  await signIn('manager@elm-court.example');
  await page.goto('/tabs/residents');
  await page.locator('a[href^="/manage-resident/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ways of joining in' })).toHaveCount(0);
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(`/pal/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /joins in/ })).toHaveCount(0);
  const family = await anotherDevice();
  await signIn('relative@larch-house.example', family);
  await family.goto(`/pal/${id}`);
  await expect(family.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await expect(family.getByRole('heading', { name: /joins in/ })).toHaveCount(0);
});

test('the guide cards are read by everybody, and each prints on one A5 page', async ({ page, signIn }) => {
  await signIn('relative@larch-house.example');
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /Good company/ }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await page.getByRole('button', { name: 'Print this card on A5: Joins through the senses' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  expect(await pagesOf(page)).toEqual(['A5']);
  // whoever prints by the browser's own menu afterwards gets all of them
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => pagesOf(page)).toEqual(['A5', 'A5', 'A5', 'A5']);
  await page.getByRole('button', { name: 'Print all four' }).click();
  expect(await pagesOf(page)).toEqual(['A5', 'A5', 'A5', 'A5']);
  // nothing is cut off at the foot of a page: 128 mm between the margins
  await page.setViewportSize({ width: 484, height: 720 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-hidden] > div')].filter((one) => one.scrollHeight > one.clientHeight + 1)
        .length,
  );
  expect(cut).toBe(0);
});

test('when the package has expired the guide cards are gone', async ({ page, signIn }) => {
  await signIn('carer@elm-court.example');
  await page.goto('/tabs/more');
  await expect(page.getByRole('link', { name: /Recent messages/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Good company/ })).toHaveCount(0);
  await page.goto('/pal-info');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Good company' })).toHaveCount(0);
});

/** The pages that Chromium prints, by their size in points. */
async function pagesOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) =>
    Math.abs(Number(width) - 419.5) < 2 && Math.abs(Number(height) - 595.3) < 2 ? 'A5' : `${width} x ${height}`,
  );
}
