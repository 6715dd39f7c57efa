import type { BrowserContext, Disposable } from '@playwright/test';

/** What keeps a browser to its word, until its line is back. */
const words = new WeakMap<BrowserContext, Disposable>();

/**
 * No network from now on, and the browser says so. Told to be offline, it cuts every document off, but some of its
 * versions say in the next document that they are online: that would be a home that is away, which is another matter
 * (row ER-0).
 */
export async function cutLine(context: BrowserContext): Promise<void> {
  words.set(context, await context.addInitScript(sayOffline));
  await context.setOffline(true);
  await onEachPage(context, sayOffline);
}

/** The network is back, and every page hears of it. */
export async function mendLine(context: BrowserContext): Promise<void> {
  await words.get(context)?.dispose();
  words.delete(context);
  await context.setOffline(false);
  await onEachPage(context, () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });
}

function sayOffline(): void {
  if (!navigator.onLine) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
}

/** A page that is just going elsewhere hears of it there. */
async function onEachPage(context: BrowserContext, tell: () => void): Promise<void> {
  await Promise.all(context.pages().map(async (page) => await page.evaluate(tell).catch(() => undefined)));
}
