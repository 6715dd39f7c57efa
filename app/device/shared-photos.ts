/** A worker of an older version does not know the question. */
const ANSWERED_WITHIN_MS = 3_000;

/**
 * What another app of the device shared with this one (`share_target` of the manifest), taken from the service worker,
 * which holds it for the first who asks.
 */
export async function takeSharedPhotos(): Promise<File[]> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker === null) return [];
  const { port1, port2 } = new MessageChannel();
  return await new Promise((resolve) => {
    const over = setTimeout(() => resolve([]), ANSWERED_WITHIN_MS);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(over);
      resolve(Array.isArray(data) ? data.filter((one) => one instanceof File) : []);
    });
    port1.start();
    worker.postMessage({ type: 'TAKE_SHARED_PHOTOS' }, [port2]);
  });
}
