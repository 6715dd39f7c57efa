import { refused } from './errors.ts';

/**
 * A page of a list that is read whole (a home's people fit in one answer). The cursor is the place of
 * the next item; it is opaque to the caller.
 */
export function pageOf<Item>(items: Item[], { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const start = cursor === undefined ? 0 : placeOf(cursor);
  const end = start + limit;
  return {
    items: items.slice(start, end),
    next_cursor: end < items.length ? `after-${end}` : null,
    total: items.length,
  };
}

/** @throws 422 for a cursor that no list handed out */
export function placeOf(cursor: string): number {
  const place = /^after-(\d{1,6})$/.exec(cursor)?.[1];
  if (place === undefined) throw refused({ cursor: ['This place in the list is not known'] });
  return Number(place);
}
