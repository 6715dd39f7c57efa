import type { FamilyBookPage, FamilyBookPhoto } from '@heartsease/domain/family-organisation/family-book.ts';
import type { Db } from '../db/database.ts';
import { signedOut } from '../http/errors.ts';
import { familyBookPhotoLinks } from '../photos/photo-links.ts';
import type { PhotoLinks } from '../photos/photo-links.ts';
import { hashOfSignIn } from '../session/session-row.queries.ts';
import type { Session } from '../session/session.ts';
import type { FamilyPageRow } from './family-book.queries.ts';

interface AskedForBook {
  db: Db;
  session: Session;
  now: Date;
}

/** What signs the addresses of whoever asks. */
export async function keyOf({ db, session }: Pick<AskedForBook, 'db' | 'session'>): Promise<Buffer> {
  const key = await hashOfSignIn(db, session.sign_in_id);
  // It ended while this call was under way.
  if (!key) throw signedOut();
  return key;
}

/** Pages as whoever asks sees them: the addresses of their photos are theirs alone, and live for minutes. */
export async function toldPages(asked: AskedForBook, rows: readonly FamilyPageRow[]): Promise<FamilyBookPage[]> {
  const links = familyBookPhotoLinks(asked.session.sign_in_id, await keyOf(asked), asked.now);
  return rows.map((row) => toldPage(row, links));
}

function toldPage(row: FamilyPageRow, links: PhotoLinks): FamilyBookPage {
  const { id, version, day, words, by, changed_by, changed_at } = row;
  const { activity_id, title, icon, tint, welsh, photo_id } = row;
  const isIdea = activity_id !== null && title !== null && icon !== null && tint !== null;
  return {
    id,
    version,
    day,
    words,
    by,
    changed_by,
    changed_at: changed_at.toISOString(),
    idea: isIdea ? { activity_id, title, icon, tint, welsh } : null,
    photo: photo_id === null ? null : photoOf(row, photo_id, links),
  };
}

function photoOf({ width, height }: FamilyPageRow, id: string, links: PhotoLinks): FamilyBookPhoto {
  const address = { thumb: links(id, 'thumb', '1'), screen: links(id, 'screen', '1') };
  return { id, ...address, width: width ?? 1, height: height ?? 1 };
}
