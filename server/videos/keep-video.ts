import { v7 as uuidv7 } from 'uuid';
import { captionProblemWords, readCaptions, transcriptOf, webVtt } from '@heartsease/domain/videos/captions.ts';
import type { retireVideo, saveVideo, setPoster } from '@heartsease/domain/videos/videos.endpoints.ts';
import { CAPTIONS_MOST_LETTERS, VideoWords, lacksAttribution } from '@heartsease/domain/videos/video.ts';
import type { OwnVideo } from '@heartsease/domain/videos/video.ts';
import type { FileStore } from '../files/store.ts';
import { madePoster } from '../files/photo.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import type { Asked } from '../http/route.ts';
import { linksFor, ownVideo } from './own-video.ts';
import { whyNoRoom } from './uploads.ts';
import { openFilesOf, roomOf } from './video-files.queries.ts';
import { addVideo, changeVideo, holdVideos, videosOf } from './videos.queries.ts';
import type { StoredVideo } from './videos.queries.ts';

/** Puts an upload on the list, or changes what is said of a film. */
export async function save(asked: Asked<typeof saveVideo>): Promise<OwnVideo> {
  const { db, session, now, input } = asked;
  const { careHome, account_id: by } = session;
  const { video_id, upload_id, base_version } = input;
  await holdVideos(db, careHome);
  if (video_id !== null) {
    const stands = await standing(asked, video_id);
    const words = checked(input, stands.seconds);
    const isSaid = JSON.stringify(VideoWords.parse(stands)) === JSON.stringify(words);
    if (!isSaid && stands.version !== base_version) throw stale(ownVideo(stands, await linksFor(asked)));
    if (!isSaid) await changeVideo(db, careHome, stands, { words }, { by, now });
    return await videoNow(asked, video_id);
  }
  if (upload_id === null) throw refused({ upload_id: ['Choose a film'] });
  const file = (await openFilesOf(db, session)).find(({ id }) => id === upload_id);
  if (!file) throw notFound();
  if (file.seconds === null) throw refused({ upload_id: ['The film is not whole yet. Let it come to its end first'] });
  const words = checked(input, file.seconds);
  return await videoNow(asked, await addVideo(db, careHome, { file_id: file.id, words }, { by, now }));
}

/** @throws 422 at the captions, with the lines on which something is wrong; at who made it */
function checked(input: VideoWords, seconds: number): VideoWords {
  const words = VideoWords.parse(input);
  const errors: Record<string, string[]> = {};
  if (lacksAttribution(words)) errors['attribution'] = ['Say who made it, and where it comes from'];
  const captions = words.captions.map(({ language, text }, place) => {
    const found = readCaptions(text, seconds);
    const written = found.ok ? webVtt(found.cues) : text;
    if (found.ok && written.length <= CAPTIONS_MOST_LETTERS) {
      return { language, text: written, transcript: transcriptOf(found.cues) };
    }
    errors[`captions.${place}.text`] = found.ok
      ? ['These captions are too long. Cut the film into parts']
      : found.problems.slice(0, 5).map(captionProblemWords);
    return { language, text, transcript: '' };
  });
  if (Object.keys(errors).length > 0) throw refused(errors);
  return {
    ...words,
    captions: captions.map(({ language, text }) => ({ language, text })),
    transcript: words.transcript === '' ? (captions[0]?.transcript ?? '') : words.transcript,
  };
}

/** The picture is drawn anew before it is kept, as photos are (docs/decisions/0010). */
export async function changePoster(asked: Asked<typeof setPoster>, files: FileStore): Promise<OwnVideo> {
  const { db, session, now, input } = asked;
  const { careHome, account_id: by } = session;
  await holdVideos(db, careHome);
  const stands = await standing(asked, input.video_id);
  let poster_id: string | null = null;
  if (input.image !== null) {
    const made = await madePoster(Buffer.from(input.image, 'base64'));
    if (!made.ok) {
      const tooLarge = made.reason === 'too_large';
      throw refused({ image: [tooLarge ? 'This picture is too large' : 'This is no picture'] });
    }
    poster_id = uuidv7();
    await files.keep(careHome.id, poster_id, made.bytes);
  }
  await changeVideo(db, careHome, stands, { poster_id }, { by, now });
  return await videoNow(asked, input.video_id);
}

export async function retire(asked: Asked<typeof retireVideo>): Promise<OwnVideo> {
  const { db, session, now, input } = asked;
  const { careHome, account_id: by } = session;
  await holdVideos(db, careHome);
  const stands = await standing(asked, input.video_id);
  if (stands.is_retired !== input.is_retired) {
    // Its bytes are among those kept already.
    const { used } = await roomOf(db, careHome);
    const why = input.is_retired ? null : whyNoRoom({ used, kept: 0 }, stands.bytes);
    if (why !== null) throw refused({ video_id: [why] });
    await changeVideo(db, careHome, stands, { retired_at: input.is_retired ? now : null }, { by, now });
  }
  return await videoNow(asked, input.video_id);
}

type AnyAsked = Pick<Asked<typeof saveVideo>, 'db' | 'session' | 'now'>;

async function standing({ db, session }: AnyAsked, id: string): Promise<StoredVideo> {
  const [video] = await videosOf(db, session.careHome, id);
  if (!video) throw notFound();
  return video;
}

async function videoNow(asked: AnyAsked, id: string): Promise<OwnVideo> {
  return ownVideo(await standing(asked, id), await linksFor(asked));
}
