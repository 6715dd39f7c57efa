import { encode } from 'uqr';
import { responseShapes } from '@heartsease/domain/drawings/response-shapes.ts';
import type { PaperLanguage, PaperLook } from '@heartsease/domain/print/print.ts';
import { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { drawShapes } from './draw-shapes.ts';
import { Flow } from './flow.ts';
import type { Cell, Column } from './flow.ts';
import { INK } from './inks.ts';
import { PAPER_WORDS, dayAndMonth, weekday } from './paper-words.ts';
import type { PaperWords } from './paper-words.ts';
import type { Title } from './programme.ts';
import { newSheet, numberPages, sheetHead, sheetHeadAgain } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export interface SessionToTick {
  titles: readonly Title[];
  day: string;
  from: string;
  to: string;
  place: string;
  /** Who leads it, then who helps, as they are called. */
  staff: readonly string[];
  /** Those expected, as they are called. */
  people: readonly string[];
  /** Where it is typed in. */
  address: string;
}

/** So many lines at least for whoever came besides. */
const EMPTY_LINES = 2;
const CODE = 84;

/** A list to tick at a session when no device is at hand; its code leads to typing it in. */
export async function attendanceSheet(
  session: SessionToTick,
  { languages, now }: { languages: readonly [PaperLanguage, ...PaperLanguage[]]; now: Date },
  look: Pick<PaperLook, 'paper' | 'is_large_print'>,
): Promise<{ pdf: Buffer; pages: number }> {
  const { titles, day, from, to, place, staff } = session;
  const [first] = languages;
  const words = PAPER_WORDS[first];
  const name = titles[0]?.text ?? '';
  const sheet = newSheet(
    { title: `${words.attendance} · ${name} · ${dayAndMonth(day, first)}`, now, languages },
    { ...look, isLandscape: true },
  );
  const { document, at, left } = sheet;
  const edges = { top: at(34), bottom: at(34), sides: left };
  const flow = new Flow(document, edges, () =>
    document.pages > 1 ? sheetHeadAgain(sheet, `${name} · ${dayAndMonth(day, first)}`) : edges.top,
  );
  flow.y = sheetHead(sheet, {
    titles: titles.map(({ text }) => text),
    under: languages.map((language) => {
      const { with_staff, span } = PAPER_WORDS[language];
      const when = `${weekday(day, language)} ${dayAndMonth(day, language)} · ${span(from, to)}`;
      return [when, place, staff.length === 0 ? '' : with_staff(staff)].filter(Boolean).join(' · ');
    }),
    hints: languages.map((language) => PAPER_WORDS[language].tick),
    size: 30,
    under_size: 14,
    corner: { width: at(CODE + 76), height: at(CODE) },
  });
  drawCode(sheet, session.address);
  tickList(sheet, flow, session);
  numberPages(sheet);
  return { pdf: await document.finish(), pages: document.pages };
}

/** As many lines as fill the page. */
function tickList(sheet: Sheet, flow: Flow, { people }: SessionToTick): void {
  const { at, say, look, languages } = sheet;
  const head = (pick: (words: PaperWords) => string): Column['title'] =>
    languages.map((language, index) =>
      say(
        index === 0 ? 'semibold' : 'regular',
        10.5,
        index === 0 ? INK.ink : INK.ink2,
      )((index === 0 ? '' : '\n') + pick(PAPER_WORDS[language])),
    );
  const columns: Column[] = [
    { title: head(({ name }) => name), share: look.is_large_print ? 18 : 19, is_header: true, head: { above: at(30) } },
    ...MomentResponse.options.map((response): Column => ({
      title: head(({ responses }) => responses[response]),
      share: look.is_large_print ? 12 : 7.4,
      align: 'centre',
      head: {
        above: at(30),
        draw: (pdf, { x, y, width }) =>
          drawShapes(pdf, responseShapes(response), {
            x: x + (width - at(26)) / 2,
            y: y + at(5),
            size: at(26),
            box: 48,
          }),
      },
    })),
    { title: head(({ a_word }) => a_word), share: look.is_large_print ? 14 : 24, head: { above: at(30) } },
  ];
  const line = (name: string): Cell[] => [
    { said: say('semibold', 14)(name) },
    ...MomentResponse.options.map((): Cell => ({
      draw: (pdf, { x, y, width, height }) => {
        const side = at(15);
        pdf
          .roundedRect(x + (width - side) / 2, y + (height - side) / 2, side, side, at(4))
          .lineWidth(at(1.2))
          .stroke(INK['line-strong']);
      },
    })),
    {},
  ];
  const head_height = at(40) + languages.length * at(look.is_large_print ? 48 : 28);
  const fits = (height: number) => Math.floor((flow.bottom - flow.y - head_height) / height);
  const least = people.length + EMPTY_LINES;
  const [usual, low] = look.is_large_print ? [at(38), at(34)] : [at(28), at(26)];
  const row_height = fits(usual) < least && fits(low) >= least ? low : usual;
  const lines = Math.max(fits(row_height), least);
  const table = { padding: at(4), row_height, rule: INK['line-strong'] };
  const names = Array.from({ length: lines }, (_, index) => people[index] ?? '');
  flow.table(columns, names.map(line), table);
}

/** Dark squares on white, as a camera wants them. */
function drawCode(sheet: Sheet, address: string): void {
  const { document, at, right, words, say } = sheet;
  const { data, size } = encode(address, { border: 0 });
  const box = { x: right - at(CODE), y: at(30), width: at(CODE), height: at(CODE) };
  const side = box.width / size;
  const caption = document.block(say('regular', 10.5, INK.ink2)(words.type_in), at(66));
  const beside = { x: box.x - at(76), y: box.y + box.height - caption.height };
  document.words('P', caption, { ...beside, align: 'right', within: at(66) });
  document.figure(`${words.code}: ${address}`, box, (pdf) => {
    for (const [row, cells] of data.entries()) {
      for (const [column, isDark] of cells.entries()) {
        // A hair wider than it is, so that no light shows between two.
        if (isDark) pdf.rect(box.x + column * side, box.y + row * side, side * 1.02, side * 1.02);
      }
    }
    pdf.fill('#000');
  });
}
