import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import {
  getUpload,
  getVideo,
  keepVideoPlace,
  listOwnVideos,
  listVideos,
} from '@heartsease/domain/videos/videos.endpoints.ts';
import { placeAt } from '@heartsease/domain/videos/video.ts';
import type { Video } from '@heartsease/domain/videos/video.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useWriteShownIn } from '../api/use-write.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';

/** The addresses of films end after half an hour at the soonest: a list that was left open is asked for anew. */
const LINKS_LIVE_MS = 25 * 60_000;

export function useVideos({ isBackground = false } = {}) {
  const sees = useMay('videos.view');
  return useQuery({ ...read(listVideos, {}, { isBackground }), enabled: sees, refetchInterval: LINKS_LIVE_MS });
}

/** A film is asked for anew only when its address has ended: another address would begin it again. */
export function useVideo(video_id: string) {
  return useQuery({ ...read(getVideo, { video_id }), staleTime: LINKS_LIVE_MS, refetchOnWindowFocus: false });
}

export function useOwnVideos() {
  return useQuery(read(listOwnVideos, {}));
}

/** An upload that was begun; null asks for none. */
export function useUpload(upload_id: string | null) {
  return useQuery({
    ...read(getUpload, { upload_id: upload_id ?? '' }, { isBackground: true }),
    enabled: upload_id !== null,
    retry: false,
    staleTime: LINKS_LIVE_MS,
    refetchOnWindowFocus: false,
  });
}

const SHOWN_IN = [listOwnVideos, listVideos, getVideo].map(({ path }) => path);

/** A write to the home's own films; afterwards the lists are asked for anew. */
export function useVideoWrite<E extends Endpoint>(endpoint: E) {
  return useWriteShownIn(endpoint, SHOWN_IN);
}

/** Keeps how far one has come, for the other devices too. Nobody waits for it, and the last one counts. */
export function useKeepVideoPlace({ id, seconds }: Pick<Video, 'id' | 'seconds'>) {
  const { carehome } = useProfile();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (at: number) =>
      call(
        keepVideoPlace,
        { client_id: uuidv7(), care_home_id: carehome.id, video_id: id, at },
        { isBackground: true },
      ),
    scope: { id: keepVideoPlace.path },
    onSuccess: (_answer, at) => {
      // What is known of it here is put right in its place: another address would begin the film again.
      const move = <One extends Pick<Video, 'place'>>(one: One): One =>
        one.place.state === 'done' ? one : { ...one, place: placeAt(at, seconds) };
      client.setQueryData(read(getVideo, { video_id: id }).queryKey, (known) => known && move(known));
      client.setQueryData(
        read(listVideos, {}).queryKey,
        (known) => known && { ...known, items: known.items.map((one) => (one.id === id ? move(one) : one)) },
      );
    },
  });
}
