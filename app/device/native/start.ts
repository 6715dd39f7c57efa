import { PrivacyScreen } from '@capacitor/privacy-screen';
import { SplashScreen } from '@capacitor/splash-screen';
import { openLinks } from './app-links.ts';
import { takeBackButton } from './back-button.ts';
import { forgetFiles } from './share-file.ts';
import { followTheme } from './system-bars.ts';

/**
 * What the app does only inside the Android and iOS shells. Each part stands alone: a plugin that fails takes no
 * other with it.
 *
 * @param onForget tells when nothing of whoever was here may stay
 */
export async function startNativeApp(open: (link: URL) => void, onForget: (tell: () => void) => void): Promise<void> {
  followTheme();
  onForget(() => void forgetFiles());
  await Promise.all(
    [takeBackButton(), openLinks(open), forgetFiles(), hideInAppSwitcher(), showTheApp()].map(
      async (part) => await part.catch(console.error),
    ),
  );
}

/** The opening picture goes when the first screen has been painted. */
async function showTheApp(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await SplashScreen.hide();
}

/** Nothing personal stands among the pictures of open apps. */
async function hideInAppSwitcher(): Promise<void> {
  await PrivacyScreen.enable();
}
