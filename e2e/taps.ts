import type { Page } from '@playwright/test';

/** Counts what a hand does: every press of a pointer on the page. */
export async function countTaps(page: Page): Promise<{ soFar(): number }> {
  let taps = 0;
  await page.exposeFunction('heartseaseTap', () => {
    taps += 1;
  });
  await page.evaluate(() => {
    const tell: unknown = Reflect.get(window, 'heartseaseTap');
    // At the document: a press that Playwright takes back, because something else came to lie there, ends at the window.
    if (typeof tell === 'function') document.addEventListener('click', () => void tell(), { capture: true });
  });
  return { soFar: () => taps };
}
