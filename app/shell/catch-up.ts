import { connection } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';
import { session } from '../session/session.ts';

/**
 * When the connection is back, what failed while it was lost is asked for again, and so is what came from the device
 * or grew old meanwhile; all else stays as it was (row AU-6).
 *
 * @returns the way to stop
 */
export function catchUpWhenBack(): () => void {
  return connection.onChange(() => {
    if (connection.now() === 'lost') return;
    const current = session.now();
    if (current.state === 'in' && current.loading === 'failed') void session.reload();
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    void queryClient.invalidateQueries({
      predicate: ({ meta, state }) => meta?.['isKept'] === true && state.data !== undefined,
    });
  });
}
