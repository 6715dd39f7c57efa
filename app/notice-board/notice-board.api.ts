import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getNoticeBoard } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { getNotice, getNoticeReaders, listNotices } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { listTvLinks } from '@heartsease/domain/notice-board/tv.endpoints.ts';
import { read } from '../api/read.ts';
import { useToldWrite } from '../api/use-told-write.ts';

/** Addresses of photos live for 2½ minutes at the least: a board that was left open is asked for anew. */
const LINKS_LIVE_MS = 120_000;

/** What was put away or changed is gone within a minute from a board that was left open, its photos with it. */
const BOARD_ASKS_AGAIN_MS = 50_000;

/** The board of whoever is here. */
export function useNoticeBoard({ isBackground = false } = {}) {
  return useQuery({ ...read(getNoticeBoard, {}, { isBackground }), refetchInterval: BOARD_ASKS_AGAIN_MS });
}

export function useNotices() {
  return useQuery(read(listNotices, {}));
}

export function useNotice(notice_id: string) {
  return useQuery({
    ...read(getNotice, { notice_id }),
    refetchInterval: ({ state }) => state.data?.photo != null && LINKS_LIVE_MS,
  });
}

export function useNoticeReaders(notice_id: string) {
  return useQuery(read(getNoticeReaders, { notice_id }, { isBackground: true }));
}

export function useTvLinks() {
  return useQuery(read(listTvLinks, {}));
}

export function useRefreshNotices(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [getNoticeBoard, listNotices, getNotice, getNoticeReaders, listTvLinks].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  };
}

/** A change of the board that no form judges. */
export function useNoticeWrite<E extends Endpoint>(endpoint: E) {
  return useToldWrite(endpoint, useRefreshNotices());
}
