import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { kindOf, linksOn } from './links-on.ts';
import { allArrived } from './settled.ts';

/** Within the app, as a link would, where the address may lead on to another: a page of its own would be a session of its own. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/**
 * From link to link, one address of each kind, until all are seen; or until the time is over, where there is one, and
 * so many screens are seen.
 *
 * @param without addresses to pass by
 * @returns the kinds of addresses, in the order in which they were opened
 */
export async function walk(
  page: Page,
  {
    ms = Infinity,
    screens = Infinity,
    begins,
    without = /^$/,
  }: { ms?: number; screens?: number; begins: readonly string[]; without?: RegExp },
  look: (address: string) => Promise<void>,
): Promise<string[]> {
  const until = Date.now() + ms;
  const waiting = [...begins, new URL(page.url()).pathname];
  const kinds = new Set(waiting.map(kindOf));
  const walked: string[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (Date.now() > until && walked.length >= screens) break;
    await follow(page, address);
    await allArrived(page);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
    await look(address);
    walked.push(kindOf(address));
    for (const link of await linksOn(page)) {
      if (!kinds.has(kindOf(link)) && !without.test(link)) waiting.push(link);
      kinds.add(kindOf(link));
    }
  }
  return walked;
}
