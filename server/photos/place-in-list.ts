import { z } from 'zod';
import { CalendarDate, Id } from '@heartsease/domain/text.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused } from '../http/errors.ts';
import type { CareHome } from '../session/session.ts';
import { photosAfter } from './photos.queries.ts';
import type { After, PhotoRow, Stretch } from './photos.queries.ts';

/** A cursor that begins so leads to what stands before it. */
const BEFORE = 'before_';

type Way = Required<Omit<Stretch, 'limit'>>;

/**
 * The photo that a list is to begin with, where one is named.
 *
 * @throws 404 where the list has no such one
 */
export async function firstOf(
  db: Db,
  careHome: CareHome,
  wanted: Parameters<typeof photosAfter>[2],
  photo_id: string | undefined,
): Promise<PhotoRow | undefined> {
  if (photo_id === undefined) return undefined;
  const [first] = await photosAfter(db, careHome, { ...wanted, photo_ids: [photo_id] }, { after: null, limit: 1 });
  if (first === undefined) throw notFound();
  return first;
}

/**
 * Which part of a list is asked for.
 *
 * @param first the photo that it is to begin with
 * @throws 422 for a place that nobody handed out
 */
export function stretchOf(
  { cursor, until }: { cursor?: string | undefined; until?: string | undefined },
  first: After | undefined,
): Way {
  const end = until === undefined ? null : placeOf(until, 'until');
  if (first !== undefined) return { after: first, isWithIt: true, until: end, isUpwards: false };
  if (cursor === undefined) return { after: null, isWithIt: false, until: end, isUpwards: false };
  const isUpwards = cursor.startsWith(BEFORE);
  const after = placeOf(isUpwards ? cursor.slice(BEFORE.length) : cursor, 'cursor');
  return { after, isWithIt: false, until: isUpwards ? null : end, isUpwards };
}

/** The latest first, however they were looked for. */
export function toldInOrder<Item>(items: Item[], { isUpwards }: Way): { items: Item[] } {
  return { items: isUpwards ? items.toReversed() : items };
}

/** Where a list goes on from what was found of it. */
export function waysOn(
  { after, isWithIt, until, isUpwards }: Way,
  { last, isMore }: { last: After | null; isMore: boolean },
): { next_cursor: string | null; previous_cursor: string | null } {
  const on = isMore ? last : null;
  if (isUpwards) return { next_cursor: null, previous_cursor: on && `${BEFORE}${cursorOf(on)}` };
  const next = on ?? until;
  return {
    next_cursor: next && cursorOf(next),
    previous_cursor: isWithIt && after !== null ? `${BEFORE}${cursorOf(after)}` : null,
  };
}

function cursorOf({ taken_on, id }: After): string {
  return `${taken_on}_${id}`;
}

function placeOf(cursor: string, field: string): After {
  const [taken_on, id] = cursor.split('_');
  const place = z.object({ taken_on: CalendarDate, id: Id }).safeParse({ taken_on, id });
  if (!place.success) throw refused({ [field]: ['This place in the list is not known'] });
  return place.data;
}
