import { createHash } from 'node:crypto';
import { captionFor } from '@heartsease/domain/photos/photo-caption.ts';
import type { PhotoSight } from '@heartsease/domain/photos/photo-sight.ts';
import type { SharedPhoto, StaffPhoto } from '@heartsease/domain/photos/photo.ts';
import type { Db } from '../db/database.ts';
import { signedOut } from '../http/errors.ts';
import { namesOfHome } from '../residents/names.queries.ts';
import { hashOfSignIn } from '../session/session-row.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { photoLinks } from './photo-links.ts';
import type { PhotoLinks } from './photo-links.ts';
import { subjectsOf } from './photos.queries.ts';
import type { PhotoRow, SubjectRow } from './photos.queries.ts';
import { answersOf, relativesSight, staffSight, stateOf } from './sight.ts';
import type { OwnPerson } from './sight.ts';

interface Telling {
  db: Db;
  session: Session;
  now: Date;
}

/** The addresses that this sign-in may fetch photos from. */
async function linksFor({ db, session: { sign_in_id }, now }: Telling): Promise<PhotoLinks> {
  const key = await hashOfSignIn(db, sign_in_id);
  // It ended while this call was under way.
  if (!key) throw signedOut();
  return photoLinks(sign_in_id, key, now);
}

/** Photos as the staff of the home see them. */
export async function toldToStaff(telling: Telling, rows: readonly PhotoRow[]): Promise<StaffPhoto[]> {
  const { db, session, now } = telling;
  const { careHome } = session;
  const links = await linksFor(telling);
  const subjects = await subjectsOf(
    db,
    careHome,
    rows.map(({ id }) => id),
  );
  const answers = await answersOf(db, careHome, subjects.values());
  return rows.map((row) => {
    const people = subjects.get(row.id) ?? [];
    const sight = staffSight(people, { answers, careHome, now });
    const look = lookOf(row, sight);
    return {
      id: row.id,
      version: row.version,
      thumb: sight.is_shown ? links(row.id, 'thumb', look) : null,
      screen: sight.is_shown ? links(row.id, 'screen', look) : null,
      width: row.width ?? 1,
      height: row.height ?? 1,
      taken_on: row.taken_on,
      caption: row.caption,
      people: people.map(({ resident_id, known_as, box }) => ({ resident_id, known_as, box })),
      is_tagging_complete: row.tagged_at !== null,
      sharing: stateOf(row).sharing,
      report_id: row.report_id,
      brought_by: nameOf({ known_as: row.by_known_as, last_name: row.by_last_name }),
      may_remove: mayRemove(session, row),
    };
  });
}

export function mayRemove(session: Session, { brought_by }: Pick<PhotoRow, 'brought_by'>): boolean {
  return brought_by === session.account_id || sessionMay(session, 'photos.remove');
}

export function nameOf({ known_as, last_name }: { known_as: string | null; last_name: string | null }): string | null {
  return known_as === null ? null : `${known_as} ${last_name ?? ''}`.trim();
}

/** Photos as one relative sees them; those that they may not see are left out. */
export async function toldToRelative(
  telling: Telling,
  rows: readonly PhotoRow[],
  relations: ReadonlyMap<string, OwnPerson>,
): Promise<SharedPhoto[]> {
  const { db, session, now } = telling;
  const { careHome } = session;
  const links = await linksFor(telling);
  const subjects = await subjectsOf(
    db,
    careHome,
    rows.map(({ id }) => id),
  );
  const answers = await answersOf(db, careHome, subjects.values());
  const everybody = (await namesOfHome(db, careHome)).map(({ id, ...names }) => ({
    ...names,
    is_theirs: relations.has(id),
  }));
  return rows.flatMap((row) => {
    const people = subjects.get(row.id) ?? [];
    const sight = relativesSight(stateOf(row), people, { answers, relations, careHome, now });
    if (!sight.is_shown) return [];
    const look = lookOf(row, sight);
    const own = people.filter(({ resident_id }) => relations.get(resident_id)?.status === 'active');
    return [
      {
        id: row.id,
        thumb: links(row.id, 'thumb', look),
        screen: links(row.id, 'screen', look),
        width: row.width ?? 1,
        height: row.height ?? 1,
        taken_on: row.taken_on,
        caption: captionFor(row.caption, everybody),
        people: own.map(({ resident_id, known_as }: SubjectRow) => ({ resident_id, known_as })),
        others: people.length - own.length,
        covered: sight.covered.length,
      },
    ];
  });
}

/**
 * Another look of a photo has another address, so that none is shown from a cache. Whose faces are covered is part of it
 * and not how many: one may say no on the day on which another says yes.
 */
export function lookOf({ version }: Pick<PhotoRow, 'version'>, sight: PhotoSight): string {
  if (!sight.is_shown) return '';
  const whose = createHash('sha256').update(sight.covered.join(' ')).digest('base64url');
  return sight.covered.length === 0 ? `${version}` : `${version}-${whose.slice(0, 12)}`;
}
