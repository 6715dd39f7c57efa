import type { BookKind, BookMoment, BookPage, BookPhoto, BookStory } from './photo-book.ts';
import { FEWEST_PAGES, MOST_INSIDE } from './photo-book.ts';

/** What a book can be built from: all of it may be shown to the family already. */
export interface BookMaterial {
  photos: readonly (BookPhoto & { report_id: string | null })[];
  moments: readonly (BookMoment & { report_id: string })[];
  stories: readonly BookStory[];
}

/** Each month has a page of its own where there are so few. */
const MOST_MONTHS = 6;
/** Above this two photos share a page. */
const MANY_PHOTOS = 20;
const MOST_STORIES = 12;

/**
 * A book that builds itself: the story first where somebody has died, then month by month the photos with the words of
 * their moment, and the moments that somebody keeps. Where that is little, what was said out loud fills it up; where it
 * is more than a book holds, every month has its share.
 */
export function buildBook(kind: BookKind, { photos, moments, stories }: BookMaterial): BookPage[] {
  const told = kind === 'memory' ? stories.slice(0, MOST_STORIES).map(storyPage) : [];
  const shown = photos.toSorted(byDay(({ taken_on }) => taken_on));
  const wanted = chosenMoments(moments, FEWEST_PAGES - told.length - shown.length);
  const all = [...photoPages(shown, wanted), ...momentPages(shown, wanted)].toSorted(byDay(({ day }) => day));
  const months = new Set(all.map(monthOf)).size;
  const hasMonths = months <= MOST_MONTHS;
  const dated = thoseThatFit(all, MOST_INSIDE - told.length - (hasMonths ? months : 0));
  const pages = [...Map.groupBy(dated, monthOf)].flatMap(([month, of]) => [
    ...(hasMonths ? [page(`month-${month}`, { layout: 'month', month })] : []),
    ...of.map((one) => one.page),
  ]);
  return [...told, ...pages];
}

/** What somebody keeps comes first; then each month gives its newest, then its second newest, until the book is full. */
function thoseThatFit(dated: readonly Dated[], room: number): readonly Dated[] {
  if (dated.length <= room) return dated;
  const newest = dated.toReversed();
  const kept = newest.filter(({ is_kept }) => is_kept);
  const months = Map.groupBy(
    newest.filter(({ is_kept }) => !is_kept),
    monthOf,
  );
  const turns = [...months.values()].flatMap((of) => of.map((one, turn) => ({ one, turn })));
  const others = turns.toSorted((one, other) => one.turn - other.turn).map(({ one }) => one);
  const chosen = new Set([...kept, ...others].slice(0, room));
  return dated.filter((one) => chosen.has(one));
}

/** The photo for the cover: the newest with the person alone, else with the fewest others. */
export function coverOf(photos: readonly BookPhoto[]): BookPhoto | null {
  const [best = null] = photos.toSorted(
    (one, other) => one.others - other.others || other.taken_on.localeCompare(one.taken_on),
  );
  return best;
}

/** Kept ones all; of the others those in which something was said, as many as are missing. */
function chosenMoments(moments: BookMaterial['moments'], missing: number): BookMaterial['moments'] {
  const kept = moments.filter(({ is_kept }) => is_kept);
  const others = moments
    .filter(({ is_kept, quote, words }) => !is_kept && (quote !== null || words !== ''))
    .toSorted((one, other) => worth(other) - worth(one) || other.day.localeCompare(one.day));
  return [...kept, ...others.slice(0, Math.max(0, missing - kept.length))];
}

function worth({ quote, response }: BookMoment): number {
  return (quote === null ? 0 : 2) + (response === 'loved' ? 1 : 0);
}

interface Dated {
  day: string;
  is_kept: boolean;
  page: BookPage;
}

const monthOf = ({ day }: { day: string }): string => day.slice(0, 7);

/** A moment is told beside its first photo; the others of it stand without words, two on a page. */
function photoPages(photos: BookMaterial['photos'], moments: BookMaterial['moments']): Dated[] {
  const isMany = photos.length > MANY_PHOTOS;
  const told = new Set<string>();
  const untold = (photo: BookMaterial['photos'][number]) => {
    const moment = momentOf(photo, moments);
    return moment && !told.has(moment.id) ? moment : undefined;
  };
  const pages: Dated[] = [];
  for (let place = 0; place < photos.length; place += 1) {
    const [photo, next] = [photos[place], photos[place + 1]];
    if (photo === undefined) break;
    const day = photo.taken_on;
    const key = `photo-${photo.id}`;
    const moment = untold(photo);
    if (moment) {
      told.add(moment.id);
      const of = { photo_ids: [photo.id], family_update_id: moment.id };
      pages.push({ day, is_kept: moment.is_kept, page: page(key, { layout: 'photo_words', ...of }) });
    } else if (next && !untold(next) && areTogether(photo, next, isMany)) {
      pages.push({ day, is_kept: false, page: page(key, { layout: 'two', photo_ids: [photo.id, next.id] }) });
      place += 1;
    } else {
      pages.push({ day, is_kept: false, page: page(key, { layout: 'photo', photo_ids: [photo.id] }) });
    }
  }
  return pages;
}

/** Of one occasion, or of one month where there are many photos. */
function areTogether(one: BookMaterial['photos'][number], other: typeof one, isMany: boolean): boolean {
  if (one.report_id !== null && one.report_id === other.report_id) return true;
  return isMany && monthOf({ day: one.taken_on }) === monthOf({ day: other.taken_on });
}

/** Moments that stand beside no photo. */
function momentPages(photos: BookMaterial['photos'], moments: BookMaterial['moments']): Dated[] {
  const beside = new Set(photos.map((photo) => momentOf(photo, moments)?.id));
  return moments
    .filter(({ id }) => !beside.has(id))
    .map(({ id, day, is_kept }) => ({
      day,
      is_kept,
      page: page(`moment-${id}`, { layout: 'words', family_update_id: id }),
    }));
}

/** The moment that a photo was taken at. */
function momentOf({ report_id }: BookMaterial['photos'][number], moments: BookMaterial['moments']) {
  return report_id === null ? undefined : moments.find((moment) => moment.report_id === report_id);
}

function storyPage({ id }: BookStory): BookPage {
  return page(`story-${id}`, { layout: 'story', life_story_item_id: id });
}

function page(key: string, of: Partial<BookPage> & Pick<BookPage, 'layout'>): BookPage {
  return { key, photo_ids: [], family_update_id: null, life_story_item_id: null, month: null, words: '', ...of };
}

function byDay<Item>(dayOf: (item: Item) => string): (one: Item, other: Item) => number {
  return (one, other) => dayOf(one).localeCompare(dayOf(other));
}
