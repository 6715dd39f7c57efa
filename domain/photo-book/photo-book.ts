import { z } from 'zod';
import { Chapter } from '../about-me/life-story.ts';
import { ToldResponse } from '../family-updates/family-update.ts';
import { isSame } from '../merge.ts';
import { SharedPhoto } from '../photos/photo.ts';
import { Portrait } from '../portraits/portrait.ts';
import { CalendarDate, Id, Note, Short } from '../text.ts';
import { addDays } from '../time/calendar.ts';

/** A printed book has at least so many pages; what is missing is room for somebody's own words. */
export const FEWEST_PAGES = 12;
/** And at most so many, the cover with them (look.md). */
export const MOST_PAGES = 40;
/** Beside the cover. */
export const MOST_INSIDE = MOST_PAGES - 1;
/** So long after a death the memory book can be made (product.md). */
export const MEMORY_DAYS = 365;

/** A book of the days here, or the one that a family is given after a death. */
export const BookKind = z.enum(['life', 'memory']);
export type BookKind = z.infer<typeof BookKind>;

/**
 * - `photo`: one, large; `two`: beside each other
 * - `photo_words`: a photo beside a moment or somebody's own words
 * - `words`: what was said or told of a moment, or one's own words
 * - `story`: a piece of the life story
 * - `month`: begins a month
 */
export const BOOK_LAYOUTS = ['photo', 'two', 'photo_words', 'words', 'story', 'month'] as const;
export const BookLayout = z.enum(BOOK_LAYOUTS);
export type BookLayout = z.infer<typeof BookLayout>;

/** How many photos a page holds. */
export const PHOTOS_ON: Record<BookLayout, number> = {
  photo: 1,
  two: 2,
  photo_words: 1,
  words: 0,
  story: 0,
  month: 0,
};

/** A page as it is kept: it names what it shows, and what each reader sees of that is decided when they open it. */
export const BookPage = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,60}$/, 'This is not an id that we know'),
  layout: BookLayout,
  photo_ids: z.array(Id).max(2, 'A page holds two photos'),
  family_update_id: Id.nullable(),
  life_story_item_id: Id.nullable(),
  /** `2026-11`, where the page begins a month. */
  month: z
    .string()
    .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'Enter a date')
    .nullable(),
  words: Note.pipe(z.string().max(600, 'Use 600 characters or fewer')),
});
export type BookPage = z.infer<typeof BookPage>;

/** The same with whoever put it in, or changed last what stands on it; null: the book did so by itself. */
export const KeptPage = BookPage.extend({ by: Id.nullable().default(null) });
export type KeptPage = z.infer<typeof KeptPage>;

/** What somebody says of a book. */
export const BookWords = z.object({
  /** Empty: by the person's name. */
  title: Short,
  subtitle: Short,
  cover_photo_id: Id.nullable(),
  /** Family and representatives may change it too. */
  family_may_edit: z.boolean(),
  pages: z
    .array(BookPage)
    .max(MOST_INSIDE, 'A book has at most 40 pages')
    .refine((pages) => new Set(pages.map(({ key }) => key)).size === pages.length, 'Each page once'),
});
export type BookWords = z.infer<typeof BookWords>;

/** A photo with the faces covered that a family of this person may not see. */
export const BookPhoto = SharedPhoto.pick({
  id: true,
  thumb: true,
  screen: true,
  width: true,
  height: true,
  taken_on: true,
  caption: true,
  others: true,
  covered: true,
});
export type BookPhoto = z.infer<typeof BookPhoto>;

/** A moment that was shared with the family, in their words. */
export const BookMoment = z.object({
  id: Id,
  day: CalendarDate,
  title: z.string(),
  icon: z.string(),
  tint: z.string(),
  response: ToldResponse,
  words: z.string(),
  quote: z.string().nullable(),
  /** Somebody of the family keeps it for the book. */
  is_kept: z.boolean(),
});
export type BookMoment = z.infer<typeof BookMoment>;

export const BookStory = z.object({
  id: Id,
  chapter: Chapter,
  title: z.string(),
  body: z.string(),
  years: z.string(),
  place: z.string(),
});
export type BookStory = z.infer<typeof BookStory>;

/** A page as somebody sees it now. */
export const SeenPage = BookPage.pick({ key: true, layout: true, month: true, words: true }).extend({
  photos: z.array(BookPhoto),
  moment: BookMoment.nullable(),
  story: BookStory.nullable(),
});
export type SeenPage = z.infer<typeof SeenPage>;

/** A book as somebody sees it now: nothing stands in it that may not be shown to the family of this person. */
export const PhotoBook = z.object({
  resident: z.object({ id: Id, known_as: z.string(), portrait: Portrait.nullable() }),
  kind: BookKind,
  /** 0: nobody has changed it, so it builds itself. */
  version: z.int(),
  title: z.string(),
  subtitle: z.string(),
  cover: BookPhoto.nullable(),
  pages: z.array(
    SeenPage.extend({
      /** Who put it in or changed it last; null: the book itself, or somebody who may not be named to the reader. */
      by: z.string().nullable(),
    }),
  ),
  family_may_edit: z.boolean(),
  /** May whoever reads it change it, and say who else may? */
  may_edit: z.boolean(),
  may_lead: z.boolean(),
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
  /** Everybody who has a page in it or changed it last, as far as the reader may know; by name. */
  contributors: z.array(z.string()),
  /** Of a memory book the last day on which it can be made. */
  until: CalendarDate.nullable(),
});
export type PhotoBook = z.infer<typeof PhotoBook>;

/** A book as it was saved once. */
export const EarlierBook = z.object({
  version: z.int(),
  title: z.string(),
  /** The cover is not among them. */
  pages: z.int(),
  /** Null: somebody who has left, or who may not be named to the reader. */
  by: z.string().nullable(),
  at: z.string(),
});
export type EarlierBook = z.infer<typeof EarlierBook>;

/** What a card shows of a book: its cover. */
export const BookCover = PhotoBook.pick({
  resident: true,
  kind: true,
  title: true,
  subtitle: true,
  cover: true,
}).extend({
  has_pages: z.boolean(),
});
export type BookCover = z.infer<typeof BookCover>;

/** What stands on a page that nobody can see anything of any more goes with the next change. */
export function isBare({ layout, photos, moment, story, month, words }: SeenPage): boolean {
  if (words !== '') return false;
  if (layout === 'month') return month === null;
  return photos.length === 0 && moment === null && story === null;
}

/** A page as it is kept, from a page as it is seen: in the order of `BookPage`, for `isSame` compares what is written. */
export function keptPage({ key, layout, month, words, photos, moment, story }: SeenPage): BookPage {
  return {
    key,
    layout,
    photo_ids: photos.map(({ id }) => id),
    family_update_id: moment?.id ?? null,
    life_story_item_id: story?.id ?? null,
    month,
    words,
  };
}

/**
 * Pages as they are kept, each by whoever made it what it is.
 *
 * @param seen the pages as whoever saves saw them, also those that the book made by itself
 * @param byOf who made each of those what it was, by its key
 */
export function pagesBy(
  pages: readonly BookPage[],
  { seen, byOf, by }: { seen: readonly SeenPage[]; byOf: ReadonlyMap<string, string | null>; by: string },
): KeptPage[] {
  const stood = new Map(seen.map((page) => [page.key, keptPage(page)]));
  return pages.map((page) => {
    const isUnchanged = isSame(BookPage.parse(page), stood.get(page.key));
    return { ...page, by: isUnchanged ? (byOf.get(page.key) ?? null) : by };
  });
}

/** A book as a form changes it. */
export function bookWordsOf({ title, subtitle, cover, family_may_edit, pages }: PhotoBook): BookWords {
  return { title, subtitle, cover_photo_id: cover?.id ?? null, family_may_edit, pages: pages.map(keptPage) };
}

/** The last day on which a memory book can be made. */
export const memoryUntil = (ended_on: string): string => addDays(ended_on, MEMORY_DAYS);
