import { z } from 'zod';
import { Id } from '@heartsease/domain/text.ts';
import { inTransaction } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { isGoodLink } from './photo-links.ts';
import { photoRow } from './profile.queries.ts';

const Link = z.object({
  care_home_id: Id,
  photo_id: Id,
  until: z.coerce.number().int(),
  signed: z.string().max(64),
});

/** Pictures of residents, for whoever holds a link that the server gave out minutes ago. */
export function registerPhotos(app: App): void {
  app.fastify.get('/photos/:care_home_id/:photo_id/:until/:signed', async (request, reply) => {
    const link = Link.safeParse(request.params);
    if (!link.success) throw notFound();
    const { care_home_id, photo_id } = link.data;
    const tenant = { care_home_id, account_id: null };
    const row = await inTransaction(app.database, tenant, (db) => photoRow(db, care_home_id, photo_id));
    if (row === null || !isGoodLink(row, link.data, new Date())) throw notFound();
    const bytes = await app.files.read(care_home_id, photo_id);
    if (bytes === null) throw notFound();
    return await reply
      .headers({
        'content-type': 'image/webp',
        // For as long as the link itself, on this device only.
        'cache-control': 'private, max-age=300, immutable',
        'content-disposition': 'inline',
      })
      .send(bytes);
  });
}
