import { scriptAddress } from '../device/script-policy.ts';
import type { ReadSpreadsheet } from './read-spreadsheet.ts';
import type { Asked, CheckedImport } from './spreadsheet-worker.ts';
// Vite makes the worker and says where it is.
// oxlint-disable-next-line import/default
import worker from './spreadsheet-worker.ts?worker&url';

type Answer<A extends Asked> = A extends { what: 'read' } ? ReadSpreadsheet : CheckedImport[];

/** Lets a worker do it, which ends when it is done. @throws when it could not */
export async function askWorker<A extends Asked>(asked: A): Promise<Answer<A>> {
  const helper = new Worker(scriptAddress(worker));
  try {
    return await new Promise<Answer<A>>((resolve, reject) => {
      helper.addEventListener('message', ({ data }: MessageEvent<Answer<A>>) => resolve(data), { once: true });
      helper.addEventListener('error', () => reject(new Error('The spreadsheet could not be read')), { once: true });
      // A worker has no other origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      helper.postMessage(asked);
    });
  } finally {
    helper.terminate();
  }
}
