import type { WhyHidden } from '@heartsease/domain/photos/photo-sight.ts';
import type { Db } from '../db/database.ts';
import { photoRow, photosAfter, subjectsOf } from '../photos/photos.queries.ts';
import type { PhotoRow, SubjectRow } from '../photos/photos.queries.ts';
import { answersOf, inspectorsSight, stateOf } from '../photos/sight.ts';
import type { CareHome } from '../session/session.ts';

const WHY_NOT: Record<WhyHidden, string> = {
  not_shared: 'Only a photo that is shared with family can be used as evidence',
  not_tagged: 'Say first who is in it',
  not_yet: 'Families do not see it yet. Try again later today.',
  other_said_no: 'Somebody in it has not said yes to photos in their record. Mark their face, so that it is covered.',
  // Of families alone.
  nobody_of_theirs: 'That photo can’t be shown',
  own_said_no: 'That photo can’t be shown',
};

/** Why a photo can't be handed to an inspector, in a sentence; null where it can. */
export async function whyNotForInspectors(db: Db, careHome: CareHome, id: string, now: Date): Promise<string | null> {
  const row = await photoRow(db, careHome, id);
  if (row === null) return WHY_NOT.not_shared;
  const people = (await subjectsOf(db, careHome, [id])).get(id) ?? [];
  const answers = await answersOf(db, careHome, [people]);
  const sight = inspectorsSight(stateOf(row), people, { answers, careHome, now });
  return sight.is_shown ? null : WHY_NOT[sight.why];
}

/** A photo as it may be handed to an inspector. */
export interface PhotoForInspectors {
  row: PhotoRow;
  people: SubjectRow[];
  covers: string[];
}

/** Those of some photos that may be handed to an inspector now, by id: asked anew whenever a pack is made. */
export async function photosForInspectors(
  db: Db,
  careHome: CareHome,
  photo_ids: readonly string[],
  now: Date,
): Promise<Map<string, PhotoForInspectors>> {
  if (photo_ids.length === 0) return new Map();
  const rows = await photosAfter(db, careHome, { photo_ids }, { after: null, limit: photo_ids.length });
  const subjects = await subjectsOf(db, careHome, photo_ids);
  const answers = await answersOf(db, careHome, subjects.values());
  const shown = rows.flatMap((row): PhotoForInspectors[] => {
    const people = subjects.get(row.id) ?? [];
    const sight = inspectorsSight(stateOf(row), people, { answers, careHome, now });
    return sight.is_shown ? [{ row, people, covers: sight.covered }] : [];
  });
  return new Map(shown.map((photo) => [photo.row.id, photo]));
}

type MayBePhoto = { opens: { kind: string; id: string } | null };

/** What of this may be told outside: everything but photos that nobody outside may see. */
export async function mayLeaveTheHome<Told extends MayBePhoto>(
  db: Db,
  careHome: CareHome,
  told: readonly Told[],
  now: Date,
): Promise<Told[]> {
  const ids = told.flatMap(({ opens }) => (opens?.kind === 'photo' ? [opens.id] : []));
  const shown = await photosForInspectors(db, careHome, [...new Set(ids)], now);
  return told.filter(({ opens }) => opens?.kind !== 'photo' || shown.has(opens.id));
}
