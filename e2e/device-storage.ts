import type { Page } from '@playwright/test';

export interface DeviceStorage {
  local: Record<string, string>;
  session: Record<string, string>;
  /** Every record of every IndexedDB database and every address in the caches, as text. */
  rest: string;
}

/** All that the page's origin keeps on the device, but for cookies. */
export async function storageOf(page: Page): Promise<DeviceStorage> {
  return await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
      });
    const records: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        records.push(...(await settled(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    const kept = await Promise.all((await caches.keys()).map(async (name) => await (await caches.open(name)).keys()));
    return {
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      rest: JSON.stringify([records, kept.flat().map(({ url }) => url)]),
    };
  });
}
