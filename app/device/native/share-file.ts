import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';

/** Kept for this app alone, until the next start or sign-out. */
const FOLDER = { path: 'shared', directory: Directory.Cache };

/** Opens the device's own sheet: to read it, print it, send it or keep it. */
export async function shareFile(name: string, content: Blob): Promise<void> {
  const { uri } = await Filesystem.writeFile({
    path: `${FOLDER.path}/${name}`,
    directory: FOLDER.directory,
    data: await base64Of(content),
    recursive: true,
  });
  // Whoever changes their mind has done nothing wrong, and is told as if something had failed.
  await Share.share({ title: name, files: [uri] }).catch((caught: unknown) => console.warn(caught));
}

/** Where Android's camera leaves each photo that was taken for a field of ours; Capacitor never removes one. */
const TAKEN = { path: 'Pictures', directory: Directory.External };

/**
 * Removes what was shared and the photos that were taken. The app that a file was handed to may read it late, and the
 * page reads a photo when it is sent, so neither can go right after.
 */
export async function forgetFiles(): Promise<void> {
  // Most times there is nothing to remove; an iPhone leaves no photo.
  for (const folder of [FOLDER, TAKEN]) await Filesystem.rmdir({ ...folder, recursive: true }).catch(() => undefined);
}

async function base64Of(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
