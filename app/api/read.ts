import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, InputOf } from '@heartsease/domain/endpoint.ts';
import { call } from './call.ts';

/**
 * A call of the contract as a query: `useQuery(read(getToday, {}))`. Its key begins with the path, so
 * `queryClient.invalidateQueries({ queryKey: [getToday.path] })` makes every input of it stale.
 *
 * The first load reacts to its failure by the error catalogue; a later one, behind an answer that is
 * already on screen, is only logged (row ER-8). `isBackground`: so is the first, because the screen is
 * whole without it.
 */
export function read<E extends Endpoint>(endpoint: E, input: InputOf<E>, { isBackground = false } = {}) {
  return queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: ({ client, queryKey, signal }) =>
      call(endpoint, input, { signal, isBackground: isBackground || client.getQueryData(queryKey) !== undefined }),
  });
}
