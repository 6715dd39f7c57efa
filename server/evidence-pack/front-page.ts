import type { Evidence } from '@heartsease/domain/evidence/evidence.ts';
import { INK } from '../print/inks.ts';
import type { Flow } from '../print/flow.ts';
import { beginPart, heading, paragraph, quotation } from './pack-sheet.ts';
import type { PackSheet } from './pack-sheet.ts';
import type { OwnWords } from './gather-pack.ts';

export interface FrontPage {
  home: string;
  span: string;
  framework: Evidence['framework'];
  made: string;
  own_words: readonly OwnWords[];
}

/** Where each line of the contents stands, `on` which page, so that its page can be written beside it at the end. */
export type Contents = { title: string; on: number; y: number; page: number }[];

/** Who, by what, which days, made when and by whom, how names are told; people's own words; and what follows. */
export function frontPage(pack: PackSheet, front: FrontPage, parts: readonly string[]): Contents {
  const { words, names } = pack;
  const flow = beginPart(pack, words.title, [front.home, front.span]);
  const { title, regulator, status } = front.framework;
  const framework = status === 'draft' ? `${words.said(title)} (${words.draft})` : words.said(title);
  facts(pack, flow, [
    [words.framework, regulator === title ? framework : `${framework}, ${regulator}`],
    [words.period, front.span],
    [words.made_label, front.made],
    [words.names, names.has_names ? words.by_name : words.by_initials],
  ]);
  if (front.own_words.length > 0) {
    heading(pack, flow, words.in_own_words);
    for (const { quote, under } of front.own_words)
      quotation(pack, flow, { text: quote, under, is_said: true, size: 16 });
  }
  heading(pack, flow, words.contents, 150);
  const contents = contentsOf(pack, flow, parts);
  flow.gap(pack.sheet.at(10));
  paragraph(pack, flow, words.rule, 10.5);
  return contents;
}

function facts({ sheet: { at, say } }: PackSheet, flow: Flow, lines: readonly [string, string][]): void {
  for (const [name, value] of lines) {
    flow.words('P', [say('semibold', 12)(`${name}: `), say('regular', 12)(value)]);
    flow.gap(at(3));
  }
}

function contentsOf(
  { sheet: { document, at, say, width } }: PackSheet,
  flow: Flow,
  parts: readonly string[],
): Contents {
  const contents: Contents = [];
  document.part('L', () => {
    for (const title of parts) {
      const block = document.block(say('regular', 12)(title), width - at(60));
      flow.keep(block.height + at(6));
      contents.push({ title, on: document.pages, y: flow.y, page: 0 });
      document.part('LI', () => document.words('LBody', block, { x: flow.left, y: flow.y }));
      flow.gap(block.height + at(2));
      document.rule({ x: flow.left, y: flow.y, width: flow.width, ink: INK.line, thickness: 0.5 });
      flow.gap(at(4));
    }
  });
  return contents;
}

/** The number of the page beside each line of the contents. */
export function numberContents({ sheet: { document, at, say, width, left } }: PackSheet, contents: Contents): void {
  document.onEachPage((page) => {
    for (const { on, y, page: number } of contents) {
      if (on !== page) continue;
      const block = document.block(say('regular', 12)(String(number)), at(40));
      document.margin(block, { x: left, y, align: 'right', within: width });
    }
  });
}
