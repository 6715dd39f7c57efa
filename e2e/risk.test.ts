import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const ANITA = 'manager@larch-house.example';
const TOMASZ = 'carer@larch-house.example';

/** Something of the list of risk assessments. */
const listed = (page: Page, list: string | RegExp) => page.getByRole('list', { name: list });

/** The clock on the wall of the home, so that a session that is planned now is on now. */
function timeNow(): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' }).format(new Date());
}

test('Nadia assesses an activity, Anita signs it, and everybody on the staff reads it', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Risk assessments/ }).click();
  await expect(page).toHaveTitle('Risk assessments Heartsease');
  await page.getByRole('link', { name: 'Write one', exact: true }).click();
  await page.getByRole('button', { name: /Which activity/ }).click();
  await page.getByRole('option', { name: 'Dominoes', exact: true }).click();
  await expect(page.getByLabel('What is it called?')).toHaveValue('Dominoes');

  // What people gain comes first: without it nothing is sent.
  await page.getByRole('button', { name: 'Send it to be signed' }).click();
  await expect(page.getByRole('alert').getByText('Say what people gain, and what is lost if we say no')).toBeVisible();
  await page.getByLabel('What people gain, and what is lost').fill('Old friends at one table. Alone, nobody plays.');

  // A starter hazard in one tap, and its matrix by keyboard alone.
  await page.getByRole('button', { name: 'Add what can go wrong' }).click();
  const starters = page.getByRole('dialog', { name: 'What can go wrong?' });
  await starters.getByRole('button', { name: 'Thirst' }).click();
  await isAccessible();
  // Tapped twice: the sheet closes, and the form stays.
  await starters.getByRole('button', { name: 'Done' }).evaluate((done: HTMLButtonElement) => {
    done.click();
    done.click();
  });
  await page.getByRole('button', { name: /^Thirst Nobody/ }).click();
  const line = page.getByRole('dialog', { name: 'Thirst' });
  const then = line.getByRole('group', { name: 'And when all of it is done?' });
  await then.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(then.getByRole('radio', { name: 'Likelihood 2, harm 2: 4, Low' })).toBeChecked();
  await expect(then.getByText('4, Low.')).toBeVisible();
  await line.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Send it to be signed' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Thirst Nobody/ })).toContainText('Then: Low, 4');
  await page.getByRole('button', { name: 'Send it to be signed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dominoes' })).toBeVisible();
  await expect(page.getByText('You wrote it, so somebody else signs it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign it' })).toHaveCount(0);
  const address = new URL(page.url()).pathname;

  const manager = await anotherDevice();
  await signIn(ANITA, manager);
  await expect(manager.getByRole('region', { name: 'Risk assessments' })).toContainText('2 wait for a signature');
  await manager.goto('/risk');
  await listed(manager, /^Waits for a signature/)
    .getByRole('link', { name: /^Dominoes/ })
    .click();
  await expect(manager.getByText('Old friends at one table.')).toBeVisible();
  await manager.getByRole('button', { name: 'Return with a word' }).click();
  await manager.getByRole('button', { name: 'Return it' }).click();
  await expect(manager.getByLabel('What is missing, or why not?')).toHaveAccessibleDescription(/Say why/);
  await manager.getByLabel('What is missing, or why not?').fill('Who turns the music down?');
  await manager.getByRole('button', { name: 'Return it' }).click();
  await expect(manager.getByText('“Dominoes” is returned.')).toBeVisible();

  await page.goto(`${address}/change`);
  await expect(page.getByText('Who turns the music down?')).toBeVisible();
  await page.getByLabel('How many staff?').fill('One, who turns the music down');
  await page.getByRole('button', { name: 'Send it to be signed' }).click();
  await expect(page.getByText('“Dominoes” waits for a signature.')).toBeVisible();
  await manager.goto(address);
  await manager.getByRole('button', { name: 'Sign it' }).click();
  await expect(manager.getByText('You signed “Dominoes”.')).toBeVisible();
  const download = manager.waitForEvent('download');
  await manager.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^risk-assessment-[\d-]+\.pdf$/);

  const carer = await anotherDevice();
  await signIn(TOMASZ, carer);
  await carer.goto(address);
  await expect(carer.getByText(/^Signed · Anita/)).toBeVisible();
  await expect(carer.getByRole('button', { name: 'Look at it again' })).toHaveCount(0);
  await expect(carer.getByRole('button', { name: 'Sign it' })).toHaveCount(0);
});

test('before bread is baked somebody says by name how it is safe for Eileen', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.goto('/planned-session/new');
  await page.getByLabel('What is planned?').fill('bread baking');
  await page
    .getByRole('list', { name: 'Activities' })
    .getByRole('button', { name: /^Bread baking/ })
    .click();
  await page.getByLabel('Begins at').fill(timeNow());
  await page.getByRole('button', { name: 'Plan it' }).click();
  const card = page.getByRole('region', { name: 'To keep in mind' });
  await expect(card).toContainText('Nothing stands out for the people who are expected.');

  // She joins when it was looked up already.
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Choose people' }).click();
  await page.getByRole('button', { name: /Eileen Hartley/ }).click();
  await page.getByRole('button', { name: 'Done: 1 person' }).click();
  const whilePlanning = page.getByRole('status').filter({ hasText: 'To keep in mind' });
  await expect(whilePlanning).toContainText('Allergic to: Eggs');
  await expect(whilePlanning.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save the plan' }).click();

  await expect(card).toContainText('Not without a word');
  await expect(card.getByRole('link', { name: 'Friday loaf: bread baking' })).toBeVisible();
  await isAccessible();
  await page.getByRole('link', { name: 'Log how it was' }).click();
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await isAccessible();
  await page.getByRole('button', { name: 'Say how it is safe: Eileen, Allergies' }).click();
  const sheet = page.getByRole('dialog', { name: 'Eileen: Allergies' });
  await sheet.getByRole('button', { name: 'Keep it with my name' }).click();
  await expect(sheet.getByLabel(/^How is it safe for Eileen/)).toHaveAccessibleDescription(/Say how it is safe/);
  await sheet.getByRole('button', { name: 'Eileen has a batch of their own.' }).click();
  await isAccessible();
  await sheet.getByRole('button', { name: 'Keep it with my name' }).click();
  // Her face in the log: behind a sheet that is still open it could not be found.
  await expect(page.getByRole('main').getByRole('button', { name: /^Eileen/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toHaveCount(0);

  // It is shown afterwards, with who said it; the sheet has left the history by then.
  await expect(page).not.toHaveURL(/over=/);
  await page.goBack();
  await expect(card).toContainText('Nadia: Eileen has a batch of their own.');
});

test('what is out of date says so in the planner and on the session, and is looked at again', async ({
  page,
  signIn,
}) => {
  await signIn(ANITA);
  await expect(page.getByRole('region', { name: 'Risk assessments' })).toContainText('1 is out of date');
  await page.goto('/planned-session/new');
  await page.getByLabel('What is planned?').fill('gardening club');
  await page
    .getByRole('list', { name: 'Activities' })
    .getByRole('button', { name: /^Gardening club/ })
    .click();
  await page.getByRole('button', { name: 'Plan it' }).click();
  const card = page.getByRole('region', { name: 'To keep in mind' });
  await expect(card).toContainText('Assessment out of date');
  await page.goto('/tabs/today');
  await expect(page.getByText('Assessment out of date').first()).toBeVisible();
  await page.goto('/tabs/planner');
  await expect(page.getByText('Assessment out of date').first()).toBeVisible();
  await page.getByRole('button', { name: 'Month' }).click();
  await expect(page.getByRole('link', { name: /Gardening club Assessment out of date/ }).first()).toBeVisible();
  // The activity's own page leads there too.
  await page.goto('/tabs/activities');
  await page.getByRole('searchbox').fill('gardening club');
  await page.getByRole('link', { name: /^Gardening club/ }).click();
  const assessed = page.getByRole('region', { name: 'Risk assessment' });
  await expect(assessed).toContainText('Out of date');
  await assessed.getByRole('link', { name: /^Gardening club/ }).click();
  await expect(page).toHaveURL(/\/risk\/./);
  await page.goto('/risk');
  await listed(page, /^Out of date/)
    .getByRole('link', { name: /^Gardening club/ })
    .click();
  await page.getByRole('button', { name: 'Look at it again' }).click();
  await page.getByRole('button', { name: 'Send it to be signed' }).click();
  await page.getByRole('button', { name: 'Sign it' }).click();
  await expect(page.getByText(/^You signed/)).toBeVisible();
  await page.getByRole('link', { name: 'Edition 1' }).click();
  await expect(page.getByText('Earlier edition', { exact: true })).toBeVisible();
});

test('where the organisation has none of it there is no trace: no word, no call', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/risk/')) asked.push(request.url());
  });
  await signIn('organiser@teme-valley.example');
  await page.goto('/tabs/more');
  await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText('Risk assessments')).toHaveCount(0);
  await page.goto('/risk');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
  expect(asked).toEqual([]);
});
