import { INK } from './inks.ts';
import type { About, Box, PrintedDocument, Role } from './printed-document.ts';
import type { Span, TextBlock } from './text-block.ts';

export interface Edges {
  top: number;
  bottom: number;
  sides: number;
}

/**
 * Writes from the top of the page down and goes on overleaf: what a report is made of. A heading does not stay behind
 * alone (`keep`), a paragraph breaks between lines, a table between rows with its head said again.
 */
export class Flow {
  readonly document: PrintedDocument;
  readonly left: number;
  readonly width: number;
  /** Where the next thing stands. */
  y = 0;
  /** Where this page began, below what stands on top of every page. */
  #top = 0;
  readonly #edges: Edges;
  readonly #head: ((document: PrintedDocument) => number) | undefined;

  /** @param head draws what stands on top of every page; @returns where it ends */
  constructor(document: PrintedDocument, edges: Edges, head?: (document: PrintedDocument) => number) {
    this.document = document;
    this.left = edges.sides;
    this.width = document.paper.width - 2 * edges.sides;
    this.#edges = edges;
    this.#head = head;
    this.turn();
  }

  get bottom(): number {
    return this.document.paper.height - this.#edges.bottom;
  }

  /** Begins a page. */
  turn(): void {
    this.document.addPage();
    this.y = this.#head?.(this.document) ?? this.#edges.top;
    this.#top = this.y;
  }

  /** Begins a page unless so much room is left on this one. */
  keep(height: number): void {
    if (this.y + height > this.bottom + 0.01) this.turn();
  }

  gap(height: number): void {
    this.y += height;
  }

  /** Words over the whole width. `together`: so much must follow on the same page, as under a heading. */
  words(role: Role, said: Span | readonly Span[], about: About & { indent?: number; together?: number } = {}): void {
    const { indent = 0, together = 0, ...rest } = about;
    const block = this.document.block(said, this.width - indent);
    if (together > 0) this.keep(block.height + together);
    this.document.longWords(role, this.#stretches(block, this.left + indent), rest);
  }

  *#stretches({ lines, width }: TextBlock, x: number): Generator<{ block: TextBlock; at: { x: number; y: number } }> {
    let rest = lines;
    while (rest.length > 0) {
      this.keep(rest[0]?.height ?? 0);
      const stretch = fitting(rest, this.bottom - this.y);
      rest = rest.slice(stretch.lines.length);
      yield { block: { ...stretch, width }, at: { x, y: this.y } };
      this.y += stretch.height;
    }
  }

  /** How high the head of a table is, and each of its rows. */
  heightsOf(
    columns: readonly Column[],
    rows: readonly (readonly Cell[])[],
    look: TableLook,
  ): { head: number; rows: number[] } {
    const places = placesOf(columns, this.left, this.width);
    const height = (cells: readonly Cell[]) =>
      heightOf(
        cells.map((cell, index) => this.#cell(cell, places[index], look)),
        look,
      );
    return { head: height(columns.map((column) => ({ ...column.head, said: column.title }))), rows: rows.map(height) };
  }

  table(columns: readonly Column[], rows: readonly (readonly Cell[])[], look: TableLook): void {
    const places = placesOf(columns, this.left, this.width);
    const head = columns.map((column, index) =>
      this.#cell({ ...column.head, said: column.title }, places[index], look),
    );
    const headHeight = heightOf(head, look);
    this.keep(headHeight + look.padding * 2 + look.row_height);
    this.document.part('Table', () => {
      this.document.part('THead', () => this.#row(columns, head, places, look, 'head'));
      this.document.part('TBody', () => {
        for (const row of rows) {
          let cells = row.map((cell, index) => this.#cell(cell, places[index], look));
          while (cells.length > 0) {
            if (this.y + Math.min(heightOf(cells, look), this.#most(headHeight)) > this.bottom) {
              this.turn();
              this.#sayHeadAgain(columns, head, places, look);
            }
            const [now, later] = parted(cells, this.bottom - this.y - look.padding * 2);
            this.#row(columns, now, places, look, 'body');
            cells = later;
          }
        }
      });
    });
  }

  /** How much of a row stands on a page at most. */
  #most(head: number): number {
    return this.bottom - this.#top - head;
  }

  #cell(cell: Cell, place: Strip | undefined, look: TableLook): DrawnCell {
    const { width = 0 } = place ?? {};
    return { ...cell, block: this.document.block(cell.said ?? [], width - 2 * look.padding) };
  }

  #row(
    columns: readonly Column[],
    cells: readonly DrawnCell[],
    places: readonly Strip[],
    look: TableLook,
    kind: 'head' | 'body',
  ): void {
    const height = heightOf(cells, look);
    this.document.part('TR', () => {
      for (const [index, cell] of cells.entries()) {
        const { x = 0, width = 0 } = places[index] ?? {};
        const box = { x, y: this.y, width, height };
        this.#ground(cell, box);
        const isHeader = kind === 'head' || columns[index]?.is_header === true;
        const scope = kind === 'head' ? 'Column' : 'Row';
        this.document.words(
          isHeader ? 'TH' : 'TD',
          cell.block,
          this.#placeIn(box, cell, columns[index], look),
          isHeader ? { scope, language: cell.language } : { language: cell.language },
        );
      }
    });
    this.#endRow(height, look);
  }

  /** On the next page for the eye alone: whoever listens has heard it. */
  #sayHeadAgain(
    columns: readonly Column[],
    cells: readonly DrawnCell[],
    places: readonly Strip[],
    look: TableLook,
  ): void {
    const height = heightOf(cells, look);
    for (const [index, cell] of cells.entries()) {
      const { x = 0, width = 0 } = places[index] ?? {};
      const box = { x, y: this.y, width, height };
      this.#ground(cell, box);
      this.document.margin(cell.block, this.#placeIn(box, cell, columns[index], look));
    }
    this.#endRow(height, look);
  }

  #ground(cell: DrawnCell, box: Box): void {
    const { ground, draw } = cell;
    if (ground !== undefined) {
      this.document.decoration((pdf) => pdf.rect(box.x, box.y, box.width, box.height).fill(ground));
    }
    if (draw) this.document.decoration((pdf) => draw(pdf, box));
  }

  #placeIn(
    { x, y, width, height }: Box,
    { block, above = 0 }: DrawnCell,
    column: Column | undefined,
    { padding }: TableLook,
  ) {
    return {
      x: x + padding,
      y: y + above + (column?.stands === 'top' ? padding : (height - above - block.height) / 2),
      align: column?.align ?? 'left',
      within: width - 2 * padding,
    } as const;
  }

  #endRow(height: number, { rule = INK.line }: TableLook): void {
    this.y += height;
    this.document.rule({ x: this.left, y: this.y, width: this.width, ink: rule, thickness: 0.75 });
  }
}

export interface Column {
  title: Span | readonly Span[];
  /** In parts of what the others have. */
  share: number;
  align?: 'left' | 'centre';
  /** Where the words stand in a tall row. */
  stands?: 'top' | 'middle';
  /** What stands with its title. */
  head?: Pick<Cell, 'ground' | 'draw' | 'above'>;
  /** Its cells head their rows. */
  is_header?: boolean;
}

export interface Cell {
  said?: Span | readonly Span[];
  /** The colour behind the words. */
  ground?: string;
  /** Decoration under the words, such as a box to tick. */
  draw?: (pdf: PDFKit.PDFDocument, box: Box) => void;
  language?: About['language'];
  /** Room above the words for what `draw` puts there. */
  above?: number;
}

export interface TableLook {
  padding: number;
  /** A row is never lower than this. */
  row_height: number;
  rule?: string;
}

type DrawnCell = Cell & { block: TextBlock };
interface Strip {
  x: number;
  width: number;
}

function placesOf(columns: readonly Column[], left: number, width: number): Strip[] {
  const parts = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map(({ share }) => {
    const place = { x, width: (width * share) / parts };
    x += place.width;
    return place;
  });
}

function heightOf(cells: readonly DrawnCell[], { padding, row_height }: TableLook): number {
  return Math.max(row_height, ...cells.map(({ block, above = 0 }) => above + block.height + 2 * padding));
}

/** As much of every cell as there is room for, and what is left of them for a row overleaf. */
function parted(cells: readonly DrawnCell[], room: number): [now: DrawnCell[], later: DrawnCell[]] {
  const now = cells.map((cell) => ({ ...cell, block: { ...cell.block, ...fitting(cell.block.lines, room) } }));
  const isWhole = cells.every(({ block }, index) => block.lines.length === now[index]?.block.lines.length);
  if (isWhole) return [now, []];
  const later = cells.map((cell, index) => {
    const lines = cell.block.lines.slice(now[index]?.block.lines.length);
    return { ...cell, block: { ...cell.block, lines, height: sum(lines) } };
  });
  return [now, later];
}

/** As many lines as there is room for, at least one. */
function fitting(lines: TextBlock['lines'], room: number): Pick<TextBlock, 'lines' | 'height'> {
  let height = 0;
  let count = 0;
  for (const line of lines) {
    if (count > 0 && height + line.height > room + 0.01) break;
    height += line.height;
    count += 1;
  }
  return { lines: lines.slice(0, count), height };
}

function sum(lines: TextBlock['lines']): number {
  return lines.reduce((all, { height }) => all + height, 0);
}
