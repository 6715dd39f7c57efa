import { z } from 'zod';
import { isRelative } from '@heartsease/domain/access/viewer.ts';
import { Id } from '@heartsease/domain/text.ts';
import { isIn } from '@heartsease/domain/chat/who-is-in.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { PICTURE_HEADERS } from '../photos/picture-headers.ts';
import { PHOTO_SIZES, isGoodLink } from '../photos/photo-links.ts';
import { noteView } from '../photos/renditions.queries.ts';
import { bytesWithCovers } from '../photos/send-photo.ts';
import { sessionMay, sessionOfSignIn } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { isFlagged, messagePhoto } from './chat-photos.queries.ts';
import type { MessagePhotoRow } from './chat-photos.queries.ts';
import { factsOfSession } from './people.queries.ts';
import { seenPhotos } from './seen-photos.ts';
import type { SeenPhoto } from './seen-photos.ts';
import { threadFacts } from './threads.queries.ts';

const Link = z.object({
  sign_in_id: Id,
  until: z.coerce.number().int(),
  signed: z.string().max(64),
  id: Id,
  file: z.enum(PHOTO_SIZES.map((size) => `${size}.webp` as const)),
});

/** The photos of messages, for whoever holds an address that the server gave to their sign-in minutes ago. */
export function registerChatPhotoFiles(app: App): void {
  app.fastify.get('/photo-files/chat/:sign_in_id/:until/:signed/:id/:file', async (request, reply) => {
    const link = Link.safeParse(request.params);
    if (!link.success) throw notFound();
    const { sign_in_id, id, file } = link.data;
    const now = app.now();
    const found = await sessionOfSignIn(app.database, sign_in_id, now);
    if (found === null || !isGoodLink(found.key, { ...link.data, what: `message photo ${id}` }, now)) throw notFound();
    const { session } = found;
    const tenant = { care_home_id: session.careHome.id, account_id: session.account_id };
    // Asked anew for every picture: a message that was taken back, a circle that was left, a "no" end it at once.
    const seen = await inTransaction(app.database, tenant, async (db) => await seenBy(db, session, id, now));
    if (seen === null) throw notFound();
    const size = file === 'thumb.webp' ? 'thumb' : 'screen';
    const bytes = await bytesOf(app, session, seen, size);
    return await reply.headers(PICTURE_HEADERS).send(bytes);
  });
}

async function bytesOf(app: App, session: Session, seen: SeenPhoto, size: 'thumb' | 'screen'): Promise<Buffer> {
  if (seen.of === 'home') {
    const covers = seen.sight.is_shown ? seen.sight.covered : [];
    return await bytesWithCovers(app, session, { row: seen.row, people: seen.people, covers }, size);
  }
  const { screen_id, thumb_id } = seen.at;
  const file_id = size === 'thumb' ? thumb_id : screen_id;
  const bytes = file_id === null ? null : await app.files.read(session.careHome.id, file_id);
  // The row is there and the file is not: a backup was brought back without its files.
  if (bytes === null) throw notFound();
  return bytes;
}

async function seenBy(db: Db, session: Session, id: string, now: Date): Promise<SeenPhoto | null> {
  const { careHome, account_id } = session;
  if (!sessionMay(session, 'chat.use')) return null;
  const at = await messagePhoto(db, careHome, id);
  if (at === undefined || !(await mayReadMessage({ db, session, now }, at))) return null;
  const [seen] = await seenPhotos({ db, session, now }, [at]);
  if (seen === undefined || (seen.of === 'home' && !seen.sight.is_shown)) return null;
  if (seen.of === 'home' && isRelative(session.viewer)) {
    await noteView(db, careHome, { photo_id: seen.row.id, account_id, now });
  }
  return seen;
}

/** Whoever is in the thread, as long as the message stands; and the managers what somebody showed to them. */
async function mayReadMessage(
  { db, session, now }: { db: Db; session: Session; now: Date },
  { message_id, thread_id, deleted_at }: MessagePhotoRow,
): Promise<boolean> {
  const { careHome } = session;
  if (sessionMay(session, 'chat.moderate') && (await isFlagged(db, careHome, message_id))) return true;
  if (deleted_at !== null) return false;
  const thread = await threadFacts(db, careHome, thread_id, calendarDay(now, careHome.timezone));
  return thread !== undefined && isIn(thread, await factsOfSession(db, session, now));
}
