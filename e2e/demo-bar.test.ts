import { expect, quietTest as test } from './journey.ts';

test('the bar of a demo home says whether emails leave its server [PR-6]', async ({ page, signIn }) => {
  await signIn('carer@larch-house.example');
  const bar = page.getByRole('complementary', { name: 'Demo' });
  await expect(bar).toHaveText('Demo home: nobody here is real, and no email is sent.');
  // As a server with a mail server answers.
  await page.route('**/api/v2/me', async (route) => {
    const response = await route.fetch();
    const profile = await response.json();
    await route.fulfill({ response, json: { ...profile, carehome: { ...profile.carehome, sends_mail: true } } });
  });
  await page.reload();
  await expect(bar).toHaveText('Demo home: nobody here is real, but emails are sent.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
