// Playwright reads from the pattern what a fixture needs; some need nothing.
/* oxlint-disable no-empty-pattern */
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { openWarmServer } from './home-server.ts';
import type { HomeServer } from './home-server.ts';

/** Of every account of the demo world (product.md, section 7). */
export const PASSWORD = 'heartsease';

interface Fixtures {
  server: HomeServer;
  /** Opens the sign-in page past the intro, and signs in. */
  signIn(email: string, page?: Page): Promise<void>;
  /** Another device: a browser of its own, that has seen the intro. */
  anotherDevice(options?: BrowserContextOptions): Promise<Page>;
  /** No violation of WCAG 2.2 A and AA, nor of axe's best practices, in the state that the page is in. */
  isAccessible(page?: Page): Promise<void>;
  /** What the pages complained of. A journey that causes a complaint takes it out: `complaints.splice(0)`. */
  complaints: string[];
}

/**
 * A journey: a browser and a server of its own with a fresh demo world. A broken content security
 * policy, a script error or an unexpected console error fails it.
 */
export const test = base.extend<Fixtures, { quietServer: HomeServer }>({
  server: async ({}, give) => {
    const server = await openWarmServer();
    await give(server);
    await server.close();
  },
  quietServer: [
    async ({}, give) => {
      const server = await openWarmServer();
      await give(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, give) => await give(server.address),
  complaints: async ({ context }, give) => {
    const complaints: string[] = [];
    listen(context, complaints);
    await give(complaints);
    expect(complaints, 'the page complained').toEqual([]);
  },
  page: async ({ page, complaints }, give) => {
    void complaints;
    await give(page);
  },
  signIn: async ({ page }, give) => {
    await give(async (email, other = page) => {
      await seeIntro(other);
      await other.goto('/login');
      await other.getByLabel('Email address').fill(email);
      await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await other.getByRole('button', { name: 'Sign in', exact: true }).click();
      await other.waitForURL(/\/tabs\/./, { waitUntil: 'commit' });
    });
  },
  anotherDevice: async ({ browser, baseURL, complaints }, give) => {
    const contexts: BrowserContext[] = [];
    await give(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      listen(context, complaints);
      const page = await context.newPage();
      await seeIntro(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  isAccessible: async ({ page }, give) => await give((other = page) => isAccessible(other)),
});

/** For journeys that only read: they share one server, so nothing that they do may change what others see. */
export const quietTest = test.extend<object>({
  server: async ({ quietServer }, give) => await give(quietServer),
});

export { expect };

/** The device has seen the intro before. */
export async function seeIntro(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The browser's own list of what was fetched ends at 250, and a journey asks it for what comes after (settled.ts).
    performance.setResourceTimingBufferSize(2_000);
    // An empty page has no storage, nor has the browser's own page about a server that is away.
    if (location.protocol.startsWith('http')) localStorage.setItem('intro-seen', 'true');
  });
}

/** Chosen on the sign-in page, so it becomes the language of whoever signs in next on the device. */
export async function chooseEnglish(page: Page): Promise<void> {
  await seeIntro(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Cymraeg' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Cymraeg' })).toBeVisible();
}

export async function isAccessible(page: Page): Promise<void> {
  expect(await violationsIn(page)).toEqual([]);
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    // The browser itself reports every answer that is not a success; journeys expect those that they cause.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`);
  });
}
