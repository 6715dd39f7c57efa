import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Portrait } from '../portraits/portrait.ts';
import { Id } from '../text.ts';
import { Write } from '../write.ts';
import {
  BookCover,
  BookKind,
  BookMoment,
  BookPhoto,
  BookStory,
  BookWords,
  EarlierBook,
  PhotoBook,
} from './photo-book.ts';

/** Staff: everybody who lives here, and who died within the year. Relatives: their own people. */
export const listPhotoBooks = endpoint({
  path: '/api/v2/photo-book/list',
  summary: 'Whose photo books there are for whoever asks',
  allow: 'photo_book.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        resident_id: Id,
        known_as: z.string(),
        last_name: z.string(),
        portrait: Portrait.nullable(),
        kind: BookKind,
        /** Null: it builds itself, nobody has changed it. */
        changed_at: z.string().nullable(),
      }),
    ),
  }),
});

export const getPhotoBook = endpoint({
  path: '/api/v2/photo-book/get',
  summary: 'The photo book of one person, or the memory book, as it may be seen now',
  allow: 'photo_book.open',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: PhotoBook,
});

/** For a card: whoever looks at a cover has seen nothing of what was shared inside. */
export const getBookCover = endpoint({
  path: '/api/v2/photo-book/cover',
  summary: 'The cover of the photo book of one person, as it may be seen now',
  allow: 'photo_book.open',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: BookCover,
});

export const listBookMaterial = endpoint({
  path: '/api/v2/photo-book/material',
  summary: 'What may be put into the book of one person',
  allow: 'photo_book.edit',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({
    photos: z.array(BookPhoto),
    moments: z.array(BookMoment),
    stories: z.array(BookStory),
  }),
});

/** When somebody changed it meanwhile: 409 with the book as it stands. */
export const savePhotoBook = endpoint({
  path: '/api/v2/photo-book/save',
  summary: 'Change the book of one person: its title, its pages and their order',
  allow: 'photo_book.edit',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, base_version: z.int().min(0), ...BookWords.shape }),
  output: PhotoBook,
});

/** The number of a book that was saved; nobody saves one so often. */
const BookVersion = z.int().min(1).max(1_000_000);

/** For whoever may change the book. */
export const listEarlierBooks = endpoint({
  path: '/api/v2/photo-book/history',
  summary: 'Who saved the book of one person, and when: the latest first',
  allow: 'photo_book.edit',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({ items: z.array(EarlierBook) }),
});

export const getEarlierBook = endpoint({
  path: '/api/v2/photo-book/earlier',
  summary: 'The book of one person as it was saved once, as far as it may be seen now',
  allow: 'photo_book.edit',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id, version: BookVersion }),
  output: PhotoBook,
});

/** What stands now is kept beside it. When somebody changed it meanwhile: 409 with the book as it stands. */
export const restoreBook = endpoint({
  path: '/api/v2/photo-book/restore',
  summary: 'Bring the book of one person back as it was saved once',
  allow: 'photo_book.edit',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, base_version: z.int().min(0), version: BookVersion }),
  output: PhotoBook,
});

/** The file itself comes from the address, as the bytes of photos do: a book has megabytes. */
export const printPhotoBook = endpoint({
  path: '/api/v2/photo-book/print',
  summary: 'An address that gives the book of one person as a PDF within the next minutes',
  allow: 'photo_book.open',
  scope: 'resident',
  kind: 'read',
  is_always_audited: true,
  input: z.object({
    resident_id: Id,
    /** 3 mm more on every side, with marks where to cut, for a printer who binds it. */
    has_bleed: z.boolean(),
  }),
  output: z.object({ address: z.string(), file_name: z.string() }),
});
