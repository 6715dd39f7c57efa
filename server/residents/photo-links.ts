import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link lives for 2½ to 5 minutes (quality.md, photos and consent) and stays the same in between, for the cache. */
const STEP_MS = 150_000;

interface PhotoRow {
  care_home_id: string;
  photo_id: string | null;
  photo_key: Buffer | null;
  photo_wish: 'agrees' | 'declines' | 'not_asked';
}

/**
 * May this photo be shown at all? The one place where the rule stands: whoever said no is not shown, and what
 * somebody agreed to for whom is asked here too. Faces go to staff of the home only; whoever adds relatives
 * to their readers adds who asks.
 */
function mayShowPhoto({ photo_wish }: PhotoRow): boolean {
  return photo_wish !== 'declines';
}

/**
 * The address of a photo, signed with a key of that photo alone: it can't be guessed, ends by itself, and a new
 * key ends every link at once.
 */
export function photoUrl(row: PhotoRow, now = new Date()): string | null {
  if (row.photo_id === null || row.photo_key === null || !mayShowPhoto(row)) return null;
  const until = (Math.floor(now.getTime() / STEP_MS) + 2) * STEP_MS;
  return `/photos/${row.care_home_id}/${row.photo_id}/${until}/${signature(row.photo_key, row.photo_id, until)}`;
}

export function isGoodLink(
  row: PhotoRow,
  link: { photo_id: string; until: number; signed: string },
  now: Date,
): boolean {
  if (row.photo_key === null || row.photo_id !== link.photo_id || !mayShowPhoto(row)) return false;
  if (link.until < now.getTime() || link.until > now.getTime() + 2 * STEP_MS) return false;
  const right = Buffer.from(signature(row.photo_key, link.photo_id, link.until));
  const told = Buffer.from(link.signed);
  return right.length === told.length && timingSafeEqual(right, told);
}

function signature(key: Buffer, photo_id: string, until: number): string {
  return createHmac('sha256', key).update(`${photo_id} ${until}`).digest('base64url');
}
