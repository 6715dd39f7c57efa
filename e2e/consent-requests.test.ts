import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const EWA = 'ewa.kowalska@larch-house.example';

test('whoever decides for somebody is asked on their first page, answers, and the home has it in writing', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(EWA);
  const asked = page.getByRole('region', { name: 'You are asked to decide' });
  await expect(asked).toContainText('What may be shown of Halina');
  await asked.getByRole('link', { name: 'Decide for Halina' }).click();
  await expect(page.getByText('Nadia of Larch House asks you')).toBeVisible();
  await expect(page.getByText('sings louder than anybody')).toBeVisible();
  await isAccessible();
  // Nothing chosen is no answer; what was begun outlives a reload.
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByText('Answer at least one of them')).toBeVisible();
  const film = page.getByRole('group', { name: /^Sound and video/ });
  await film.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel(/^Only if/).fill('Never in her night things.');
  await page.reload();
  await expect(film.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByText('Thank you. It counts from now on')).toBeVisible();
  // The other thing is still hers to decide.
  await expect(asked).toBeVisible();

  const desk = await anotherDevice();
  await signIn(NADIA, desk);
  await desk.goto('/tabs/residents');
  await desk.getByRole('link', { name: 'Halina' }).click();
  await desk.getByRole('link', { name: 'Open all answers' }).click();
  await expect(desk.getByText('Never in her night things.')).toBeVisible();
  const who = desk.getByRole('region', { name: 'Who may decide for Halina' });
  await expect(who).toContainText('Ewa was asked on');
  await expect(who).toContainText('Life story with the family');
  await isAccessible(desk);

  // Asked for another thing; what waits is not asked twice, and can be taken back.
  await who.getByRole('button', { name: 'Ask Ewa' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Ask Ewa' });
  await expect(sheet.getByLabel('Life story with the family')).toHaveCount(0);
  await sheet.getByLabel('Photos for staff training').check();
  await sheet.getByRole('button', { name: 'Ask Ewa' }).click();
  await expect(sheet.getByLabel('Capacity for this decision was assessed on')).toHaveAccessibleDescription(/./);
  await sheet.getByLabel('Capacity for this decision was assessed on').fill('2026-01-05');
  await isAccessible(desk);
  await sheet.getByRole('button', { name: 'Ask Ewa' }).click();
  await expect(desk.getByText('Ewa is asked, and hears of it.')).toBeVisible();
  // Her first page, open meanwhile, tells it by itself; what is taken back goes from it too.
  await expect(asked.getByRole('link', { name: 'Decide for Halina' })).toHaveCount(2);
  await who.getByRole('button', { name: 'Take back what Ewa was asked' }).first().click();
  await expect(desk.getByText('Taken back. Ewa is not asked any more.')).toBeVisible();
  await expect(asked.getByRole('link', { name: 'Decide for Halina' })).toHaveCount(1);
  await asked.getByRole('link', { name: 'Decide for Halina' }).click();
  await expect(page.getByRole('group', { name: /^Photos for staff training/ })).toBeVisible();
});

test('a yes is taken back as easily as it was given, and the home sees it at once', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(EWA);
  await page.getByRole('link', { name: 'Decide for Halina' }).click();
  const film = page.getByRole('group', { name: /^Sound and video/ });
  await film.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel(/^Only if/).fill('Never in her night things.');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByText('Thank you. It counts from now on')).toBeVisible();

  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /^What was decided/ }).click();
  const decided = page.getByRole('region', { name: 'What may be shown of Halina' });
  await expect(decided).toContainText('Ewa Kowalska decided it on');
  await expect(decided).toContainText('Only if: Never in her night things.');
  await isAccessible();

  // By keyboard: left as it is, and then taken back.
  const takeBack = decided.getByRole('button', { name: 'Take this yes back: Sound and video' });
  await takeBack.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Take this yes back?' });
  await expect(question).toContainText('“Sound and video” counts no longer for Halina');
  await isAccessible();
  await page.keyboard.press('Escape');
  await expect(takeBack).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Take this yes back' }).click();
  await expect(page.getByText('Taken back. This yes counts no longer, and Larch House knows.')).toBeVisible();
  await expect(decided).toContainText('No longer');
  await expect(decided.getByRole('heading', { name: 'Sound and video' })).toBeFocused();
  await expect(takeBack).toHaveCount(0);

  const desk = await anotherDevice();
  await signIn(NADIA, desk);
  await desk.goto('/tabs/residents');
  await desk.getByRole('link', { name: 'Halina' }).click();
  await desk.getByRole('link', { name: 'Open all answers' }).click();
  await expect(desk.getByRole('button', { name: /^Sound and video/ })).toContainText('No longer');
});
