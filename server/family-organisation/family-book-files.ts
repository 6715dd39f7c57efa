import { z } from 'zod';
import { coverOfFamily, layFamilyBook, printedParts } from '@heartsease/domain/family-organisation/lay-family-book.ts';
import { Id } from '@heartsease/domain/text.ts';
import { inTransaction } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { bookSheet } from '../photo-book/book-sheet.ts';
import { AROUND_BOOK } from '../photo-book/book-words.ts';
import { pictureForPdf, sendBook } from '../photo-book/send-book.ts';
import { PICTURE_HEADERS } from '../photos/picture-headers.ts';
import { PHOTO_SIZES, isGoodLink, linkLivesUntil, signLink } from '../photos/photo-links.ts';
import type { PhotoSize } from '../photos/photo-links.ts';
import { drawnScene } from '../photos/scenes.ts';
import { bytesAsTaken } from '../photos/send-photo.ts';
import { languagesOf } from '../print/paper-words.ts';
import { languageOfHome } from '../print/print.queries.ts';
import { sessionMay, sessionOfSignIn } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { familyPages, placedPhoto } from './family-book.queries.ts';
import { toldPages } from './tell-book.ts';

const Link = { sign_in_id: Id, until: z.coerce.number().int(), signed: z.string().max(64) };
const PhotoLink = z.object({ ...Link, id: Id, file: z.enum(PHOTO_SIZES.map((size) => `${size}.webp` as const)) });
const FileLink = z.object({
  ...Link,
  part: z.coerce.number().int().min(1),
  file: z.enum(['book.pdf', 'book-to-cut.pdf']),
});

const whatOfPart = (part: number) => `part ${part} of the family book`;

export function familyFileLink(
  sign_in_id: string,
  key: Buffer,
  { part, has_bleed, now }: { part: number; has_bleed: boolean; now: Date },
): string {
  const until = linkLivesUntil(now);
  const signed = signLink(key, whatOfPart(part), until);
  return `/photo-book-files/family/${sign_in_id}/${until}/${signed}/${part}/${has_bleed ? 'book-to-cut' : 'book'}.pdf`;
}

/** The photos of the book of a family organisation, and the book as a PDF, for whoever holds an address of minutes. */
export function registerFamilyBookFiles(app: App): void {
  app.fastify.get('/photo-files/family-book/:sign_in_id/:until/:signed/:id/:file', async (request, reply) => {
    const link = PhotoLink.safeParse(request.params);
    if (!link.success) throw notFound();
    const { id, file } = link.data;
    const session = await reads(app, { ...link.data, what: `family book photo ${id}` }, app.now());
    const bytes = await bytesOf(app, session, id, file === 'thumb.webp' ? 'thumb' : 'screen');
    return await reply.headers(PICTURE_HEADERS).send(bytes);
  });

  app.fastify.get('/photo-book-files/family/:sign_in_id/:until/:signed/:part/:file', async (request, reply) => {
    const link = FileLink.safeParse(request.params);
    if (!link.success) throw notFound();
    const { part, file } = link.data;
    const now = app.now();
    const session = await reads(app, { ...link.data, what: whatOfPart(part) }, now);
    return await sendBook(reply, async () => await drawn(app, session, { part, now, has_bleed: file !== 'book.pdf' }));
  });
}

/** @throws 404 for whoever may not read the book, and for an address that has ended or was never made */
async function reads(
  app: App,
  link: { sign_in_id: string; what: string; until: number; signed: string },
  now: Date,
): Promise<Session> {
  const found = await sessionOfSignIn(app.database, link.sign_in_id, now);
  if (found === null || !isGoodLink(found.key, link, now)) throw notFound();
  if (!sessionMay(found.session, 'family_book.view')) throw notFound();
  return found.session;
}

const tenantOf = ({ careHome, account_id }: Session) => ({ care_home_id: careHome.id, account_id });

/** Asked anew for every picture: with its page it is gone at once. @throws 404 when it stands on no page */
async function bytesOf(app: App, session: Session, id: string, size: PhotoSize): Promise<Buffer> {
  const photo = await inTransaction(
    app.database,
    tenantOf(session),
    async (db) => await placedPhoto(db, session.careHome, id),
  );
  if (photo === undefined) throw notFound();
  const scene = photo.scene === null ? null : drawnScene(photo.scene, []);
  return await bytesAsTaken(app, session.careHome.id, { ...photo, scene }, size);
}

/** What is read is read at once; pictures are fetched and drawn when the transaction is over. */
async function drawn(
  app: App,
  session: Session,
  { part, now, has_bleed }: { part: number; now: Date; has_bleed: boolean },
): Promise<Buffer> {
  const { pages, language } = await inTransaction(app.database, tenantOf(session), async (db) => {
    const all = await toldPages({ db, session, now }, await familyPages(db, session.careHome));
    const [language] = languagesOf('both', await languageOfHome(db, session.careHome));
    return { pages: printedParts(all)[part - 1] ?? [], language };
  });
  if (pages.length === 0) throw notFound();
  const { pdf } = await bookSheet({
    book: {
      kind: 'life',
      title: AROUND_BOOK[language].our_book,
      subtitle: session.row.home_name,
      resident: { known_as: '' },
      cover: coverOfFamily(pages.toReversed()),
      pages: layFamilyBook(pages, language),
    },
    home: null,
    language,
    now,
    has_bleed,
    pictures: async (id) => await pictureForPdf(app, async () => await bytesOf(app, session, id, 'screen')),
  });
  return pdf;
}
