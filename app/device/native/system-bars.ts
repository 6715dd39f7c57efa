import { SystemBars, SystemBarsStyle } from '@capacitor/core';

/** The clock and the battery stay readable: dark on a light page, light on a dark one. */
export function followTheme(): void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  let shown: SystemBarsStyle | undefined;
  const follow = () => {
    const { theme, night } = document.documentElement.dataset;
    const isDark = theme === 'dark' || (theme !== 'light' && (device.matches || night !== undefined));
    // Named by what is under them.
    const style = isDark ? SystemBarsStyle.Dark : SystemBarsStyle.Light;
    if (style === shown) return;
    shown = style;
    void SystemBars.setStyle({ style }).catch(console.error);
  };
  device.addEventListener('change', follow);
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-night'] });
  follow();
}
