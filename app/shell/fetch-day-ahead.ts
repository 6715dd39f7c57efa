import { connection } from '../api/connection.ts';
import { session } from '../session/session.ts';
import { stable } from './stable.ts';

/** Time for what is on screen to be asked for and painted first. */
const AFTER_MS = 6_000;

/**
 * Once what is on screen is there and the browser has nothing better to do, the day, the residents, the week and the
 * library are fetched, so that they are on the device when the connection goes; what is missing or old, once more each time
 * that it is back. Not where every byte is paid for.
 *
 * @returns the way to stop
 */
export function fetchDayAhead(): () => void {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let keeping = Promise.resolve();
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // What could not be fetched now is kept when it is opened. One at a time: the second finds what the first fetched.
      if (!isSparing()) keeping = keeping.then(() => keepWhenStable(over.signal)).catch(() => undefined);
    }, AFTER_MS);
  };
  const stop = connection.onChange(() => {
    if (connection.now() === 'connected') begin();
  });
  begin();
  return () => {
    stop();
    clearTimeout(timer);
    over.abort();
  };
}

async function keepWhenStable(signal: AbortSignal): Promise<void> {
  await stable(session);
  const { keepDay } = await import('./keep-day.ts');
  await keepDay(signal);
}

/** The device was told to save data, or its network is too slow to fetch what nobody asked for. Only Chromium tells. */
function isSparing(): boolean {
  const network: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof network !== 'object' || network === null) return false;
  const saves = 'saveData' in network && network.saveData === true;
  return saves || ('effectiveType' in network && ['slow-2g', '2g'].includes(String(network.effectiveType)));
}
