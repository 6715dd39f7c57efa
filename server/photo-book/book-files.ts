import { z } from 'zod';
import { isRelative } from '@heartsease/domain/access/viewer.ts';
import { Id } from '@heartsease/domain/text.ts';
import { inTransaction } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { PHOTO_SIZES, isGoodLink } from '../photos/photo-links.ts';
import { PICTURE_HEADERS } from '../photos/picture-headers.ts';
import { noteView } from '../photos/renditions.queries.ts';
import { bytesWithCovers } from '../photos/send-photo.ts';
import { languagesOf } from '../print/paper-words.ts';
import { languageOfHome } from '../print/print.queries.ts';
import { sessionMay, sessionOfSignIn } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { whatOfBook, whatOfPhoto } from './book-links.ts';
import { bookToRead } from './book-now.ts';
import { bookReader } from './book-reader.ts';
import { bookSheet } from './book-sheet.ts';
import { photosInBook } from './book-sight.ts';
import { pictureForPdf, sendBook } from './send-book.ts';

const Link = { sign_in_id: Id, until: z.coerce.number().int(), signed: z.string().max(64), resident_id: Id };
const PhotoLink = z.object({
  ...Link,
  photo_id: Id,
  file: z.enum(PHOTO_SIZES.map((size) => `${size}.webp` as const)),
});
const FileLink = z.object({ ...Link, file: z.enum(['book.pdf', 'book-to-cut.pdf']) });

/** The photos of a book as they stand in it, and the whole book as a PDF, for whoever holds an address of minutes. */
export function registerBookFiles(app: App): void {
  app.fastify.get(
    '/photo-book-files/:sign_in_id/:until/:signed/:resident_id/:photo_id/:file',
    async (request, reply) => {
      const link = PhotoLink.safeParse(request.params);
      if (!link.success) throw notFound();
      const { resident_id, photo_id, file } = link.data;
      const now = app.now();
      const session = await reads(app, { ...link.data, what: whatOfPhoto(resident_id, photo_id) }, now);
      // Asked anew for every picture, as for those of the album.
      const seen = await inTransaction(app.database, tenantOf(session), async (db) => {
        const asked = { db, session, now };
        const reader = await bookReader(asked, resident_id);
        const [photo] = await photosInBook(asked, reader, [photo_id]);
        if (photo && isRelative(session.viewer)) {
          await noteView(db, session.careHome, { photo_id, account_id: session.account_id, now });
        }
        return photo;
      });
      if (seen === undefined) throw notFound();
      const bytes = await bytesWithCovers(app, session, seen, file === 'thumb.webp' ? 'thumb' : 'screen');
      return await reply.headers(PICTURE_HEADERS).send(bytes);
    },
  );

  app.fastify.get('/photo-book-files/:sign_in_id/:until/:signed/:resident_id/:file', async (request, reply) => {
    const link = FileLink.safeParse(request.params);
    if (!link.success) throw notFound();
    const { resident_id, file } = link.data;
    const now = app.now();
    const session = await reads(app, { ...link.data, what: whatOfBook(resident_id) }, now);
    return await sendBook(
      reply,
      async () => await drawn(app, session, { resident_id, now, has_bleed: file !== 'book.pdf' }),
    );
  });
}

/** @throws 404 for whoever may not open books, and for an address that has ended or was never made */
async function reads(
  app: App,
  link: { sign_in_id: string; what: string; until: number; signed: string },
  now: Date,
): Promise<Session> {
  const found = await sessionOfSignIn(app.database, link.sign_in_id, now);
  if (found === null || !isGoodLink(found.key, link, now)) throw notFound();
  if (!sessionMay(found.session, 'photo_book.open')) throw notFound();
  return found.session;
}

const tenantOf = ({ careHome, account_id }: Session) => ({ care_home_id: careHome.id, account_id });

/** What is read is read at once; pictures are fetched and drawn when the transaction is over. */
async function drawn(
  app: App,
  session: Session,
  { resident_id, now, has_bleed }: { resident_id: string; now: Date; has_bleed: boolean },
): Promise<Buffer> {
  const { book, seen, language } = await inTransaction(app.database, tenantOf(session), async (db) => {
    const asked = { db, session, now };
    const { book, seen } = await bookToRead(asked, await bookReader(asked, resident_id));
    if (isRelative(session.viewer)) {
      const shown = new Set(
        [book.cover, ...book.pages.flatMap(({ photos }) => photos)].flatMap((photo) => photo?.id ?? []),
      );
      for (const photo_id of shown)
        await noteView(db, session.careHome, { photo_id, account_id: session.account_id, now });
    }
    const [language] = languagesOf('both', await languageOfHome(db, session.careHome));
    return { book, seen, language };
  });
  const byId = new Map(seen.map((photo) => [photo.row.id, photo]));
  const { pdf } = await bookSheet({
    book,
    home: session.row.home_name,
    language,
    now,
    has_bleed,
    pictures: async (id) => {
      const photo = byId.get(id);
      return photo ? await pictureForPdf(app, async () => await bytesWithCovers(app, session, photo, 'screen')) : null;
    },
  });
  return pdf;
}
