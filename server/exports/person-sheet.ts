import { RESPONSES, isEngaged, isOffered } from '@heartsease/domain/reports/response.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { responseShapes } from '@heartsease/domain/drawings/response-shapes.ts';
import { addDays, daysBetween, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { drawShapes } from '../print/draw-shapes.ts';
import { Flow } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { PAPER_WORDS, weekday } from '../print/paper-words.ts';
import { endOfHeadAgain, newSheet, sheetHead, sheetHeadAgain } from '../print/sheet.ts';
import type { Sheet } from '../print/sheet.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { footPages, spanOf } from './moments-sheet.ts';
import type { MadeSheet } from './moments-sheet.ts';
import { momentsTable } from './moments-table.ts';
import { personLists } from './person-lists.ts';
import { photoRow } from './photo-row.ts';
import type { PersonPicture } from './photos-of-person.ts';
import type { ToldLine } from './told-lines.ts';

/** A longer time has no room for flowers on a page of weeks. */
const MOST_WEEKS = 6;
/** What has its flowers stands on so many pages, however much there was. */
const MOST_PAGES = 2;

/** A month of somebody on two pages: the flowers of their days, what was liked, every moment with its words. */
export async function personSheet(
  lines: readonly ToldLine[],
  about: MadeSheet & { name: string; pictures: readonly PersonPicture[] },
): Promise<Buffer> {
  const { language, from, to, now, foot } = about;
  const words = EXPORT_WORDS[language];
  const days = spanOf(from, to, language);
  // Whose it is, as the page itself says: a viewer and a reader that speaks show it, and two open files are told apart.
  // The name of the file says it to nobody (exports.routes.ts).
  const sheet = newSheet(
    { title: `${words.month_of(about.name)} · ${days}`, now, languages: [language] },
    { paper: 'A4', is_large_print: false },
  );
  personPages(sheet, lines, about);
  footPages(sheet, foot, words.private);
  return await sheet.document.finish();
}

/** The same on pages of their own within a larger document. */
export function personPages(
  sheet: Sheet,
  lines: readonly ToldLine[],
  about: Pick<MadeSheet, 'language' | 'home' | 'from' | 'to'> & {
    name: string;
    title?: string;
    pictures?: readonly PersonPicture[];
  },
): void {
  const { language, name, home, from, to } = about;
  const { document, at, left, say } = sheet;
  const words = EXPORT_WORDS[language];
  const days = spanOf(from, to, language);
  const title = about.title ?? words.month_of(name);
  const before = document.pages;
  const edges = { top: at(34), bottom: at(46), sides: left };
  const headAgain = `${title} · ${days}`;
  const flow = new Flow(document, edges, () =>
    document.pages > before + 1 ? sheetHeadAgain(sheet, headAgain) : edges.top,
  );
  flow.y = sheetHead(sheet, { titles: [title], under: [days, home], size: 36, under_size: 14 });
  const joined = lines.filter(({ response }) => isEngaged(response));
  const minutes = joined.reduce((sum, line) => sum + line.minutes, 0);
  const alone = joined.filter(({ format }) => format === 'one_to_one').length;
  // Out of the times when somebody came and asked, as on the screen about the same person.
  const offered = lines.filter(isOffered);
  const told = [words.joined(joined.length, offered.length), words.hours(minutes), words.one_to_one(alone)];
  flow.words('P', say('regular', 13)(told.join(' ')));
  flow.gap(at(14));
  const isShort = daysBetween(mondayOf(from), to) < MOST_WEEKS * 7;
  if (isShort) calendar(sheet, flow, lines, about);
  personLists(sheet, flow, { lines, joined, language });
  flow.gap(at(16));
  photoRow(sheet, flow, about.pictures ?? [], language);
  const turned = document.pages - before;
  const again = flow.bottom - endOfHeadAgain(sheet, headAgain);
  const rooms = [flow.bottom - flow.y, ...Array.from({ length: Math.max(0, MOST_PAGES - turned) }, () => again)];
  momentsTable(sheet, flow, lines, { language, rooms: isShort ? rooms : null });
}

/** A flower for each moment on its day. For the eye: in words they stand in the table below, or are counted there. */
function calendar(
  sheet: Sheet,
  flow: Flow,
  lines: readonly ToldLine[],
  { from, to, language }: Pick<MadeSheet, 'from' | 'to' | 'language'>,
): void {
  const { document, at, left, width, say } = sheet;
  const byDay = Map.groupBy(lines, ({ day }) => day);
  const monday = mondayOf(from);
  const weeks = Math.floor(daysBetween(monday, to) / 7) + 1;
  const step = width / 7;
  const row = at(weeks > 5 ? 54 : 62);
  for (let place = 0; place < 7; place += 1) {
    const block = document.block(say('semibold', 10, INK.ink2)(weekday(addDays(monday, place), language)), step);
    document.margin(block, { x: left + place * step, y: flow.y, align: 'centre', within: step });
  }
  flow.gap(at(17));
  for (let week = 0; week < weeks; week += 1) {
    for (let place = 0; place < 7; place += 1) {
      const day = addDays(monday, week * 7 + place);
      if (day < from || day > to) continue;
      const x = left + place * step;
      const ofDay = byDay.get(day) ?? [];
      document.decoration((pdf) => {
        pdf.roundedRect(x + at(2), flow.y + at(2), step - at(4), row - at(4), at(8));
        pdf.fill(ofDay.length > 0 ? INK['primary-soft'] : '#f6f3f4');
      });
      const number = document.block(say('regular', 9, INK.ink2)(String(Number(day.slice(8)))), step);
      document.margin(number, { x: x + at(8), y: flow.y + at(6) });
      flowers(sheet, ofDay, { x: x + at(2), y: flow.y + at(16), width: step - at(4), height: row - at(22) });
    }
    flow.gap(row);
  }
  flow.gap(at(8));
  legend(sheet, flow, language);
}

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

function flowers({ document, at }: Sheet, ofDay: readonly ToldLine[], { x, y, width, height }: Room): void {
  if (ofDay.length === 0) return;
  const perLine = ofDay.length > 3 ? Math.ceil(ofDay.length / 2) : ofDay.length;
  const rows = ofDay.length > 3 ? 2 : 1;
  const size = Math.min(at(24), (width - at(4)) / perLine, height / rows);
  for (const [place, { response }] of ofDay.entries()) {
    const line = Math.floor(place / perLine);
    const inLine = Math.min(perLine, ofDay.length - line * perLine);
    const left = x + (width - inLine * size) / 2 + (place % perLine) * size;
    const top = y + (height - rows * size) / 2 + line * size;
    document.decoration((pdf) => {
      if (response === null) {
        pdf.circle(left + size / 2, top + size / 2, size * 0.28).lineWidth(at(1.4));
        pdf.stroke(INK['line-strong']);
      } else drawShapes(pdf, responseShapes(response), { x: left, y: top, size, box: 48 });
    });
  }
}

function legend({ document, at, left, width, say }: Sheet, flow: Flow, language: PaperLanguage): void {
  const { responses } = PAPER_WORDS[language];
  const step = width / RESPONSES.length;
  for (const [place, response] of RESPONSES.entries()) {
    const x = left + place * step;
    document.decoration((pdf) => drawShapes(pdf, responseShapes(response), { x, y: flow.y, size: at(17), box: 48 }));
    const block = document.block(say('regular', 10, INK.ink2)(responses[response]), step - at(22));
    document.margin(block, { x: x + at(21), y: flow.y + at(2) });
  }
  flow.gap(at(30));
}
