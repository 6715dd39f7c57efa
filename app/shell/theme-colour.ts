import type { Theme } from '@heartsease/domain/session/profile.ts';

/** The bar of the browser above the page, as index.html has it for a light device and a dark one. */
const COLOURS = { light: '#f6f3f4', dark: '#171018' };

/** What somebody chose here counts for that bar too; `auto` leaves it to the device again. */
export function paintBrowserBar(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofDevice = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = COLOURS[theme === 'auto' ? ofDevice : theme];
  }
}
