import type { Page } from '@playwright/test';

/** The addresses within the app that the screen offers; a file to keep is no screen. */
export async function linksOn(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('a[href]:not([download])')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => address.startsWith('/')),
  );
}

/** One address of each kind is enough: of all residents, one. */
export function kindOf(address: string): string {
  return address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replace(/\?.*/, '');
}
