import type { Answer } from './apart.ts';

/**
 * The other end of `apart`: does what is asked until nobody wants any more.
 *
 * @param asTold what is told of a failure; left out: the error itself
 */
export function serveApart<Work>(
  handle: (work: Work) => Promise<unknown>,
  asTold: (error: unknown) => unknown = (error) => error,
): void {
  const tell = (answer: Answer) => void process.send?.(answer);
  process.on('message', ({ id, work }: { id: number; work: Work }) => {
    handle(work).then(
      (result) => tell({ id, result }),
      (error: unknown) => tell({ id, failed: asTold(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  // The server ends us by letting go: what is done while everything is told to end is finished first.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
}
