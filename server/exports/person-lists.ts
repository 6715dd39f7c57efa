import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import type { Flow } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { PAPER_WORDS, dayAndMonth } from '../print/paper-words.ts';
import type { Sheet } from '../print/sheet.ts';
import type { TextBlock } from '../print/text-block.ts';
import { EXPORT_WORDS } from './export-words.ts';
import type { ToldLine } from './told-lines.ts';

interface Told {
  lines: readonly ToldLine[];
  joined: readonly ToldLine[];
  language: PaperLanguage;
}

interface List {
  heading: string;
  items: readonly { text: string; under: string }[];
}

const MOST_LIKED = 6;
const MOST_QUOTES = 3;

/**
 * What was liked, and what they said or the sides of their life: beside each other where both stand on what is left
 * of this page, and below each other where they don't, with a page turned between two lines of a list at most.
 */
export function personLists(sheet: Sheet, flow: Flow, told: Told): void {
  const { at, left, width } = sheet;
  const [first, ...others] = [likedIn(told), saidOrSides(told)].filter(({ items }) => items.length > 0);
  if (first === undefined) return;
  const between = at(28);
  const columns = [first, ...others].map((list) => measured(sheet, list, (width - between) / 2));
  const height = Math.max(...columns.map((column) => column.height));
  if (flow.y + height > flow.bottom) {
    for (const list of [first, ...others]) below(sheet, flow, list);
    return;
  }
  const top = flow.y;
  for (const [place, column] of columns.entries()) {
    drawColumn(sheet, column, { x: left + place * (width / 2 + between / 2), y: top });
  }
  flow.y = top + height;
}

interface MeasuredList {
  heading: TextBlock;
  items: readonly TextBlock[];
  height: number;
}

function measured(sheet: Sheet, { heading, items }: List, width: number): MeasuredList {
  const { document, at, say } = sheet;
  const head = document.block(say('serif', 17)(heading), width);
  const blocks = items.map((item) => document.block(spansOf(sheet, item), width));
  const height = blocks.reduce((sum, block) => sum + block.height + at(4), head.height + at(6));
  return { heading: head, items: blocks, height };
}

function drawColumn({ document, at }: Sheet, { heading, items }: MeasuredList, { x, y }: { x: number; y: number }) {
  let top = document.words('H2', heading, { x, y }) + at(6);
  document.part('L', () => {
    for (const item of items) {
      document.part('LI', () => {
        top = document.words('LBody', item, { x, y: top }) + at(4);
      });
    }
  });
}

function below(sheet: Sheet, flow: Flow, list: List): void {
  const { document, at, say, width } = sheet;
  const { items } = measured(sheet, list, width);
  flow.words('H2', say('serif', 17)(list.heading), { together: at(6) + (items[0]?.height ?? 0) });
  flow.gap(at(6));
  document.part('L', () => {
    for (const [place, item] of list.items.entries()) {
      flow.keep(items[place]?.height ?? 0);
      document.part('LI', () => flow.words('LBody', spansOf(sheet, item)));
      flow.gap(at(4));
    }
  });
  flow.gap(at(6));
}

function spansOf({ say }: Sheet, { text, under }: List['items'][number]) {
  return [say('semibold', 11.5)(text), say('regular', 10.5, INK.ink2)(`  ${under}`)];
}

function likedIn({ joined, language }: Told): List {
  const words = EXPORT_WORDS[language];
  const { responses } = PAPER_WORDS[language];
  const well = joined.filter(({ response }) => response === 'loved' || response === 'enjoyed');
  const liked = [...Map.groupBy(well, ({ title }) => title)]
    .map(([title, of]) => ({
      title,
      count: of.length,
      loved: of.filter(({ response }) => response === 'loved').length,
    }))
    .toSorted(
      (one, other) => other.loved - one.loved || other.count - one.count || one.title.localeCompare(other.title),
    );
  const items = liked.slice(0, MOST_LIKED).map(({ title, count, loved }) => ({
    text: title,
    under: `${loved > 0 ? responses.loved : responses.enjoyed} · ${words.times(count)}`,
  }));
  return { heading: words.liked, items };
}

function saidOrSides({ lines, joined, language }: Told): List {
  const words = EXPORT_WORDS[language];
  const quotes = lines.filter(({ quote }) => quote !== '').slice(-MOST_QUOTES);
  if (quotes.length > 0) {
    const items = quotes.map(({ quote, title, day }) => ({
      text: `“${quote}”`,
      under: `${title}, ${dayAndMonth(day, language)}`,
    }));
    return { heading: words.own_words, items };
  }
  const sides = [...Map.groupBy(joined, ({ category }) => category)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const items = sides.slice(0, MOST_LIKED).map(([side, of]) => ({
    text: words.sides[side] ?? side,
    under: words.moments(of.length),
  }));
  return { heading: words.sides_title, items };
}
