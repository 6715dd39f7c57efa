import Pdfkit from 'pdfkit';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { textBlock } from './text-block.ts';
import type { Span, TextBlock } from './text-block.ts';
import type { Paper } from './paper.ts';
import { fontFiles } from './typefaces.ts';
import type { FontName } from './typefaces.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** What a part of the page is, for whoever has it read aloud (PDF 1.7, 14.8.4). */
export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

export interface About {
  /** Where it is another than that of the document. */
  language?: PaperLanguage | undefined;
  /** What a figure shows, in words. */
  alt?: string;
  /** Of a `TH`: what it heads. */
  scope?: 'Row' | 'Column';
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LANGUAGE_TAGS: Record<PaperLanguage, string> = { en: 'en-GB', cy: 'cy-GB' };

/**
 * A tagged PDF in the spirit of PDF/UA: it knows its language and its title, everything on it is either a part of the
 * structure or marked as decoration, and it is read in the order in which it is drawn.
 *
 * Distances are points from the top left corner of the paper.
 */
export class PrintedDocument {
  readonly paper: Paper;
  readonly #pdf: Pdf;
  /** From the whole document down to the part that is being drawn. */
  readonly #open: Element[] = [];
  readonly #parts: Buffer[] = [];
  /** How wide a text is in a typeface, in parts of the size. */
  readonly #widths = new Map<string, number>();
  #pages = 0;

  constructor(about: { title: string; language: PaperLanguage; paper: Paper; now: Date }) {
    this.paper = about.paper;
    this.#pdf = new Pdfkit({
      size: [about.paper.width, about.paper.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: LANGUAGE_TAGS[about.language],
      info: { Title: plain(about.title), Creator: 'Heartsease', Producer: 'Heartsease', CreationDate: about.now },
    });
    // What `subset: 'PDF/UA'` would write, which the types of pdfkit do not know yet.
    this.#pdf.appendXML(PDF_UA);
    this.#pdf.on('data', (part: Buffer) => this.#parts.push(part));
    for (const [name, bytes] of fontFiles()) this.#pdf.registerFont(name, bytes);
    const root = this.#pdf.struct('Document');
    this.#pdf.addStructure(root);
    this.#open.push(root);
  }

  get pages(): number {
    return this.#pages;
  }

  addPage(): void {
    this.#pdf.addPage();
    this.#pages += 1;
  }

  /** Breaks words into lines, and tells how much room they take. */
  block(said: Span | readonly Span[], width: number): TextBlock {
    return textBlock((font, size, text) => this.#widthAtOne(font, text) * size, said, width);
  }

  /** The same words come again and again, in one size after the other until a sheet has room for them. */
  #widthAtOne(font: FontName, text: string): number {
    const key = `${font} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#pdf.font(font).fontSize(1).widthOfString(text, LINING);
    this.#widths.set(key, width);
    return width;
  }

  /** What is drawn inside belongs to this part. */
  part(role: Role, draw: () => void, about: About = {}): void {
    const element = this.#begin(role, about);
    this.#open.push(element);
    draw();
    this.#open.pop();
    element.end();
  }

  /** Draws the words as a part of their own. @returns where the next thing may stand */
  words(role: Role, block: TextBlock, at: Place, about: About = {}): number {
    const element = this.#begin(role, about);
    element.add(() => this.#draw(block, at));
    element.end();
    return at.y + block.height;
  }

  /** One part of words that goes on overleaf: each stretch is asked for when the one before it is drawn. */
  longWords(role: Role, stretches: Iterable<{ block: TextBlock; at: Place }>, about: About = {}): void {
    const element = this.#begin(role, about);
    for (const { block, at } of stretches) element.add(() => this.#draw(block, at));
    element.end();
  }

  /** A drawing that says something; `alt` says it in words. */
  figure(alt: string, box: Box, draw: (pdf: Pdf) => void, language?: PaperLanguage): void {
    const { x, y, width, height } = box;
    const element = this.#begin('Figure', { alt, language }, [x, y, x + width, y + height]);
    element.add(() => this.#apart(draw));
    element.end();
  }

  /** Lines, grounds and pictures beside words that say the same: nothing of it is read aloud. */
  decoration(draw: (pdf: Pdf) => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#apart(draw);
    this.#pdf.endMarkedContent();
  }

  /** Words that stand on every page, such as its number: shown and not read aloud. */
  margin(block: TextBlock, at: Place): void {
    this.#pdf.markContent('Artifact', { type: 'Pagination' });
    this.#draw(block, at);
    this.#pdf.endMarkedContent();
  }

  /** A line from side to side. */
  rule(at: { x: number; y: number; width: number; ink: string; thickness: number }): void {
    this.decoration((pdf) =>
      pdf
        .moveTo(at.x, at.y)
        .lineTo(at.x + at.width, at.y)
        .lineWidth(at.thickness)
        .stroke(at.ink),
    );
  }

  /** Draws on every page once all are there, such as "2 of 3". */
  onEachPage(draw: (page: number, pages: number) => void): void {
    for (let page = 0; page < this.#pages; page += 1) {
      this.#pdf.switchToPage(page);
      draw(page + 1, this.#pages);
    }
  }

  /** The finished file. Nothing can be drawn after it. */
  async finish(): Promise<Buffer> {
    for (const element of this.#open) element.end();
    return await new Promise((resolve, reject) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#parts)));
      this.#pdf.on('error', reject);
      this.#pdf.end();
    });
  }

  #begin(role: Role, { language, alt, scope }: About, bbox?: [number, number, number, number]): Element {
    const options = {
      ...(language && { lang: LANGUAGE_TAGS[language] }),
      ...(alt !== undefined && { alt }),
      ...(scope && { scope }),
      ...(bbox && { bbox }),
    };
    const element = this.#pdf.struct(role, options);
    this.#open.at(-1)?.add(element);
    return element;
  }

  #draw({ lines, width }: TextBlock, { x, y, align = 'left', within = width }: Place): void {
    let top = y;
    for (const line of lines) {
      let left = x;
      if (align !== 'left') left += (within - line.width) * (align === 'centre' ? 0.5 : 1);
      for (const { font, size, ink, text, width: wide } of line.pieces) {
        this.#pdf
          .font(font)
          .fontSize(size)
          .fillColor(ink)
          .text(text, left, top + line.baseline, { lineBreak: false, baseline: 'alphabetic', ...LINING });
        left += wide;
      }
      top += line.height;
    }
  }

  #apart(draw: (pdf: Pdf) => void): void {
    this.#pdf.save();
    draw(this.#pdf);
    this.#pdf.restore();
  }
}

export interface Place {
  x: number;
  y: number;
  align?: 'left' | 'centre' | 'right';
  /** How wide the room is in which it is aligned. */
  within?: number;
}

const PDF_UA = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`;

/** Figures that stand on the line, as the look asks for. */
const LINING = { features: ['lnum'] } satisfies PDFKit.Mixins.TextOptions;

/** A title as the file's own description can carry it: pdfkit writes it into XML as it stands. */
function plain(title: string): string {
  return title.replaceAll('&', '+').replaceAll(/[<>]/g, '');
}
