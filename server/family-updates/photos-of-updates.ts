import type { SharedPhoto } from '@heartsease/domain/photos/photo.ts';
import type { Db } from '../db/database.ts';
import { photosAfter } from '../photos/photos.queries.ts';
import { ownPeopleOf } from '../photos/sight.ts';
import { toldToRelative } from '../photos/tell-photos.ts';
import type { Session } from '../session/session.ts';
import type { UpdateRow } from './told.queries.ts';

/** Of all reports of a page together. */
const MOST_LOOKED_AT = 1_000;

/**
 * The photo that goes with each of these moments for whoever reads them: the newest of the same report that their person
 * is in and that they may see, by the one rule of photos (server/photos/sight.ts), with faces covered as everywhere. A
 * friend reads of the moment and sees no photo.
 */
export async function photosOfUpdates(
  asked: { db: Db; session: Session; now: Date },
  rows: readonly UpdateRow[],
): Promise<(update: Pick<UpdateRow, 'report_id' | 'resident_id'>) => SharedPhoto | null> {
  const { db, session, now } = asked;
  const { careHome, account_id } = session;
  const relations = await ownPeopleOf(db, careHome, { account_id, now });
  const resident_ids = [...new Set(rows.map(({ resident_id }) => resident_id))].filter((id) => relations.has(id));
  const report_ids = [...new Set(rows.map(({ report_id }) => report_id))];
  if (resident_ids.length === 0) return () => null;
  const wanted = { resident_ids, report_ids, shared_before: now };
  const photos = await photosAfter(db, careHome, wanted, { after: null, limit: MOST_LOOKED_AT });
  if (photos.length === 0) return () => null;
  const reportOf = new Map(photos.map(({ id, report_id }) => [id, report_id]));
  const shown = await toldToRelative(asked, photos, relations);
  return ({ report_id, resident_id }) =>
    shown.find(
      ({ id, people }) => reportOf.get(id) === report_id && people.some((person) => person.resident_id === resident_id),
    ) ?? null;
}
