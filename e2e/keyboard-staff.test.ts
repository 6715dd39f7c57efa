import { askServer } from './ask-server.ts';
import { dominoes } from './dominoes.ts';
import { expect, test } from './journey.ts';
import { keysOn } from './keys.ts';
import { calmPicture } from './pictures.ts';
import { SIZES } from './playwright.config.ts';
import { settled } from './settled.ts';

test.use(SIZES.desk);

const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';
const ANITA = 'manager@larch-house.example';

test('a group is logged, one of them otherwise, and taken back without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(NADIA);
  const { press } = keysOn(page);
  await press(page.getByRole('button', { name: 'Enjoyed it' }).first());
  await press(page.getByRole('main').getByRole('button', { name: /^Arthur/ }));
  await press(page.getByRole('button', { name: 'Joined quietly' }).last());
  await press(page.getByRole('button', { name: /^Save for/ }));
  await expect(page.getByRole('heading', { name: 'Who was in it' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('button', { name: 'Enjoyed it' }).first()).toBeVisible();
});

test('a one-to-one is logged, told in a few words and gone on to a full report without a mouse [H2]', async ({
  page,
  signIn,
}) => {
  await signIn(TOMASZ);
  const { press, type } = keysOn(page);
  await press(page.getByRole('button', { name: 'Log a moment' }));
  await press(page.getByRole('dialog').getByRole('button', { name: /Frank/ }));
  await press(page.getByRole('button', { name: 'A cuppa' }));
  await press(page.getByRole('button', { name: 'Loved it' }).last());
  await type(page.getByLabel(/A few words/), 'Two sugars.');
  await press(page.getByRole('button', { name: 'Add more' }));
  await expect(page.getByLabel('A few words about Frank')).toHaveValue('Two sugars.');
  await press(page.getByRole('button', { name: 'Mostly absorbed' }));
  await type(page.getByLabel('Their own words'), 'The best cup this week.');
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('“The best cup this week.”')).toBeVisible();
});

test('what was noticed is written down without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  const { report_id } = await dominoes(page);
  await page.goto(`/manage-report/${report_id}`);
  const { press, type } = keysOn(page);
  await press(page.getByRole('link', { name: 'Add what you noticed' }));
  await press(page.getByRole('button', { name: /^Joyce/ }));
  await press(page.getByRole('button', { name: 'Something new they like' }));
  await type(page.getByLabel('What does Joyce like?'), 'Steel pans');
  await type(page.getByLabel('In a few words'), 'Tapped along to the radio');
  await press(page.getByRole('button', { name: 'Write it down' }));
  const noticed = page.getByRole('region', { name: 'Noticed afterwards' });
  await press(noticed.getByRole('button', { name: 'Add it' }));
  await expect(noticed.getByText('Among the interests')).toBeVisible();
});

test('a photo is chosen, named, marked and shared without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  const { report_id } = await dominoes(page);
  await page.goto(`/manage-report/${report_id}`);
  await settled(page);
  const { press, type } = keysOn(page);
  const chosen = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: /photo/i }).first());
  await (await chosen).setFiles(calmPicture('dominoes.png'));
  const sheet = page.getByRole('dialog', { name: 'Your new photo' });
  await press(sheet.getByRole('button', { name: 'Joyce', exact: true }));
  await press(sheet.getByRole('button', { name: 'Mark Joyce’s face' }));
  await press(sheet.getByRole('application'), 'ArrowUp');
  await expect(sheet.getByRole('button', { name: 'Joyce’s face is marked' })).toBeVisible();
  await press(sheet.getByLabel('Everybody in the picture is named'), 'Space');
  await type(sheet.getByLabel('What it shows'), 'Joyce wins at dominoes');
  await press(sheet.getByLabel('Share it with family'), 'Space');
  await press(sheet.getByRole('button', { name: 'Save and share' }));
  await expect(sheet).toBeHidden();
});

test('an event is put into the calendar and answered without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.goto('/tabs/calendar');
  const { press, type, choose } = keysOn(page);
  await press(page.getByRole('link', { name: 'Add an event' }));
  await press(page.getByRole('button', { name: 'Live music' }));
  await type(page.getByLabel('Name', { exact: true }), 'The Ludlow Fiddlers');
  await type(page.getByLabel('Where'), 'Conservatory');
  await press(page.getByRole('button', { name: 'Put it in the calendar' }));
  await expect(page.getByRole('heading', { name: 'The Ludlow Fiddlers', level: 1 })).toBeVisible();
  await press(page.getByRole('button', { name: 'Coming', exact: true }));
  await expect(page.getByText(/1 person is coming/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Answer for a resident' }));
  const sheet = page.getByRole('dialog', { name: 'Answer for a resident' });
  await press(sheet.getByRole('button', { name: /Who\?/ }));
  await page.keyboard.type('Arthur');
  await page.keyboard.press('Enter');
  await choose(sheet.getByRole('radio', { name: 'Coming', exact: true }));
  await press(sheet.getByRole('button', { name: 'Save the answer' }));
  await expect(page.getByText('said by Nadia')).toBeVisible();
});

test('an answer about photos is written down without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.goto('/tabs/residents');
  const { press, choose } = keysOn(page);
  await press(page.getByRole('main').getByRole('link', { name: 'Arthur' }));
  await press(page.getByRole('link', { name: 'Open all answers' }));
  const row = page.getByRole('button', { name: /^Photos in the home/ });
  await press(row);
  const sheet = page.getByRole('dialog', { name: 'Photos in the home' });
  await choose(sheet.getByRole('radio', { name: 'No longer' }));
  await press(sheet.getByRole('button', { name: 'Write it down' }));
  await expect(sheet).toHaveCount(0);
  await expect(row).toContainText('No longer');
  await expect(row).toBeFocused();
});

test('a notice is written, looked at and hung without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(ANITA);
  await page.goto('/manage-notice-board');
  const { press, type } = keysOn(page);
  await press(page.getByRole('link', { name: 'Write a notice' }));
  await type(page.getByLabel('Title', { exact: true }), 'Mince pies on Monday');
  await type(page.getByLabel('Words', { exact: true }), 'At three, in the lounge.');
  await press(page.getByLabel('Show it in the lounge'), 'Space');
  await press(page.getByRole('button', { name: 'Hang it now' }));
  await expect(page.getByText('It hangs on the board.')).toBeVisible();
});

test('the inspection pack is made and shared without a mouse [H2]', async ({ page, signIn }) => {
  test.slow();
  await signIn(ANITA);
  await page.goto('/tabs/evidence');
  const { press, type, choose } = keysOn(page);
  const card = page.getByRole('complementary', { name: 'In the pack' });
  await press(card.getByRole('checkbox', { name: /^A month in the life/ }), 'Space');
  const fetching = page.waitForEvent('download', { timeout: 60_000 });
  await press(card.getByRole('button', { name: 'Make the pack' }));
  expect((await fetching).suggestedFilename()).toMatch(/^evidence-pack-[-\d]+\.pdf$/);
  await press(card.getByRole('button', { name: /^Share by link: / }));
  const sheet = page.getByRole('dialog', { name: 'Share by link' });
  await type(sheet.getByLabel('Who is it for?'), 'CQC, Ms Ames');
  await choose(sheet.getByRole('radio', { name: '1 week' }));
  await press(sheet.getByRole('button', { name: 'Make the link' }));
  await expect(sheet.getByLabel('The link')).toHaveValue(/^http/);
});

test('somebody’s days are made into a file and fetched without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.goto('/download-report');
  const { press } = keysOn(page);
  await press(page.getByRole('button', { name: /^Choose Person/ }));
  await page.keyboard.type('Eileen');
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Four weeks' }));
  await press(page.getByRole('button', { name: 'Make the file' }));
  const made = page.getByRole('list', { name: 'Your files' }).getByRole('button', { name: /^Download: Eileen/ });
  await expect(made).toBeVisible({ timeout: 60_000 });
  const fetching = page.waitForEvent('download');
  await press(made);
  expect((await fetching).suggestedFilename()).toMatch(/^resident-[-\d]+\.pdf$/);
});

test('a report is sent to a doctor and taken back without a mouse [H2]', async ({ page, signIn }) => {
  await signIn(ANITA);
  const { report_id } = await dominoes(page);
  await page.goto(`/email-report/${report_id}`);
  const { press, type, choose } = keysOn(page);
  const look = page.getByRole('button', { name: 'See what they will read' });
  await press(look);
  await choose(page.getByRole('radio', { name: /^Somebody outside the family/ }));
  await type(page.getByLabel('Who is it?'), 'Dr Ames, GP');
  await type(page.getByLabel('Email address'), 'ames@surgery.example');
  await type(page.getByLabel('The same address once more'), 'ames@surgery.example');
  await press(look);
  await expect(page.getByRole('heading', { name: 'As they will read it' })).toBeFocused();
  await press(page.getByRole('button', { name: 'Send the link' }));
  await expect(page.getByRole('heading', { name: 'The link is on its way' })).toBeVisible();
  await press(page.getByRole('button', { name: 'I have written them down' }));
  await press(page.getByRole('button', { name: 'Take it back' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }));
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
});

test('head office goes to another home without a mouse [H2]', async ({ page, signIn }) => {
  await signIn('head-office@marches.example');
  const { press, type } = keysOn(page);
  await press(page.getByRole('link', { name: /: switch to another home$/ }));
  await type(page.getByLabel('Search by name or town'), 'harbour');
  await press(page.getByRole('button', { name: /Harbour View/ }));
  await expect(page.getByRole('link', { name: 'Harbour View: switch to another home' })).toBeVisible();
  const { body } = await askServer(page, 'me');
  expect(body['carehome']).toMatchObject({ name: 'Harbour View' });
});
