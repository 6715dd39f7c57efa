/**
 * Opens the event stream once what is on screen has been asked for; its part of the app is fetched for those alone who
 * may hear something.
 *
 * @returns the way to stop
 */
export function hearLive(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  async function begin(): Promise<void> {
    const { keepLive } = await import('../live/live.ts');
    if (!isOver) stop = keepLive();
  }
  // Where its part can't be fetched, everything is asked for when it is opened.
  begin().catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}
