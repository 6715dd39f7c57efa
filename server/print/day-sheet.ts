import type { PaperLanguage, PaperLook } from '@heartsease/domain/print/print.ts';
import { INK } from './inks.ts';
import { drawItem, measureItem, onPages, sharedOut } from './item-drawing.ts';
import type { ItemSizes, MeasuredItem } from './item-drawing.ts';
import { PAPER_WORDS, dayAndMonth, fullDate, weekday } from './paper-words.ts';
import type { PaperWords } from './paper-words.ts';
import type { PrintedItem } from './programme.ts';
import { aboutOf, bottomOf, newSheet, numberPages, rule, sheetFoot, sheetHead, sheetHeadAgain } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { TextBlock } from './text-block.ts';

type Languages = readonly [PaperLanguage, ...PaperLanguage[]];
type Printed = Promise<{ pdf: Buffer; pages: number }>;

interface DayAsked {
  home: string;
  day: string;
  items: readonly PrintedItem[];
  languages: Languages;
  now: Date;
}

/** So few things stand large. */
const FEW = 3;

const POSTER: ItemSizes = { stamp: 62, time: 24, title: 26, under: 17, gap: 16, place: 'beside' };
const LARGE_POSTER: ItemSizes = { stamp: 72, time: 30, title: 33, under: 22, gap: 18, place: 'beside' };

/** One day for a wall, to be read from a chair across the room. */
export async function posterSheet({ home, day, items, languages, now }: DayAsked, look: PaperLook): Printed {
  const [first] = languages;
  const title = `${PAPER_WORDS[first].this_day} · ${home} · ${weekday(day, first)} ${fullDate(day, first)}`;
  const sheet = newSheet({ title, now, languages }, look);
  sheet.document.addPage();
  const top = sheetHead(sheet, {
    titles: languages.map((language) => weekday(day, language)),
    under: languages.map((language, index) =>
      index === 0 ? `${dayAndMonth(day, language)} · ${home}` : dayAndMonth(day, language),
    ),
    size: 60,
    under_size: 24,
  });
  const sizes = look.is_large_print || items.length <= FEW ? LARGE_POSTER : POSTER;
  return await dayOn(sheet, items, { top, sizes, title: `${weekday(day, first)} ${dayAndMonth(day, first)}` });
}

const MY_DAY: ItemSizes = { stamp: 52, time: 20, title: 21, under: 15, gap: 13, place: 'beside' };
const LARGE_MY_DAY: ItemSizes = { stamp: 64, time: 27, title: 28, under: 20, gap: 16, place: 'beside' };
/** The face, on A4. */
const FACE = 92;

export interface DrawnFace {
  known_as: string;
  is_photo: boolean;
  /** Draws the face into a square; null where there is neither photo nor drawing. */
  draw: ((pdf: PDFKit.PDFDocument, at: { x: number; y: number; size: number }) => void) | null;
}

/** What a day holds for one person, for their own wall or tray. */
export async function myDaySheet(
  { day, items, languages, now, love }: DayAsked & { love: readonly string[] },
  face: DrawnFace,
  look: PaperLook,
): Printed {
  const [first] = languages;
  const { known_as, is_photo, draw } = face;
  const words = PAPER_WORDS[first];
  const name = words.somebodys_day(known_as);
  // The file's own title names nobody: it shows where the file lies.
  const sheet = newSheet({ title: `${weekday(day, first)} ${fullDate(day, first)}`, now, languages }, look);
  const { document, at, left } = sheet;
  document.addPage();
  const hasFace = look.has_pictures && draw !== null;
  if (hasFace) {
    const alt = is_photo ? words.photo_of(known_as) : words.drawing_of(known_as);
    const box = { x: left, y: at(32), width: at(FACE), height: at(FACE) };
    document.figure(alt, box, (pdf) => draw(pdf, { x: box.x, y: box.y, size: box.width }));
  }
  const top = sheetHead(sheet, {
    titles: languages.map((language) => PAPER_WORDS[language].somebodys_day(known_as)),
    under: languages.map((language) => {
      const date = `${weekday(day, language)} ${dayAndMonth(day, language)}`;
      return love.length === 0 ? date : `${date} · ${PAPER_WORDS[language].with_love(love.join(', '))}`;
    }),
    lead: hasFace ? at(FACE + 16) : 0,
    size: 40,
    under_size: 20,
  });
  const sizes = look.is_large_print || items.length <= FEW ? LARGE_MY_DAY : MY_DAY;
  return await dayOn(sheet, items, {
    top,
    sizes,
    title: name,
    empty: (said) => said.nothing_for_you,
    notes: ({ is_for_everyone }) =>
      is_for_everyone ? languages.map((one) => PAPER_WORDS[one].everyone_is_welcome) : [],
  });
}

interface DayLook {
  /** Where the first page begins, below its head. */
  top: number;
  sizes: ItemSizes;
  /** What stands on the pages that follow. */
  title: string;
  empty?: (words: PaperWords) => string;
  notes?: (item: PrintedItem) => string[];
}

/** A row with the part of the day that it begins, if it does. */
interface Row {
  part: PartOfDay;
  names: TextBlock[];
  /** The room that these take. */
  above: number;
  item: MeasuredItem;
  height: number;
}

const PARTS = ['morning', 'afternoon', 'evening'] as const;
type PartOfDay = (typeof PARTS)[number];

function partOf({ from }: PrintedItem): PartOfDay {
  if (from === null || from < '12:00') return 'morning';
  return from < '17:00' ? 'afternoon' : 'evening';
}

async function dayOn(sheet: Sheet, items: readonly PrintedItem[], look: DayLook): Printed {
  const { document, at, left, width } = sheet;
  const foot = sheetFoot(sheet);
  const bottom = bottomOf(sheet, foot);
  rule(sheet, look.top);
  if (items.length === 0) {
    sayNothing(sheet, look);
    foot.draw(bottom + at(12));
  }
  const rows = rowsOf(sheet, items, look);
  const pages = items.length === 0 ? [] : onPages(rows, bottom - look.top);
  for (const [index, page] of pages.entries()) {
    if (index > 0) document.addPage();
    const from = index === 0 ? look.top : sheetHeadAgain(sheet, look.title);
    if (index > 0) rule(sheet, from);
    const heights = heightsOf(page, bottom - from, at(look.sizes.stamp * 3));
    let y = from;
    for (const [part, ofPart] of Map.groupBy(page.entries(), ([, row]) => row.part)) {
      const names = ofPart[0]?.[1].part === part ? ofPart[0][1].names : [];
      document.part('Sect', () => {
        let below = y;
        for (const [place, block] of names.entries()) {
          const about = aboutOf(sheet, sheet.languages[place]);
          below = document.words(
            place === 0 ? 'H2' : 'P',
            block,
            { x: left, y: below + at(place === 0 ? 12 : 0) },
            about,
          );
        }
        document.part('L', () => {
          for (const [place, row] of ofPart) {
            const height = heights[place] ?? row.height;
            const end = y + height;
            const begin = Math.max(y, below);
            drawItem(sheet, row.item, { x: left, y: begin, height: end - begin });
            y = end;
            document.rule({ x: left, y, width, ink: INK.line, thickness: at(1) });
          }
        });
      });
    }
    foot.draw(bottom + at(12));
  }
  numberPages(sheet);
  return { pdf: await document.finish(), pages: document.pages };
}

/** Every item is as tall as the next, whether the name of a part of the day stands above it or not. */
function heightsOf(page: readonly Row[], room: number, most: number): number[] {
  const names = page.reduce((sum, { above }) => sum + above, 0);
  const shared = sharedOut(
    page.map(({ height, above }) => height - above),
    room - names,
    most,
  );
  return page.map(({ height, above }, index) => (shared[index] ?? height) + above);
}

function rowsOf(sheet: Sheet, items: readonly PrintedItem[], { sizes, notes }: DayLook): Row[] {
  const { document, say, languages, width, at } = sheet;
  const begun = new Set<PartOfDay>();
  return items.map((item) => {
    const part = partOf(item);
    const names = begun.has(part)
      ? []
      : languages.map((language, index) =>
          document.block(
            index === 0
              ? say('serif', sizes.under * 1.15, INK.ink2)(PAPER_WORDS[language][part])
              : say('regular', sizes.under * 0.85, INK.ink2)(PAPER_WORDS[language][part]),
            width,
          ),
        );
    begun.add(part);
    const measured = measureItem(sheet, item, width, { sizes, notes: notes?.(item) ?? [] });
    const above = names.reduce((sum, { height }) => sum + height, names.length > 0 ? at(12) : 0);
    return { part, names, above, item: measured, height: above + measured.height + at(22) };
  });
}

function sayNothing(sheet: Sheet, { top, sizes, empty = ({ quiet_day }) => quiet_day }: DayLook): void {
  const { document, at, left, width, say, languages } = sheet;
  let y = top + at(40);
  for (const language of languages) {
    const block = document.block(say('regular', sizes.title)(empty(PAPER_WORDS[language])), width);
    y = document.words('P', block, { x: left, y }, aboutOf(sheet, language)) + at(12);
  }
}
