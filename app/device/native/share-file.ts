import { Capacitor, registerPlugin } from '@capacitor/core';
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';

/** Kept for this app alone, until the next start or sign-out. */
const FOLDER = { path: 'shared', directory: Directory.Cache };

/** Ours, and Android's alone (FileOpenerPlugin.java): an iPhone's sheet shows what is in a file. */
const FileOpener = registerPlugin<{ open(file: { uri: string; type: string }): Promise<void> }>('FileOpener');

/** What whoever made it wants to see at once; all else is made to be kept or sent. */
const TO_BE_SEEN = new Set(['application/pdf', 'text/calendar']);

/** Shows it, or opens the device's own sheet: to read it, print it, send it or keep it. */
export async function shareFile(name: string, content: Blob): Promise<void> {
  const { uri } = await Filesystem.writeFile({
    path: `${FOLDER.path}/${name}`,
    directory: FOLDER.directory,
    data: await base64Of(content),
    recursive: true,
  });
  if (await isOpened(uri, content.type)) return;
  // Whoever changes their mind has done nothing wrong, and is told as if something had failed.
  await Share.share({ title: name, files: [uri] }).catch((caught: unknown) => console.warn(caught));
}

/** What shows it sends and prints it too. False where the phone has nothing that does. */
async function isOpened(uri: string, typeWithMore: string): Promise<boolean> {
  const [type = ''] = typeWithMore.split(';');
  if (!TO_BE_SEEN.has(type) || !Capacitor.isPluginAvailable('FileOpener')) return false;
  return await FileOpener.open({ uri, type }).then(
    () => true,
    () => false,
  );
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
