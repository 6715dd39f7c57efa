import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Id } from '@heartsease/domain/text.ts';

/** A link lives for 2½ to 5 minutes (quality.md, photos and consent) and stays the same in between, for the cache. */
const STEP_MS = 150_000;

interface PhotoRow {
  care_home_id: string;
  photo_id: string | null;
  photo_key: Buffer | null;
  photo_wish: 'agrees' | 'declines' | 'not_asked';
}

/**
 * Whom a link was made for: one relative by the id of their account, or the staff (null). A link for one is
 * worth nothing as a link for another.
 */
export type PhotoReader = Id | null;

/** May this photo be shown at all? Whoever said no to photos is not shown, to nobody. */
function mayShowPhoto({ photo_wish }: PhotoRow): boolean {
  return photo_wish !== 'declines';
}

/**
 * The address of a photo for one relative of the person.
 *
 * @param isAgreed what `maySee` says of the face; it and the relative's link to the person are asked once
 *   more when the photo is fetched
 */
export function familyPhotoUrl(row: PhotoRow, account_id: Id, isAgreed: boolean): string | null {
  return isAgreed ? photoUrl(row, new Date(), account_id) : null;
}

/**
 * The address of a photo, signed with a key of that photo alone: it can't be guessed, ends by itself, and a new
 * key ends every link at once.
 */
export function photoUrl(row: PhotoRow, now = new Date(), reader: PhotoReader = null): string | null {
  if (row.photo_id === null || row.photo_key === null || !mayShowPhoto(row)) return null;
  const until = (Math.floor(now.getTime() / STEP_MS) + 2) * STEP_MS;
  const signed = signature(row.photo_key, { photo_id: row.photo_id, until, reader });
  return `/photos/${row.care_home_id}/${row.photo_id}/${until}/${signed}${reader === null ? '' : `?for=${reader}`}`;
}

export function isGoodLink(
  row: PhotoRow,
  link: { photo_id: string; until: number; signed: string; reader: PhotoReader },
  now: Date,
): boolean {
  if (row.photo_key === null || row.photo_id !== link.photo_id || !mayShowPhoto(row)) return false;
  if (link.until < now.getTime() || link.until > now.getTime() + 2 * STEP_MS) return false;
  const right = Buffer.from(signature(row.photo_key, link));
  const told = Buffer.from(link.signed);
  return right.length === told.length && timingSafeEqual(right, told);
}

function signature(key: Buffer, link: { photo_id: string; until: number; reader: PhotoReader }): string {
  return createHmac('sha256', key)
    .update(`${link.photo_id} ${link.until} ${link.reader ?? 'staff'}`)
    .digest('base64url');
}
