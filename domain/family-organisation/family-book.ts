import { z } from 'zod';
import { BookPhoto } from '../photo-book/photo-book.ts';
import { CalendarDate, Id, Note } from '../text.ts';
import { DoneIdea } from './idea.ts';

/** As many as a page has room for. */
export const MOST_WORDS_ON_PAGE = 600;
/** Ten years of a page a week: what a screen can still show as one book. */
export const MOST_PAGES_OF_FAMILY = 500;
/** Of one person on one day: the photos of a whole album. */
export const BOOK_PHOTOS_A_DAY = 60;

/** The photo of a page; its addresses live for minutes. */
export const FamilyBookPhoto = BookPhoto.pick({ id: true, thumb: true, screen: true, width: true, height: true });
export type FamilyBookPhoto = z.infer<typeof FamilyBookPhoto>;

/** A page of the book of a family organisation: what they did together on a day, as one of them put it in. */
export const FamilyBookPage = z.object({
  id: Id,
  version: z.int(),
  day: CalendarDate,
  /** What they did, where it was an idea. */
  idea: DoneIdea.pick({ activity_id: true, title: true, icon: true, tint: true, welsh: true }).nullable(),
  words: z.string(),
  photo: FamilyBookPhoto.nullable(),
  /** Who put it in, and who changed it last; null: an account that is gone. */
  by: z.string().nullable(),
  changed_by: z.string().nullable(),
  changed_at: z.string(),
});
export type FamilyBookPage = z.infer<typeof FamilyBookPage>;

/** What somebody says of a page. */
export const FamilyPageWords = z.object({
  day: CalendarDate.refine((day) => day >= '1900-01-01', 'Enter a date'),
  activity_id: Id.nullable(),
  words: Note.pipe(z.string().max(MOST_WORDS_ON_PAGE, `Use ${MOST_WORDS_ON_PAGE} characters or fewer`)),
  /** One or none. A list, because what a device sends goes behind the photos that it names so. */
  photo_ids: z.array(Id).max(1, 'A page of your book holds one photo'),
});
export type FamilyPageWords = z.infer<typeof FamilyPageWords>;

/** Said at the field of the words by whoever finds neither. */
export const NOTHING_ON_PAGE = 'Add a photo, or write a line';

/** A page as a form changes it. */
export function familyPageWordsOf({ day, idea, words, photo }: FamilyBookPage): FamilyPageWords {
  return { day, activity_id: idea?.activity_id ?? null, words, photo_ids: photo === null ? [] : [photo.id] };
}
