/** A worker of an older version does not know the question. */
const ANSWERED_WITHIN_MS = 3_000;

/**
 * What another app of the device shared with this one (`share_target` of the manifest). The service worker holds it for
 * some minutes, from then on for this account alone, until it is told that it was added.
 */
export async function readSharedPhotos(account_id: string): Promise<File[]> {
  const worker = workerOfPage();
  if (worker === null) return [];
  const { port1, port2 } = new MessageChannel();
  return await new Promise((resolve) => {
    const over = setTimeout(() => resolve([]), ANSWERED_WITHIN_MS);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(over);
      resolve(Array.isArray(data) ? data.filter((one) => one instanceof File) : []);
    });
    port1.start();
    worker.postMessage({ type: 'READ_SHARED_PHOTOS', account_id }, [port2]);
  });
}

/** They are on their way by themselves now. */
export function sharedPhotosAdded(account_id: string): void {
  workerOfPage()?.postMessage({ type: 'SHARED_PHOTOS_ADDED', account_id });
}

function workerOfPage(): ServiceWorker | null {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
}
