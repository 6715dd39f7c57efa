/** Where a page begins: at the latest photo, behind or before a place, or with a certain photo. */
export interface PageStart {
  cursor?: string;
  from_photo_id?: string;
}

/** A page as the server tells it. */
export interface PhotoPage<Photo> {
  items: Photo[];
  next_cursor: string | null;
  previous_cursor: string | null;
}

/** Pages that follow each other without a gap, as far as they are known, and where they go on. */
export interface PhotoChain<Page> {
  links: readonly { start: PageStart; page: Page }[];
  before: PageStart | null;
  after: PageStart | null;
}

/** What is looked at: links by their place in the chain, a photo that is large, and the end once it was in view. */
export interface PhotoView {
  from: number;
  to: number;
  openId: string | null;
  /** The start that was next when the end of the list was seen. */
  endSeen: string | null;
}

/** So many photos before an end is reached, what is behind it is fetched. */
const NEAR_END = 8;

/**
 * Each page begins where the one before it ends, so whatever is known of them fits together: a page that is asked anew
 * changes none of the others.
 */
export function chainFrom<Page extends PhotoPage<unknown>>(
  first: PageStart,
  known: (start: PageStart) => Page | undefined,
): PhotoChain<Page> {
  const page = known(first);
  if (page === undefined) return { links: [], before: null, after: first };
  const links = [{ start: first, page }];
  let before = startAt(page.previous_cursor);
  for (let above = before && known(before); before && above; above = before && known(before)) {
    links.unshift({ start: before, page: above });
    before = startAt(above.previous_cursor);
  }
  let after = startAt(page.next_cursor);
  for (let below = after && known(after); after && below; below = after && known(after)) {
    links.push({ start: after, page: below });
    after = startAt(below.next_cursor);
  }
  return { links, before, after };
}

/** Which pages have to be there and new: those that somebody looks at, and what comes next of them. */
export function startsWatched<Page extends PhotoPage<{ id: string }>>(
  { links, before, after }: PhotoChain<Page>,
  { from, to, openId, endSeen }: PhotoView,
): PageStart[] {
  if (links.length === 0) return after === null ? [] : [after];
  // A list that has become shorter is at its end until it says what is in view.
  const watched = new Set(links.slice(Math.min(from, links.length - 1), to + 1).map(({ start }) => start));
  const ids = links.flatMap(({ page }) => page.items.map(({ id }) => id));
  const place = openId === null ? -1 : ids.indexOf(openId);
  const open = place < 0 ? undefined : links.find(({ page }) => page.items.some(({ id }) => id === openId));
  if (open) watched.add(open.start);
  if (before !== null && open && place < NEAR_END) watched.add(before);
  const isNearEnd = open !== undefined && place >= ids.length - NEAR_END;
  if (after !== null && (isNearEnd || endSeen === nameOf(after))) watched.add(after);
  return [...watched];
}

/** The links that photos stand in, by the places of the photos in the whole list. */
export function linksBetween(
  { links }: PhotoChain<PhotoPage<unknown>>,
  first: number,
  last: number,
): { from: number; to: number } {
  let end = 0;
  const ends = links.map(({ page }) => (end += page.items.length));
  const linkOf = (place: number) =>
    Math.max(
      0,
      ends.findIndex((behind) => place < behind),
    );
  return { from: linkOf(first), to: linkOf(last) };
}

export function nameOf({ cursor = '', from_photo_id = '' }: PageStart): string {
  return `${from_photo_id}${cursor}`;
}

function startAt(cursor: string | null): PageStart | null {
  return cursor === null ? null : { cursor };
}
