import type { BrowserContext, Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { frontOf } from './front.ts';
import { expect, test as journey } from './journey.ts';
import { SIZES } from './playwright.config.ts';
import { storageOf } from './device-storage.ts';
import { allArrived, appIsKept, openMore } from './settled.ts';
import { CARER, joinTablet, makeTablet, openWith } from './shared-tablets.ts';

const COORDINATOR = 'coordinator@larch-house.example';
const OFFER = 'A new version of Heartsease is ready.';

const test = journey.extend<{ front: Awaited<ReturnType<typeof frontOf>> }>({
  front: async ({ server }, give) => {
    const front = await frontOf(server.address);
    await give(front);
    await front.close();
  },
  baseURL: async ({ front }, give) => await give(front.address),
});
test.use({ serviceWorkers: 'allow' });

const toast = (page: Page) => page.getByRole('status').filter({ hasText: OFFER });
const update = (page: Page) => toast(page).getByRole('button', { name: 'Update', exact: true });

test('an offer that was let go stays under “More”, and is made again to whoever comes back later [AU-8]', async ({
  page,
  context,
  front,
  signIn,
  isAccessible,
}) => {
  await page.clock.install();
  await signIn(COORDINATOR);
  await appIsKept(page);
  front.bringNewVersion();
  await comeBack(page);
  await expect(update(page)).toBeVisible();
  // A call that is on its way would be given up by a clock that jumps.
  await allArrived(page);
  await page.clock.fastForward('01:05');
  await expect(toast(page)).toBeHidden();
  await comeBack(page);
  await openMore(page);
  const line = page.getByRole('main').getByText(OFFER);
  await expect(line).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await isAccessible();
  await allArrived(page);
  await page.clock.fastForward('16:00');
  await comeBack(page);
  await expect(update(page)).toBeVisible();

  const loaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('button', { name: 'Update', exact: true }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await expect.poll(() => waitingIn(context)).toBe(false);
  await expect(line).toBeHidden();
});

test('an update asks before it loses what no draft keeps, and does not ask about what one keeps [issue 7]', async ({
  page,
  front,
  signIn,
}) => {
  await signIn(COORDINATOR);
  await appIsKept(page);
  await openCupboardSheet(page, 'A kite for the garden');
  front.bringNewVersion();
  await comeBack(page);
  await update(page).click();
  const asked = page.getByRole('status').filter({ hasText: 'Something here is not kept yet' });
  await expect(asked).toBeVisible();
  await expect(page.getByLabel('What is it?')).toHaveValue('A kite for the garden');

  await page.goto('/manage-resident');
  const name = page.getByLabel('Known as');
  await name.fill('Wilhelmina');
  await expect.poll(async () => (await storageOf(page)).begun).toContain('Wilhelmina');
  await comeBack(page);
  const loaded = page.waitForEvent('load');
  await update(page).click();
  await loaded;
  await expect(name).toHaveValue('Wilhelmina');
});

test('a tab that another one has left behind keeps its words, and starts anew when they are let go [issue 7]', async ({
  page,
  context,
  front,
  signIn,
  complaints,
}) => {
  await signIn(COORDINATOR);
  await appIsKept(page);
  const other = await context.newPage();
  await openCupboardSheet(other, 'A kite for the garden');
  front.bringNewVersion();
  await page.bringToFront();
  await comeBack(page);
  const updated = page.waitForEvent('load');
  await update(page).click();
  await updated;
  await expect(toast(other)).toBeVisible();

  // What the other tab has not fetched yet is nowhere any more.
  front.loseFiles(/\/assets\/icon-picker-/);
  await other.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await other.getByRole('button', { name: 'Choose a drawing' }).click();
  const asked = other.getByRole('status').filter({ hasText: 'Something here is not kept yet' });
  await expect(asked).toBeVisible();
  await expect(other.getByLabel('What is it?')).toHaveValue('A kite for the garden');
  front.loseFiles(null);
  const loaded = other.waitForEvent('load');
  await other.getByLabel('What is it?').fill('');
  await loaded;
  await expect(other.getByRole('button', { name: 'Add to the cupboard' })).toBeVisible();
  complaints.splice(0);
});

test.describe('a shared tablet', () => {
  test.use(SIZES.tablet);

  test('takes a new version by itself once it is locked and left alone, and loses nothing [issue 7]', async ({
    page,
    context,
    front,
    signIn,
  }) => {
    await makeTablet(page, signIn);
    await appIsKept(page);
    await joinTablet(page, CARER);
    await openWith(page, /^Tomasz/);
    await expect(page.getByRole('complementary', { name: 'Shared tablet' })).toContainText('You are Tomasz');
    await page.goto('/concern');
    await page.getByLabel('What worries you?').fill('Eileen was very quiet today');
    await allArrived(page);
    front.bringNewVersion();
    await comeBack(page);
    await expect(update(page)).toBeVisible();
    // Nobody takes it.
    await page.getByRole('button', { name: 'Pass it on' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Who is it?' })).toBeVisible();
    await page.waitForEvent('load');
    await expect.poll(() => waitingIn(context)).toBe(false);
    await openWith(page, /^Tomasz/);
    await expect(page.getByRole('complementary', { name: 'Shared tablet' })).toContainText('You are Tomasz');
    await expect(page).toHaveURL(/\/concern$/);
    await expect(page.getByLabel('What worries you?')).toHaveValue('Eileen was very quiet today');
    expect(Object.keys((await storageOf(page)).session)).not.toContain('tablet-left');
    expect((await askServer(page, 'me')).status).toBe(200);
  });
});

/** The page comes to the foreground, and asks for a new version. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Of a device that takes no draft of it, as where it is full. */
async function openCupboardSheet(page: Page, name: string): Promise<void> {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { key?: string }, ...key) {
      if (this.name === 'drafts' && value.key?.startsWith('resource:'))
        throw new DOMException('It is full', 'QuotaExceededError');
      return put.apply(this, [value, ...key]);
    };
  });
  await page.goto('/cupboard');
  await page.getByRole('button', { name: 'Add to the cupboard' }).click();
  await page.getByLabel('What is it?').fill(name);
}

async function waitingIn(context: BrowserContext): Promise<boolean> {
  const [page] = context.pages();
  const look = async () => (await navigator.serviceWorker.getRegistration())?.waiting != null;
  return (await page?.evaluate(look)) ?? false;
}
