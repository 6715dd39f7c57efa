import type { BrowserContext, Disposable, Page } from '@playwright/test';
import { allArrived } from './settled.ts';

/** What keeps a browser to its word, until its line is back. */
const words = new WeakMap<BrowserContext, Disposable>();

/**
 * No network from now on, and the browser says so. Told to be offline, it cuts every document off, but from the next
 * one on it says again that it is online: that would be a home that is away, which is another matter (row ER-0).
 */
export async function cutLine(context: BrowserContext): Promise<void> {
  words.set(
    context,
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    }),
  );
  await context.setOffline(true);
}

/** The network is back, and every page hears of it. */
export async function mendLine(context: BrowserContext): Promise<void> {
  await words.get(context)?.dispose();
  words.delete(context);
  await context.setOffline(false);
  await Promise.all(
    context.pages().map(async (page) => {
      // A page that is just going elsewhere hears of it there.
      await page
        .evaluate(() => {
          Reflect.deleteProperty(navigator, 'onLine');
          window.dispatchEvent(new Event('online'));
        })
        .catch(() => undefined);
    }),
  );
}

/** The connection goes while nothing is on its way. */
export async function loseConnection(page: Page): Promise<void> {
  await allArrived(page);
  await cutLine(page.context());
}
