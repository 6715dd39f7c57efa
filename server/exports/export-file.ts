import { safeCell } from '@heartsease/domain/import/safe-cell.ts';
import { workbookFiles } from '@heartsease/domain/import/workbook.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { PAPER_WORDS } from '../print/paper-words.ts';
import { costIn, noticedIn, signsIn } from './depth-in-words.ts';
import { DEPTH_WORDS } from './depth-words.ts';
import { EXPORT_COLUMNS, EXPORT_WORDS } from './export-words.ts';
import type { ExportColumn } from './export-words.ts';
import type { ToldLine } from './told-lines.ts';
import { zipped } from './zip.ts';

/** UTF-8 with its mark, so that Excel reads accents; no cell that a spreadsheet would run. */
export function csvOf(lines: readonly ToldLine[], language: PaperLanguage): Buffer {
  const rows = rowsOf(lines, language).map((row) => row.map((text) => quoted(safeCell(text))).join(','));
  return Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`);
}

const quoted = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function xlsxOf(lines: readonly ToldLine[], language: PaperLanguage): Buffer {
  return zipped(workbookFiles([{ name: EXPORT_WORDS[language].reports, rows: rowsOf(lines, language) }]));
}

/** For other systems: the names of the fields are those of our own calls. */
export function jsonOf(lines: readonly ToldLine[], about: { home: string; from: string; to: string }): Buffer {
  const moments = lines.map(({ report_id: _report, report_minutes: _minutes, ...moment }) => moment);
  return Buffer.from(`${JSON.stringify({ ...about, moments }, null, 2)}\n`);
}

function rowsOf(lines: readonly ToldLine[], language: PaperLanguage): string[][] {
  const { columns } = EXPORT_WORDS[language];
  const rows = lines.map((line) => cellsOf(line, language));
  return [columns, ...rows].map((cells) => EXPORT_COLUMNS.map((column) => cells[column]));
}

function cellsOf(line: ToldLine, language: PaperLanguage): Record<ExportColumn, string> {
  const { formats, reasons, nobody_said, sides } = EXPORT_WORDS[language];
  const { responses } = PAPER_WORDS[language];
  const words = DEPTH_WORDS[language];
  const figure = (value: number | null) => (value === null ? '' : String(value));
  const answer = (value: boolean | null) => (value === null ? '' : value ? words.yes : words.no);
  return {
    day: line.day,
    time: line.time,
    title: line.title,
    category: sides[line.category] ?? line.category,
    format: formats[line.format],
    minutes: String(line.minutes),
    place: line.place,
    person: line.person,
    response: line.response === null ? nobody_said : responses[line.response],
    reason: line.not_today_reason === null ? '' : reasons[line.not_today_reason],
    note: line.note,
    quote: line.quote,
    mood_before: figure(line.mood_before),
    mood_after: figure(line.mood_after),
    engagement: figure(line.engagement),
    report_note: line.report_note,
    author: line.author,
    mood_source: line.mood_source === null ? '' : words.sources[line.mood_source],
    support: line.support === null ? '' : words.supports[line.support],
    signs: signsIn(line.signs, language),
    choice_made: answer(line.choice_made),
    again: line.again === null ? '' : words.again[line.again],
    goals: line.goals.join('; '),
    noticed: line.noticed.map((one) => noticedIn(one, language)).join('\n'),
    overall_enjoyment: figure(line.overall_enjoyment),
    staff_present: line.staff_present.join('; '),
    relatives_present: line.relatives_present.join('; '),
    resources_used: line.resources_used.join('; '),
    cost_pence: line.cost_pence === null ? '' : costIn(line.cost_pence),
    went_well: line.went_well ?? '',
    change_next_time: line.change_next_time ?? '',
    is_risk_checked: answer(line.is_risk_checked),
  };
}
