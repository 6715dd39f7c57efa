import type { LifeStoryItem } from '@heartsease/domain/about-me/life-story.ts';
import { CHAPTERS } from '@heartsease/domain/about-me/life-story.ts';
import { buildBook, coverOf } from '@heartsease/domain/photo-book/build-book.ts';
import { MOST_INSIDE, isBare } from '@heartsease/domain/photo-book/photo-book.ts';
import type {
  BookKind,
  BookMoment,
  KeptPage,
  BookPhoto,
  BookStory,
  BookWords,
  PhotoBook,
  SeenPage,
} from '@heartsease/domain/photo-book/photo-book.ts';
import type { Named } from '@heartsease/domain/residents/names-in-text.ts';
import { lifeStoryForFamily } from '../about-me/life-story.queries.ts';
import { areUpdatesOpen } from '../family-updates/read-updates.ts';
import { asFamilyReads, nameableTo, withoutOthers } from '../family-updates/tell-families.ts';
import { keepSeen } from '../family-updates/told.queries.ts';
import { signedOut } from '../http/errors.ts';
import { readPortrait } from '../residents/faces.ts';
import { hashOfSignIn } from '../session/session-row.queries.ts';
import { bookPhotoLinks } from './book-links.ts';
import { mayEdit } from './book-reader.ts';
import type { AskedForBook, BookReader } from './book-reader.ts';
import { photosInBook, toldInBook } from './book-sight.ts';
import type { SeenPhoto } from './book-sight.ts';
import { openMomentsOf, storedBook } from './photo-books.queries.ts';
import type { StoredBook } from './photo-books.queries.ts';
import { namesTold } from './who-made-it.ts';

/** As far back as a book that builds itself reads. */
const MOST_MOMENTS = 200;
/** Of the life story in a memory book, also where a whole book of pages was put together before. */
const FEWEST_STORIES = 3;

interface Material {
  photos: (BookPhoto & { report_id: string | null })[];
  moments: (BookMoment & { report_id: string })[];
  stories: BookStory[];
  /** What stands behind the photos, for whoever draws them. */
  seen: SeenPhoto[];
  /** Covers the names of others in words that somebody wrote into the book. */
  clear: (text: string) => string;
}

/** Everything that may stand in the book of this person for whoever reads it, or just what its pages name. */
export async function bookMaterial(asked: AskedForBook, reader: BookReader, only?: BookWords): Promise<Material> {
  const { db, session } = asked;
  const { person } = reader;
  const { nameable, others, clear } = await wordsCovered(asked, reader);
  const key = await hashOfSignIn(db, session.sign_in_id);
  // It ended while this call was under way.
  if (!key) throw signedOut();
  const links = bookPhotoLinks(session.sign_in_id, key, { resident_id: person.id, now: asked.now });
  const seen = await photosInBook(asked, reader, only && idsOfPhotos(only));
  return {
    photos: seen.map((photo) => ({
      ...toldInBook(photo, { person, others, links }),
      report_id: photo.row.report_id,
    })),
    moments: await momentsFor(asked, reader, nameable, only),
    stories: await storiesFor(asked, reader, others),
    seen,
    clear,
  };
}

/** Whom a book may name, and how the names of others are covered in what somebody wrote into it. */
export async function wordsCovered({ db, session }: AskedForBook, { person, today }: BookReader) {
  const nameable = await nameableTo(db, session.careHome, { own: [person.id], today });
  const others = nameable.names.filter(({ id }) => id !== person.id && !nameable.named.has(id));
  return { nameable, others, clear: (text: string) => withoutOthers(text, person, others) };
}

export function idsOfPhotos({ pages, cover_photo_id }: BookWords): string[] {
  return [...pages.flatMap(({ photo_ids }) => photo_ids), ...(cover_photo_id === null ? [] : [cover_photo_id])];
}

export function idsOfMoments({ pages }: BookWords): string[] {
  return pages.flatMap(({ family_update_id }) => family_update_id ?? []);
}

async function momentsFor(
  { db, session, now }: AskedForBook,
  { person, level, today }: BookReader,
  nameable: Awaited<ReturnType<typeof nameableTo>>,
  only: BookWords | undefined,
): Promise<Material['moments']> {
  const { careHome } = session;
  if (!(await areUpdatesOpen(db, careHome, { resident_id: person.id, today }))) return [];
  const rows = await openMomentsOf(db, careHome, {
    resident_id: person.id,
    is_friend: level === 'friend',
    now,
    ...(only && { ids: idsOfMoments(only) }),
    limit: MOST_MOMENTS,
  });
  return rows.flatMap((row) => {
    const update = asFamilyReads(row, nameable, { names: [], friends: 0 });
    if (update === null) return [];
    const { id, day, title, icon, tint, response, words, quote } = update;
    const moment = { id, day, title, icon, tint, response, words, quote };
    return [{ ...moment, is_kept: Boolean(row.is_kept), report_id: row.report_id }];
  });
}

/** Of the life story what staff and family may read; friends read none of it. */
async function storiesFor(
  { db, session }: AskedForBook,
  { person, level }: BookReader,
  others: readonly Named[],
): Promise<BookStory[]> {
  if (level === 'friend') return [];
  const items = await lifeStoryForFamily(db, session.careHome, person.id);
  return items
    .toSorted((one, other) => CHAPTERS.indexOf(one.chapter) - CHAPTERS.indexOf(other.chapter))
    .map(({ id, chapter, title, body, years, place }: LifeStoryItem) => ({
      id,
      chapter,
      years,
      place,
      title: withoutOthers(title, person, others),
      body: withoutOthers(body, person, others),
    }));
}

/** A book, and the photos behind its pages. */
export interface BookNow {
  book: PhotoBook;
  seen: SeenPhoto[];
}

/** The book as whoever asks is handed it: what is handed out to a relative was seen. */
export async function bookToRead(asked: AskedForBook, reader: BookReader): Promise<BookNow> {
  const now = await bookNow(asked, reader);
  await noteMoments(
    asked,
    reader,
    now.book.pages.flatMap(({ moment }) => moment ?? []),
  );
  return now;
}

/**
 * The book as it may be seen at this moment: what somebody saved, otherwise what builds itself.
 *
 * @param earlier as it was saved once, in place of how it stands
 */
export async function bookNow(
  asked: AskedForBook,
  reader: BookReader,
  earlier?: Omit<StoredBook, 'family_may_edit'>,
): Promise<BookNow> {
  const { db, session } = asked;
  const { person, kind, until } = reader;
  const stands = await storedBook(db, session.careHome, { resident_id: person.id, kind });
  const family_may_edit = stands?.family_may_edit ?? true;
  const stored = earlier === undefined ? stands : { ...earlier, family_may_edit };
  const before =
    stored === null && kind === 'memory'
      ? await storedBook(db, session.careHome, { resident_id: person.id, kind: 'life' })
      : null;
  const material = await bookMaterial(asked, reader, stored ?? before ?? undefined);
  const { pages, cover } = stored === null ? begun(kind, before, material) : standing(stored, material);
  const shown = pages.filter((page) => !isBare(seenPage(page, material)));
  const nameOf = await namesTold(asked, reader, [stored?.changed_by ?? null, ...shown.map(({ by }) => by)]);
  const changed_by = nameOf(stored?.changed_by ?? null);
  const seenPages = shown.map((page) => ({ ...seenPage(page, material), by: nameOf(page.by) }));
  return {
    seen: material.seen,
    book: {
      resident: { id: person.id, known_as: person.known_as, portrait: readPortrait(person.portrait) },
      kind,
      version: stored?.version ?? 0,
      title: material.clear(stored?.title ?? ''),
      subtitle: material.clear(stored?.subtitle ?? ''),
      cover,
      pages: seenPages,
      family_may_edit,
      may_edit: mayEdit(session, reader, stands),
      may_lead: reader.level === null && mayEdit(session, reader, stands),
      changed_by,
      changed_at: stored?.changed_at.toISOString() ?? null,
      contributors: [...new Set([changed_by, ...seenPages.map(({ by }) => by)].flatMap((name) => name ?? []))].toSorted(
        (one, other) => one.localeCompare(other),
      ),
      until,
    },
  };
}

function standing({ pages, cover_photo_id }: Pick<StoredBook, 'pages' | 'cover_photo_id'>, { photos }: Material) {
  return { pages, cover: photos.find(({ id }) => id === cover_photo_id) ?? null };
}

/** Nobody has changed it. After a death what stood in the book of the days here comes behind the story. */
function begun(
  kind: BookKind,
  before: StoredBook | null,
  material: Material,
): { pages: KeptPage[]; cover: BookPhoto | null } {
  const built = buildBook(kind, material).map((page) => ({ ...page, by: null }));
  const cover = coverOf(material.photos);
  if (before === null) return { pages: built, cover };
  const own = before.pages.filter(({ layout }) => layout !== 'story');
  const room = Math.max(FEWEST_STORIES, MOST_INSIDE - own.length);
  const stories = built.filter(({ layout }) => layout === 'story').slice(0, room);
  return { pages: [...stories, ...own].slice(0, MOST_INSIDE), cover: standing(before, material).cover ?? cover };
}

function seenPage(page: KeptPage, { photos, moments, stories, clear }: Material): SeenPage {
  const { key, layout, month, words, photo_ids, family_update_id, life_story_item_id } = page;
  const moment = moments.find(({ id }) => id === family_update_id);
  return {
    key,
    layout,
    month,
    words: clear(words),
    photos: photo_ids.flatMap((wanted) => photos.find(({ id }) => id === wanted) ?? []),
    moment: moment ?? null,
    story: stories.find(({ id }) => id === life_story_item_id) ?? null,
  };
}

/** For whoever takes one of them back: who had seen it. */
export async function noteMoments(
  { db, session, now }: AskedForBook,
  { level, today }: BookReader,
  moments: readonly Pick<BookMoment, 'id'>[],
): Promise<void> {
  if (level === null) return;
  const ids = new Set(moments.map(({ id }) => id));
  await keepSeen(db, session.careHome, [...ids], { account_id: session.account_id, now, today });
}
