import { beginUpload, discardUpload, getUpload } from '@heartsease/domain/videos/videos.endpoints.ts';
import { VIDEOS_KEPT_BYTES, VIDEOS_QUOTA_BYTES } from '@heartsease/domain/videos/video.ts';
import type { Upload } from '@heartsease/domain/videos/video.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { linksFor } from './own-video.ts';
import {
  addFile,
  dropFile,
  holdFile,
  isFileThere,
  openFile,
  openFilesOf,
  roomOf,
  sameFileOf,
} from './video-files.queries.ts';
import type { Room, VideoFile } from './video-files.queries.ts';
import type { VideoLinks } from './video-links.ts';
import type { VideoStore } from './video-store.ts';
import { holdVideos } from './videos.queries.ts';

/** An upload begins with what the film will be, so that there is room for it before it comes. */
export function registerUploads(app: App, store: VideoStore): void {
  route(app, beginUpload, async ({ db, session, now, input }) => {
    const { new_upload_id: id, file_name, bytes, fingerprint } = input;
    const links = await linksFor({ db, session, now });
    await holdVideos(db, session.careHome);
    const begun = await sameFileOf(db, session, { bytes, fingerprint });
    if (begun !== null) return uploadOf(begun, links);
    if (await isFileThere(db, session.careHome, id)) throw refused({ file: ['This id was used for another film'] });
    const why = whyNoRoom(await roomOf(db, session.careHome), bytes);
    if (why !== null) throw refused({ file: [why] });
    await addFile(db, session, { id, file_name, bytes, fingerprint, now });
    const added = await openFile(db, session, id);
    if (added === null) throw notFound();
    return uploadOf(added, links);
  });

  route(app, discardUpload, async ({ db, session, input }) => {
    await holdVideos(db, session.careHome);
    const open = await openFilesOf(db, session);
    if (!open.some(({ id }) => id === input.upload_id)) throw notFound();
    // Held, so that no part is written meanwhile. Its bytes go last and at once: swept up in the night, they would be
    // room that nobody counts. Should this not be kept, the next part finds nothing there and begins anew.
    await holdFile(db, session, input.upload_id);
    await dropFile(db, session.careHome, input.upload_id);
    await store.remove(session.careHome.id, input.upload_id);
    return DONE;
  });

  route(app, getUpload, async ({ db, session, now, input }) => {
    const file = await openFile(db, session, input.upload_id);
    if (file === null) throw notFound();
    return uploadOf(file, await linksFor({ db, session, now }));
  });
}

/** Why a film of so many bytes can't come, or come back. */
export function whyNoRoom({ used, kept }: Room, bytes: number): string | null {
  if (used + bytes > VIDEOS_QUOTA_BYTES) {
    return 'There is no room left for this film. Take one out of use, or upload a smaller one';
  }
  return kept + bytes > VIDEOS_KEPT_BYTES
    ? 'Films that are out of use take up the rest of the room until they go'
    : null;
}

export function uploadOf({ ready_at, sha256: _sha256, ...file }: VideoFile, links: VideoLinks): Upload {
  return { ...file, src: ready_at === null ? null : links(file.id, 'film.mp4') };
}
