import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const STOPS_AT_MOST = 120;

/** What somebody does who has no mouse: Tab to a place, and then keys. */
export interface Keys {
  /** Goes there with Tab and presses Enter, or another key. */
  press(target: Locator, key?: string): Promise<void>;
  /** Goes there with Tab and writes over what stands there. */
  type(target: Locator, words: string): Promise<void>;
  /** One of several that are one stop: Tab to whichever of them takes the focus, and the arrows to this one. */
  choose(target: Locator): Promise<void>;
  /** Of a menu that is open: the arrows to this one of it, and Enter. */
  pick(target: Locator): Promise<void>;
}

export function keysOn(page: Page): Keys {
  return {
    press: async (target, key = 'Enter') => {
      await tabTo(page, target);
      await page.keyboard.press(key);
    },
    type: async (target, words) => {
      await tabTo(page, target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
    },
    choose: async (target) => {
      const name = await target.evaluate((radio: HTMLInputElement) => radio.name);
      const all = page.locator(`input[type=radio][name="${name}"]`);
      await tabTo(page, all);
      for (let left = await all.count(); left > 0 && !(await hasFocus(target)); left -= 1)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    pick: async (target) => {
      await expect(target).toBeVisible();
      const all = await page.getByRole('menuitem').count();
      for (let left = all; left > 0 && !(await hasFocus(target)); left -= 1) await page.keyboard.press('ArrowDown');
      await focusIsSeen(page);
      await expect(target).toBeFocused();
      await page.keyboard.press('Enter');
    },
  };
}

async function hasFocus(target: Locator): Promise<boolean> {
  return await target.evaluateAll((all) => all.some((one) => one === document.activeElement));
}

/** Presses Tab until the focus is there, or on one of them, and looks at every stop on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let stop = 0; stop < STOPS_AT_MOST; stop += 1) {
    await page.keyboard.press('Tab');
    await focusIsSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${String(target)} can't be reached with Tab`);
}

/** What has the focus shows it, and nothing covers it (WCAG 2.4.7, 2.4.11), once what opened stands. */
export async function focusIsSeen(page: Page): Promise<void> {
  await expect.poll(async () => await problemOfFocus(page)).toBeNull();
}

async function problemOfFocus(page: Page): Promise<string | null> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    // A screen that has just come takes the focus as a whole; no Tab stops there.
    if (focused === null || focused === document.body || focused.matches('main')) return null;
    // A radio that is drawn by its label shows the focus there.
    const shown = focused.matches('.visually-hidden') ? (focused.closest('label') ?? focused) : focused;
    const isMarked = [shown, ...shown.querySelectorAll('*')].some((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px');
    });
    if (!isMarked) return `shows no focus: ${shown.outerHTML.slice(0, 200)}`;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const spots = [0.5, 0.2, 0.8].map((part) => [left + width * part, top + height * part] as const);
    const isUncovered = spots.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (shown.contains(there) || there.contains(shown));
    });
    return isUncovered ? null : `is hidden: ${shown.outerHTML.slice(0, 200)}`;
  });
}
