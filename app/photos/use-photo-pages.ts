import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOptions } from '../api/call.ts';
import { isNothingThere } from '../shell/nothing-there.ts';
import type { BlankPhoto } from './blank-photo.ts';
import { chainFrom, nameOf, startsWatched } from './photo-chain.ts';
import type { PageStart, PhotoChain, PhotoPage, PhotoView } from './photo-chain.ts';
import { LINKS_LIVE_MS } from './photos.api.ts';

/** A list of photos that the server tells page by page. */
export interface PhotoSource<Page> {
  path: string;
  input: object;
  ask: (stretch: PageStart & { until?: string }, options: CallOptions) => Promise<Page>;
}

type PhotoIn<Page extends PhotoPage<unknown>> = Page['items'][number];

/**
 * The pages of a list, each a query of its own, of which only those that somebody looks at are kept new: a change costs
 * one call, however far one has scrolled. A page that went out of view and grew old meanwhile comes back as blanks until
 * it is asked anew, so that nothing is shown which was taken back since.
 */
export function usePhotoPages<Page extends PhotoPage<{ id: string }>>(
  source: PhotoSource<Page>,
  first: PageStart,
  view: PhotoView | null,
) {
  const client = useQueryClient();
  const chain: PhotoChain<Page> = chainFrom(first, (start) => knownPage<Page>(client, source, start));
  const watched = view === null ? [] : startsWatched(chain, view);
  const results = useQueries({ queries: watched.map((start) => pageQuery(client, source, { start, first })) });
  const wasFresh = useFreshOnEntry(client, source, watched);
  const shown = new Set(
    watched.map(nameOf).filter((name, at) => wasFresh.get(name) === true || results[at]?.isFetchedAfterMount === true),
  );
  // Where what is shown could only not be asked anew, it stays.
  const failed = results.find(({ isError }, at) => isError && !shown.has(nameOf(watched[at] ?? first)));
  const photos = chain.links.flatMap(({ start, page }): (PhotoIn<Page> | BlankPhoto)[] =>
    shown.has(nameOf(start)) ? page.items : page.items.map(({ id }): BlankPhoto => ({ id, isBlank: true })),
  );
  return {
    chain,
    photos,
    /** The latest answer of a page in view, for what it says of the whole list. */
    data: results.find(({ data }) => data !== undefined)?.data ?? chain.links[0]?.page,
    isError: failed !== undefined,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map(async ({ refetch }) => await refetch())),
    /** Asks for what did not come. */
    retry: () => void failed?.refetch(),
  };
}

const keyOf = ({ path, input }: Pick<PhotoSource<unknown>, 'path' | 'input'>, start: PageStart) =>
  [path, input, 'pages', start] as const;

function pageQuery<Page extends PhotoPage<unknown>>(
  client: QueryClient,
  source: PhotoSource<Page>,
  { start, first }: { start: PageStart; first: PageStart },
) {
  const queryKey = keyOf(source, start);
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const until = client.getQueryData<Page>(queryKey)?.next_cursor;
      // What one waits for is told where it fails; a further page and one that is there already are not.
      const isBackground = until !== undefined || start !== first || start.from_photo_id !== undefined;
      return await source.ask({ ...start, ...(until && { until }) }, { signal, isBackground });
    },
    staleTime: LINKS_LIVE_MS,
    refetchInterval: LINKS_LIVE_MS,
    // Of those between the top and what is looked at, their length is needed for as long as the list is open.
    gcTime: Infinity,
  };
}

/** @returns nothing for what is not there any more, although an earlier answer is */
function knownPage<Page>(client: QueryClient, source: PhotoSource<Page>, start: PageStart): Page | undefined {
  const state = client.getQueryState<Page>(keyOf(source, start));
  return isNothingThere(state?.error) ? undefined : state?.data;
}

/** Whether a page that begins with this photo was asked for in vain. */
export function useIsGone(source: PhotoSource<unknown>, start: PageStart): boolean {
  return isNothingThere(useQueryClient().getQueryState(keyOf(source, start))?.error);
}

/** Of each page whether what was known of it could be shown when it came into view. */
function useFreshOnEntry(
  client: QueryClient,
  source: PhotoSource<unknown>,
  watched: readonly PageStart[],
): ReadonlyMap<string, boolean> {
  const list = JSON.stringify([source.path, source.input]);
  const [entered, enter] = useState({ list, pages: new Map<string, boolean>() });
  const { pages } = entered;
  const isSame =
    entered.list === list && pages.size === watched.length && watched.every((one) => pages.has(nameOf(one)));
  if (isSame) return pages;
  const before = entered.list === list ? pages : new Map<string, boolean>();
  const now = new Map(
    watched.map((one) => [nameOf(one), before.get(nameOf(one)) ?? isFresh(client, keyOf(source, one))]),
  );
  enter({ list, pages: now });
  return now;
}

function isFresh(client: QueryClient, queryKey: readonly unknown[]): boolean {
  const state = client.getQueryState(queryKey);
  if (state?.data === undefined || state.isInvalidated) return false;
  return Date.now() - state.dataUpdatedAt < LINKS_LIVE_MS;
}
