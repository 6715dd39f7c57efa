import { onOutboxChange, outboxEntries } from '../api/device-outbox.ts';

/**
 * Waits for the first write that is refused for want of a right: what is done then is fetched by then.
 *
 * @returns the way to stop
 */
export function whenRefused(): () => void {
  let stop: () => void = () => undefined;
  let isStopped = false;
  const look = () => {
    if (!outboxEntries().some(({ state, error }) => state === 'parked' && error?.status === 403)) return;
    stop();
    void watch();
  };
  async function watch() {
    // What can't be fetched now is fetched with the next change.
    const part = await import('./hand-in-refused.ts').catch(() => null);
    if (!isStopped) stop = part === null ? onOutboxChange(look) : part.watchRefused();
  }
  stop = onOutboxChange(look);
  look();
  return () => {
    isStopped = true;
    stop();
  };
}
