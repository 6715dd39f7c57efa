import { z } from 'zod';
import { isRelative } from '@heartsease/domain/access/viewer.ts';
import { Id } from '@heartsease/domain/text.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { PICTURE_HEADERS } from '../photos/picture-headers.ts';
import { PHOTO_SIZES, isGoodLink } from '../photos/photo-links.ts';
import type { PhotoSize } from '../photos/photo-links.ts';
import { noteView } from '../photos/renditions.queries.ts';
import { bytesWithCovers } from '../photos/send-photo.ts';
import { careHomeOfLink, sessionMay, sessionOfSignIn } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { hangingNow, seenOnBoard } from './board.ts';
import { hungPhotos, readerOf } from './notice-photos.ts';
import type { HungPhoto } from './notice-photos.ts';
import { noticesOf } from './notices.queries.ts';
import { tvLinkBehind } from './tv.queries.ts';

const Address = z.object({
  until: z.coerce.number().int(),
  signed: z.string().max(64),
  notice_id: Id,
  file: z.enum(PHOTO_SIZES.map((size) => `${size}.webp` as const)),
});
const BoardAddress = Address.extend({ sign_in_id: Id });
const LoungeAddress = Address.extend({ care_home_id: Id, tv_link_id: Id });

/** The photos of notices, for whoever holds an address that was given to their sign-in, or to a screen, minutes ago. */
export function registerNoticePhotos(app: App): void {
  app.fastify.get('/photo-files/board/:sign_in_id/:until/:signed/:notice_id/:file', async (request, reply) => {
    const address = BoardAddress.safeParse(request.params);
    if (!address.success) throw notFound();
    const { sign_in_id, notice_id, file } = address.data;
    const now = app.now();
    const found = await sessionOfSignIn(app.database, sign_in_id, now);
    if (found === null || !isGoodLink(found.key, linkOf(address.data), now)) throw notFound();
    const { session } = found;
    const tenant = { care_home_id: session.careHome.id, account_id: session.account_id };
    // Asked anew for every picture: what is taken off the board, a "no", a link that ended are over at once.
    const photo = await inTransaction(app.database, tenant, async (db) => await seenBy(db, session, notice_id, now));
    if (photo === undefined) throw notFound();
    const bytes = await bytesWithCovers(app, session, photo, sizeOf(file));
    return await reply.headers(PICTURE_HEADERS).send(bytes);
  });

  app.fastify.get(
    '/photo-files/lounge/:care_home_id/:tv_link_id/:until/:signed/:notice_id/:file',
    async (request, reply) => {
      const address = LoungeAddress.safeParse(request.params);
      if (!address.success) throw notFound();
      const { care_home_id, tv_link_id, notice_id, file } = address.data;
      const now = app.now();
      const tenant = { care_home_id, account_id: null };
      const found = await inTransaction(app.database, tenant, async (db) => {
        const link = await tvLinkBehind(db, care_home_id, { id: tv_link_id });
        if (!link || !isGoodLink(link.token_hash, linkOf(address.data), now)) return null;
        const careHome = careHomeOfLink(link);
        const hangs = (await hangingNow(db, careHome, now)).filter(
          ({ id, words }) => id === notice_id && words.is_in_lounge,
        );
        const [photo] = await hungPhotos({ db, careHome, now, reader: { kind: 'walls' } }, hangs);
        return photo === undefined ? null : { careHome, photo };
      });
      if (found === null) throw notFound();
      const screen = { careHome: found.careHome, account_id: null };
      const bytes = await bytesWithCovers(app, screen, found.photo, sizeOf(file));
      return await reply.headers(PICTURE_HEADERS).send(bytes);
    },
  );
}

/** Whoever keeps the board sees what waits and what is over as well; everybody else what hangs for them now. */
async function seenBy(db: Db, session: Session, notice_id: string, now: Date): Promise<HungPhoto | undefined> {
  const { careHome, account_id } = session;
  if (!sessionMay(session, 'notices.view')) return undefined;
  const notices = sessionMay(session, 'notices.edit')
    ? await noticesOf(db, careHome, { id: notice_id })
    : (await seenOnBoard({ db, session, now })).filter(({ id }) => id === notice_id);
  const reader = await readerOf({ db, session, now });
  const [photo] = await hungPhotos({ db, careHome, now, reader }, notices);
  if (photo !== undefined && isRelative(session.viewer)) {
    await noteView(db, careHome, { photo_id: photo.row.id, account_id, now });
  }
  return photo;
}

function linkOf({ notice_id, until, signed }: z.infer<typeof Address>) {
  return { what: `notice ${notice_id}`, until, signed };
}

function sizeOf(file: z.infer<typeof Address>['file']): PhotoSize {
  return file === 'thumb.webp' ? 'thumb' : 'screen';
}
