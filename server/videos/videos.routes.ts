import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import {
  listOwnVideos,
  listVideos,
  getVideo,
  keepVideoPlace,
  retireVideo,
  saveVideo,
  setPoster,
} from '@heartsease/domain/videos/videos.endpoints.ts';
import { VIDEOS_QUOTA_BYTES, placeAt } from '@heartsease/domain/videos/video.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { refuseStrangers } from '../dashboard/filter.ts';
import { toldToday } from '../dashboard/told-today.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { changePoster, retire, save } from './keep-video.ts';
import { seenOf } from './seen-videos.ts';
import { linksFor, ownVideo } from './own-video.ts';
import { registerFilms } from './send-film.ts';
import { registerParts } from './take-part.ts';
import { registerUploads, uploadOf } from './uploads.ts';
import { openFilesOf, roomOf } from './video-files.queries.ts';
import { videoStore } from './video-store.ts';
import { putVideoPlace, videosOf } from './videos.queries.ts';

export function registerVideos(app: App): void {
  const store = videoStore(app.config.data_dir);
  registerFilms(app, store);
  registerUploads(app, store);
  registerParts(app, store);

  route(app, listVideos, async ({ db, session, now, input }) => {
    await refuseStrangers({ db, session, now }, input);
    const { domain = [] } = input;
    const all = await seenOf({ db, session, now });
    const items = all
      .map(({ video }) => video)
      .filter(({ domains }) => domain.length === 0 || domains.some((one) => domain.includes(one)));
    return { ...toldToday({ session, now }, DEFINITIONS.videos, items), next_cursor: null, total: items.length };
  });

  route(app, getVideo, async ({ db, session, now, input }) => {
    const [seen] = await seenOf({ db, session, now }, input.video_id);
    if (!seen) throw notFound();
    const links = await linksFor({ db, session, now });
    const { video, tracks } = seen;
    const src = links(video.id, 'film.mp4');
    return {
      ...video,
      src,
      download: video.downloadable ? `${src}?download` : null,
      tracks: tracks.map((language) => ({ language, src: links(video.id, `captions.${language}.vtt`) })),
    };
  });

  route(app, keepVideoPlace, async ({ db, session, now, input: { video_id, at } }) => {
    const [seen] = await seenOf({ db, session, now }, video_id);
    if (!seen) throw notFound();
    const { seconds } = seen.video;
    const is_done = placeAt(at, seconds).state === 'done';
    await putVideoPlace(db, session, { video_id, at: Math.min(at, seconds), is_done, now });
    return DONE;
  });

  route(app, listOwnVideos, async ({ db, session, now }) => {
    const links = await linksFor({ db, session, now });
    const items = (await videosOf(db, session.careHome)).map((video) => ownVideo(video, links));
    const unfinished = (await openFilesOf(db, session)).map((file) => uploadOf(file, links));
    const { used: used_bytes } = await roomOf(db, session.careHome);
    return { items, unfinished, used_bytes, quota_bytes: VIDEOS_QUOTA_BYTES, next_cursor: null, total: items.length };
  });

  route(app, saveVideo, async (asked) => await save(asked));
  route(app, setPoster, async (asked) => await changePoster(asked, app.files));
  route(app, retireVideo, async (asked) => await retire(asked));
}
