import { useQuery } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { getPhoto, listPhotos, listSharedPhotos, previewPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import type { Subject } from '@heartsease/domain/photos/photo.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useWriteShownIn } from '../api/use-write.ts';
import { useMay } from '../session/use-may.ts';
import { useHasGone } from './unsent-photos.api.ts';
import type { PhotoSource } from './use-photo-pages.ts';

/** Addresses live for 2½ minutes at the least: a list that was left open is asked for anew. */
export const LINKS_LIVE_MS = 120_000;

/** A stretch that is asked anew may have grown: as many as the call tells at once. */
const MOST_ANEW = 100;

export interface WantedPhotos {
  resident_id?: string | undefined;
  report_id?: string | undefined;
  is_untagged_only?: boolean;
}

/** The album of the home, or of one person, as one scrolls. */
export function photosOf({ resident_id, is_untagged_only = false }: WantedPhotos) {
  const input = {
    ...(resident_id !== undefined && { resident_id }),
    ...(is_untagged_only && { is_untagged_only }),
  };
  return sourceOf(listPhotos, input);
}

/** The same as the home shared it. */
export function sharedPhotosOf(resident_id: string | undefined) {
  return sourceOf(listSharedPhotos, resident_id === undefined ? {} : { resident_id });
}

function sourceOf<E extends typeof listPhotos | typeof listSharedPhotos>(endpoint: E, input: InputOf<E>) {
  const ask: PhotoSource<OutputOf<E>>['ask'] = async (stretch, options) =>
    await call(endpoint, { ...input, ...stretch, ...(stretch.until !== undefined && { limit: MOST_ANEW }) }, options);
  return { path: endpoint.path, input, ask };
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
