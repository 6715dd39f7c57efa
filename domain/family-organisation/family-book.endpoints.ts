import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PHOTO_MOST_BYTES, PhotoUpload } from '../photos/photo.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { FamilyBookPage, FamilyPageWords, MOST_PAGES_OF_FAMILY, NOTHING_ON_PAGE } from './family-book.ts';

/** All of it at once, the latest day first: a book has as many pages as one can turn. */
export const getFamilyBook = endpoint({
  path: '/api/v2/family-organisation/book',
  summary: 'The photo book of a family organisation: what they did together, page by page',
  allow: 'family_book.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(FamilyBookPage), next_cursor: z.null(), total: z.int() }),
});

/** The photo comes in parts after this; a page names it once it is there. */
export const beginBookPhoto = endpoint({
  path: '/api/v2/family-organisation/begin-book-photo',
  summary: 'Begin to bring a photo for the book of a family organisation, or find out how far it has come',
  allow: 'family_book.keep',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    new_photo_id: Id,
    bytes: z.int().min(1, 'This file is empty').max(PHOTO_MOST_BYTES, 'A photo has at most 15 MB'),
  }),
  output: PhotoUpload,
});

/**
 * The device makes the id of a page, so it is there once however often it is put in. When somebody changed it meanwhile:
 * 409 with the page as it stands.
 */
export const saveBookPage = endpoint({
  path: '/api/v2/family-organisation/save-book-page',
  summary: 'Put a page into the book of a family organisation, or change it',
  allow: 'family_book.keep',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    book_page_id: Id,
    /** 0: a new one. */
    base_version: z.int().min(0).max(1_000_000),
    ...FamilyPageWords.shape,
  }).refine(({ words, photo_ids }) => words !== '' || photo_ids.length > 0, {
    error: NOTHING_ON_PAGE,
    path: ['words'],
  }),
  output: FamilyBookPage,
});

/** On every package that has a book: what somebody put in is taken out at a word, and its photo with it. */
export const removeBookPage = endpoint({
  path: '/api/v2/family-organisation/remove-book-page',
  summary: 'Take a page out of the book of a family organisation, with its photo',
  allow: 'family_book.view',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ book_page_id: Id }),
  output: Done,
});

/** The file itself comes from the address, as that of every book. */
export const printFamilyBook = endpoint({
  path: '/api/v2/family-organisation/print-book',
  summary: 'An address that gives the book of a family organisation as a PDF within the next minutes',
  allow: 'family_book.view',
  scope: 'care-home',
  kind: 'read',
  is_always_audited: true,
  input: z.object({
    /** A book that is longer than can be bound is printed in parts, counted from the oldest. */
    part: z.int().min(1).max(MOST_PAGES_OF_FAMILY),
    /** 3 mm more on every side, with marks where to cut, for a printer who binds it. */
    has_bleed: z.boolean(),
  }),
  output: z.object({ address: z.string(), file_name: z.string() }),
});
