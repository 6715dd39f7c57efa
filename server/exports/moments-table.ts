import { RESPONSES } from '@heartsease/domain/reports/response.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import type { Cell, Column, Flow } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { PAPER_WORDS, numeral, shortDay } from '../print/paper-words.ts';
import type { Sheet } from '../print/sheet.ts';
import { engagementIn, moodIn } from './depth-in-words.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { howItWas, wordsOf } from './moments-sheet.ts';
import type { ToldLine } from './told-lines.ts';

interface HowTold {
  language: PaperLanguage;
  /** How much is left on this page, and how much there is on each on which it may go on. Null: as many as it takes. */
  rooms: readonly number[] | null;
}

/**
 * Every moment with its words. Where there are more than the pages hold, those of which somebody wrote something stand
 * there, the latest before the others, and the rest are told as a count: each has its flower in the calendar.
 */
export function momentsTable(sheet: Sheet, flow: Flow, lines: readonly ToldLine[], { language, rooms }: HowTold): void {
  const { document, at, say, width } = sheet;
  const words = EXPORT_WORDS[language];
  const columns = columnsOf(sheet, language);
  const look = { padding: at(2.8), row_height: at(17) };
  const rows = lines.map((line) => rowOf(sheet, line, language));
  const { head, rows: heights } = flow.heightsOf(columns, rows, look);
  const title = document.block(say('serif', 17)(words.every_moment), width).height + at(5);
  const isAll = rooms === null || fits(heights, { rooms, title, head, rest: 0 });
  const restOf = (left: readonly ToldLine[]) => {
    const tell = left.length === lines.length ? words.by_flowers : words.more;
    return say('regular', 10.5, INK.ink2)(tell(left.length, countOf(left, language)));
  };
  const rest = at(6) + document.block(restOf(lines), width).height;
  const shown = isAll
    ? rows.map((_, place) => place)
    : mostThatFit(withWords(lines, language), heights, { rooms, title, head, rest });
  flow.words('H2', say('serif', 17)(isAll ? words.every_moment : words.moments_in_words), { together: at(60) });
  flow.gap(at(5));
  if (shown.length > 0) {
    flow.table(
      columns,
      shown.map((place) => rows[place] ?? []),
      look,
    );
  }
  if (shown.length === lines.length) return;
  const isShown = new Set(shown);
  flow.gap(at(6));
  flow.words('P', restOf(lines.filter((_, place) => !isShown.has(place))));
}

interface Space {
  rooms: readonly number[];
  /** How high its heading is, its head on every page, and what stands below it. */
  title: number;
  head: number;
  rest: number;
}

/** As many of these rows as stand on the pages, the first first; by their places. */
function mostThatFit(order: readonly number[], heights: readonly number[], space: Space): number[] {
  let shown: number[] = [];
  for (const place of order) {
    const more = [...shown, place].toSorted((one, other) => one - other);
    const needed = more.map((row) => heights[row] ?? 0);
    if (fits(needed, space)) shown = more;
  }
  return shown;
}

/** Does a table of such rows stand on these pages, with what stands below it? */
function fits(heights: readonly number[], { rooms, title, head, rest }: Space): boolean {
  const [first = 0] = heights;
  // A heading goes overleaf with its first row.
  const pages = (rooms[0] ?? 0) < title + head + Math.max(first, 2 * head) ? rooms.slice(1) : [...rooms];
  let page = 0;
  let room = (pages[0] ?? 0) - title - head;
  for (const height of heights) {
    if (height > room) {
      page += 1;
      room = (pages[page] ?? 0) - head;
    }
    room -= height;
    if (room < 0) return false;
  }
  // What stands below it may go overleaf alone.
  return room >= rest || page + 1 < pages.length;
}

/** The places of the moments of which somebody wrote something, the latest first. */
function withWords(lines: readonly ToldLine[], language: PaperLanguage): number[] {
  return lines.flatMap((line, place) => (toldOf(line, language) === '' ? [] : [place])).toReversed();
}

/** "Loved it 3, Enjoyed it 12" */
function countOf(lines: readonly ToldLine[], language: PaperLanguage): string {
  const { responses } = PAPER_WORDS[language];
  const counts = [...RESPONSES, null].map((response) => ({
    name: response === null ? EXPORT_WORDS[language].nobody_said : responses[response],
    count: lines.filter((line) => line.response === response).length,
  }));
  return counts.flatMap(({ name, count }) => (count > 0 ? [`${name} ${numeral(count, language)}`] : [])).join(', ');
}

function columnsOf({ say }: Sheet, language: PaperLanguage): Column[] {
  const { columns } = EXPORT_WORDS[language];
  const head = (text: string) => say('semibold', 9.5, INK.ink2)(text);
  return [
    { title: head(columns.day), share: 14, is_header: true, stands: 'top' },
    { title: head(columns.title), share: 23, stands: 'top' },
    { title: head(columns.response), share: 17, stands: 'top' },
    { title: head(columns.note), share: 46, stands: 'top' },
  ];
}

function rowOf({ say }: Sheet, line: ToldLine, language: PaperLanguage): Cell[] {
  return [
    { said: [say('semibold', 9.5)(shortDay(line.day, language)), say('regular', 9.5, INK.ink2)(` ${line.time}`)] },
    { said: [say('semibold', 9.5)(line.title), say('regular', 9.5, INK.ink2)(`  ${line.minutes}\u00A0min`)] },
    { said: say('regular', 9.5)(howItWas(line, language)) },
    { said: say('regular', 9.5)(toldOf(line, language)) },
  ];
}

function toldOf(line: ToldLine, language: PaperLanguage): string {
  return [wordsOf(line), engagementIn(line, language), moodIn(line, language)].filter(Boolean).join(' · ');
}
