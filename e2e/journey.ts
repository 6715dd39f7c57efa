import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { openHomeServer } from './home-server.ts';
import type { HomeServer } from './home-server.ts';

interface Fixtures {
  server: HomeServer;
  /** Opens the sign-in page past the intro, and signs in. */
  signIn(email: string, page?: Page): Promise<void>;
  /** No violation of WCAG 2.2 A and AA, nor of axe's best practices, in the state that the page is in. */
  isAccessible(page?: Page): Promise<void>;
  complaints: string[];
}

/**
 * A journey: a browser and a server of its own with a fresh demo world. A broken content security
 * policy, a script error or an unexpected console error fails it.
 */
export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await openHomeServer();
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => await use(server.address),
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    listen(context, complaints);
    await use(complaints);
    expect(complaints, 'the page complained').toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    void complaints;
    await use(page);
  },
  signIn: async ({ page }, use) => {
    await use(async (email, other = page) => {
      await seeIntro(other);
      await other.goto('/login');
      await other.getByLabel('Email address').fill(email);
      await other.getByLabel('Password', { exact: true }).fill('heartsease');
      await other.getByRole('button', { name: 'Sign in', exact: true }).click();
      await other.waitForURL(/\/tabs\/./, { waitUntil: 'commit' });
    });
  },
  isAccessible: async ({ page }, use) => {
    await use(async (other = page) => {
      const { violations } = await new AxeBuilder({ page: other })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
      ).toEqual([]);
    });
  },
});

export { expect };

/** The device has seen the intro before. */
export async function seeIntro(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('intro-seen', 'true'));
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      // The browser itself reports every answer that is not a success; journeys expect those that they cause.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(`console: ${message.text()}`);
    });
  });
}
