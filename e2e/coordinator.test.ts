import { expect, test } from './journey.ts';

test('a coordinator signs in and sees what is on now', async ({ page, signIn, isAccessible }) => {
  await signIn('coordinator@larch-house.example');
  await expect(page).toHaveTitle('Today Heartsease');
  await expect(page.getByRole('heading', { name: /Good (morning|afternoon|evening), Nadia/ })).toBeVisible();
  await expect(page.getByText('Chair yoga with Priya')).toBeVisible();
  await isAccessible();
});
