import { isRelative } from '@heartsease/domain/access/viewer.ts';
import type { BookPhoto } from '@heartsease/domain/photo-book/photo-book.ts';
import type { PhotoSight } from '@heartsease/domain/photos/photo-sight.ts';
import type { Named } from '@heartsease/domain/residents/names-in-text.ts';
import { withoutOthers } from '../family-updates/tell-families.ts';
import type { PhotoSize } from '../photos/photo-links.ts';
import { photosAfter, subjectsOf } from '../photos/photos.queries.ts';
import type { PhotoRow, SubjectRow } from '../photos/photos.queries.ts';
import { answersOf, ownPeopleOf, relativesSight, staffSight, stateOf } from '../photos/sight.ts';
import type { OwnPerson } from '../photos/sight.ts';
import { lookOf } from '../photos/tell-photos.ts';
import type { AskedForBook, BookReader } from './book-reader.ts';

/** A photo that stands in a book, with the faces that are covered there. */
export interface SeenPhoto {
  row: PhotoRow;
  people: SubjectRow[];
  covers: string[];
}

/** More than anybody puts into one book. */
export const MOST_PHOTOS = 300;

/**
 * The photos of one person as they may stand in their book, the newest first. A book is handed around: so it is seen with
 * the eyes of this person's family, who are nobody else's family here, and nobody finds more in it than they would find
 * outside of it. THE rule (domain/photos/photo-sight.ts) is asked for both.
 */
export async function photosInBook(
  { db, session, now }: AskedForBook,
  { person }: BookReader,
  photo_ids?: readonly string[],
): Promise<SeenPhoto[]> {
  const { careHome, account_id } = session;
  const wanted = { resident_ids: [person.id], shared_before: now, ...(photo_ids && { photo_ids }) };
  const rows = await photosAfter(db, careHome, wanted, { after: null, limit: MOST_PHOTOS });
  const subjects = await subjectsOf(
    db,
    careHome,
    rows.map(({ id }) => id),
  );
  const answers = await answersOf(db, careHome, subjects.values());
  const family = new Map<string, OwnPerson>([[person.id, { status: 'active', ended_on: person.ended_on }]]);
  const own = isRelative(session.viewer) ? await ownPeopleOf(db, careHome, { account_id, now }) : null;
  return rows.flatMap((row) => {
    const people = subjects.get(row.id) ?? [];
    const by = { answers, careHome, now };
    const sight = both(
      relativesSight(stateOf(row), people, { ...by, relations: family }),
      own === null ? staffSight(people, by) : relativesSight(stateOf(row), people, { ...by, relations: own }),
    );
    return sight === null ? [] : [{ row, people, covers: sight }];
  });
}

/** Whose faces are covered for two at once; null: one of them may not see it. */
function both(one: PhotoSight, other: PhotoSight): string[] | null {
  if (!one.is_shown || !other.is_shown) return null;
  return [...new Set([...one.covered, ...other.covered])].toSorted();
}

/** Makes the address of a photo in the book of somebody. */
export type BookPhotoLinks = (photo_id: string, size: PhotoSize, look: string) => string;

export function toldInBook(
  { row, people, covers }: SeenPhoto,
  of: { person: Named; others: readonly Named[]; links: BookPhotoLinks },
): BookPhoto {
  const look = lookOf(row, { is_shown: true, covered: covers });
  return {
    id: row.id,
    thumb: of.links(row.id, 'thumb', look),
    screen: of.links(row.id, 'screen', look),
    width: row.width ?? 1,
    height: row.height ?? 1,
    taken_on: row.taken_on,
    caption: withoutOthers(row.caption, of.person, of.others),
    others: people.length - 1,
    covered: covers.length,
  };
}
