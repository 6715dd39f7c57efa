import type { DrawnBook } from '@heartsease/domain/photo-book/drawn-book.ts';
import { FEWEST_PAGES, MOST_INSIDE } from '@heartsease/domain/photo-book/photo-book.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { INK } from '../print/inks.ts';
import { paperOf } from '../print/paper.ts';
import { PrintedDocument } from '../print/printed-document.ts';
import { drawBookPage, drawCover, drawOwnWords } from './book-pages.ts';
import { AROUND_BOOK } from './book-words.ts';

/** The pictures of a book by the ids of their photos, as JPEG. */
export type BookPictures = (photo_id: string) => Promise<Buffer | null>;

interface Asked {
  book: DrawnBook;
  /** From whom it is, at the foot of the cover; null where nobody gives it to anybody. */
  home: string | null;
  language: PaperLanguage;
  now: Date;
  /** A printer who binds books cuts through colour, so it goes on beyond the page. */
  has_bleed: boolean;
  pictures: BookPictures;
}

const MM = 72 / 25.4;
/** What is cut off at every side. */
const BLEED = 3 * MM;
/** Beyond it the marks that say where to cut. */
const MARKS = 6 * MM;

/** What the pages of a book are drawn with: `left` and `top` are the corner of what stays when it is cut. */
export interface BookSheet {
  document: PrintedDocument;
  left: number;
  top: number;
  width: number;
  height: number;
  /** So much further a ground goes on every side. */
  bleed: number;
  known_as: string;
  language: PaperLanguage;
}

/** A book on A4 across, of 12 to 40 pages: tagged, each page a part of its own. */
export async function bookSheet(asked: Asked): Promise<{ pdf: Buffer; pages: number }> {
  const { book, home, language, now, has_bleed, pictures } = asked;
  const { width, height } = paperOf('A4', { isLandscape: true });
  const around = has_bleed ? BLEED + MARKS : 0;
  const paper = { width: width + 2 * around, height: height + 2 * around, scale: 1 };
  const title = book.title || AROUND_BOOK[language].somebodys_book(book.resident.known_as);
  const document = new PrintedDocument({ title, language, paper, now });
  const bleed = has_bleed ? BLEED : 0;
  const { known_as } = book.resident;
  const sheet: BookSheet = { document, left: around, top: around, width, height, bleed, known_as, language };
  const pictureOf = async (photo: { id: string } | null) => photo && (await pictures(photo.id));

  document.addPage();
  const cover = await pictureOf(book.cover);
  document.part('Sect', () => drawCover(sheet, { book, title, home, picture: cover }));
  for (const page of book.pages.slice(0, MOST_INSIDE)) {
    // One after another: so no more than a page's pictures are in the air.
    const drawn = await Promise.all(page.photos.map(pictureOf));
    document.addPage();
    document.part('Sect', () => drawBookPage(sheet, page, drawn));
  }
  while (document.pages < FEWEST_PAGES) {
    document.addPage();
    document.part('Sect', () => drawOwnWords(sheet));
  }
  if (has_bleed) document.onEachPage(() => drawCutMarks(sheet));
  return { pdf: await document.finish(), pages: document.pages };
}

/** Says in the file and on the paper where it is cut. */
function drawCutMarks({ document, left, top, width, height, bleed }: BookSheet): void {
  const { width: wide, height: high } = document.paper;
  document.decoration((pdf) => {
    // From the lower left corner (PDF 1.7, 14.11.2).
    Object.assign(pdf.page.dictionary.data, {
      TrimBox: [left, top, left + width, top + height],
      BleedBox: [left - bleed, top - bleed, left + width + bleed, top + height + bleed],
    });
    const length = left - bleed - 3;
    for (const x of [left, left + width]) {
      pdf.moveTo(x, 0).lineTo(x, length);
      pdf.moveTo(x, high).lineTo(x, high - length);
    }
    for (const y of [top, top + height]) {
      pdf.moveTo(0, y).lineTo(length, y);
      pdf.moveTo(wide, y).lineTo(wide - length, y);
    }
    pdf.lineWidth(0.5).stroke(INK.ink);
  });
}
