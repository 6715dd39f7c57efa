import { INK } from './inks.ts';
import type { PrintedItem } from './programme.ts';
import { aboutOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { drawStamp } from './stamp.ts';
import type { TextBlock } from './text-block.ts';

/** How large the parts of an item are, on A4. */
export interface ItemSizes {
  stamp: number;
  time: number;
  title: number;
  /** The name in the second language, and the place. */
  under: number;
  gap: number;
  /** Where it says where: beside the time, or below the name where the column is narrow. */
  place: 'beside' | 'below';
}

/** An item with its words broken into lines. */
export interface MeasuredItem {
  item: PrintedItem;
  time: TextBlock;
  titles: TextBlock[];
  notes: TextBlock[];
  height: number;
  sizes: ItemSizes;
}

/** @param notes what stands below the name, such as the place */
export function measureItem(
  sheet: Sheet,
  item: PrintedItem,
  width: number,
  { sizes, notes = [] }: { sizes: ItemSizes; notes?: readonly string[] },
): MeasuredItem {
  const { document, say, at, words, look } = sheet;
  const isBeside = sizes.place === 'beside' && item.place !== '';
  const below = sizes.place === 'below' && item.place !== '' ? [item.place, ...notes] : notes;
  const room = width - (look.has_pictures ? at(sizes.stamp + sizes.gap) : 0);
  const time = document.block(
    [
      say('serif', sizes.time, INK.primary)(item.from ?? words.all_day),
      // The space that does not break makes the gap a little wider.
      ...(isBeside ? [say('regular', sizes.under, INK.ink2)(`\u00a0 ${item.place}`)] : []),
    ],
    room,
  );
  const titles = item.titles.map(({ text }, index) =>
    document.block((index === 0 ? say('bold', sizes.title) : say('regular', sizes.under + 1, INK.ink2))(text), room),
  );
  const noted = below.map((note) => document.block(say('regular', sizes.under, INK.ink2)(note), room));
  const text = [time, ...titles, ...noted].reduce((sum, { height }) => sum + height, 0);
  const height = Math.max(text, look.has_pictures ? at(sizes.stamp) : 0);
  return { item, time, titles, notes: noted, height, sizes };
}

/** Draws an item as an entry of a list, its picture and its words each in the middle of the height. */
export function drawItem(sheet: Sheet, measured: MeasuredItem, box: { x: number; y: number; height: number }): void {
  const { document, at, look } = sheet;
  const { item, time, titles, notes, sizes } = measured;
  const stamp = at(sizes.stamp);
  if (look.has_pictures) {
    const { icon, tint } = item;
    document.decoration((pdf) =>
      drawStamp(pdf, { icon, tint, x: box.x, y: box.y + (box.height - stamp) / 2, size: stamp }),
    );
  }
  const x = box.x + (look.has_pictures ? stamp + at(sizes.gap) : 0);
  const blocks = [time, ...titles, ...notes];
  let y = box.y + (box.height - blocks.reduce((sum, { height }) => sum + height, 0)) / 2;
  document.part('LI', () =>
    document.part('LBody', () => {
      for (const [index, block] of blocks.entries()) {
        const title = item.titles[index - 1];
        y = document.words('P', block, { x, y }, aboutOf(sheet, title?.language));
      }
    }),
  );
}

/**
 * Shares a height out among rows: each gets what it needs, and the lowest grow until all is used or all are as
 * tall as `most`.
 */
export function sharedOut(needed: readonly number[], room: number, most = Infinity): number[] {
  const heights = [...needed];
  let left = room - heights.reduce((sum, height) => sum + height, 0);
  while (left > 0.5) {
    const lowest = Math.min(...heights);
    if (heights.length === 0 || lowest >= most) break;
    const low = heights.filter((height) => height - lowest < 0.01).length;
    const next = Math.min(...heights.filter((height) => height - lowest >= 0.01), most);
    const grown = Math.min(next - lowest, left / low);
    for (const [index, height] of heights.entries()) if (height - lowest < 0.01) heights[index] = height + grown;
    left -= grown * low;
  }
  return heights;
}

/** Puts rows on as few pages as they need, each page about as full as the others. Nothing is parted. */
export function onPages<Row extends { height: number }>(rows: readonly Row[], room: number): Row[][] {
  const few = filled(rows, room).length;
  if (few < 2) return [[...rows]];
  const total = rows.reduce((sum, { height }) => sum + height, 0);
  for (let limit = total / few; limit < room; limit += room / 50) {
    const pages = filled(rows, limit);
    if (pages.length === few) return pages;
  }
  return filled(rows, room);
}

function filled<Row extends { height: number }>(rows: readonly Row[], room: number): Row[][] {
  const pages: Row[][] = [];
  let used = 0;
  for (const row of rows) {
    const page = pages.at(-1);
    if (page && used + row.height <= room + 0.01) {
      page.push(row);
      used += row.height;
    } else {
      pages.push([row]);
      used = row.height;
    }
  }
  return pages;
}
