import { connection } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';
import { session } from '../session/session.ts';

/**
 * What failed while the connection was lost is asked for again when it is back; what is there stays as it
 * was (row AU-6).
 *
 * @returns the way to stop
 */
export function catchUpWhenBack(): () => void {
  return connection.onChange(() => {
    if (connection.now() === 'lost') return;
    const current = session.now();
    if (current.state === 'in' && current.loading === 'failed') void session.reload();
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
}
