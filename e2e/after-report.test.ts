import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { dominoes } from './dominoes.ts';
import { expect, test } from './journey.ts';

const TOMASZ = 'carer@larch-house.example';
const MANAGER = 'manager@larch-house.example';

test('a carer writes down what they noticed; it is offered to the interests, and asked for later', async ({
  page,
  signIn,
}) => {
  await signIn(TOMASZ);
  const { report_id } = await dominoes(page);
  await page.goto(`/manage-report/${report_id}`);
  await page.getByRole('button', { name: 'Joyce', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Joyce', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Add what you noticed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What did you notice?' })).toBeVisible();
  await page.getByRole('button', { name: /^Joyce/ }).click();
  await page.getByRole('button', { name: 'Something new they like' }).click();
  await page.getByLabel('What does Joyce like?').fill('Steel pans');
  // A word of worry shows the way and holds nothing up.
  await page.getByLabel('In a few words').fill('There is a bruise on her arm');
  await expect(page.getByRole('region', { name: 'Is this a worry about somebody’s safety?' })).toBeVisible();
  await page.getByLabel('In a few words').fill('Tapped along to the radio');
  await page.getByRole('button', { name: 'Write it down' }).click();
  const noticed = page.getByRole('region', { name: 'Noticed afterwards' });
  await expect(noticed.getByText('Tapped along to the radio')).toBeVisible();
  await noticed.getByRole('button', { name: 'Add it' }).click();
  await expect(noticed.getByText('Among the interests')).toBeVisible();
  await page.goto('/tabs/today');
  const asked = page.getByRole('group', { name: 'How was Joyce later?' });
  await asked.getByRole('button', { name: 'Brighter' }).click();
  await expect(asked).toBeHidden();
});

test('what was noticed becomes no interest after a no, and a word of worry leads to those who look after safety', async ({
  page,
  signIn,
}) => {
  await signIn(TOMASZ);
  const { report_id } = await dominoes(page);
  await page.goto(`/report-additional-observation/${report_id}`);
  await page.getByRole('button', { name: /^Joyce/ }).click();
  await page.getByRole('button', { name: 'Something new they like' }).click();
  await page.getByLabel('What does Joyce like?').fill('Steel pans');
  await page.getByLabel('In a few words').fill('Tapped along to the radio');
  await page.getByRole('button', { name: 'Write it down' }).click();
  const noticed = page.getByRole('region', { name: 'Noticed afterwards' });
  await noticed.getByRole('button', { name: 'No, thank you' }).click();
  await expect(noticed.getByRole('button', { name: 'Add it' })).toBeHidden();
  await expect(noticed.getByText('Among the interests')).toBeHidden();
  await expect(noticed.getByText('Tapped along to the radio')).toBeVisible();

  await page.goto(`/report-additional-observation/${report_id}`);
  await page.getByRole('button', { name: /^Joyce/ }).click();
  await page.getByLabel('In a few words').fill('There is a bruise on her arm');
  await page
    .getByRole('region', { name: 'Is this a worry about somebody’s safety?' })
    .getByRole('link', { name: 'I am worried about someone' })
    .click();
  await expect(page).toHaveURL(/\/concern\?resident=/);
  await expect(page.getByText('Joyce').first()).toBeVisible();
  // What was begun is kept for later.
  await page.goBack();
  await expect(page.getByLabel('In a few words')).toHaveValue('There is a bruise on her arm');
});

test('a manager sends a letter; the reader opens it with the code, and not after it was taken back', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn(MANAGER);
  const { report_id } = await dominoes(page);
  // Who did not write it, and leads nobody, has no business with its letters.
  const carer = await anotherDevice();
  await signIn(TOMASZ, carer);
  await carer.goto(`/email-report/${report_id}`);
  await expect(carer.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await page.goto(`/email-report/${report_id}`);
  await page.getByRole('button', { name: 'See what they will read' }).click();
  await expect(page.getByText('Another resident dealt and Joyce won')).toBeVisible();
  await page.getByRole('radio', { name: /^Somebody outside the family/ }).check();
  await page.getByLabel('Who is it?').fill('Dr Ames, GP');
  await page.getByLabel('Email address').fill('ames@surgery.example');
  await page.getByLabel('The same address once more').fill('ames@surgery.example');
  // A word more after looking: it is looked at again, and nobody types an address once more.
  await page.getByLabel('A word of your own').fill('Joyce asked me to send you this.');
  await page.getByRole('button', { name: 'See what they will read' }).click();
  await expect(page.getByRole('heading', { name: 'As they will read it' })).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue('ames@surgery.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'The link lies under “Mail”' })).toBeVisible();
  const code = (await page.getByRole('img', { name: /^\d( \d){5}$/ }).textContent()) ?? '';
  // No mail leaves the demo world: the manager finds the link under Mail.
  const { body } = await askServer(page, 'mail/list');
  const [mail] = body['items'] as { link: string }[];
  const reader = await anotherDevice();
  await reader.goto(new URL(mail?.link ?? '').pathname);
  await reader.getByLabel('Six digits').fill(code);
  await reader.getByRole('button', { name: 'Open it' }).click();
  await expect(reader.getByRole('heading', { name: 'Joyce: Dominoes' })).toBeVisible();
  await page.getByRole('button', { name: 'I have written them down' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('That did not work.')).toBeVisible();
  complaints.splice(0);
});

test('a worry tells when it was, and what a lead writes about it stays while another lead is quicker', async ({
  page,
  signIn,
  anotherDevice,
  complaints,
}) => {
  await signIn(MANAGER);
  await page.goto('/concern');
  await page.getByRole('radio', { name: 'I am not sure' }).check();
  await page.getByLabel('What worries you?').fill('A bruise that nobody can explain');
  await page.getByLabel('Time', { exact: true }).fill('00:00');
  await page.getByRole('button', { name: 'Send it to safeguarding' }).click();
  await expect(page.getByText('It is sent')).toBeVisible();
  await page.goto('/concerns');
  await page.getByRole('link', { name: /^About nobody in particular/ }).click();
  await expect(page.getByText('Today, 00:00')).toBeVisible();
  await page.getByLabel('What was done, or found out?').fill('The doctor looks at it tonight');
  await page.getByRole('button', { name: 'Passed on' }).click();
  const mine = page.getByLabel('To whom was it passed on, when, and what did they say?');
  await expect(mine).toHaveValue('The doctor looks at it tonight');

  const other = await anotherDevice();
  await signIn(MANAGER, other);
  await other.goto(page.url());
  await other.getByLabel('What was done, or found out?').fill('Her daughter is told');
  await other.getByRole('button', { name: 'Keep it' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Her daughter is told' })).toBeVisible();

  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText(/^Somebody wrote something here meanwhile\./)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Her daughter is told' })).toBeVisible();
  await expect(mine).toHaveValue('The doctor looks at it tonight');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The doctor looks at it tonight' })).toBeVisible();
  await expect(page.getByLabel('What was done, or found out?')).toHaveValue('');
  expect(complaints.splice(0)).toEqual(['console: /api/v2/concern/update answered 409']);
});

test('the lead adds the numbers of the local authority, and whoever is worried calls them', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(MANAGER);
  await page.goto('/concern');
  const card = page.getByRole('region', { name: 'Whom to call' });
  await card.getByRole('button', { name: 'Add the numbers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Safeguarding at the local authority' });
  await sheet.getByLabel('Who answers?').fill('Adult social care, Marches council');
  await sheet.getByLabel('Phone in the day').fill('ask at the desk');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('link', { name: /Enter a phone number/u })).toBeVisible();
  await sheet.getByLabel('Phone in the day').fill('01632 960 100');
  await sheet.getByLabel(/Phone out of hours/u).fill('01632 960 999');
  await sheet.getByLabel(/Web address/u).fill('https://marches-council.example/safeguarding');
  await isAccessible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('link', { name: '01632 960 999' })).toHaveAttribute('href', 'tel:01632960999');
  await expect(card.getByRole('button', { name: 'Change the numbers' })).toBeVisible();

  const other = await anotherDevice();
  await signIn('carer@larch-house.example', other);
  await other.goto('/concern');
  const seen = other.getByRole('region', { name: 'Whom to call' });
  await expect(seen.getByRole('link', { name: '01632 960 100' })).toHaveAttribute('href', 'tel:01632960100');
  await expect(seen.getByRole('link', { name: '999', exact: true })).toHaveAttribute('href', 'tel:999');
  await expect(seen.getByText('Adult social care, Marches council')).toBeVisible();
  await expect(seen.getByRole('button')).toHaveCount(0);
});

test('numbers that were begun before a colleague changed them come back, and what also changed is told', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  const opened = async (device: Page) => {
    await device.goto('/concern');
    await device.getByRole('button', { name: /the numbers$/u }).click();
    return device.getByRole('dialog', { name: 'Safeguarding at the local authority' });
  };
  await signIn(MANAGER);
  const begun = await opened(page);
  await begun.getByLabel('Who answers?').fill('Adult social care');
  await begun.getByLabel('Phone in the day').fill('01632 960 100');
  await page.goto('/tabs/more');

  const other = await anotherDevice();
  await signIn(MANAGER, other);
  const theirs = await opened(other);
  await theirs.getByLabel('Who answers?').fill('The council');
  await theirs.getByLabel('Phone in the day').fill('01632 960 555');
  await theirs.getByLabel(/Email/u).fill('safe@marches-council.example');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();

  const back = await opened(page);
  await expect(back.getByRole('status')).toContainText('Who answers?, Phone in the day');
  await expect(back.getByLabel('Who answers?')).toHaveValue('Adult social care');
  await expect(back.getByLabel(/Email/u)).toHaveValue('safe@marches-council.example');
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '01632 960 100' })).toBeVisible();
});

test('a worry whose answer got lost is sent once, and with other words it is another', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(TOMASZ);
  const kept = async () => (await server.sql('select what from concerns order by recorded_at')).map(({ what }) => what);
  const before = (await kept()).length;
  const loseTheAnswer = async () =>
    await page.route(
      '**/api/v2/concern/add',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 500 });
      },
      { times: 1 },
    );
  const what = page.getByLabel('What worries you?');
  const send = page.getByRole('button', { name: 'Send it to safeguarding' });

  await loseTheAnswer();
  await page.goto('/concern');
  await page.getByRole('radio', { name: 'I am not sure' }).check();
  await what.fill('A bruise that nobody can explain');
  const lost = page.waitForResponse('**/api/v2/concern/add');
  await send.click();
  await lost;
  await expect.poll(kept).toHaveLength(before + 1);
  await page.reload();
  await expect(page.getByText('You began this on this device.')).toBeVisible();
  await expect(what).toHaveValue('A bruise that nobody can explain');
  await send.click();
  await expect(page.getByText('It is sent')).toBeVisible();
  expect(await kept()).toHaveLength(before + 1);

  await loseTheAnswer();
  await page.goto('/concern');
  await page.getByRole('radio', { name: 'Yes, safe now' }).check();
  await what.fill('She cried at lunch');
  const lostAgain = page.waitForResponse('**/api/v2/concern/add');
  await send.click();
  await lostAgain;
  await expect.poll(kept).toHaveLength(before + 2);
  await what.fill('She cried at lunch, and held on to my hand');
  // Told over the button that it did not work; who has read it wipes it away.
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await send.click();
  await expect(page.getByText('It is sent')).toBeVisible();
  expect((await kept()).slice(before + 1)).toEqual([
    'She cried at lunch',
    'She cried at lunch, and held on to my hand',
  ]);
});
