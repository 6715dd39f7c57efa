import type { Page } from '@playwright/test';
import { VERSION } from '@heartsease/domain/constants.ts';
import { expect, quietTest as test } from './journey.ts';

const PEOPLE = [
  'manager@larch-house.example',
  'coordinator@oak-lodge.example',
  'carer@elm-court.example',
  'head-office@marches.example',
  'relative@larch-house.example',
  'organiser@teme-valley.example',
];

for (const email of PEOPLE) {
  test(`no link leads ${email} to a place that does not exist [RT-6, RT-7]`, async ({ page, signIn }) => {
    test.setTimeout(120_000);
    await signIn(email);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // One address of each kind: of all residents, one.
    const seen = new Map<string, string>();
    const waiting = [new URL(page.url()).pathname];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { name: 'Not found' }), address).toHaveCount(0);
      await expect(page.getByText('There is nothing here'), address).toHaveCount(0);
      await expect(page).toHaveTitle(/^\S.* Heartsease$/);
      for (const link of await linksOn(page)) {
        const kind = link.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replace(/\?.*/, '');
        if (seen.has(kind)) continue;
        seen.set(kind, link);
        waiting.push(link);
      }
    }
    expect([...seen.keys()]).toContain('/tabs/more');
    expect(seen.size).toBeGreaterThanOrEqual(5);
  });
}

test('More tells the version of the app [PR-3, CO]', async ({ page, signIn }) => {
  await signIn('carer@larch-house.example');
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByText('Heartsease 2.8.2')).toBeVisible();
  expect(VERSION).toBe('2.8.2');
});

/** The addresses within the app that the screen offers. */
async function linksOn(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => address.startsWith('/')),
  );
}
