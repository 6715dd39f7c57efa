import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import {
  getChatHours,
  getThread,
  listFlags,
  listMessages,
  listPartners,
  listReceipts,
  listThreads,
  markRead,
  searchMessages,
} from '@heartsease/domain/chat/chats.endpoints.ts';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useToldWrite } from '../api/use-told-write.ts';
import { useProfile } from '../session/use-session.ts';
import { useMay } from '../session/use-may.ts';

/** The event stream says when any of this has changed; nothing here asks again by itself. */
export function useThreads({ isBackground = false } = {}) {
  return useQuery({ ...read(listThreads, {}, { isBackground }), enabled: useMay('chat.use') });
}

/** How many messages of others wait to be read. */
export function useUnread(): number {
  const { data } = useThreads({ isBackground: true });
  return data?.items.reduce((sum, { unread }) => sum + unread, 0) ?? 0;
}

export function usePartners() {
  return useQuery(read(listPartners, {}));
}

export function useThread(chat_thread_id: string) {
  return useQuery(read(getThread, { chat_thread_id }));
}

export function useReceipts(chat_message_id: string) {
  return useQuery(read(listReceipts, { chat_message_id }));
}

export function useFlags() {
  return useQuery(read(listFlags, {}));
}

export function useChatHours() {
  // A form is made of it once: what was read some time ago would undo what another manager said since.
  return useQuery({ ...read(getChatHours, {}), gcTime: 0 });
}

export function useFound(words: string) {
  return useQuery({ ...read(searchMessages, { words }, { isBackground: true }), enabled: words.length > 1 });
}

/** A thread from its end; earlier pages come when they are asked for. */
export function useMessages(chat_thread_id: string) {
  return useInfiniteQuery({
    queryKey: [listMessages.path, { chat_thread_id }] as const,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal, client, queryKey }) =>
      await call(
        listMessages,
        { chat_thread_id, ...(pageParam !== undefined && { before: pageParam }) },
        { signal, isBackground: client.getQueryData(queryKey) !== undefined },
      ),
    getNextPageParam: ({ has_earlier, items }) => (has_earlier ? items[0]?.position : undefined),
  });
}

/** After anything that was written in a chat. */
export function useRefreshChat(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/v2/chat/'),
    });
  };
}

/** What is done with one message. */
export function useChatWrite<E extends Endpoint>(endpoint: E) {
  const { carehome } = useProfile();
  const { write, isPending } = useToldWrite(endpoint, useRefreshChat());
  return {
    isPending,
    write: (input: Omit<InputOf<E>, 'client_id' | 'care_home_id'>, onDone?: (answer: OutputOf<E>) => void) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what every write carries is added here
      write({ ...input, client_id: uuidv7(), care_home_id: carehome.id } as InputOf<E>, onDone),
  };
}

/** Says how far one has read, as long as the thread is in view. */
export function useReading(chat_thread_id: string, position: number, unread: boolean): void {
  const { carehome } = useProfile();
  const care_home_id = carehome.id;
  const isSeen = useIsSeen();
  useEffect(() => {
    if (!isSeen || !unread || position === 0) return;
    // Without a connection the next look at the thread says it.
    call(markRead, { client_id: uuidv7(), care_home_id, chat_thread_id, position }, { isBackground: true }).catch(
      () => undefined,
    );
  }, [care_home_id, chat_thread_id, position, unread, isSeen]);
}

function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
