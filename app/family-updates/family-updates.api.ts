import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { Endpoint, OutputOf } from '@heartsease/domain/endpoint.ts';
import type { FamilyUpdate } from '@heartsease/domain/family-updates/family-update.ts';
import {
  getPersonsHome,
  keepUpdate,
  listComments,
  listUpdates,
  sendLove,
} from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import type { PersonsHome } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import { call } from '../api/call.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import type { SentWrite } from '../api/device-outbox.ts';
import { read } from '../api/read.ts';
import { reasonIn } from '../api/refusal.ts';
import { showToast } from '../ui/toast-store.ts';

/**
 * What changes is told by the event stream (app/live). Without one, and for what opens at its hour, an open screen asks by
 * itself: what was withdrawn is gone within a minute.
 */
const ASK_AGAIN_MS = 50_000;

/** Today and this week of one's own person. */
export function usePersonsHome(resident_id: string, isAsked = true) {
  return useQuery({ ...read(getPersonsHome, { resident_id }), enabled: isAsked, refetchInterval: ASK_AGAIN_MS });
}

const FIRST_PAGE: { cursor?: string } = {};

/** What was shared, newest first, a page at a time. */
export function useUpdates(resident_id: string, is_kept: boolean) {
  return useInfiniteQuery({
    queryKey: [listUpdates.path, resident_id, is_kept] as const,
    queryFn: ({ pageParam, signal, client, queryKey }) =>
      call(
        listUpdates,
        { resident_id, is_kept, ...pageParam },
        { signal, isBackground: client.getQueryData(queryKey) !== undefined },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor }) => (next_cursor === null ? undefined : { cursor: next_cursor }),
    refetchInterval: ASK_AGAIN_MS,
  });
}

export function useComments(family_update_id: string) {
  return useQuery({ ...read(listComments, { family_update_id }), refetchInterval: ASK_AGAIN_MS });
}

/** Everything that shows a moment is asked anew. */
export function useRefreshUpdates(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [getPersonsHome, listUpdates, listComments].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
  };
}

/** So long one can take a tap back where it was said. */
const UNDO_MS = 10_000;

/** A moment as it will be, wherever it is shown: without a connection, too, a button says what was tapped. */
function useShownAs(): (id: string, tapped: Partial<FamilyUpdate>) => void {
  const client = useQueryClient();
  return (id, tapped) => {
    const change = (updates: FamilyUpdate[]) => updates.map((one) => (one.id === id ? { ...one, ...tapped } : one));
    client.setQueriesData<PersonsHome>(
      { queryKey: [getPersonsHome.path] },
      (home) => home && { ...home, today: change(home.today), earlier: change(home.earlier) },
    );
    client.setQueriesData<InfiniteData<OutputOf<typeof listUpdates>>>(
      { queryKey: [listUpdates.path] },
      (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, items: change(page.items) })) },
    );
  };
}

/** A tap that is sent at once or waits in the outbox; refused, it says why. @returns what became of it */
function useTap(): <E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof sendWrite<E>>[1],
) => Promise<SentWrite<E>['state']> {
  const { t } = useLingui();
  const refresh = useRefreshUpdates();
  return async (endpoint, input) => {
    const sent = await sendWrite(endpoint, input);
    if (sent.state === 'refused') {
      await outbox.discard(sent.client_id);
      // Without words of the server's own it was told already.
      const why = reasonIn(sent.failure);
      if (why !== '') showToast({ kind: 'danger', text: why });
    } else if (sent.state === 'waiting') {
      showToast({ kind: 'success', text: t`Saved on this phone, will be sent` });
    }
    // Without a connection there is nothing new to ask for.
    if (sent.state !== 'waiting') await refresh();
    return sent.state;
  };
}

/** Send love, keep in book: each with its way back. */
export function useMomentTaps({ id, is_love_sent, is_kept }: FamilyUpdate, name: string) {
  const { t } = useLingui();
  const tap = useTap();
  const showAs = useShownAs();

  async function love(is_sent: boolean) {
    showAs(id, { is_love_sent: is_sent });
    const state = await tap(sendLove, { family_update_id: id, is_sent });
    if (state === 'refused') showAs(id, { is_love_sent: !is_sent });
    if (state !== 'sent' || !is_sent) return;
    showToast({
      kind: 'success',
      text: t`Love is on its way. We will tell ${name}.`,
      duration: UNDO_MS,
      action: { is_undo: true, label: t`Undo`, onPress: () => void love(false) },
    });
  }

  return {
    love: async () => await love(!is_love_sent),
    async keep() {
      showAs(id, { is_kept: !is_kept });
      const state = await tap(keepUpdate, { family_update_id: id, is_kept: !is_kept });
      if (state === 'refused') showAs(id, { is_kept });
      if (state === 'sent' && !is_kept) showToast({ kind: 'success', text: t`Kept for the book.` });
    },
  };
}
