import { titleIn } from '../activities/library.ts';
import type { DrawnPage } from '../photo-book/drawn-book.ts';
import { MOST_INSIDE } from '../photo-book/photo-book.ts';
import type { BookPhoto } from '../photo-book/photo-book.ts';
import type { FamilyBookPage } from './family-book.ts';

const monthOf = ({ day }: Pick<FamilyBookPage, 'day'>): string => day.slice(0, 7);

/** Month by month in the order in which they are handed over, each month with a page that begins it. */
export function layFamilyBook(pages: readonly FamilyBookPage[], locale: string): DrawnPage[] {
  return [...Map.groupBy(pages, monthOf)].flatMap(([month, of]) => [
    { ...NOTHING, key: `month-${month}`, layout: 'month' as const, month },
    ...of.map((page) => drawnPage(page, locale)),
  ]);
}

/** The newest photo. */
export function coverOfFamily(newestFirst: readonly FamilyBookPage[]): BookPhoto | null {
  const page = newestFirst.find(({ photo }) => photo !== null);
  return page === undefined ? null : bookPhoto(page);
}

/**
 * The book as it is printed, the oldest page first: in parts of which each can be bound, because nothing that somebody
 * put in is left out. What stands in a full part stays there as the book grows.
 */
export function printedParts(newestFirst: readonly FamilyBookPage[]): FamilyBookPage[][] {
  const parts: FamilyBookPage[][] = [];
  let room = 0;
  for (const page of newestFirst.toReversed()) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    // One of a new month has the page before it that begins the month.
    const needed = before !== undefined && monthOf(before) === monthOf(page) ? 1 : 2;
    if (part !== undefined && needed <= room) {
      part.push(page);
      room -= needed;
    } else {
      parts.push([page]);
      room = MOST_INSIDE - 2;
    }
  }
  return parts;
}

const NOTHING = { month: null, words: '', photos: [], moment: null, story: null };

function drawnPage(page: FamilyBookPage, locale: string): DrawnPage {
  const { id, day, idea, words } = page;
  const photo = bookPhoto(page);
  const isAlone = idea === null && words === '';
  return {
    ...NOTHING,
    key: id,
    layout: photo === null ? 'words' : isAlone ? 'photo' : 'photo_words',
    words,
    photos: photo === null ? [] : [photo],
    moment: idea && { day, title: titleIn(idea, locale), icon: idea.icon, tint: idea.tint, words: '', quote: null },
    day,
  };
}

/** Nobody is named in it: what is said of it stands beside it. */
function bookPhoto({ photo, day }: FamilyBookPage): BookPhoto | null {
  return photo && { ...photo, taken_on: day, caption: '', others: 0, covered: 0 };
}
