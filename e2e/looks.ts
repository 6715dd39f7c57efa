import type { Page } from '@playwright/test';
import { expect, violationsIn } from './journey.ts';
import { SIZES } from './playwright.config.ts';

/** Names, roles and order are the same in every look, so all rules are asked once for each size. */
const FIRST_LOOK: Look = { theme: 'light', text: 'standard' };

/** What each other look can break: colours know nothing of sizes, so dark with larger text breaks no more than both. */
const OTHER_LOOKS: (Look & { rules: string[] })[] = [
  { theme: 'dark', text: 'standard', rules: ['color-contrast'] },
  { theme: 'light', text: 'larger', rules: ['target-size'] },
];

/** The width at which WCAG 1.4.10 asks for no sideways scrolling. */
const NARROW = { width: 320, height: 640 };

interface Look {
  theme: 'light' | 'dark';
  text: 'standard' | 'larger';
}

/**
 * Looks at the state that the page is in as everybody may see it: at three sizes, light and dark, with
 * standard and with larger text. Complaints are gathered, so that one state hides no other.
 */
export async function isAccessibleInEveryLook(page: Page, state: string): Promise<void> {
  for (const [size, { viewport }] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await show(page, FIRST_LOOK);
    expect.soft(await violationsIn(page), `${state}, ${size}`).toEqual([]);
    await fitsTheWidth(page, `${state}, ${size}`);
    for (const look of OTHER_LOOKS) {
      await show(page, look);
      const seen = `${state}, ${size}, ${look.theme}, ${look.text}`;
      expect.soft(await violationsIn(page, look.rules), seen).toEqual([]);
      await fitsTheWidth(page, seen);
    }
  }
  await page.setViewportSize(NARROW);
  for (const text of ['standard', 'larger'] as const) {
    await show(page, { theme: 'light', text });
    await fitsTheWidth(page, `${state}, 320 px, ${text}`);
  }
  await show(page, FIRST_LOOK);
  await page.setViewportSize(SIZES.phone.viewport);
}

/** Shows a look, and waits until every colour has arrived. */
async function show(page: Page, { theme, text }: Look): Promise<void> {
  await page.evaluate(
    async ([theme, text]) => {
      document.documentElement.dataset['theme'] = theme;
      document.documentElement.dataset['textSize'] = text;
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    },
    [theme, text] as const,
  );
}

async function fitsTheWidth(page: Page, seen: string): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(tooWide, `sideways scroll: ${seen}`).toBeLessThanOrEqual(0);
}
