import type { Answer, Failed } from './apart.ts';

/**
 * The other end of `apart`: does what is asked until nobody wants any more.
 *
 * @param handle of whatever kind of work is sent here
 * @param asTold what is told of a failure; left out: all that it says
 */
export function serveApart(
  handle: (work: never) => Promise<unknown>,
  asTold: (error: unknown) => Failed = inFull,
): void {
  const tell = (answer: Answer) => void process.send?.(answer);
  process.on('message', ({ id, work }: { id: number; work: never }) => {
    handle(work).then(
      (result) => tell({ id, result }),
      (error: unknown) => tell({ id, failed: asTold(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  // The server ends us by letting go: what is done while everything is told to end is finished first.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
}

function inFull(error: unknown): Failed {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}
