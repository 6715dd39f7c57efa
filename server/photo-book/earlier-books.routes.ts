import { getEarlierBook, listEarlierBooks, restoreBook } from '@heartsease/domain/photo-book/photo-books.endpoints.ts';
import type { KeptPage, PhotoBook } from '@heartsease/domain/photo-book/photo-book.ts';
import { holdResident } from '../about-me/cards.queries.ts';
import type { App } from '../http/app-context.ts';
import { notFound, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { bookNow, bookToRead, noteMoments, wordsCovered } from './book-now.ts';
import { bookReader, mayEdit } from './book-reader.ts';
import type { AskedForBook, BookReader } from './book-reader.ts';
import { earlierBook, earlierBooks, keepBook, storedBook } from './photo-books.queries.ts';
import type { StoredBook } from './photo-books.queries.ts';
import { namesTold } from './who-made-it.ts';

/** What a book was before, for whoever may change it: to be read as it may be seen now, and to be brought back. */
export function registerEarlierBooks(app: App): void {
  route(app, listEarlierBooks, async (asked) => {
    const { db, session, input } = asked;
    const { reader, stands } = await editorOf(asked, input.resident_id);
    const of = { resident_id: reader.person.id, kind: reader.kind };
    const kept = await earlierBooks(db, session.careHome, of);
    const isMissing = stands !== null && kept.every(({ version }) => version !== stands.version);
    const rows = [...(isMissing ? [{ ...stands, pages: stands.pages.length }] : []), ...kept];
    const nameOf = await namesTold(
      asked,
      reader,
      rows.map(({ changed_by }) => changed_by),
    );
    const { clear } = await wordsCovered(asked, reader);
    return {
      items: rows.map(({ version, title, pages, changed_by, changed_at }) => ({
        version,
        title: clear(title),
        pages,
        by: nameOf(changed_by),
        at: changed_at.toISOString(),
      })),
    };
  });

  route(app, getEarlierBook, async (asked) => {
    const { reader, stands } = await editorOf(asked, asked.input.resident_id);
    const earlier = await versionOf(asked, reader, { version: asked.input.version, stands });
    return await earlierToRead(asked, reader, earlier);
  });

  route(app, restoreBook, async (asked): Promise<PhotoBook> => {
    const { db, session, now, input } = asked;
    const { careHome, account_id: by } = session;
    await holdResident(db, careHome, input.resident_id);
    const { reader, stands } = await editorOf(asked, input.resident_id);
    const earlier = await versionOf(asked, reader, { version: input.version, stands });
    const { book: before } = await bookToRead(asked, reader);
    if (before.version !== input.base_version) throw stale(before);
    if (earlier.version === before.version) return before;
    const { family_may_edit } = before;
    const of = { resident_id: reader.person.id, kind: reader.kind };
    await keepBook(db, careHome, { ...of, words: { ...earlier, family_may_edit }, by, now, version: before.version });
    return (await bookToRead(asked, reader)).book;
  });
}

interface Editor {
  reader: BookReader;
  stands: StoredBook | null;
}

/** @throws 404 for whoever may not change this book */
async function editorOf(asked: AskedForBook, resident_id: string): Promise<Editor> {
  const reader = await bookReader(asked, resident_id);
  const { person, kind } = reader;
  const stands = await storedBook(asked.db, asked.session.careHome, { resident_id: person.id, kind });
  if (!mayEdit(asked.session, reader, stands)) throw notFound();
  return { reader, stands };
}

/**
 * A relative finds, and brings back, no words of others that were taken out of the book since: whoever took them out
 * had a reason, and a relative may have come later.
 *
 * @throws 404 for what was never saved
 */
async function versionOf(
  { db, session }: AskedForBook,
  { person, kind, level }: BookReader,
  { version, stands }: { version: number; stands: StoredBook | null },
): Promise<Omit<StoredBook, 'family_may_edit'>> {
  if (stands?.version === version) return stands;
  const earlier = await earlierBook(db, session.careHome, { resident_id: person.id, kind, version });
  if (earlier === null) throw notFound();
  if (level === null) return earlier;
  const standing = new Set(stands?.pages.map(({ words }) => words));
  const isTheirs = ({ by, words }: KeptPage) => by === session.account_id || standing.has(words);
  return { ...earlier, pages: earlier.pages.map((page) => (isTheirs(page) ? page : { ...page, words: '' })) };
}

async function earlierToRead(
  asked: AskedForBook,
  reader: BookReader,
  earlier: Omit<StoredBook, 'family_may_edit'>,
): Promise<PhotoBook> {
  const { book } = await bookNow(asked, reader, earlier);
  await noteMoments(
    asked,
    reader,
    book.pages.flatMap(({ moment }) => moment ?? []),
  );
  return book;
}
