import type { Locator, Page } from '@playwright/test';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';

const COORDINATOR = 'coordinator@larch-house.example';

/** Next Monday, which is never today: nothing of it has begun. */
const MONDAY = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7);

async function planChess(page: Page): Promise<void> {
  await page.goto(`/planned-session/new?day=${MONDAY}`);
  await page.getByLabel('What is planned?').fill('Chess in the library');
  await page.getByLabel('Begins at').fill('06:10');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible();
  await page.goto(`/tabs/planner?day=${MONDAY}`);
}

const column = (page: Page, name: RegExp) => page.getByRole('region', { name });
const chess = (where: Locator) => where.getByRole('link', { name: /Chess in the library/ });
/** What is taken up is the tile with its menu. */
const taken = (page: Page) => page.locator('[data-dragged]');

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

test.describe('on a tablet', () => {
  test.use(SIZES.tablet);

  test('a finger that rests takes a session to another day', async ({ page, signIn }) => {
    await signIn(COORDINATOR);
    await planChess(page);
    const tile = chess(column(page, /^Monday/));
    await expect(tile).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const from = await middleOf(tile);
    const to = { ...(await middleOf(column(page, /^Thursday/).getByRole('heading'))), y: from.y };

    await touch('touchStart', from);
    await expect(taken(page)).toHaveCount(1);
    // Every day that would take it says so, its own does not.
    await expect(page.locator('[data-takes]')).toHaveCount(6);
    await touch('touchMove', { x: from.x + 40, y: from.y });
    await touch('touchMove', to);
    await expect(column(page, /^Thursday/)).toHaveAttribute('data-over');
    await touch('touchEnd');
    await expect(page.getByText(/^Chess in the library is on Thursday/)).toBeVisible();
    await expect(chess(column(page, /^Thursday/))).toBeVisible();
    await expect(taken(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/tabs\/planner/);

    // A tap opens it as before.
    await chess(column(page, /^Thursday/)).tap();
    await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible();
  });
});

test.describe('with a mouse', () => {
  test.use(SIZES.desk);

  test('a session follows the mouse, Escape puts it back, and no page opens', async ({ page, signIn }) => {
    await signIn(COORDINATOR);
    await planChess(page);
    const tile = chess(column(page, /^Monday/));
    await expect(tile).toBeVisible();
    const from = await middleOf(tile);
    const to = { ...(await middleOf(column(page, /^Thursday/).getByRole('heading'))), y: from.y };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(column(page, /^Thursday/)).toHaveAttribute('data-over');
    await page.keyboard.press('Escape');
    await expect(taken(page)).toHaveCount(0);
    await page.mouse.move(from.x, from.y);
    await page.mouse.up();
    await expect(tile).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/planner/);

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(chess(column(page, /^Thursday/))).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/planner/);
  });
});
