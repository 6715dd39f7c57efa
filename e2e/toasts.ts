import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** What tells of a toast, politely or at once (row ER-9). */
type Manner = 'status' | 'alert';

/** The toast with these words, where a screen reader hears it. */
export function toast(page: Page, manner: Manner, words: string): Locator {
  return page.getByRole(manner).filter({ hasText: words });
}

/**
 * Holds the page's clock while a toast stands there, and looks just before and just after its time: it
 * goes after `ms`, neither sooner nor later. The clock must have been installed before the page opened.
 */
export async function lastsFor(page: Page, shown: Locator, ms: number): Promise<void> {
  await expect(shown).toBeVisible();
  const shownFor = await holdClock(page);
  await page.clock.runFor(ms - shownFor - 100);
  await expect(shown).toBeVisible();
  await page.clock.runFor(200);
  await expect(shown).toHaveCount(0);
}

/** Notes when a toast comes, by the page's own clock. To be called before the page opens. */
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

/** Stops the page's clock. @returns how long the last toast has been there, in ms */
async function holdClock(page: Page): Promise<number> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 50));
  return await page.evaluate(() => Date.now() - Number(Reflect.get(window, 'toastShownAt')));
}
