import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { mendLine } from './line.ts';
import { loseConnection, partsOfWorkFetched } from './settled.ts';

const NADIA = 'coordinator@larch-house.example';
const MAY_BE_CLEARED = 'This browser may clear it when it is short of room. Send soon.';

/** A browser that answers so whenever it is asked to keep what lies on the device. */
async function keeps(page: Page, isKept: boolean): Promise<void> {
  await page.addInitScript((answer) => {
    if (navigator.storage === undefined) return;
    const asked = { times: 0 };
    Object.assign(window, { asked });
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      asked.times += 1;
      return answer;
    };
  }, isKept);
}

async function log(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

const timesAsked = async (page: Page) => await page.evaluate('window.asked.times');

for (const [what, isKept] of [
  ['refuses to keep what waits here says so', false],
  ['keeps what waits here is asked once, and nothing is said', true],
] as const) {
  test(`a browser that ${what}`, async ({ page, context, signIn, complaints, isAccessible }) => {
    await keeps(page, isKept);
    await signIn(NADIA);
    await expect(page.getByRole('button', { name: 'Log', exact: true })).toBeVisible();
    expect(await timesAsked(page)).toBe(0);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
    await expect(page.getByRole('button', { name: 'A cuppa' })).toBeVisible();
    await partsOfWorkFetched(page);
    await loseConnection(page);
    await page.getByRole('button', { name: 'Keep working' }).click();
    await page.getByRole('button', { name: 'A cuppa' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await log(page, /Joyce/);
    await page
      .getByRole('link', { name: /2 not sent yet/ })
      .first()
      .click();
    await expect(page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article')).toHaveCount(2);
    await expect(page.getByText(MAY_BE_CLEARED)).toHaveCount(isKept ? 0 : 1);
    expect(await timesAsked(page)).toBe(1);
    await isAccessible();
    await mendLine(context);
    await expect(page.getByText('Everything is sent')).toBeVisible();
    await expect(page.getByText(MAY_BE_CLEARED)).toHaveCount(0);
    complaints.splice(0);
  });
}
