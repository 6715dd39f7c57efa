import type { Page } from '@playwright/test';
import { keepWorking } from './doorway.ts';
import { DEVICE_TIMEOUT_MS, PATIENCE_MS } from './device.ts';
import type { ChaosDevice } from './device.ts';
import type { Ledger } from './ledger.ts';
import type { Tapped } from './work.ts';

/** Does it as a hand would, and writes down what the screen says of it. */
export async function tap(device: ChaosDevice, page: Page, tapped: Tapped, ledger: Ledger): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    if (tapped.kind === 'moment') await tapMoment(device, page, tapped, ledger);
    else await tapMessage(device, page, tapped, ledger);
  } finally {
    page.setDefaultTimeout(DEVICE_TIMEOUT_MS);
  }
}

/** "A cuppa with Frank", and a few words of how it was. */
async function tapMoment(
  device: ChaosDevice,
  page: Page,
  { report, answer, resident }: Extract<Tapped, { kind: 'moment' }>,
  ledger: Ledger,
): Promise<void> {
  await page.goto(`${device.front.address}/tabs/today`, { waitUntil: 'commit' });
  await keepWorking(device, page);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${resident}`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'A cuppa', exact: true }).click();
  await page
    .getByText('Saved', { exact: true })
    .or(page.getByText(/^Saved on this/))
    .first()
    .waitFor();
  ledger.hear({ n: report.n, heard: 'waiting' });
  await page.getByRole('button', { name: 'Loved it' }).last().click();
  await page.getByLabel(/A few words/).fill(ledger.wordsOf(answer.n));
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel(/A few words/).waitFor({ state: 'hidden' });
}

async function tapMessage(
  device: ChaosDevice,
  page: Page,
  { message, chat_thread_id }: Extract<Tapped, { kind: 'message' }>,
  ledger: Ledger,
): Promise<void> {
  // What was written before is fetched, so without a line there is nothing to write under.
  if (device.isOffline) return;
  await page.goto(`${device.front.address}/tabs/messages/${chat_thread_id}`, { waitUntil: 'commit' });
  const text = ledger.wordsOf(message.n);
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true }).waitFor();
  ledger.hear({ n: message.n, heard: 'waiting' });
}
