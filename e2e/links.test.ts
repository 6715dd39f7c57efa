import { VERSION } from '@heartsease/domain/constants.ts';
import { expect, quietTest as test } from './journey.ts';
import { kindOf, linksOn } from './links-on.ts';
import { allArrived } from './settled.ts';

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
    // Whoever manages a home finds the most: every screen is opened once.
    test.setTimeout(600_000);
    await signIn(email);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // One address of each kind: of all residents, one.
    const seen = new Map<string, string>();
    const waiting = [{ address: new URL(page.url()).pathname, foundOn: 'after signing in' }];
    for (const { address, foundOn } of waiting) {
      const which = `${address}, ${foundOn}`;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), which).toBeAttached();
      await allArrived(page);
      await expect(page.getByRole('heading', { name: 'Not found' }), which).toHaveCount(0);
      await expect(page.getByText('There is nothing here'), which).toHaveCount(0);
      await expect(page).toHaveTitle(/^\S.* Heartsease$/);
      for (const link of await linksOn(page)) {
        const kind = kindOf(link);
        if (seen.has(kind)) continue;
        seen.set(kind, link);
        waiting.push({ address: link, foundOn: `found on ${address}` });
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
