import { OPS, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One part of a page as a reader that speaks finds it. */
export interface ReadPart {
  role: string;
  /** All words inside, in the order in which they are read. */
  text: string;
  alt: string | undefined;
  language: string | undefined;
  inside: ReadPart[];
}

export interface ReadPdf {
  title: unknown;
  language: unknown;
  is_tagged: boolean;
  shows_title: boolean;
  pages: {
    width: number;
    height: number;
    text: string;
    /** The height of the smallest letters, in points. */
    smallest: number;
    /** Where the lowest words stand, in points from the lower edge. */
    lowest: number;
    /** How far words reach: from the left edge, and the tops of the highest from the lower edge. */
    leftmost: number;
    rightmost: number;
    highest: number;
    /** How many shapes are drawn. */
    shapes: number;
    parts: ReadPart[];
  }[];
}

/** Reads a PDF with a library that had no part in writing it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    const { info, metadata } = await pdf.getMetadata();
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const words = wordsById(items);
      const tree: unknown = await page.getStructTree();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
      const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
      const smallest = Math.min(...written.map((item) => item.height));
      const lowest = Math.min(...written.map(({ transform }) => Number(transform[5])));
      const leftmost = Math.min(...written.map(({ transform }) => Number(transform[4])));
      const rightmost = Math.max(...written.map((item) => Number(item.transform[4]) + item.width));
      const highest = Math.max(...written.map((item) => Number(item.transform[5]) + item.height));
      const { fnArray } = await page.getOperatorList();
      const shapes = fnArray.filter((operator) => operator === OPS.constructPath).length;
      const reach = { lowest, leftmost, rightmost, highest };
      pages.push({ width, height, text, smallest, ...reach, shapes, parts: partsOf(tree, words) });
    }
    return {
      title: metadata?.get('dc:title') ?? Reflect.get(info, 'Title'),
      language: Reflect.get(info, 'Language'),
      is_tagged: holds(await pdf.getMarkInfo(), 'Marked'),
      shows_title: holds(await pdf.getViewerPreferences(), 'DisplayDocTitle'),
      pages,
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function holds(marks: unknown, name: string): boolean {
  return typeof marks === 'object' && marks !== null && Reflect.get(marks, name) === true;
}

/** Every part of a document with this role, wherever it stands. */
export function partsWith(role: string, { pages }: ReadPdf): ReadPart[] {
  const found: ReadPart[] = [];
  const look = (part: ReadPart) => {
    if (part.role === role) found.push(part);
    part.inside.forEach(look);
  };
  for (const { parts } of pages) parts.forEach(look);
  return found;
}

/** What stands between the beginning and the end of each marked stretch. */
function wordsById(items: readonly object[]): Map<string, string> {
  const words = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items) {
    const type: unknown = Reflect.get(item, 'type');
    const id: unknown = Reflect.get(item, 'id');
    const str: unknown = Reflect.get(item, 'str');
    if (type === 'beginMarkedContentProps' || type === 'beginMarkedContent') {
      open.push(typeof id === 'string' ? id : null);
    } else if (type === 'endMarkedContent') open.pop();
    else if (typeof str === 'string') {
      const inside = open.findLast((one) => one !== null);
      if (inside)
        words.set(inside, (words.get(inside) ?? '') + str + (Reflect.get(item, 'hasEOL') === true ? ' ' : ''));
    }
  }
  return words;
}

function partsOf(node: unknown, words: Map<string, string>): ReadPart[] {
  if (typeof node !== 'object' || node === null) return [];
  const children: unknown = Reflect.get(node, 'children');
  const list: unknown[] = Array.isArray(children) ? children : [];
  const inside = list.flatMap((child) => partsOf(child, words));
  const role: unknown = Reflect.get(node, 'role');
  if (typeof role !== 'string' || role === 'Root') return inside;
  const own = list.map((child) => {
    const id: unknown = typeof child === 'object' && child !== null ? Reflect.get(child, 'id') : undefined;
    return typeof id === 'string' ? (words.get(id) ?? '') : '';
  });
  const text = [...own, ...inside.map((part) => part.text)].filter(Boolean).join(' ');
  return [
    { role, text: text.replaceAll(/\s+/g, ' ').trim(), alt: said(node, 'alt'), language: said(node, 'lang'), inside },
  ];
}

function said(node: object, name: string): string | undefined {
  const value: unknown = Reflect.get(node, name);
  return typeof value === 'string' ? value : undefined;
}
