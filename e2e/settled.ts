import type { Page, Request } from '@playwright/test';
import { expect } from './journey.ts';
import { cutLine } from './line.ts';

/**
 * Waits until every call that the page has made is answered. To be called before something is changed behind the
 * app's back, once the screen stands: a call still on its way would meet the change too early.
 */
export async function settled(page: Page): Promise<void> {
  const calls = (await page.requests()).filter((request) => request.url().includes('/api/'));
  // Not until their bodies are read: of a ping only the status is.
  await Promise.all(calls.map(async (call) => await call.response()));
}

/**
 * Waits until all that the page asked for is there, what came of it too. The stream of news stays open for as long as
 * somebody is signed in, so the network of a page is never idle.
 */
export async function allArrived(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // The newest of them tells: of a long page the browser's driver keeps a hundred.
  for (let known: Request | null | undefined = null, now: Request | undefined; now !== known;) {
    known = now;
    const requests = await page.requests();
    // Not until their bodies are read: one that a navigation cut off would never be.
    await Promise.all(requests.map(async (request) => await request.response()));
    // What came is drawn, and may ask for more. A page that was shown at many sizes may never say that it is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    now = (await page.requests()).at(-1);
  }
}

/** From the tab bar to the list of residents. Today has links by residents' names as well, so the list is awaited. */
export async function openResidentsTab(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Residents', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Residents' })).toBeVisible();
}

/** From the tab bar to "More", until nothing is on its way any more. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await settled(page);
}

/** The service worker has every file of the app, and answers for the page that is open. */
export async function appIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The connection goes while nothing is on its way. */
export async function loseConnection(page: Page): Promise<void> {
  await allArrived(page);
  await cutLine(page.context());
}

/**
 * Waits for the parts with which staff keep working: they are fetched while nobody waits, and without a connection (here
 * also without a service worker) nothing else has them.
 */
export async function partsOfWorkFetched(page: Page): Promise<void> {
  const areFetched = () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    // Areas of scripts/split-app.ts: the log, the outbox, and what comes last.
    const files = [/\/log-[\w-]{8}\.js$/, /\/shell-[\w-]{8}\.js$/, /\/photos-[\w-]{8}\.js$/];
    return files.every((file) => names.some((name) => file.test(name)));
  };
  await expect.poll(async () => await page.evaluate(areFetched), { timeout: 20_000 }).toBe(true);
}
