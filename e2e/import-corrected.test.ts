import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';
import { chooseFile } from './spreadsheet.ts';

test.use(SIZES.desk);

const MANAGER = 'manager@larch-house.example';

test('a row that is corrected stays where it is, and what was corrected is lost by no step back unasked', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER);
  await page.goto('/import-people');
  const file = 'First name,Last name,Room,Date of birth\nAGNES,Solo,7,03/04/1936\nBert,Twain,8,1936';
  await chooseFile(page, 'two.csv', Buffer.from(file));
  await page.getByText('Month first').click();
  await page.getByRole('button', { name: 'Show the people' }).click();
  await page.getByRole('button', { name: 'To correct 1' }).click();
  const born = page.getByLabel('Date of birth, row 3', { exact: true });
  await expect(born).toHaveAccessibleDescription(/only a year/);
  await born.fill('3 April 1936');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'To correct 0' })).toBeVisible();
  await expect(born).toBeFocused();
  await page.getByRole('button', { name: 'Everybody 2' }).click();
  await page.getByRole('button', { name: 'Use Agnes' }).click();
  await expect(page.getByLabel('First name, row 2', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('First name, row 2', { exact: true })).toHaveValue('Agnes');
  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('radio', { name: 'Month first' })).toBeChecked();
});

test('when the answer of the last button gets lost, it is asked for again and nobody is written twice', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn(MANAGER);
  await page.goto('/import-people');
  await chooseFile(page, 'one.csv', Buffer.from('Name,Room\nAgnes Solo,7'));
  await page.getByRole('button', { name: 'Show the people' }).click();
  await page.route(
    '**/import/commit',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500 });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Create 1 person' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('we don’t know yet whether they are written');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('1 resident is one of us now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeFocused();
  // the clock that tells the time goes on, and nobody is led back to the heading by it
  await page.getByRole('link', { name: 'See the residents' }).focus();
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('link', { name: 'See the residents' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Agnes/ })).toHaveCount(1);
});
