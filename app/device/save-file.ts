import { isNativeApp } from './platform.ts';

/** Hands something to the device as a file: a phone offers what to do with it, a desk saves it. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const file = new Blob([content], { type });
  // The page of a native app can't save anything: the device's own sheet takes it.
  if (isNativeApp()) {
    import('./native/share-file.ts').then(async ({ shareFile }) => await shareFile(name, file)).catch(console.error);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file as a call brings it. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}
