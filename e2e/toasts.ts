import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** What tells of a toast, politely or at once (row ER-9). */
type Manner = 'status' | 'alert';

/** The toast with these words, where a screen reader hears it. */
export function toast(page: Page, manner: Manner, words: string): Locator {
  return page.getByRole(manner).filter({ hasText: words });
}

/** From here on the page has a clock of its own, which notes when a toast comes. To be called before the page opens. */
export async function noteToasts(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node.parentElement?.matches('[role=status], [role=alert]') ?? false))
        Object.assign(window, { toastShownAt: Date.now() });
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Stops the page's clock, so that however slow this machine is, no toast goes before it was looked at. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
}

/** Lets the stopped clock go in small steps until the toast is there. */
export async function waitForToast(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(awaited).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Looks just before and just after its time: the toast goes after `ms`, neither sooner nor later. */
export async function lastsFor(page: Page, awaited: Locator, ms: number): Promise<void> {
  await waitForToast(page, awaited);
  const shownFor = await page.evaluate(() => Date.now() - Number(Reflect.get(window, 'toastShownAt')));
  await page.clock.runFor(ms - shownFor - 100);
  await expect(awaited).toBeVisible();
  await page.clock.runFor(200);
  await expect(awaited).toHaveCount(0);
}
