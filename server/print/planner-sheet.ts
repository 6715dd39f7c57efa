import type { PaperLanguage, PaperLook } from '@heartsease/domain/print/print.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { INK } from './inks.ts';
import { drawItem, measureItem, onPages, sharedOut } from './item-drawing.ts';
import type { ItemSizes, MeasuredItem } from './item-drawing.ts';
import { PAPER_WORDS, dayAndMonth, weekSpan, weekday } from './paper-words.ts';
import type { PrintedItem } from './programme.ts';
import {
  aboutOf,
  bottomOf,
  fitting,
  newSheet,
  numberPages,
  rule,
  sheetFoot,
  sheetHead,
  sheetHeadAgain,
} from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { TextBlock } from './text-block.ts';

const TWO_COLUMNS: ItemSizes = { stamp: 42, time: 15, title: 14.25, under: 11.5, gap: 9, place: 'beside' };
const THREE_COLUMNS: ItemSizes = { stamp: 36, time: 14, title: 12.4, under: 11, gap: 7, place: 'below' };
const LARGE: ItemSizes = { stamp: 48, time: 21, title: 20, under: 18, gap: 12, place: 'beside' };

/** The room for the name of a day beside its items. */
const DAY_WIDTH = 124;
const DAY_WIDTH_IN_TWO = 139;
/** Above and below what stands in a row. */
const ROW_PADDING = 9;

interface WeekAsked {
  home: string;
  monday: string;
  items: readonly PrintedItem[];
  languages: readonly [PaperLanguage, ...PaperLanguage[]];
  now: Date;
}

/** The programme of a week for a wall: a row for each day, as many pages as it takes. */
export async function plannerSheet(asked: WeekAsked, look: PaperLook): Promise<{ pdf: Buffer; pages: number }> {
  const { home, monday, languages, now } = asked;
  const [first] = languages;
  const title = `${PAPER_WORDS[first].this_week} · ${home} · ${weekSpan(monday, addDays(monday, 6), first)}`;
  const sheet = newSheet({ title, now, languages }, look);
  weekPages(sheet, asked);
  numberPages(sheet);
  return { pdf: await sheet.document.finish(), pages: sheet.document.pages };
}

function weekPages(sheet: Sheet, asked: Omit<WeekAsked, 'now'>): void {
  const { home, monday, languages } = asked;
  const { document, at, look } = sheet;
  const sunday = addDays(monday, 6);
  const [first] = languages;
  document.addPage();
  const top = sheetHead(sheet, {
    titles: languages.map((language) => PAPER_WORDS[language].this_week),
    under: languages.map((language, index) => {
      const span = weekSpan(monday, sunday, language);
      return index === 0 ? `${home} · ${span}` : span;
    }),
  });
  const foot = sheetFoot(sheet);
  const bottom = bottomOf(sheet, foot);
  const bands = bandsOf(sheet, asked, bottom - top);
  for (const [index, page] of onPages(bands, bottom - top).entries()) {
    if (index > 0) document.addPage();
    const from =
      index === 0 ? top : sheetHeadAgain(sheet, `${sheet.words.this_week} · ${weekSpan(monday, sunday, first)}`);
    const heights = sharedOut(
      page.map(({ height }) => height),
      bottom - from,
      at(look.is_large_print ? 250 : 190),
    );
    rule(sheet, from);
    let y = from;
    for (const [place, band] of page.entries()) {
      const height = heights[place] ?? band.height;
      drawBand(sheet, band, { y, height });
      y += height;
      rule(sheet, y);
    }
    foot.draw(y + at(12));
  }
}

/** A day, or as much of it as stands on one page. */
interface Band {
  names: Named[];
  rows: MeasuredItem[][];
  /** What is said where nothing is planned. */
  quiet: Named[];
  columns: number;
  /** Where its items begin, and how far they reach. */
  left: number;
  height: number;
  names_height: number;
  row_heights: number[];
}

interface Named {
  block: TextBlock;
  role: 'H2' | 'P';
  language: PaperLanguage | undefined;
}

function bandsOf(sheet: Sheet, { monday, items }: Pick<WeekAsked, 'monday' | 'items'>, room: number): Band[] {
  const days = Array.from({ length: 7 }, (_, later) => addDays(monday, later));
  return days.flatMap((day) => {
    const ofDay = items.filter((item) => item.day === day);
    const band = bandOf(sheet, day, ofDay, false);
    return parted(sheet, day, band, room);
  });
}

/** A day that is too full for a page goes on overleaf. */
function parted(sheet: Sheet, day: string, band: Band, room: number): Band[] {
  if (band.height <= room || band.rows.length < 2) return [band];
  const half = Math.ceil(band.rows.length / 2);
  const items = (rows: MeasuredItem[][]) => rows.flat().map(({ item }) => item);
  return [
    ...parted(sheet, day, bandOf(sheet, day, items(band.rows.slice(0, half)), false), room),
    ...parted(sheet, day, bandOf(sheet, day, items(band.rows.slice(half)), true), room),
  ];
}

function bandOf(sheet: Sheet, day: string, items: readonly PrintedItem[], isContinued: boolean): Band {
  const { at, look, left, right, languages } = sheet;
  const { is_large_print: isLarge } = look;
  const columns = !isLarge && (items.length === 3 || items.length > 4) ? 3 : 2;
  const sizes = isLarge ? LARGE : columns === 3 ? THREE_COLUMNS : TWO_COLUMNS;
  const dayWidth = at(languages.length > 1 ? DAY_WIDTH_IN_TWO : DAY_WIDTH);
  const itemsLeft = isLarge ? left : left + dayWidth;
  const width = (right - itemsLeft - at(10) * (columns - 1)) / columns;
  const measured = items.map((item) => measureItem(sheet, item, width, { sizes }));
  const rows = Array.from({ length: Math.ceil(measured.length / columns) }, (_, row) =>
    measured.slice(row * columns, (row + 1) * columns),
  );
  const row_heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const names = namesOf(sheet, day, isContinued, isLarge ? right - left : dayWidth - at(6));
  const names_height = names.reduce((sum, { block }) => sum + block.height, 0);
  const gaps = Math.max(0, rows.length - 1) * at(7);
  const itemsHeight = row_heights.reduce((sum, height) => sum + height, 0) + gaps;
  const quiet = items.length === 0 ? quietOf(sheet, right - itemsLeft) : [];
  const empty = quiet.reduce((sum, { block }) => sum + block.height, 0);
  const height =
    (isLarge ? names_height + at(6) + Math.max(itemsHeight, empty) : Math.max(names_height, itemsHeight, empty)) +
    2 * at(ROW_PADDING);
  return { names, rows, quiet, columns, left: itemsLeft, height, names_height, row_heights };
}

/** "Monday", "16 November", and the same in the other language. */
function namesOf(sheet: Sheet, day: string, isContinued: boolean, width: number): Named[] {
  const { document, say, languages, look } = sheet;
  const { is_large_print: isLarge } = look;
  return languages.flatMap((language, index): Named[] => {
    const about = aboutOf(sheet, language).language;
    const more = isContinued ? ` (${PAPER_WORDS[language].goes_on})` : '';
    const [name, date] = [weekday(day, language), dayAndMonth(day, language)];
    if (index > 0) {
      const text = isLarge ? `${name} ${date}${more}` : `${name} ${date}`;
      const block = document.block(say('regular', isLarge ? 18 : 11, INK.ink2)(text), width);
      return [{ block, role: 'P', language: about }];
    }
    if (isLarge) {
      const block = document.block(say('serif', 25)(`${name} ${date}${more}`), width);
      return [{ block, role: 'H2', language: about }];
    }
    return [
      { block: document.block(say('serif', daySize(sheet, width))(name + more), width), role: 'H2', language: about },
      { block: document.block(say('regular', 13.5, INK.ink2)(date), width), role: 'P', language: about },
    ];
  });
}

function quietOf(sheet: Sheet, width: number): Named[] {
  const { document, say, languages } = sheet;
  return languages.map((language, index) => ({
    block: document.block(say('regular', index === 0 ? 13.5 : 11.5, INK.ink2)(PAPER_WORDS[language].quiet_day), width),
    role: 'P',
    language: aboutOf(sheet, language).language,
  }));
}

/** As large as the longest day of the week allows: all seven are alike. */
function daySize(sheet: Sheet, width: number): number {
  const week = Array.from({ length: 7 }, (_, later) => weekday(addDays('2026-01-05', later), sheet.languages[0]));
  return Math.min(...week.map((name) => fitting(sheet, name, width, 20.5, 14)));
}

function drawBand(sheet: Sheet, band: Band, { y, height }: { y: number; height: number }): void {
  const { document, at, left, look } = sheet;
  const { is_large_print: isLarge } = look;
  const padding = at(ROW_PADDING);
  document.part('Sect', () => {
    let top = isLarge ? y + padding : y + (height - band.names_height) / 2;
    for (const { block, role, language } of band.names) {
      top = document.words(role, block, { x: left, y: top }, { language });
    }
    const from = isLarge ? top + at(6) : y + padding;
    drawRows(sheet, band, from, y + height - padding);
  });
}

function drawRows(sheet: Sheet, band: Band, from: number, to: number): void {
  const { document, at, right, look } = sheet;
  if (band.rows.length === 0) {
    const height = band.quiet.reduce((sum, { block }) => sum + block.height, 0);
    let top = from + (to - from - height) / 2;
    for (const { block, role, language } of band.quiet) {
      top = document.words(role, block, { x: band.left, y: top }, { language });
    }
    return;
  }
  const gap = at(7);
  const used = band.row_heights.reduce((sum, height) => sum + height, 0) + gap * (band.rows.length - 1);
  const width = (right - band.left - at(10) * (band.columns - 1)) / band.columns;
  // Below its name a day spreads its items; beside it they stand together.
  const spread = look.is_large_print ? (to - from - used) / (band.rows.length + 1) : 0;
  let y = look.is_large_print ? from + spread / 2 : from + (to - from - used) / 2;
  document.part('L', () => {
    for (const [row, items] of band.rows.entries()) {
      const height = band.row_heights[row] ?? 0;
      for (const [column, item] of items.entries()) {
        drawItem(sheet, item, { x: band.left + column * (width + at(10)), y, height });
      }
      y += height + gap + spread;
    }
  });
}
