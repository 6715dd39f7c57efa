import { dominoes } from './dominoes.ts';
import { expect, test } from './journey.ts';

test('a letter that came back is said so, its address gets no more, and then it is right after all', async ({
  page,
  signIn,
  server,
  isAccessible,
}) => {
  await signIn('manager@larch-house.example');
  const { report_id } = await dominoes(page);
  await page.goto(`/email-report/${report_id}`);
  await page.getByRole('button', { name: 'See what they will read' }).click();
  await page.getByRole('radio', { name: /^Somebody outside the family/ }).check();
  await page.getByLabel('Who is it?').fill('Dr Ames, GP');
  await page.getByLabel('Email address').fill('ames@surgery.example');
  await page.getByLabel('The same address once more').fill('ames@surgery.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('button', { name: 'I have written them down' }).click();
  // The demo world has no mail server; here one has taken it.
  await server.sql(`update outgoing_mails set sent_at = now()
    where id in (select mail_id from report_deliveries where to_address = 'ames@surgery.example')`);
  await page.reload();
  const line = page.getByRole('listitem', { name: 'Dr Ames, GP' });
  await line.getByRole('button', { name: 'It came back' }).click();
  const sheet = page.getByRole('dialog', { name: 'Did this letter come back?' });
  await sheet.getByRole('button', { name: 'It came back' }).click();
  await expect(sheet.getByText('Write what the mail that came back says')).toBeVisible();
  await sheet.getByLabel('What does the mail that came back say?').fill('Mailbox full');
  await isAccessible();
  await sheet.getByRole('button', { name: 'It came back' }).click();
  await expect(line.getByText('Came back: Mailbox full')).toBeVisible();
  await expect(line.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await line.getByRole('button', { name: 'The address is right' }).click();
  await expect(line.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(line.getByText('Came back: Mailbox full')).toBeVisible();
});

test('a relative whose letter came back is offered again as soon as their address is said to be right', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('manager@larch-house.example');
  const { report_id } = await dominoes(page);
  await page.goto(`/email-report/${report_id}`);
  const see = page.getByRole('button', { name: 'See what they will read' });
  await see.click();
  const reader = page.getByRole('region', { name: 'Who gets it?' }).getByRole('radio', { disabled: false }).first();
  const id = await reader.getAttribute('value');
  const same = page.locator(`input[type="radio"][value="${id}"]`);
  await reader.check();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('button', { name: 'I have written them down' }).click();
  await server.sql(`update outgoing_mails set sent_at = now()
    where id in (select mail_id from report_deliveries where report_id = '${report_id}')`);
  await page.reload();
  await see.click();
  await expect(same).toBeEnabled();
  await page.getByRole('button', { name: 'It came back' }).click();
  const sheet = page.getByRole('dialog', { name: 'Did this letter come back?' });
  await sheet.getByLabel('What does the mail that came back say?').fill('No such user');
  await sheet.getByRole('button', { name: 'It came back' }).click();
  await expect(same).toBeDisabled();
  await page.getByRole('button', { name: 'The address is right' }).click();
  await expect(same).toBeEnabled();
});
