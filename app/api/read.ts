import { queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { connection } from './connection.ts';
import { askOrRecall } from './recall.ts';

/**
 * A call of the contract as a query: `useQuery(read(getToday, {}))`. Its key begins with the path, so
 * `queryClient.invalidateQueries({ queryKey: [getToday.path] })` makes every input of it stale.
 *
 * The first load reacts to its failure by the error catalogue; a later one, behind an answer that is
 * already on screen, is only logged (row ER-8). `isBackground`: so is the first, because the screen is
 * whole without it.
 *
 * Without a connection the last answer of a call that is kept on the device stands in, as old as it is.
 */
export function read<E extends Endpoint>(endpoint: E, input: InputOf<E>, { isBackground = false } = {}) {
  return queryOptions({
    queryKey: [endpoint.path, input] as const,
    meta: keptMeta(endpoint),
    queryFn: async ({ client, queryKey, signal }): Promise<OutputOf<E>> => {
      const before = client.getQueryState<OutputOf<E>>(queryKey);
      // What is on the screen is at least as new as what the device keeps, and knows what was done since.
      const stays = () => before?.data !== undefined && connection.now() === 'lost' && endpoint.is_kept_on_device;
      if (before?.data !== undefined && stays()) return ofThen(client, queryKey, before.data, before.dataUpdatedAt);
      // Whoever keeps working without a connection knows that there is none: the screen says it in its place.
      const isTold = before?.data !== undefined || connection.now() === 'lost';
      const options = { signal, isBackground: isBackground || isTold };
      const { answer, kept_at } = await askOrRecall(endpoint, input, options);
      if (kept_at === null) return answer;
      if (before?.data !== undefined && stays()) return ofThen(client, queryKey, before.data, before.dataUpdatedAt);
      return ofThen(client, queryKey, answer, kept_at);
    },
  });
}

/**
 * One page of an infinite query, which says `meta: keptMeta(endpoint)` as well: each page is kept for itself, and told
 * of and recalled as in `read`.
 */
export async function readPage<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { client, queryKey, signal }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>,
): Promise<OutputOf<E>> {
  const isTold = client.getQueryData(queryKey) !== undefined || connection.now() === 'lost';
  const { answer, kept_at } = await askOrRecall(endpoint, input, { signal, isBackground: isTold });
  return kept_at === null ? answer : ofThen(client, queryKey, answer, kept_at);
}

/** Tells whether an answer on the screen may come from the device, so that its age is said there. */
export function keptMeta(endpoint: Endpoint): { isKept: boolean } {
  return { isKept: endpoint.is_kept_on_device === true };
}

/** The answer, and beside it when it was given, which is known to the cache as soon as it has taken it. */
function ofThen<Answer>(client: QueryClient, queryKey: QueryKey, answer: Answer, dataUpdatedAt: number): Answer {
  setTimeout(() => {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query?.state.fetchStatus === 'idle') query.setState({ dataUpdatedAt });
  });
  return answer;
}
