import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { Flow } from '../print/flow.ts';
import type { Cell, Column } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { PAPER_WORDS, dayAndMonth, weekSpan, weekday } from '../print/paper-words.ts';
import { newSheet, numberPages, sheetHead, sheetHeadAgain } from '../print/sheet.ts';
import type { Sheet } from '../print/sheet.ts';
import type { Span } from '../print/text-block.ts';
import { depthIn, wholeIn } from './depth-in-words.ts';
import { EXPORT_WORDS } from './export-words.ts';
import type { ToldLine } from './told-lines.ts';

export interface MadeSheet {
  language: PaperLanguage;
  home: string;
  from: string;
  to: string;
  now: Date;
  /** Who made it and when. */
  foot: string;
}

/** The reports of a group, of the home, or one of them: day by day, who took part and how it was for each. */
export async function momentsSheet(lines: readonly ToldLine[], about: MadeSheet & { title: string }): Promise<Buffer> {
  const { language, title, home, from, to, now, foot } = about;
  const words = EXPORT_WORDS[language];
  const days = spanOf(from, to, language);
  // The file's own title names nobody: it shows where the file lies.
  const sheet = newSheet(
    { title: `${words.reports} · ${days}`, now, languages: [language] },
    { paper: 'A4', is_large_print: false },
  );
  const { document, at, left, say } = sheet;
  const edges = { top: at(34), bottom: at(46), sides: left };
  const flow = new Flow(document, edges, () =>
    document.pages > 1 ? sheetHeadAgain(sheet, `${title} · ${days}`) : edges.top,
  );
  flow.y = sheetHead(sheet, {
    titles: [title],
    under: [`${days} · ${words.moments(lines.length)}`, ...(title === home ? [] : [home])],
    size: 30,
    under_size: 13,
  });
  for (const [day, ofDay] of Map.groupBy(lines, (line) => line.day)) {
    const reports = [...Map.groupBy(ofDay, ({ report_id }) => report_id).values()];
    const [first] = reports[0] ?? [];
    if (from !== to && first) {
      flow.gap(at(8));
      const heading = `${weekday(day, language)} ${dayAndMonth(day, language)}`;
      const together = at(3) + at(6) + headOfReport(sheet, flow, first, language).height;
      flow.words('H2', say('serif', 15)(heading), { together });
      flow.gap(at(3));
    }
    for (const reportLines of reports) oneReport(sheet, flow, reportLines, language);
  }
  footPages(sheet, foot, words.private);
  return await document.finish();
}

function oneReport(sheet: Sheet, flow: Flow, lines: readonly ToldLine[], language: PaperLanguage): void {
  const { at, say } = sheet;
  const words = EXPORT_WORDS[language];
  const [first] = lines;
  if (!first) return;
  const { heading, told, height } = headOfReport(sheet, flow, first, language);
  flow.gap(at(6));
  flow.keep(height);
  flow.words('H3', heading);
  flow.words('P', told);
  if (first.report_note !== '') flow.words('P', say('regular', 10.5)(first.report_note));
  for (const told of wholeIn(first, language)) flow.words('P', say('regular', 10)(told));
  flow.gap(at(3));
  const columns: Column[] = [
    { title: say('semibold', 9.5, INK.ink2)(words.columns.person), share: 22, is_header: true, stands: 'top' },
    { title: say('semibold', 9.5, INK.ink2)(words.columns.response), share: 22, stands: 'top' },
    { title: say('semibold', 9.5, INK.ink2)(words.columns.note), share: 56, stands: 'top' },
  ];
  const rows = lines.map((line): Cell[] => [
    { said: say('semibold', 10)(line.person) },
    { said: say('regular', 10)(howItWas(line, language)) },
    { said: say('regular', 10)([wordsOf(line), ...depthIn(line, language)].filter(Boolean).join('\n')) },
  ]);
  flow.table(columns, rows, { padding: at(3.5), row_height: at(18) });
}

/** What a report begins with. `height`: of it and of the head of its table with a line below, which stay on one page. */
function headOfReport(
  { document, at, say }: Sheet,
  { width }: Flow,
  { time, title, format, report_minutes, place, author }: ToldLine,
  language: PaperLanguage,
): { heading: Span; told: Span; height: number } {
  const words = EXPORT_WORDS[language];
  const parts = [words.formats[format], `${report_minutes} min`, place, `${words.columns.author}: ${author}`];
  const heading = say('bold', 12)(`${time} ${title}`);
  const told = say('regular', 10, INK.ink2)(parts.filter(Boolean).join(' · '));
  const [above, below] = [heading, told].map((said) => document.block(said, width).height);
  return { heading, told, height: (above ?? 0) + (below ?? 0) + at(48) };
}

export function howItWas({ response, not_today_reason }: ToldLine, language: PaperLanguage): string {
  const { reasons, nobody_said } = EXPORT_WORDS[language];
  if (response === null) return nobody_said;
  const word = PAPER_WORDS[language].responses[response];
  return not_today_reason === null ? word : `${word}: ${reasons[not_today_reason]}`;
}

/** The note and what they said themselves. */
export function wordsOf({ note, quote }: ToldLine): string {
  return [note, quote === '' ? '' : `“${quote}”`].filter(Boolean).join(' ');
}

export function spanOf(from: string, to: string, language: PaperLanguage): string {
  return from === to
    ? `${weekday(from, language)} ${dayAndMonth(from, language)} ${from.slice(0, 4)}`
    : weekSpan(from, to, language);
}

/** Below every page: who made it and when, and that it is about somebody's life. */
export function footPages(sheet: Sheet, foot: string, secrecy: string): void {
  const { document, at, left, width, paper, say } = sheet;
  numberPages(sheet);
  document.onEachPage(() => {
    const block = document.block(say('regular', 8.5, INK.ink2)(`${foot} · ${secrecy}`), width - at(60));
    document.margin(block, { x: left, y: paper.height - at(14) - block.height });
  });
}
