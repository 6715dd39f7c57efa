import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';

test('a manager opens what a number was made of, and a gap that says what to do and who [issue 5]', async ({
  page,
  signIn,
}) => {
  await signIn('manager@larch-house.example');
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Inspection pack/u }).click();
  await expect(page.getByRole('heading', { name: 'Ready when they knock', level: 1 })).toBeVisible();
  const questions = page.getByRole('list', { name: 'Evidence by key question' });
  await expect(questions.getByRole('listitem')).toHaveCount(5);

  // A number opens its pieces: each says who recorded it and when, and leads to where it stands.
  const caring = questions.getByRole('listitem').filter({ hasText: 'Dignity, choices' });
  await caring.getByRole('link', { name: /Caring/u }).click();
  await expect(page.getByRole('heading', { name: 'Caring', level: 1 })).toBeVisible();
  const pieces = page.getByRole('list', { name: 'What it is made of' });
  await page.getByRole('button', { name: /^In their own words/u }).click();
  await expect(pieces.getByRole('listitem').first()).toContainText('Recorded by');
  await expect(page).toHaveURL(/source=own_words/u);
  // The newest may be a card of About me, which stands on the person's page.
  await pieces.locator('a[href^="/manage-report/"]').first().click();
  await expect(page).toHaveURL(/manage-report/u);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Caring', level: 1 })).toBeVisible();
  await page.goto('/evidence');

  // A gap says what to do and who, and leads to each person.
  await questions.getByRole('link', { name: /^About me: \d+ people/u }).click();
  await expect(page.getByText('Their key worker')).toBeVisible();
  await page
    .getByRole('list', { name: /No card of their “About me”/u })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/manage-about-me/u);
});

test('a draft is called one, and stands in the address [issue 5]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/tabs/evidence');
  // A coordinator reads the evidence and makes no pack of it: nothing of packs is shown or asked for.
  await expect(page.getByRole('list', { name: 'Evidence by key question' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In the pack' })).toHaveCount(0);
  await expect(page.getByText(/There is a problem|not allowed/)).toHaveCount(0);
  await page.getByRole('button', { name: /By the questions of/u }).click();
  await page.getByRole('option', { name: /draft of 2026 \(draft\)/u }).click();
  await expect(page).toHaveURL(/framework=cqc-asc-2026/u);
  await expect(page.getByText('This is a draft', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('This is a draft', { exact: false })).toBeVisible();
});

test('evidence does not exist for a carer [issue 5]', async ({ page, signIn }) => {
  await signIn('carer@larch-house.example');
  await page.goto('/tabs/evidence');
  await expect(page.getByText('There is nothing here')).toBeVisible();
});

test('evidence can be read by everybody [H1, H4]', async ({ page, signIn }) => {
  test.setTimeout(240_000);
  await signIn('manager@larch-house.example');
  await page.goto('/tabs/evidence');
  await expect(page.getByRole('list', { name: 'At a glance' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'evidence');
  await page.goto('/evidence/pieces?question=cqc.caring');
  await expect(page.getByRole('list', { name: 'What it is made of' })).toBeVisible();
  await isAccessibleInEveryLook(page, 'pieces of evidence');
  await page.goto('/evidence/gaps/about_me_old');
  await expect(page.getByText('Their key worker')).toBeVisible();
  await isAccessibleInEveryLook(page, 'a gap');
});

test('every statement of a standard is named, also what a home shows by other papers [issue 5]', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('manager@larch-house.example');
  await page.goto('/evidence?framework=nice-qs50');
  const questions = page.getByRole('list', { name: 'Evidence by key question' });
  await expect(questions.getByRole('listitem')).toHaveCount(4);
  await questions.getByRole('link', { name: /Sight and hearing/u }).click();
  await expect(page.getByRole('heading', { name: 'Sight and hearing', level: 1 })).toBeVisible();
  await page.getByText('What this counts').click();
  await expect(page.getByText('What it asks for:').locator('..')).toContainText(
    'specific needs arising from sensory impairment',
  );
  await expect(page.getByText('Shown elsewhere, such as in care plans:').locator('..')).toContainText(
    'the full range of healthcare services',
  );
  await isAccessible();
});
