import { App } from '@capacitor/app';

/** Under these lies nothing to go back to (row RT-8). */
const FIRST_SCREENS = new Set(['/login', '/intro', '/maintenance', '/tabs/today', '/tabs/home']);

const OVER_THE_SCREEN = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `body > :not(#root) [role="${role}"]`)
  .join(', ');

/** Android's back: closes what lies over the screen, goes back, and on the first screen leaves the app. */
export async function takeBackButton(): Promise<void> {
  await App.addListener('backButton', ({ canGoBack }) => {
    const over = [...document.querySelectorAll<HTMLElement>(OVER_THE_SCREEN)].at(-1);
    // Nothing but the connection closes that alert (row AU-6), and what is under it stays; so does what is locked.
    if (document.querySelector('dialog:modal, [data-phone-lock]') !== null) leave();
    else if (over !== undefined) close(over);
    else if (isFirstScreen() || !canGoBack) leave();
    else history.back();
  });
}

/** As Escape does, so that an overlay that must not be closed now stays. */
function close(over: HTMLElement): void {
  const inside = over.contains(document.activeElement) ? document.activeElement : over;
  inside?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** What lies over a screen and is a page itself stands in the address. */
function isFirstScreen(): boolean {
  return FIRST_SCREENS.has(location.pathname) && !new URLSearchParams(location.search).has('over');
}

/** As the home button does: what waits to be sent goes on being sent, and coming back costs no new start. */
function leave(): void {
  void App.minimizeApp().catch(console.error);
}
