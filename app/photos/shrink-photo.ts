import { scriptAddress } from '../device/script-policy.ts';
// Vite makes the worker and says where it is.
// oxlint-disable-next-line import/default
import worker from './shrink-worker.ts?worker&url';

/**
 * The photo as it goes to the server: smaller, upright, and without what the camera wrote beside it. A device that
 * can't draw it sends it as it is, and the server does the same.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return file;
  const helper = new Worker(scriptAddress(worker));
  try {
    return await new Promise<Blob>((resolve) => {
      helper.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data ?? file), {
        once: true,
      });
      helper.addEventListener('error', () => resolve(file), { once: true });
      // A worker has no other origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      helper.postMessage(file);
    });
  } finally {
    helper.terminate();
  }
}
