import { z } from 'zod';
import { maySee } from '@heartsease/domain/consents/may-see.ts';
import { Id } from '@heartsease/domain/text.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import { inTransaction } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { relationOf } from '../relatives/relatives.queries.ts';
import { PICTURE_HEADERS } from '../photos/picture-headers.ts';
import { isGoodLink } from './photo-links.ts';
import type { PhotoReader } from './photo-links.ts';
import { photoRow } from './profile.queries.ts';

const Link = z.object({
  care_home_id: Id,
  photo_id: Id,
  until: z.coerce.number().int(),
  signed: z.string().max(64),
});

/** The account of the relative for whom it was made; without one, it is for staff. */
const Reader = z.object({ for: Id.optional() });

/** Pictures of residents, for whoever holds a link that the server gave out minutes ago. */
export function registerPhotos(app: App): void {
  app.fastify.get('/photos/:care_home_id/:photo_id/:until/:signed', async (request, reply) => {
    const link = Link.safeParse(request.params);
    const query = Reader.safeParse(request.query);
    if (!link.success || !query.success) throw notFound();
    const reader: PhotoReader = query.data.for ?? null;
    const now = new Date();
    const { care_home_id, photo_id } = link.data;
    const tenant = { care_home_id, account_id: null };
    const isGood = await inTransaction(app.database, tenant, async (db) => {
      const row = await photoRow(db, care_home_id, photo_id);
      if (row === null || !isGoodLink(row, { ...link.data, reader }, now)) return false;
      if (reader === null) return true;
      const today = calendarDay(now, row.timezone);
      const relation = await relationOf(db, { care_home_id, resident_id: row.id, account_id: reader, today });
      const said = await lastAnswersOf(db, care_home_id, [row.id]);
      return maySee({ kind: 'relative', relation, is_family_of_another: false }, 'face', said, today);
    });
    if (!isGood) throw notFound();
    const bytes = await app.files.read(care_home_id, photo_id);
    if (bytes === null) throw notFound();
    return await reply.headers(PICTURE_HEADERS).send(bytes);
  });
}
