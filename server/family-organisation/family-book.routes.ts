import { isSame } from '@heartsease/domain/merge.ts';
import {
  FamilyPageWords,
  MOST_PAGES_OF_FAMILY,
  familyPageWordsOf,
} from '@heartsease/domain/family-organisation/family-book.ts';
import {
  getFamilyBook,
  printFamilyBook,
  removeBookPage,
  saveBookPage,
} from '@heartsease/domain/family-organisation/family-book.endpoints.ts';
import type { FamilyBookPage } from '@heartsease/domain/family-organisation/family-book.ts';
import { printedParts } from '@heartsease/domain/family-organisation/lay-family-book.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Asked } from '../http/route.ts';
import { dropBookPhoto, registerArrivingBookPhotos } from './bring-book-photo.ts';
import { familyFileLink, registerFamilyBookFiles } from './family-book-files.ts';
import {
  familyPage,
  familyPages,
  holdFamilyBook,
  isUnplacedPhoto,
  keepFamilyPage,
  removeFamilyPage,
} from './family-book.queries.ts';
import { ideaOn } from './idea-on.ts';
import { keyOf, toldPages } from './tell-book.ts';

/** The book of a family organisation: whoever belongs to it puts pages in, changes them and takes them out. */
export function registerFamilyBook(app: App): void {
  registerArrivingBookPhotos(app);
  registerFamilyBookFiles(app);

  route(app, getFamilyBook, async (asked) => {
    const items = await toldPages(asked, await familyPages(asked.db, asked.session.careHome));
    return { items, next_cursor: null, total: items.length };
  });

  route(app, saveBookPage, async (asked) => {
    const { db, session, now, input } = asked;
    const { careHome } = session;
    const { book_page_id: id, base_version } = input;
    const words = FamilyPageWords.parse(input);
    if (words.day > calendarDay(now, careHome.timezone)) throw refused({ day: ['This day has not come yet'] });
    await holdFamilyBook(db, careHome);
    const stands = await pageNow(asked, id);
    // Somebody took it out meanwhile.
    if (stands === null && base_version > 0) throw notFound();
    if (stands !== null && isSame(familyPageWordsOf(stands), words)) return stands;
    if (stands !== null && stands.version !== base_version) throw stale(stands);
    if (stands === null && (await familyPages(db, careHome)).length >= MOST_PAGES_OF_FAMILY) {
      throw refused({ words: [`Your book is full: it has ${MOST_PAGES_OF_FAMILY} pages`] });
    }
    await checkIdea(asked, words, stands);
    await checkPhoto(asked, words, stands);
    await keepFamilyPage(db, session, { id, words, version: stands?.version ?? 0, now });
    const taken = stands?.photo?.id;
    if (taken !== undefined && !words.photo_ids.includes(taken)) await dropBookPhoto(db, careHome, taken);
    const page = await pageNow(asked, id);
    if (page === null) throw notFound();
    return page;
  });

  route(app, removeBookPage, async ({ db, session: { careHome }, input: { book_page_id } }) => {
    await holdFamilyBook(db, careHome);
    const page = await familyPage(db, careHome, book_page_id);
    if (page === undefined) throw notFound();
    await removeFamilyPage(db, careHome, book_page_id);
    // Its files are named by nobody from now on, and go with the next tidying.
    if (page.photo_id !== null) await dropBookPhoto(db, careHome, page.photo_id);
    return DONE;
  });

  route(app, printFamilyBook, async (asked) => {
    const { db, session, now, input } = asked;
    const pages = await toldPages(asked, await familyPages(db, session.careHome));
    if (printedParts(pages)[input.part - 1] === undefined) throw notFound();
    const address = familyFileLink(session.sign_in_id, await keyOf(asked), { ...input, now });
    return { address, file_name: `our-book-${calendarDay(now, session.careHome.timezone)}.pdf` };
  });
}

type Saving = Asked<typeof saveBookPage>;

async function pageNow(asked: Saving, id: string): Promise<FamilyBookPage | null> {
  const row = await familyPage(asked.db, asked.session.careHome, id);
  const [page = null] = row === undefined ? [] : await toldPages(asked, [row]);
  return page;
}

/** @throws 404 for what of the library is not theirs to know (row PE-8), as for what does not exist */
async function checkIdea(
  { db, session: { careHome } }: Saving,
  { activity_id, day }: FamilyPageWords,
  stands: FamilyBookPage | null,
): Promise<void> {
  if (activity_id === null || activity_id === stands?.idea?.activity_id) return;
  if ((await ideaOn(db, careHome, { day, activity_id })) === undefined) throw notFound();
}

/** @throws 422 for a photo that is not there for whoever puts it in, or stands on another page */
async function checkPhoto(
  { db, session }: Saving,
  { photo_ids: [id] }: FamilyPageWords,
  stands: FamilyBookPage | null,
): Promise<void> {
  if (id === undefined || id === stands?.photo?.id) return;
  if (!(await isUnplacedPhoto(db, session, id))) {
    throw refused({ photo_ids: ['This photo could not be sent. Choose it again'] });
  }
}
