import type { Page } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { expect } from './journey.ts';
import { lostContent } from './lost-content.ts';
import { SIZES } from './playwright.config.ts';

/** Names, roles and order are the same in every look, so all rules are asked once for each size. */
const FIRST_LOOK: Look = {};

/** All kinds of people, languages, looks and sizes, by command (docs/decisions/0078). */
export const IN_ALL = process.env['LOOKS'] === 'all';

/** What each other look can break: colours know nothing of sizes, so dark with larger text breaks no more than both. */
const OTHER_LOOKS: (Look & { name: string; rules: string[] })[] = [
  { name: 'dark', theme: 'dark', rules: ['color-contrast'] },
  { name: 'larger', text: 'larger', rules: ['target-size'] },
  ...(IN_ALL ? [{ name: 'forced colours', forcedColours: true, rules: ['color-contrast'] }] : []),
];

/** The width at which WCAG 1.4.10 asks for no sideways scrolling. */
const NARROW = { width: 320, height: 640 };

interface Look {
  theme?: 'light' | 'dark';
  text?: 'standard' | 'larger' | 'twice';
  forcedColours?: boolean;
}

/** Complaints are gathered, so that one state hides no other. */
export async function isAccessibleInEveryLook(page: Page, state: string): Promise<void> {
  expect.soft(await complaintsInEveryLook(page), state).toEqual([]);
}

/**
 * Looks at the state that the page is in as everybody may see it: at three sizes, light and dark, with standard and with
 * larger text. By command also in colours that the device forces, and with text of twice the size where the page is narrow.
 */
async function complaintsInEveryLook(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  const add = (where: string, found: string[]) => complaints.push(...found.map((what) => `${where}: ${what}`));
  for (const [size, { viewport }] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await show(page, FIRST_LOOK);
    add(size, [...(await violationsIn(page)), ...(await tooWide(page))]);
    for (const { name, rules, ...look } of OTHER_LOOKS) {
      await show(page, look);
      add(`${size}, ${name}`, [...(await violationsIn(page, rules)), ...(await tooWide(page))]);
    }
  }
  await page.setViewportSize(NARROW);
  for (const text of ['standard', 'larger'] as const) {
    await show(page, { text });
    add(`320 px, ${text}`, await tooWide(page));
  }
  if (IN_ALL) {
    await show(page, { text: 'twice' });
    add('320 px, text of twice the size', await lostContent(page));
  }
  await show(page, FIRST_LOOK);
  await page.setViewportSize(SIZES.phone.viewport);
  return complaints;
}

/** Shows a look, and waits until the page is laid out in it and every colour has arrived. */
async function show(page: Page, { theme = 'light', text = 'standard', forcedColours = false }: Look): Promise<void> {
  await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
  await page.evaluate(
    async ([theme, text]) => {
      const root = document.documentElement;
      root.dataset['theme'] = theme;
      root.dataset['textSize'] = text === 'twice' ? 'standard' : text;
      // Twice the 106.25% that the standard is.
      root.style.fontSize = text === 'twice' ? '212.5%' : '';
      // Cards go to their columns in the frame after a change of width.
      for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    },
    [theme, text] as const,
  );
}

async function tooWide(page: Page): Promise<string[]> {
  const by = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return by > 0 ? [`scrolls sideways by ${by} px`] : [];
}
