import { isDownloadable } from '@heartsease/domain/videos/video.ts';
import type { CaptionLanguage, Video, VideoPlace } from '@heartsease/domain/videos/video.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../session/session.ts';
import { CORE_FILMS } from './core-films.ts';
import { linksFor, posterOf } from './own-video.ts';
import { videoPlacesOf, videosOf } from './videos.queries.ts';

export interface SeenVideo {
  video: Video;
  tracks: CaptionLanguage[];
}

/** The films that somebody may watch in this home, its own first; or one of them. */
export async function seenOf(
  { db, session, now }: { db: Db; session: Session; now: Date },
  id?: string,
): Promise<SeenVideo[]> {
  const links = await linksFor({ db, session, now });
  const places = await videoPlacesOf(db, session);
  const own = (await videosOf(db, session.careHome, id)).filter(({ is_retired }) => !is_retired);
  const core = CORE_FILMS.filter((film) => id === undefined || film.id === id);
  const told = [
    ...own.map((video) => ({ video, poster: posterOf(video, links), welsh: null, is_core: false })),
    ...core.map((video) => ({ video, poster: links(video.id, 'poster.webp'), welsh: video.welsh, is_core: true })),
  ];
  return told.map(({ video, poster, welsh, is_core }) => {
    const { title, in_short, seconds, transcript, domains, bands, licence, attribution } = video;
    const captions = video.captions.map(({ language }) => language);
    const shown = { title, in_short, seconds, transcript, domains, bands, licence, attribution, captions, welsh };
    const place = placeIn(places.get(video.id));
    const downloadable = isDownloadable(video);
    return { video: { ...shown, id: video.id, poster, downloadable, is_core, place }, tracks: captions };
  });
}

function placeIn(row: { at_seconds: number; done_at: Date | null } | undefined): VideoPlace {
  if (row === undefined) return { state: 'new' };
  return row.done_at === null ? { state: 'begun', at: row.at_seconds } : { state: 'done' };
}
