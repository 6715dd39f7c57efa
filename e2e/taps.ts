import type { Page } from '@playwright/test';

/** Counts what a hand does: every press of a pointer on the page. */
export async function countTaps(page: Page): Promise<{ soFar(): number }> {
  let taps = 0;
  await page.exposeFunction('heartseaseTap', () => {
    taps += 1;
  });
  await page.evaluate(() => {
    const tell: unknown = Reflect.get(window, 'heartseaseTap');
    if (typeof tell === 'function') window.addEventListener('click', () => void tell(), { capture: true });
  });
  return { soFar: () => taps };
}
