import { PrivacyScreen } from '@capacitor/privacy-screen';
import { SplashScreen } from '@capacitor/splash-screen';
import { openLinks } from './app-links.ts';
import { takeBackButton } from './back-button.ts';
import { openLock, watchLeaving } from './phone-lock.ts';
import { forgetFiles } from './share-file.ts';
import { followTheme } from './system-bars.ts';

/**
 * What the app does only inside the Android and iOS shells. Each part stands alone: a plugin that fails takes no
 * other with it.
 *
 * @param whoIsHere tells when somebody comes or leaves, and when nothing of them may stay
 */
export async function startNativeApp(open: (link: URL) => void, whoIsHere: WhoIsHere): Promise<void> {
  followTheme();
  whoIsHere.onForget(() => void forgetFiles());
  const openWhenNobodyIsHere = () => whoIsHere.now().state === 'out' && openLock();
  whoIsHere.onChange(openWhenNobodyIsHere);
  openWhenNobodyIsHere();
  const watchOne = async () => await watchLeaving(() => whoIsHere.now().state === 'in');
  await Promise.all(
    [takeBackButton(), openLinks(open), watchOne(), forgetFiles(), hideInAppSwitcher(), showTheApp()].map(
      async (part) => await part.catch(console.error),
    ),
  );
}

/** The session, as far as the phone needs to know of it. */
interface WhoIsHere {
  now(): { state: string };
  onChange(tell: () => void): void;
  onForget(tell: () => void): void;
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
