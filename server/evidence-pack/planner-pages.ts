import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Flow } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { drawItem, measureItem } from '../print/item-drawing.ts';
import type { ItemSizes, MeasuredItem } from '../print/item-drawing.ts';
import { PAPER_WORDS, dayAndMonth, weekSpan, weekday } from '../print/paper-words.ts';
import type { Title } from '../print/programme.ts';
import type { TextBlock } from '../print/text-block.ts';
import type { Gathered } from './gather-pack.ts';
import { beginPart, paragraph } from './pack-sheet.ts';
import type { PackSheet } from './pack-sheet.ts';

/** Smaller than on a wall, as large as whoever reads at a desk needs: two weeks stand on a page. */
const SIZES: ItemSizes = { stamp: 24, time: 11, title: 10.5, under: 9, gap: 6, place: 'beside' };
const COLUMNS = 3;
const DAY_WIDTH = 80;
const BETWEEN = 8;
/** Above and below what stands in a row. */
const PADDING = 5;

type Week = Gathered['weeks'][number];

/** Begins the planners of the weeks: `weekBelow` puts one after the other below, each whole on its page. */
export function beginPlanners(pack: PackSheet, { weeks, span }: Pick<Gathered, 'weeks' | 'span'>): Flow {
  const { words, sheet } = pack;
  const flow = beginPart(pack, words.parts.weekly_planners, [span]);
  paragraph(pack, flow, words.planners_lead(weeks.length));
  flow.gap(sheet.at(8));
  return flow;
}

interface Day {
  name: TextBlock;
  date: TextBlock;
  rows: MeasuredItem[][];
  quiet: TextBlock | null;
  height: number;
}

export function weekBelow(pack: PackSheet, flow: Flow, { monday, items }: Week): void {
  const { sheet, language } = pack;
  const { document, at, say, width, left } = sheet;
  const days = Array.from({ length: 7 }, (_, later) => dayOf(pack, addDays(monday, later), items));
  const title = weekSpan(monday, addDays(monday, 6), language);
  flow.words('H2', say('serif', 14)(title), { together: at(3) + days.reduce((sum, { height }) => sum + height, 0) });
  flow.gap(at(3));
  document.rule({ x: left, y: flow.y, width, ink: INK.line, thickness: 0.75 });
  for (const day of days) {
    // Of a week that is too full for a page each day stands whole.
    flow.keep(day.height);
    drawDay(pack, flow, day);
    document.rule({ x: left, y: flow.y, width, ink: INK.line, thickness: 0.75 });
  }
  flow.gap(at(16));
}

function dayOf({ sheet, language }: PackSheet, day: string, items: Week['items']): Day {
  const { document, at, say, width } = sheet;
  const room = width - at(DAY_WIDTH);
  const column = (room - at(BETWEEN) * (COLUMNS - 1)) / COLUMNS;
  const measured = items
    .filter((item) => item.day === day)
    .map((item) => measureItem(sheet, { ...item, titles: item.titles.map(unparted) }, column, { sizes: SIZES }));
  const rows = Array.from({ length: Math.ceil(measured.length / COLUMNS) }, (_, row) =>
    measured.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const name = document.block(say('semibold', 10.5)(weekday(day, language)), at(DAY_WIDTH - 6));
  const date = document.block(say('regular', 9.5, INK.ink2)(dayAndMonth(day, language)), at(DAY_WIDTH - 6));
  const quiet =
    measured.length > 0 ? null : document.block(say('regular', 10, INK.ink2)(PAPER_WORDS[language].quiet_day), room);
  const tall = rows.reduce((sum, row) => sum + heightOf(row) + at(4), -at(4));
  const height = Math.max(name.height + date.height, tall, quiet?.height ?? 0) + 2 * at(PADDING);
  return { name, date, rows, quiet, height };
}

/** "Sea shanties with Year 5": a number does not stand on a line of its own. */
function unparted({ text, language }: Title): Title {
  return { text: text.replace(/ (\d+)$/u, '\u00A0$1'), language };
}

const heightOf = (row: readonly MeasuredItem[]) => Math.max(...row.map(({ height }) => height));

function drawDay({ sheet }: PackSheet, flow: Flow, { name, date, rows, quiet, height }: Day): void {
  const { document, at, left, right } = sheet;
  const x = left + at(DAY_WIDTH);
  const middle = flow.y + height / 2;
  document.part('Sect', () => {
    const below = document.words('H3', name, { x: left, y: middle - (name.height + date.height) / 2 });
    document.words('P', date, { x: left, y: below });
    if (quiet !== null) return void document.words('P', quiet, { x, y: middle - quiet.height / 2 });
    const step = (right - x + at(BETWEEN)) / COLUMNS;
    let y = middle - (rows.reduce((sum, row) => sum + heightOf(row) + at(4), 0) - at(4)) / 2;
    document.part('L', () => {
      for (const row of rows) {
        for (const [place, item] of row.entries())
          drawItem(sheet, item, { x: x + place * step, y, height: heightOf(row) });
        y += heightOf(row) + at(4);
      }
    });
  });
  flow.y += height;
}
