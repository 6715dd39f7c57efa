import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { EnjoyedLately } from '@heartsease/domain/insights/insight.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { EXPORT_WORDS } from '../exports/export-words.ts';
import { footPages } from '../exports/moments-sheet.ts';
import { Flow } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { PAPER_WORDS, weekSpan } from '../print/paper-words.ts';
import { newSheet, sheetHead, sheetHeadAgain } from '../print/sheet.ts';
import type { Sheet } from '../print/sheet.ts';
import { drawStamp } from '../print/stamp.ts';
import { SOFT_MONTH_WORDS } from './soft-month-words.ts';

interface About {
  language: PaperLanguage;
  home: string;
  from: string;
  to: string;
  now: Date;
}

/** What somebody enjoyed lately as a page for their family: no figure, nothing that anybody wrote, nobody else. */
export async function softMonthSheet(
  enjoyed: EnjoyedLately,
  { language, home, from, to, now }: About,
): Promise<{ pdf: Buffer; pages: number }> {
  const words = SOFT_MONTH_WORDS[language];
  const days = weekSpan(from, to, language);
  // The file's own title names nobody: it shows where the file lies.
  const about = { title: `${words.file} · ${days}`, now, languages: [language] as const };
  const sheet = newSheet(about, { paper: 'A4', is_large_print: false });
  const { document, at, left, say } = sheet;
  const title = words.title(enjoyed.known_as);
  const edges = { top: at(34), bottom: at(46), sides: left };
  const flow = new Flow(document, edges, () =>
    document.pages > 1 ? sheetHeadAgain(sheet, `${title} · ${days}`) : edges.top,
  );
  flow.y = sheetHead(sheet, { titles: [title], under: [days, home], size: 40, under_size: 15 });
  flow.gap(at(10));
  const heading = (text: string) => {
    flow.words('H2', say('serif', 22)(text), { together: at(60) });
    flow.gap(at(8));
  };
  heading(words.liked);
  if (enjoyed.things.length === 0) flow.words('P', say('regular', 14)(words.nothing_yet));
  else things(sheet, flow, enjoyed, language);
  const told = [
    enjoyed.best_time && words.best_time[enjoyed.best_time](enjoyed.known_as),
    enjoyed.best_size && words.best_size[enjoyed.best_size](enjoyed.known_as),
  ].filter((sentence) => sentence !== null);
  if (told.length > 0) {
    flow.gap(at(22));
    heading(words.to_visit);
    for (const sentence of told) {
      flow.words('P', say('regular', 14)(sentence));
      flow.gap(at(4));
    }
  }
  if (enjoyed.sides.length > 0) {
    flow.gap(at(22));
    heading(words.sides);
    const names = enjoyed.sides.map((side) => EXPORT_WORDS[language].sides[side] ?? side);
    flow.words('P', say('regular', 14)(names.join(' · ')));
  }
  footPages(sheet, words.foot(home), words.private);
  return { pdf: await document.finish(), pages: document.pages };
}

const STAMP = 40;

function things(
  { document, at, left, width, say }: Sheet,
  flow: Flow,
  { things }: EnjoyedLately,
  language: PaperLanguage,
) {
  const { responses } = PAPER_WORDS[language];
  document.part('L', () => {
    for (const thing of things) {
      const said = [
        say('semibold', 16)(titleIn(thing, language)),
        say('regular', 14, INK.ink2)(`  ${thing.is_loved ? responses.loved : responses.enjoyed}`),
      ];
      const block = document.block(said, width - at(STAMP + 16));
      const height = Math.max(at(STAMP), block.height);
      flow.keep(height);
      const { icon, tint } = thing;
      document.decoration((pdf) => drawStamp(pdf, { icon, tint, x: left, y: flow.y, size: at(STAMP) }));
      document.part('LI', () => {
        document.words('LBody', block, { x: left + at(STAMP + 16), y: flow.y + (height - block.height) / 2 });
      });
      flow.gap(height + at(10));
    }
  });
}
