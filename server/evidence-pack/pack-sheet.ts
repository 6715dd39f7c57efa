import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { Flow } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { sheetHead, sheetHeadAgain } from '../print/sheet.ts';
import type { Sheet } from '../print/sheet.ts';
import type { PackNames } from './pack-names.ts';
import type { PackPicture } from './pack-pictures.ts';
import { PACK_WORDS } from './pack-words.ts';
import type { PackWords } from './pack-words.ts';

/** What every page of a pack is drawn with. */
export interface PackSheet {
  sheet: Sheet;
  names: PackNames;
  words: PackWords;
  language: PaperLanguage;
}

export function packSheet(sheet: Sheet, names: PackNames): PackSheet {
  const [language] = sheet.languages;
  return { sheet, names, words: PACK_WORDS[language], language };
}

/** Begins a part of the pack on a page of its own. */
export function beginPart({ sheet }: PackSheet, title: string, under: readonly string[]): Flow {
  const { document, at, left } = sheet;
  const before = document.pages;
  const edges = { top: at(34), bottom: at(46), sides: left };
  const flow = new Flow(document, edges, () =>
    document.pages > before + 1 ? sheetHeadAgain(sheet, title) : edges.top,
  );
  flow.y = sheetHead(sheet, { titles: [title], under, size: 30, under_size: 14 });
  return flow;
}

/** A heading that does not stay behind alone. */
export function heading({ sheet: { at, say } }: PackSheet, flow: Flow, text: string, together = 70): void {
  flow.gap(at(12));
  flow.words('H2', say('serif', 17)(text), { together: at(together) });
  flow.gap(at(4));
}

export function paragraph({ sheet: { say } }: PackSheet, flow: Flow, text: string, size = 11.5): void {
  flow.words('P', say('regular', size)(text));
}

/** What somebody said or what was seen, large, with whose it is below. It stands on one page. */
export function quotation(
  { sheet: { document, at, say } }: PackSheet,
  flow: Flow,
  { text, under, is_said, size = 15 }: { text: string; under: string; is_said: boolean; size?: number },
): void {
  const indent = at(14);
  const said = is_said ? say('serif', size)(`“${text}”`) : say('regular', size * 0.82)(text);
  const words = document.block(said, flow.width - indent);
  const below = document.block(say('regular', 10, INK.ink2)(under), flow.width - indent);
  flow.gap(at(6));
  flow.keep(words.height + below.height + at(8));
  const top = flow.y;
  let y = document.words('P', words, { x: flow.left + indent, y: top }) + at(2);
  y = document.words('P', below, { x: flow.left + indent, y });
  document.decoration((pdf) => {
    pdf.roundedRect(flow.left, top + at(1), at(4), y - top - at(2), at(2));
    pdf.fill(is_said ? INK.accent : INK['primary-soft']);
  });
  flow.y = y + at(6);
}

/** A photo, small, beside what it shows and whose it is. It stands on one page. */
export function photograph(
  { sheet: { document, at, say } }: PackSheet,
  flow: Flow,
  { text, under, alt, picture }: { text: string; under: string; alt: string; picture: PackPicture },
): void {
  const scale = Math.min(at(150) / picture.width, at(120) / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [indent, between] = [at(14), at(12)];
  const room = flow.width - indent - width - between;
  const words = document.block(say('regular', 12)(text), room);
  const below = document.block(say('regular', 10, INK.ink2)(under), room);
  flow.gap(at(6));
  flow.keep(Math.max(height, words.height + below.height) + at(8));
  const top = flow.y;
  const x = flow.left + indent;
  document.figure(alt, { x, y: top, width, height }, (pdf) => {
    pdf.save().roundedRect(x, top, width, height, at(6)).clip();
    pdf.image(picture.jpeg, x, top, { width, height });
    pdf.restore();
  });
  let y = document.words('P', words, { x: x + width + between, y: top }) + at(2);
  y = document.words('P', below, { x: x + width + between, y });
  flow.y = Math.max(y, top + height) + at(6);
}

export function list({ sheet: { document, at, say } }: PackSheet, flow: Flow, items: readonly string[]): void {
  document.part('L', () => {
    for (const item of items) {
      document.part('LI', () => {
        const first = document.block(say('regular', 11.5)(item), flow.width - at(14));
        flow.keep(Math.min(first.height, at(60)));
        const [y, page] = [flow.y, document.pages];
        flow.words('LBody', say('regular', 11.5)(item), { indent: at(14) });
        if (document.pages === page) {
          document.decoration((pdf) => pdf.circle(flow.left + at(4), y + at(7.5), at(2)).fill(INK.primary));
        }
      });
      flow.gap(at(3));
    }
  });
}
