import { onLateArrival } from '../api/device-outbox.ts';
import { queryClient } from '../api/query-client.ts';

/**
 * What the outbox sent when no screen waited for it any more is asked for anew wherever it shows.
 *
 * @returns the way to stop
 */
export function showArrived(): () => void {
  return onLateArrival((paths) => void showAnew(paths).catch(() => undefined));
}

async function showAnew(paths: string[]): Promise<void> {
  const { refreshAfter } = await import('./refresh-after.ts');
  await refreshAfter(queryClient, paths);
}
