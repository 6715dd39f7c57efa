import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { getPhoto, listPhotos, listSharedPhotos, previewPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import type { Subject } from '@heartsease/domain/photos/photo.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useWriteShownIn } from '../api/use-write.ts';
import { useMay } from '../session/use-may.ts';
import { useHasGone } from './unsent-photos.api.ts';

/** Addresses live for 2½ minutes at the least: a list that was left open is asked for anew. */
const LINKS_LIVE_MS = 120_000;

export interface WantedPhotos {
  resident_id?: string | undefined;
  report_id?: string | undefined;
  is_untagged_only?: boolean;
}

/** Page by page, as one scrolls. */
export function usePhotos({ resident_id, report_id, is_untagged_only = false }: WantedPhotos) {
  const input = {
    ...(resident_id !== undefined && { resident_id }),
    ...(report_id !== undefined && { report_id }),
    ...(is_untagged_only && { is_untagged_only }),
  };
  return useInfiniteQuery({
    queryKey: [listPhotos.path, input, 'pages'] as const,
    queryFn: ({ pageParam, signal, client, queryKey }) =>
      call(
        listPhotos,
        { ...input, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal, isBackground: client.getQueryData(queryKey) !== undefined },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: LINKS_LIVE_MS,
    refetchInterval: LINKS_LIVE_MS,
  });
}

export function useSharedPhotos(resident_id: string | undefined) {
  const input = resident_id === undefined ? {} : { resident_id };
  return useInfiniteQuery({
    queryKey: [listSharedPhotos.path, input, 'pages'] as const,
    queryFn: ({ pageParam, signal, client, queryKey }) =>
      call(
        listSharedPhotos,
        { ...input, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal, isBackground: client.getQueryData(queryKey) !== undefined },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: LINKS_LIVE_MS,
    refetchInterval: LINKS_LIVE_MS,
  });
}

/** The latest few, for a card. */
export function useLatestPhotos(wanted: WantedPhotos & { limit: number }) {
  const sees = useMay('photos.view');
  return useQuery({
    ...read(listPhotos, wanted, { isBackground: true }),
    enabled: sees,
    refetchInterval: LINKS_LIVE_MS,
  });
}

export function useLatestSharedPhotos(resident_id: string, limit: number) {
  const sees = useMay('relatives_list.view');
  return useQuery({
    ...read(listSharedPhotos, { resident_id, limit }, { isBackground: true }),
    enabled: sees,
    refetchInterval: LINKS_LIVE_MS,
  });
}

export function usePhoto(photo_id: string) {
  return useQuery({ ...read(getPhoto, { photo_id }), staleTime: LINKS_LIVE_MS, refetchOnWindowFocus: false });
}

/** A photo that is being put somewhere, as it stands on the server; nothing while there is none, or it is on its way. */
export function usePhotoAt(photo_id: string | null) {
  const hasGone = useHasGone(photo_id);
  return useQuery({
    ...read(getPhoto, { photo_id: photo_id ?? '' }, { isBackground: true }),
    enabled: photo_id !== null && hasGone,
    staleTime: LINKS_LIVE_MS,
    refetchInterval: LINKS_LIVE_MS,
  });
}

/** Who has seen it by now: asked each time, for whoever takes it back needs to know. */
export function useSeenBy(photo_id: string) {
  return useQuery({ ...read(getPhoto, { photo_id }, { isBackground: true }), staleTime: 0, refetchOnMount: 'always' });
}

/** Who would see it with these people in it. */
export function usePreview(photo_id: string, subjects: Subject[]) {
  return useQuery({
    ...read(previewPhoto, { photo_id, subjects }, { isBackground: true }),
    enabled: subjects.length > 0,
    placeholderData: (before) => before,
  });
}

export const SHOWN_IN = [listPhotos, getPhoto, listSharedPhotos].map(({ path }) => path);

/** A change of a photo; afterwards the albums are asked for anew. */
export function usePhotoWrite<E extends Endpoint>(endpoint: E) {
  return useWriteShownIn(endpoint, SHOWN_IN);
}
