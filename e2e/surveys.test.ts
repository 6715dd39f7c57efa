import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';

const ANITA = 'manager@larch-house.example';
const SARAH = 'relative@larch-house.example';
const TOMASZ = 'carer@larch-house.example';

test('a relative answers by keyboard, keeps it for later, goes on and is thanked', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(SARAH);
  await page.getByRole('link', { name: 'Answer: How was the cream tea?' }).click();
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeFocused();
  await isAccessible();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByText('Choose an answer, or go back')).toBeVisible();
  await page.getByRole('radio', { name: 'In between' }).press('Space');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Save and go on later' }).click();
  await page.getByRole('link', { name: 'Go on with: How was the cream tea?' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('textbox', { name: 'One word for it' }).fill('Warm');
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeFocused();
  await expect(page.getByText('Anita reads every one, and shows what changed on the notice board.')).toBeVisible();
  await isAccessible();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByText('The days ahead')).toBeVisible();
  await expect(page.getByText('How was the cream tea?')).toHaveCount(0);
});

test('a carer helps Eileen answer with faces', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await page.getByRole('link', { name: 'Help somebody answer: How is it for you here?' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await page.getByRole('button', { name: /Who answers\?/ }).click();
  await page.getByRole('option', { name: /^Eileen/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Together with Eileen')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('radio', { name: 'Good', exact: true }).check();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'How is the food?' })).toBeFocused();
});

test('a manager begins with a template, opens it, and somebody answers by a link without an account', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(ANITA);
  await page.goto('/surveys');
  await page.getByRole('link', { name: 'Begin with this: How was it?' }).click();
  const welsh = page.getByLabel(/^Title in Welsh/u);
  const before = await welsh.inputValue();
  expect(before).not.toBe('');
  await page.getByLabel('Title', { exact: true }).fill('How was the concert?');
  // What said something else in Welsh is not asked, unless somebody says that it fits.
  await expect(welsh).toHaveValue('');
  await page.getByRole('button', { name: 'It still fits: bring it back' }).click();
  await expect(welsh).toHaveValue(before);
  await welsh.fill('');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How was the concert?' })).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('button', { name: 'Set up a device' }).click();
  const link = await page.locator('code').textContent();
  const tablet = await anotherDevice();
  await tablet.goto(`/answer/${link?.split('/answer/')[1] ?? ''}`);
  await tablet.getByRole('button', { name: 'Begin' }).click();
  await tablet.getByRole('radio', { name: 'Good', exact: true }).check();
  await tablet.getByRole('button', { name: 'Next' }).click();
  await tablet.getByRole('button', { name: 'Leave it out' }).click();
  await tablet.getByRole('button', { name: 'Hand it in' }).click();
  await expect(tablet.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await tablet.getByRole('button', { name: 'For the next person' }).click();
  await expect(tablet.getByRole('button', { name: 'Begin' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('fewer than 5 answered')).toBeVisible();
  await page.getByRole('link', { name: 'Enter paper answers' }).click();
  await page.getByRole('button', { name: '1 Good', exact: true }).press('1');
  await page.getByRole('button', { name: 'This sheet is done' }).click();
  await expect(page.getByText('1 sheet entered')).toBeVisible();
});

test('what people said and what became of it hangs on the notice board, in one step', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(ANITA);
  await page.goto('/you-said');
  const late = page.getByRole('listitem').filter({ hasText: 'We hear too late when an outing moves' });
  // What nobody has been shown yet is shown to everybody first.
  await expect(late.getByRole('button', { name: 'Show to everybody' })).toBeVisible();
  await expect(late.getByRole('link')).toHaveCount(0);
  const supper = page.getByRole('listitem').filter({ hasText: 'Supper comes too early.' });
  await supper.getByRole('link', { name: 'Put it on the notice board' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('You said, we did');
  await page.getByRole('button', { name: 'Hang it now' }).click();
  await expect(page.getByText('It hangs on the board.')).toBeVisible();

  const other = await anotherDevice();
  await signIn(SARAH, other);
  await other
    .getByRole('region', { name: 'Notice board' })
    .getByRole('link', { name: /notices$/ })
    .click();
  const notice = other
    .getByRole('article', { name: 'You said, we did' })
    .filter({ hasText: 'Supper comes too early.' });
  await expect(notice.getByText('We did', { exact: true })).toHaveCSS('font-weight', '700');
  await expect(notice).toContainText('Supper is at half past five now');
});

test.describe('in every look', () => {
  test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
  test.setTimeout(240_000);

  test('surveys can be read by everybody [H1, H4]', async ({ page, signIn }) => {
    await signIn(ANITA);
    await page.goto('/surveys');
    const surveys = page.getByRole('list', { name: 'Surveys of this home' });
    await surveys
      .getByRole('link', { name: /^How are we doing/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Part by part' })).toBeVisible();
    await isAccessibleInEveryLook(page, 'results of a survey');
    await page.goto('/surveys/new?template=easy-read');
    await expect(page.getByRole('heading', { name: 'On a phone' })).toBeVisible();
    await isAccessibleInEveryLook(page, 'the editor of a survey');
    await page.goto('/you-said');
    await expect(page.getByText('Supper comes too early.')).toBeVisible();
    await isAccessibleInEveryLook(page, 'you said, we did');
    await page.goto('/surveys');
    await expect(surveys).toBeVisible();
    await isAccessibleInEveryLook(page, 'the surveys');
  });
});
