import { isNativeApp } from './platform.ts';

/** A phone is felt to have taken what was saved; a page in a browser does nothing. */
export function tapLightly(): void {
  if (!isNativeApp()) return;
  import('./native/haptics.ts').then(async (haptics) => await haptics.tapLightly()).catch(console.error);
}
