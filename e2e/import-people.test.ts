import { zipSync, strToU8 } from 'fflate';
import { writeXlsx } from '../app/import/write-spreadsheet.ts';
import { expect, test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';
import { FAMILY, chooseFile } from './spreadsheet.ts';

test.use(SIZES.desk);

const MANAGER = 'manager@larch-house.example';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const surname = (at: number) => `Zeta${LETTERS[Math.floor(at / 26)] ?? ''}${LETTERS[at % 26] ?? ''}`;

/** 60 residents and 40 staff in one file, as a home might have it, with twelve faults planted. */
function plantedFile(): Buffer {
  const headers = ['Type', 'Surname', 'Forename', 'D.O.B.', 'Room No', 'NHS No', 'Religion', 'E-mail', 'Job title'];
  const residents = Array.from({ length: 60 }, (_, at) => [
    'Resident',
    surname(at),
    'Agnes',
    `${String((at % 27) + 1).padStart(2, '0')}/0${(at % 9) + 1}/19${30 + (at % 10)}`,
    String(at + 100),
    '',
    '',
    '',
    '',
  ]);
  const staff = Array.from({ length: 40 }, (_, at) => [
    'Staff',
    surname(at + 100),
    'Bryn',
    '',
    '',
    '',
    '',
    `bryn${at}@larch-house.example`,
    'Carer',
  ]);
  const plant = (row: string[] | undefined, column: number, value: string) => row?.splice(column, 1, value);
  plant(residents[3], 3, '14000'); // 1 a day as Excel counts it
  plant(residents[5], 3, '04/23/1938'); // 2 the other order
  plant(residents[7], 3, '31/02/1938'); // 3 no day at all
  plant(residents[9], 3, '3/4/24'); // 4 two digits of a year
  plant(residents[11], 2, ''); // 5 no first name
  plant(residents[13], 4, ''); // 6 no room
  plant(residents[15], 5, '9434765918'); // 7 a wrong NHS number
  plant(residents[17], 1, `=${surname(17)}`); // 8 a formula in a name
  plant(residents[19], 6, '=HYPERLINK("http://evil.example")'); // 9 a formula in a word
  residents[21]?.splice(0, 9, ...(residents[20] ?? [])); // 10 the same person twice
  plant(staff[4], 7, 'bryn4@larch-house,example'); // 11 a broken address
  plant(staff[6], 8, 'Astronaut'); // 12 a role that we do not know
  const text = [headers, ...residents, ...staff]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n');
  return Buffer.from(`\uFEFF${text}\r\n`, 'utf16le');
}

/** What is told at each: row and column as the spreadsheet counts and calls them. */
const TOLD: [cell: string, message: RegExp][] = [
  ['Date of birth, row 5', /Excel’s day number 14000/],
  ['Date of birth, row 7', /Not in the order of the others/],
  ['Date of birth, row 9', /no date that exists/],
  ['Date of birth, row 11', /at least 18/],
  ['First name, row 13', /Enter a name/],
  ['Room, row 15', /Enter the room/],
  ['NHS number, row 17', /one of its digits is not right/],
  ['Last name, row 19', /letters, spaces, hyphens/],
  ['Faith, row 21', /begins like a formula/],
  ['Last name, row 23', /same person as in row 22/],
  ['Email address, row 66', /correct format/],
  ['Role, row 68', /no role “Astronaut”/],
];

test('sixty residents and forty staff with twelve faults come in, every fault told at its cell', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(MANAGER);
  await page.goto('/tabs/residents');
  let clicks = 0;
  const click = async (name: string | RegExp) => {
    clicks += 1;
    await page.getByRole('button', { name }).click();
  };
  clicks += 1;
  await page.getByRole('link', { name: 'People from a spreadsheet' }).click();
  await isAccessible();
  clicks += 1;
  await chooseFile(page, 'greenfields.csv', plantedFile());
  await expect(page.getByRole('button', { name: 'Show the people' })).toBeVisible();
  await isAccessible();
  await click('Show the people');
  await expect(page.getByText('Everybody 100')).toBeVisible();
  await click(/^To correct/);
  const red = await page.getByRole('row').count();
  expect(red).toBeGreaterThan(8);
  await isAccessible();
  for (const [cell, message] of TOLD.filter(
    ([, told]) => !/Excel|order of the others|like a formula/.test(told.source),
  ))
    await expect(page.getByLabel(cell, { exact: true })).toHaveAccessibleDescription(message);
  await click(/^To look at/);
  for (const [cell, message] of TOLD.filter(([, told]) => /Excel|order of the others|like a formula/.test(told.source)))
    await expect(page.getByLabel(cell, { exact: true })).toHaveAccessibleDescription(message);
  await click(/^Take all/);
  await click(/^To correct/);
  await page.getByLabel('First name, row 13', { exact: true }).fill('Nesta');
  await page.keyboard.press('Enter');
  await page.getByLabel('Room, row 15', { exact: true }).fill('113');
  await page.keyboard.press('Enter');
  await click('Leave 1 row out');
  await expect(page.getByRole('button', { name: 'Create 98 people' })).toBeEnabled();
  await click('Create 98 people');
  await expect(page.getByRole('heading', { name: 'Done' })).toBeFocused();
  await expect(page.getByText('58 residents are among us now.')).toBeVisible();
  await expect(page.getByText('40 staff members are invited.')).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(12);
  await isAccessible();

  await page.getByRole('button', { name: 'Another file' }).click();
  await page.getByRole('button', { name: 'Take back: greenfields.csv' }).click();
  await page.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(page.getByText('98 rows are taken back.')).toBeVisible();
});

test('what is taken out comes in again as the same people, as a workbook and as plain text', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER);
  for (const name of ['As a workbook (XLSX)', 'As plain text (CSV)']) {
    await page.goto('/import-people');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^Larch House \d{4}-\d\d-\d\d\.(xlsx|csv)$/);
    const bytes: Buffer[] = [];
    for await (const chunk of await saved.createReadStream()) bytes.push(Buffer.from(chunk));
    await chooseFile(page, saved.suggestedFilename(), Buffer.concat(bytes));
    await page.getByRole('button', { name: 'Show the people' }).click();
    await expect(page.getByText(/^\d+ people stay as they are$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^To correct/ })).toHaveCount(0);
  }
});

test('relatives come in to their residents, one by mail and one by letter, and are taken back', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(MANAGER);
  await page.goto('/import-people');
  await chooseFile(page, 'family.csv', Buffer.from(FAMILY));
  await expect(page.getByRole('radio', { name: 'Relative' })).toBeChecked();
  await page.getByRole('button', { name: 'Show the people' }).click();
  await expect(page.getByText('Everybody 6')).toBeVisible();
  const row = (number: number) => page.getByRole('row', { name: new RegExp(`^Row ${number} `) });
  await expect(row(2)).toContainText('Sarah Hartley has access to Eileen Hartley');
  await expect(row(3)).toContainText('For Arthur Pugh');
  await expect(page.getByLabel('Resident, row 5', { exact: true })).toHaveAccessibleDescription(
    /Nobody of this name lives here/,
  );
  await expect(page.getByLabel('Level, row 4', { exact: true })).toHaveAccessibleDescription(
    /reads what the family may/,
  );
  await isAccessible();
  await page.getByRole('button', { name: /^Take all/ }).click();
  await expect(page.getByLabel('Email address, row 6', { exact: true })).toHaveValue('tom@family.example');
  await page.getByRole('button', { name: 'Leave 1 row out' }).click();
  await page.getByRole('button', { name: 'Create 4 people' }).click();
  await expect(page.getByText('4 relatives are invited.')).toBeVisible();
  await expect(page.getByText('1 person stays as they are.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Letters to print' })).toContainText('Marlon Campbell, about Joyce');
  await isAccessibleInEveryLook(page, 'an import that is done, with letters');
  await page.getByRole('link', { name: 'See family and friends' }).click();
  await expect(page.getByRole('link', { name: /Gwyneth Pugh/ })).toContainText('Waiting');

  await page.goto('/import-people');
  await page.getByRole('button', { name: 'Take back: family.csv' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await isAccessibleInEveryLook(page, 'an import that is to be taken back');
  await page.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(page.getByText('4 rows are taken back.')).toBeVisible();
});

test('a workbook brings residents and their relatives together', async ({ page, signIn }) => {
  const sheets = [
    {
      name: 'Residents',
      rows: [
        ['First name', 'Last name', 'Room'],
        ['Agnes', 'Newcomer', '301'],
      ],
    },
    {
      name: 'Families',
      rows: [
        ['Name', 'Relationship', 'Resident', 'Access'],
        ['Nia Newcomer', 'Daughter', 'Agnes Newcomer', 'Family'],
      ],
    },
  ];
  await signIn(MANAGER);
  await page.goto('/import-people');
  await chooseFile(page, 'home.xlsx', Buffer.from(writeXlsx(sheets)));
  await page.getByRole('button', { name: 'Show the people' }).click();
  await expect(page.getByText('For Agnes Newcomer, of this file')).toBeVisible();
  await page.getByRole('button', { name: 'Create 2 people' }).click();
  await expect(page.getByText('1 resident is one of us now.')).toBeVisible();
  await expect(page.getByText('1 relative is invited.')).toBeVisible();
  await page.getByRole('link', { name: 'See the residents' }).click();
  await page.getByRole('link', { name: /^Agnes/ }).click();
  await expect(page.getByRole('main')).toContainText('Nia');
});

test('ten thousand rows are read and judged in three seconds, and only those in view are drawn', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER);
  await page.goto('/import-people');
  const rows = Array.from(
    { length: 10_000 },
    (_, at) =>
      `Agnes,Omega${LETTERS[at % 26] ?? ''}${LETTERS[Math.floor(at / 26) % 26] ?? ''}${LETTERS[Math.floor(at / 676)] ?? ''},${at}`,
  );
  await chooseFile(page, 'many.csv', Buffer.from(['First name,Last name,Room', ...rows].join('\n')));
  await page.getByRole('button', { name: 'Show the people' }).click();
  await expect(page.getByText('Everybody 10000')).toBeVisible();
  await expect(page.getByLabel('First name, row 2', { exact: true })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
});

test('whoever looks further down a long list loses neither their place nor what they typed', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER);
  await page.goto('/import-people');
  const rows = Array.from({ length: 400 }, (_, at) => `Agnes,${surname(at)},${at}`);
  await chooseFile(page, 'long.csv', Buffer.from(['First name,Last name,Room', ...rows].join('\n')));
  await page.getByRole('button', { name: 'Show the people' }).click();
  const first = page.getByLabel('First name, row 2', { exact: true });
  await first.fill('Agneta');
  await page.getByRole('table').evaluate((table) => {
    const rows = [...table.querySelectorAll('div')].find((part) => part.scrollHeight > part.clientHeight + 1_000);
    rows?.scrollTo({ top: 20_000 });
  });
  await expect(page.getByLabel('First name, row 3', { exact: true })).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('Agneta');
});

test('a file that is none is refused kindly, and the next one is read', async ({ page, signIn }) => {
  await signIn(MANAGER);
  await page.goto('/import-people');
  await chooseFile(page, 'photo.xlsx', Buffer.from(zipSync({ 'word/document.xml': strToU8('<w/>') })));
  await expect(page.getByText(/can’t read this file/)).toBeVisible();
  await chooseFile(page, 'one.csv', Buffer.from('Name,Room\nAgnes Solo,7'));
  await expect(page.getByRole('button', { name: 'Show the people' })).toBeVisible();
});
