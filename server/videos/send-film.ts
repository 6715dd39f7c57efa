import { readFile, stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Id } from '@heartsease/domain/text.ts';
import { CaptionLanguage, isDownloadable } from '@heartsease/domain/videos/video.ts';
import type { Captions } from '@heartsease/domain/videos/video.ts';
import { inTransaction } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { sessionMay, sessionOfSignIn } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { CORE_FILMS, coreFilePath } from './core-films.ts';
import { rangeOf } from './range.ts';
import { openFile } from './video-files.queries.ts';
import { isGoodVideoLink } from './video-links.ts';
import { streamOf } from './video-store.ts';
import type { VideoStore } from './video-store.ts';
import { videosOf } from './videos.queries.ts';

const Link = z.object({
  sign_in_id: Id,
  until: z.coerce.number().int(),
  signed: z.string().max(64),
  video_id: Id,
  part: z.string().max(40),
});

/** Where the parts of a film lie. */
interface Source {
  film: { path: string; etag: string };
  /** Where it may be kept: under which name. */
  keep_as: string | null;
  poster: (() => Promise<Buffer | null>) | null;
  captions: readonly Captions[];
}

/** Films, their pictures and captions, for whoever holds an address that the server gave to their sign-in. */
export function registerFilms(app: App, store: VideoStore): void {
  app.fastify.route({
    method: ['GET', 'HEAD'],
    url: '/video-files/:sign_in_id/:until/:signed/:video_id/:part',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const link = Link.safeParse(request.params);
      if (!link.success) throw notFound();
      const { sign_in_id, video_id, part } = link.data;
      const now = app.now();
      const found = await sessionOfSignIn(app.database, sign_in_id, now);
      if (found === null || !isGoodVideoLink(found.key, link.data, now)) throw notFound();
      // Asked anew for every piece: a sign-out, an expired package, a film out of use all end it in the middle.
      const source = await sourceOf(app, store, found.session, video_id);
      if (source === null) throw notFound();
      void reply.header('cache-control', 'private, no-store');
      if (part === 'film.mp4') return await sendFilm(request, reply, source);
      if (part === 'poster.webp') return await sendPoster(reply, source);
      return await sendCaptions(reply, source, part);
    },
  });
}

async function sourceOf(app: App, store: VideoStore, session: Session, video_id: string): Promise<Source | null> {
  if (!sessionMay(session, 'videos.view')) return null;
  const core = CORE_FILMS.find(({ id }) => id === video_id);
  if (core) {
    return {
      film: { path: coreFilePath(core, 'mp4'), etag: `"${core.id}-${core.edition}"` },
      keep_as: core.title,
      poster: async () => await readFile(coreFilePath(core, 'webp')),
      captions: core.captions,
    };
  }
  const { careHome, account_id } = session;
  return await inTransaction(app.database, { care_home_id: careHome.id, account_id }, async (db) => {
    const [video] = await videosOf(db, careHome, video_id);
    if (video) {
      const { poster_id } = video;
      return video.is_retired
        ? null
        : {
            film: { path: store.pathOf(careHome.id, video.file_id), etag: `"${video.sha256}"` },
            keep_as: isDownloadable(video) ? video.title : null,
            poster: poster_id === null ? null : async () => await app.files.read(careHome.id, poster_id),
            captions: video.captions,
          };
    }
    // A film that is whole and not on the list yet: whoever brought it looks at it.
    const file = sessionMay(session, 'videos.edit') ? await openFile(db, session, video_id) : null;
    if (file === null || file.ready_at === null) return null;
    const film = { path: store.pathOf(careHome.id, file.id), etag: `"${file.sha256}"` };
    return { film, keep_as: null, poster: null, captions: [] };
  });
}

async function sendFilm(
  request: FastifyRequest,
  reply: FastifyReply,
  { film, keep_as }: Source,
): Promise<FastifyReply> {
  const size = await sizeOf(film.path);
  if (size === null) throw notFound();
  const { etag } = film;
  // A part is for whoever fetches it (RFC 9110, 14.2).
  const range = request.method === 'HEAD' ? 'whole' : rangeOf(request.headers, { size, etag });
  const isToKeep = keep_as !== null && new URL(request.url, 'http://here').searchParams.has('download');
  void reply.headers({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-disposition': isToKeep ? `attachment; filename*=UTF-8''${encodeURIComponent(keep_as)}.mp4` : 'inline',
    etag,
  });
  if (range === 'impossible') {
    return await reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'content-length': '0' })
      .send('');
  }
  const part = range === 'whole' ? { from: 0, to: size - 1 } : range;
  if (range !== 'whole') void reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`);
  void reply.header('content-length', String(part.to - part.from + 1));
  return await reply.send(request.method === 'HEAD' ? '' : streamOf(film.path, part));
}

async function sendPoster(reply: FastifyReply, { poster }: Source): Promise<FastifyReply> {
  const bytes = await poster?.();
  if (!bytes) throw notFound();
  return await reply.header('content-type', 'image/webp').send(bytes);
}

async function sendCaptions(reply: FastifyReply, { captions }: Source, part: string): Promise<FastifyReply> {
  const language = CaptionLanguage.safeParse(/^captions\.([a-z]{2})\.vtt$/u.exec(part)?.[1]);
  const told = captions.find((one) => language.success && one.language === language.data);
  if (!told) throw notFound();
  return await reply.header('content-type', 'text/vtt; charset=utf-8').send(told.text);
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    // The row is there and the file is not: a backup was brought back without its films.
    return null;
  }
}
