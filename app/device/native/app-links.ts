import { App } from '@capacitor/app';
import { apiOrigin } from '../platform.ts';

/** A link of the home's own server that the device hands to the app opens its screen; any other opens nothing. */
export async function openLinks(open: (link: URL) => void): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => {
    if (!URL.canParse(url)) return;
    const link = new URL(url);
    if (link.origin === (apiOrigin() || location.origin)) open(link);
  });
}
