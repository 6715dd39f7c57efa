import type { OwnVideo } from '@heartsease/domain/videos/video.ts';
import type { Db } from '../db/database.ts';
import { signedOut } from '../http/errors.ts';
import { hashOfSignIn } from '../session/session-row.queries.ts';
import type { Session } from '../session/session.ts';
import { videoLinks } from './video-links.ts';
import type { VideoLinks } from './video-links.ts';
import type { StoredVideo } from './videos.queries.ts';

/** The addresses that this sign-in may fetch films from. */
export async function linksFor({
  db,
  session: { sign_in_id },
  now,
}: {
  db: Db;
  session: Session;
  now: Date;
}): Promise<VideoLinks> {
  const key = await hashOfSignIn(db, sign_in_id);
  // It ended while this call was under way.
  if (!key) throw signedOut();
  return videoLinks(sign_in_id, key, now);
}

/** A film as whoever keeps them in order sees it; one out of use is not fetched from anywhere. */
export function ownVideo(stored: StoredVideo, links: VideoLinks): OwnVideo {
  const { file_id: _file, sha256: _sha256, poster_id: _poster, ...video } = stored;
  return {
    ...video,
    poster: video.is_retired ? null : posterOf(stored, links),
    src: video.is_retired ? null : links(video.id, 'film.mp4'),
  };
}

/** Another picture has another address, so that none is shown from a cache. */
export function posterOf({ id, poster_id, version }: StoredVideo, links: VideoLinks): string | null {
  return poster_id === null ? null : `${links(id, 'poster.webp')}?${version}`;
}
