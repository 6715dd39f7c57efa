import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';

test('what the library lacks is proposed in one tap, and is in it once somebody says yes', async ({
  page,
  signIn,
  isAccessible,
  anotherDevice,
}) => {
  await signIn('carer@larch-house.example');
  await page.goto('/tabs/activities');
  await page.getByLabel('Search the activities').fill('Jigsaw – trains');
  await page.getByRole('button', { name: 'Add “Jigsaw – trains” as our own' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our own activities' })).toBeVisible();
  const mine = page.getByRole('listitem', { name: 'Jigsaw – trains' });
  await expect(mine.getByText('Proposed by you')).toBeVisible();
  await expect(mine.getByRole('button', { name: /Say yes/ })).toHaveCount(0);

  const desk = await anotherDevice();
  await signIn('coordinator@larch-house.example', desk);
  await desk.goto('/manage-custom-activities?shelf=waiting');
  await expect(desk.getByRole('listitem', { name: 'Polish paper stars' })).toBeVisible();
  await isAccessible(desk);
  await desk.getByRole('button', { name: 'Return with a word: Polish paper stars' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Return “Polish paper stars”' });
  await sheet.getByRole('button', { name: 'Return it' }).click();
  await expect(sheet.getByText('Say why, so that its author can go on')).toBeVisible();
  await sheet.getByLabel('What is missing, or why not?').fill('Which paper, and who cuts it?');
  await expect.poll(async () => (await storageOf(desk)).begun).toContain('Which paper, and who cuts it?');
  await desk.reload();
  await expect(sheet.getByLabel('What is missing, or why not?')).toHaveValue('Which paper, and who cuts it?');
  await sheet.getByRole('button', { name: 'Return it' }).click();
  await expect(desk.getByText('Returned to Tomasz')).toBeVisible();
  await desk.getByRole('button', { name: 'Say yes: Jigsaw – trains' }).click();
  await expect(desk.getByRole('listitem', { name: 'Jigsaw – trains' })).toHaveCount(0);
  await desk.goto('/tabs/activities?q=jigsaw+trains');
  await expect(
    desk.getByRole('region', { name: 'Found' }).getByRole('link', { name: /Jigsaw – trains/ }),
  ).toBeVisible();

  await page.goto('/manage-custom-activities?shelf=waiting');
  await expect(page.getByText('Which paper, and who cuts it?')).toBeVisible();
});

test('what was done and is in no library is logged and proposed in one tap', async ({ page, signIn }) => {
  await signIn('carer@larch-house.example');
  await page.goto('/manage-report');
  await page.getByLabel('Search, or use your own words').fill('Kazoo Kwartet');
  await page.getByRole('button', { name: 'Add “Kazoo Kwartet” as our own' }).click();
  await expect(page.getByText('“Kazoo Kwartet” is proposed.')).toBeVisible();
  await expect(page.getByText('Kazoo Kwartet', { exact: true }).first()).toBeVisible();
});

test('a coordinator writes one down with values that stand there already, shares it and takes it out of use', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('coordinator@larch-house.example');
  await page.goto('/tabs/activities');
  await page.getByRole('link', { name: 'Our own activities' }).click();
  await expect(
    page.getByRole('listitem', { name: 'Spelling bee with Year 5' }).getByText(/^Done \d+ times/),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Of the organisation/ }).click();
  await expect(page.getByRole('listitem', { name: 'Noson lawen' }).getByText('From Tŷ Rhosyn')).toBeVisible();
  await page.getByRole('link', { name: 'Write one down' }).click();

  await page.getByRole('button', { name: 'Put it into the library' }).click();
  const problem = page.getByRole('alert', { name: 'There is a problem' });
  await problem.getByRole('link', { name: 'Enter a title' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Dominoes by the window');
  await page.keyboard.press('Tab');
  await expect(page.getByText('It begins like “Dominoes”. Change what is different.')).toBeVisible();
  await expect(page.getByLabel('Step by step')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Choose a drawing' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a drawing' });
  await picker.getByLabel('Search the drawings').fill('railways');
  await picker.getByRole('radio', { name: 'train', exact: true }).check({ force: true });
  await isAccessible();
  await picker.getByRole('button', { name: 'Done' }).click();

  await page.reload();
  await expect(page.getByText('You began this on this device. Here it is again.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Dominoes by the window');
  await page.getByRole('button', { name: 'Put it into the library' }).click();

  const card = page.getByRole('listitem', { name: 'Dominoes by the window' });
  await expect(card.getByText('Not done yet')).toBeVisible();
  await card.getByRole('button', { name: 'More: Dominoes by the window' }).click();
  await page.getByRole('menuitem', { name: 'Share with the organisation' }).click();
  await expect(card.getByText('Shared with the organisation')).toBeVisible();
  await card.getByRole('button', { name: 'More: Dominoes by the window' }).click();
  await page.getByRole('menuitem', { name: 'Take it out of use' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: /^Out of use/ }).click();
  await card.getByRole('button', { name: 'Bring it back: Dominoes by the window' }).click();
  await expect(card).toHaveCount(0);
});

test('two who change one activity at once lose nothing of either', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn('coordinator@larch-house.example');
  await openSignalBox();
  const other = await anotherDevice();
  await signIn('manager@larch-house.example', other);
  await openSignalBox(other);
  await other.getByLabel('How many minutes?').fill('45');
  await other.getByLabel('Title').fill('The signal box at night');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('listitem', { name: 'The signal box at night' })).toBeVisible();

  await page.getByLabel('What is needed').fill('Desk bell\nA lamp');
  await page.getByLabel('Title').fill('The lever frame');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Anita changed this too/)).toBeVisible();
  expect(complaints.splice(0)).toEqual(['console: /api/v2/custom-activity/save answered 409']);
  await expect(page.getByLabel('How many minutes?')).toHaveValue('45');
  await expect(page.getByLabel('What is needed')).toHaveValue('Desk bell\nA lamp');
  await page.getByRole('radio', { name: /The lever frame/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const card = page.getByRole('listitem', { name: 'The lever frame' });
  await expect(card.getByText(/45 min/)).toBeVisible();

  async function openSignalBox(device = page) {
    await device.goto('/manage-custom-activities');
    await device.getByRole('link', { name: 'Change: The signal box' }).click();
    await expect(device.getByLabel('Title')).toHaveValue('The signal box');
  }
});
