import { askServer } from './ask-server.ts';
import { expect, quietTest as test } from './journey.ts';

for (const person of ['organiser', 'member']) {
  test(`the ${person} of a family organisation has a home and a calendar, and nobody’s residents [PE-1, PE-11]`, async ({
    page,
    signIn,
  }) => {
    await signIn(`${person}@teme-valley.example`);
    await expect(page).toHaveURL('/tabs/home');
    await expect(page).toHaveTitle('Home Heartsease');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('list').getByRole('link')).toHaveText([
      'Home',
      'Ideas',
      'Videos',
      'Calendar',
      'More',
    ]);
    await expect(page.getByRole('button', { name: /^Log/ })).toHaveCount(0);
    await navigation.getByRole('link', { name: 'More' }).click();
    await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Staff|Mail|Activities|Switch home/ })).toHaveCount(0);
    for (const address of ['/tabs/today', '/tabs/residents', '/tabs/activities', '/manage-report', '/manage-staff']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Not found' }), address).toBeAttached();
    }
    // "All activities" are for everyone but family users (row PE-8).
    for (const path of [
      'today/get',
      'resident/list',
      'activity/list',
      'report/log',
      'relative/my-people',
      'staff/list',
    ])
      expect((await askServer(page, path)).status, path).toBe(403);
    expect((await askServer(page, 'me')).body).toMatchObject({
      organisation_type: 2,
      package: { title: 'Package D' },
      carehome: { organisation: { is_risk_assessment_enabled: false } },
      role: null,
    });
  });
}
