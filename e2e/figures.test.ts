import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';

test('a manager sees what took place and for whom, asks what a figure counts, and who was missed [PE-5, CA-4]', async ({
  page,
  signIn,
}) => {
  await signIn('manager@larch-house.example');
  await page.getByRole('link', { name: 'See all figures' }).click();
  await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
  const weeks = page.getByRole('region', { name: 'Moments each week' });
  await expect(weeks.getByText(/moments, \d+% one-to-one\./u)).toBeVisible();

  // The chart is walked along with the keyboard, each column is a sentence, and Enter opens what it was made of.
  const columns = weeks.getByRole('listbox', { name: 'Moments each week' });
  await expect(columns.getByRole('option')).toHaveCount(13);
  await columns.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const second = columns.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const says = (await second.getAttribute('aria-label')) ?? '';
  await expect(weeks.getByRole('button', { name: says })).toBeVisible();
  await weeks.getByRole('button', { name: 'See as a table' }).click();
  await expect(weeks.getByRole('table').getByRole('row')).toHaveCount(15);

  // A figure tells what it counts.
  const home = page.getByRole('region', { name: 'The home in figures' });
  await home.getByText('Minutes a person a day').click();
  await expect(home.getByText(/half had more engaged minutes/u)).toBeVisible();
  for (const part of ['5a', '5b'])
    await expect(home.getByRole('listitem').filter({ hasText: `NICE QS184 ${part}` })).toContainText(
      /[1-9]\d?(\.\d)?%|100%/u,
    );

  // What the home wants for each person stands beside its figures.
  await home.getByRole('button', { name: 'Set targets' }).click();
  const targets = page.getByRole('dialog', { name: 'What we want for each person' });
  await targets.getByLabel('Moments a week').fill('6');
  await targets.getByLabel('Sides of life a week').fill('9');
  await targets.getByRole('button', { name: 'Save' }).click();
  await expect(targets.getByText('Choose 1 to 8')).toBeVisible();
  await targets.getByLabel('Sides of life a week').fill('4');
  await targets.getByRole('button', { name: 'Save' }).click();
  await expect(home.getByRole('listitem').filter({ hasText: 'Moments a person a week' })).toContainText('Target: 6');
  await expect(home.getByRole('listitem').filter({ hasText: 'Variety' })).toContainText('Target: 100%');
  await expect(home.getByRole('button', { name: 'Change targets' })).toBeVisible();

  // On a phone the filters are folded. What is chosen stands in the address and is there again after a reload.
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: /Days/u }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/days=7d/u);
  await page.getByRole('button', { name: 'By weekday' }).click();
  await expect(page).toHaveURL(/days=7d.*by=weekday/u);
  await page.reload();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByRole('button', { name: /Last 7 days/u })).toBeVisible();
  const fairness = page.getByRole('region', { name: 'Fairness' });
  await expect(fairness.getByRole('list', { name: 'By weekday' }).getByRole('listitem')).toHaveCount(7);

  // Whoever had none of it is a face that leads to them.
  await page.getByRole('button', { name: /Side of life/u }).click();
  await page.getByRole('option', { name: 'Everyday purpose' }).click();
  await expect(page).toHaveURL(/side=everyday_purpose/u);
  const without = page.getByRole('list', { name: 'Who had none of it' }).getByRole('link');
  const name = (await without.first().locator('b').textContent()) ?? '';
  await without.filter({ has: page.getByText(name, { exact: true }) }).click();
  await expect(page).toHaveURL(/manage-resident/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a manager looks at own days beside last year, and goes from a number to what it is made of [CA-4]', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('manager@larch-house.example');
  await page.goto('/figures');
  await expect(page.getByRole('region', { name: 'What took place most' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'By way of joining in' }).first()).toBeVisible();
  await isAccessible();

  // Days that make no sense are said at their field, and nothing is counted anew.
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: /Days/u }).click();
  await page.getByRole('option', { name: 'My own days' }).click();
  await expect(page).toHaveURL(/days=own&from=.+&to=.+/u);
  const address = page.url();
  const from = await page.getByLabel('From', { exact: true }).inputValue();
  const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
  const to = page.getByLabel('To', { exact: true });
  await to.fill(dayBefore);
  await expect(page.getByText('The last day is before the first')).toBeVisible();
  expect(page.url()).toBe(address);
  await to.fill(from);
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${from}`, 'u'));
  await page.getByRole('button', { name: /Beside/u }).click();
  await page.getByRole('option', { name: 'The same days last year' }).click();
  await expect(page.getByText(/in the same days last year/u).first()).toBeVisible();

  // From a number down to its chart, and from a key figure to its moments.
  await page.getByRole('button', { name: 'See who, week by week' }).click();
  await expect(page.getByRole('heading', { name: 'People who joined in' })).toBeFocused();
  const home = page.getByRole('region', { name: 'The home in figures' });
  const engaged = home.getByRole('listitem').filter({ hasText: 'Residents engaged' });
  await engaged.getByText('Residents engaged').click();
  await engaged.getByRole('link', { name: 'See what it is made of' }).click();
  await expect(page).toHaveURL(/\/moments\?from=/u);
  await expect(page.getByRole('heading', { name: 'Moments', level: 1 })).toBeVisible();
});

test('the two parts of a column are told apart by whoever sees no colour, by day and by night [issue 5]', async ({
  page,
  signIn,
}) => {
  await signIn('manager@larch-house.example');
  await page.goto('/figures');
  const sees = await page.context().newCDPSession(page);
  await sees.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  const legend = page.getByRole('region', { name: 'Moments each week' }).locator('span > svg');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(legend).toHaveCount(2);
    const [lower, upper] = [await spreadOf(legend.nth(0)), await spreadOf(legend.nth(1))];
    // One is plain, the other is striped.
    expect(lower).toBeLessThan(2);
    expect(upper).toBeGreaterThan(12);
  }
});

/** How far the points in a drawing's middle lie from their mean, each from 0 to 255. */
async function spreadOf(drawing: Locator): Promise<number> {
  const picture = await drawing.screenshot();
  return await drawing.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const [across, down] = [bitmap.width / 2, bitmap.height / 2];
      const canvas = new OffscreenCanvas(across, down).getContext('2d');
      canvas?.drawImage(bitmap, -across / 2, -down / 2);
      const { data = [] } = canvas?.getImageData(0, 0, across, down) ?? {};
      const greys = [...data].filter((_, at) => at % 4 === 0);
      const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
      return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
    },
    [...picture],
  );
}
