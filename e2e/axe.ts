import axe from 'axe-core';
import type { Page } from '@playwright/test';

type AxePlugin = Pick<typeof axe, 'run'>;

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds in the state that the page is in. It comes into each page once: bringing it anew for each look
 * costs more than the looking.
 *
 * @param rules only these; all of WCAG 2.2 A and AA and axe's best practices unless told otherwise
 */
export async function violationsIn(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ([rules, standards]) => {
      const { axe } = globalThis as unknown as { axe: AxePlugin };
      const runOnly =
        rules === null ? { type: 'tag' as const, values: standards } : { type: 'rule' as const, values: rules };
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    [rules ?? null, STANDARDS] as const,
  );
}
