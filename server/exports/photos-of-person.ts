import { z } from 'zod';
import type { Named } from '@heartsease/domain/residents/names-in-text.ts';
import type { Db } from '../db/database.ts';
import { picturesOf } from '../evidence-pack/pack-pictures.ts';
import { withoutOthers } from '../family-updates/tell-families.ts';
import type { App } from '../http/app-context.ts';
import { photosAfter, subjectsOf } from '../photos/photos.queries.ts';
import type { PhotoRow, SubjectRow } from '../photos/photos.queries.ts';
import { answersOf, relativesSight, stateOf } from '../photos/sight.ts';
import type { OwnPerson } from '../photos/sight.ts';
import type { CareHome } from '../session/session.ts';

/** As many as stand beside each other across a page. */
export const MOST_PHOTOS = 4;
/** The newest of a time, among which those for the family are looked for. */
const LOOKED_AT = 200;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A photo as the family of one person may see it, with the faces that are covered for them. */
export interface PhotoForFamily {
  row: PhotoRow;
  people: SubjectRow[];
  covers: string[];
}

interface OfPerson {
  id: string;
  ended_on: string | null;
}

/**
 * The photos of one person that their family may see now, the newest first. The file of one person is handed to their
 * family, who are nobody else's family here: it is seen with their eyes (domain/photos/photo-sight.ts).
 */
export async function photosForFamily(
  db: Db,
  careHome: CareHome,
  person: OfPerson,
  { days, photo_ids, now }: { days?: { from: string; to: string }; photo_ids?: readonly string[]; now: Date },
): Promise<PhotoForFamily[]> {
  const wanted = { resident_ids: [person.id], shared_before: now, ...(photo_ids && { photo_ids }) };
  const after = days === undefined ? null : { taken_on: days.to, id: LAST_ID };
  const rows = await photosAfter(db, careHome, wanted, { after, limit: LOOKED_AT });
  const inDays = rows.filter(({ taken_on }) => days === undefined || taken_on >= days.from);
  const subjects = await subjectsOf(
    db,
    careHome,
    inDays.map(({ id }) => id),
  );
  const answers = await answersOf(db, careHome, subjects.values());
  const relations = new Map<string, OwnPerson>([[person.id, { status: 'active', ended_on: person.ended_on }]]);
  return inDays.flatMap((row) => {
    const people = subjects.get(row.id) ?? [];
    const sight = relativesSight(stateOf(row), people, { answers, relations, careHome, now });
    return sight.is_shown ? [{ row, people, covers: sight.covered }] : [];
  });
}

/** A photo as it stands in a file that was made: in which version, and whose faces are covered there. */
const PhotoInFile = z.object({ photo_id: z.uuid(), version: z.int(), covered: z.array(z.uuid()) });

export function photosInFile(photos: readonly PhotoForFamily[]): z.infer<typeof PhotoInFile>[] {
  return photos.map(({ row, covers }) => ({ photo_id: row.id, version: row.version, covered: covers }));
}

/**
 * Is there a photo in a file that may not be handed to the family any more as it stands there? A file can't be changed,
 * so whoever fetches it makes it anew.
 */
export async function isOutdated(
  db: Db,
  careHome: CareHome,
  { person, photos }: { person: OfPerson; photos: object | null },
  now: Date,
): Promise<boolean> {
  const made = z.array(PhotoInFile).parse(photos);
  if (made.length === 0) return false;
  const seen = await photosForFamily(db, careHome, person, { photo_ids: made.map(({ photo_id }) => photo_id), now });
  const shown = new Map(seen.map((photo) => [photo.row.id, photo]));
  return !made.every(({ photo_id, version, covered }) => {
    const photo = shown.get(photo_id);
    return photo?.row.version === version && photo.covers.every((resident_id) => covered.includes(resident_id));
  });
}

/** A photo as a page draws it; its words name nobody else who lives here. */
export interface PersonPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  day: string;
  caption: string;
}

/** Those whose file is gone are left out. */
export async function drawnForFamily(
  store: Pick<App, 'database' | 'files'>,
  careHome: CareHome,
  photos: readonly PhotoForFamily[],
  { of, others }: { of: Named; others: readonly Named[] },
): Promise<PersonPicture[]> {
  const byId = new Map(photos.map((photo) => [photo.row.id, photo]));
  const pictures = await picturesOf(store, careHome, byId, () => Promise.resolve());
  return photos.flatMap(({ row }) => {
    const picture = pictures.get(row.id);
    if (picture === undefined) return [];
    const { jpeg, width, height } = picture;
    return [{ jpeg, width, height, day: row.taken_on, caption: withoutOthers(row.caption, of, others) }];
  });
}

/** In the order in which they were taken. */
export function newestInOrder(photos: readonly PhotoForFamily[]): PhotoForFamily[] {
  return photos.slice(0, MOST_PHOTOS).toReversed();
}
