import { isFamilyUser, isRelative } from '@heartsease/domain/access/viewer.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import { BookWords, MEMORY_DAYS, PHOTOS_ON, bookWordsOf, pagesBy } from '@heartsease/domain/photo-book/photo-book.ts';
import type { PhotoBook } from '@heartsease/domain/photo-book/photo-book.ts';
import {
  getBookCover,
  getPhotoBook,
  listBookMaterial,
  listPhotoBooks,
  printPhotoBook,
  savePhotoBook,
} from '@heartsease/domain/photo-book/photo-books.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { holdResident } from '../about-me/cards.queries.ts';
import type { App } from '../http/app-context.ts';
import { notFound, signedOut, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { peopleOf } from '../relatives/relatives.queries.ts';
import { readPortrait } from '../residents/faces.ts';
import { hashOfSignIn } from '../session/session-row.queries.ts';
import { registerBookFiles } from './book-files.ts';
import { bookFileLink } from './book-links.ts';
import { bookMaterial, bookNow, bookToRead, idsOfMoments, idsOfPhotos, noteMoments } from './book-now.ts';
import { bookReader, mayEdit } from './book-reader.ts';
import type { AskedForBook } from './book-reader.ts';
import { areOfHome, keepBook, peopleWithBooks, storedBook } from './photo-books.queries.ts';
import { registerEarlierBooks } from './earlier-books.routes.ts';

export function registerPhotoBooks(app: App): void {
  registerBookFiles(app);
  registerEarlierBooks(app);

  route(app, listPhotoBooks, async ({ db, session, now }) => {
    const { careHome, account_id, viewer } = session;
    // Nobody lives with a family organisation.
    if (isFamilyUser(viewer)) return { items: [] };
    const today = calendarDay(now, careHome.timezone);
    const which = isRelative(viewer)
      ? { resident_ids: (await peopleOf(db, careHome, account_id, today)).map(({ resident_id }) => resident_id) }
      : { died_since: addDays(today, -MEMORY_DAYS) };
    const rows = await peopleWithBooks(db, careHome, which);
    return {
      items: rows.map(({ resident_id, known_as, last_name, portrait, status, changed_at }) => ({
        resident_id,
        known_as,
        last_name,
        portrait: readPortrait(portrait),
        kind: status === 'died' ? ('memory' as const) : ('life' as const),
        changed_at: changed_at?.toISOString() ?? null,
      })),
    };
  });

  route(app, getPhotoBook, async (asked) => await bookOf(asked, asked.input.resident_id));

  route(app, getBookCover, async (asked) => {
    const { book } = await bookNow(asked, await bookReader(asked, asked.input.resident_id));
    const { resident, kind, title, subtitle, cover, pages } = book;
    return { resident, kind, title, subtitle, cover, has_pages: pages.length > 0 };
  });

  route(app, listBookMaterial, async (asked) => {
    const { db, session, input } = asked;
    const reader = await bookReader(asked, input.resident_id);
    const stored = await storedBook(db, session.careHome, { resident_id: reader.person.id, kind: reader.kind });
    if (!mayEdit(session, reader, stored)) throw notFound();
    const { photos, moments, stories } = await bookMaterial(asked, reader);
    await noteMoments(asked, reader, moments);
    return { photos, moments, stories };
  });

  route(app, savePhotoBook, async (asked) => {
    const { db, session, now, input } = asked;
    const { careHome, account_id: by } = session;
    const { resident_id, base_version } = input;
    // Two who change it at once come one after the other, also where there is no row yet.
    await holdResident(db, careHome, resident_id);
    const reader = await bookReader(asked, resident_id);
    const { kind } = reader;
    const stands = await storedBook(db, careHome, { resident_id, kind });
    if (!mayEdit(session, reader, stands)) throw notFound();
    const said = BookWords.parse(input);
    if (!(await nameRowsOfHome(asked, said))) throw notFound();
    const words = tidied(said);
    const before = await bookOf(asked, resident_id);
    if (isSame(bookWordsOf(before), words) && stands !== null) return before;
    if (before.version !== base_version) throw stale(before);
    // Who else may change it is said by the home.
    const family_may_edit = reader.level === null ? words.family_may_edit : (stands?.family_may_edit ?? true);
    const byOf = new Map(stands?.pages.map((page) => [page.key, page.by]));
    await keepBook(db, careHome, {
      resident_id,
      kind,
      words: { ...words, family_may_edit, pages: pagesBy(words.pages, { seen: before.pages, byOf, by }) },
      by,
      now,
      version: before.version,
    });
    return await bookOf(asked, resident_id);
  });

  route(app, printPhotoBook, async (asked) => {
    const { db, session, now, input } = asked;
    const { resident_id, has_bleed } = input;
    const { kind, today } = await bookReader(asked, resident_id);
    const key = await hashOfSignIn(db, session.sign_in_id);
    if (!key) throw signedOut();
    return {
      address: bookFileLink(session.sign_in_id, key, { resident_id, now, has_bleed }),
      // Without anybody's name: a file lies in a folder that others look into.
      file_name: `${kind === 'memory' ? 'memory-book' : 'photo-book'}-${today}.pdf`,
    };
  });
}

async function bookOf(asked: AskedForBook, resident_id: string): Promise<PhotoBook> {
  return (await bookToRead(asked, await bookReader(asked, resident_id))).book;
}

/** A page keeps what its layout shows. */
function tidied(words: BookWords): BookWords {
  return {
    ...words,
    pages: words.pages.map((page) => ({
      ...page,
      photo_ids: page.photo_ids.slice(0, PHOTOS_ON[page.layout]),
      month: page.layout === 'month' ? page.month : null,
      life_story_item_id: page.layout === 'story' ? page.life_story_item_id : null,
      family_update_id: page.layout === 'story' || page.layout === 'month' ? null : page.family_update_id,
    })),
  };
}

/** What was taken back since is left out of what is seen; what never was of this home is not there at all. */
async function nameRowsOfHome({ db, session: { careHome } }: AskedForBook, words: BookWords): Promise<boolean> {
  const stories = words.pages.flatMap(({ life_story_item_id }) => life_story_item_id ?? []);
  return (
    (await areOfHome(db, careHome, 'photos', idsOfPhotos(words))) &&
    (await areOfHome(db, careHome, 'family_updates', idsOfMoments(words))) &&
    (await areOfHome(db, careHome, 'life_story_items', stories))
  );
}
