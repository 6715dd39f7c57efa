import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Pdfkit from 'pdfkit';
import { expect, test } from 'vitest';
import { unpackedFont } from './unpacked-font.ts';

const LETTERS = {
  'young-serif/files/young-serif-latin-400-normal.woff': `${letters(0x21, 0x7e)}${letters(0xa1, 0xff)}`,
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff': letters(0x100, 0x17f),
};

test.each(Object.entries(LETTERS))('%s draws the same letters packed and unpacked', async (file, text) => {
  const woff = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
  const packed = await drawn(woff, text);
  expect(packed.length).toBeGreaterThan(10_000);
  expect((await drawn(unpackedFont(woff), text)).equals(packed)).toBe(true);
});

test('what is no web font is refused', () => {
  expect(() => unpackedFont(Buffer.from('PNG, says who sent it'))).toThrow('no WOFF file');
});

function letters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));
}

/** The whole of a document, with the outlines of what stands in it. */
async function drawn(font: Buffer, text: string): Promise<Buffer> {
  const pdf = new Pdfkit({ compress: false, info: { CreationDate: new Date('2026-11-09') } });
  pdf.font(font).text(text).end();
  return Buffer.concat(await pdf.toArray());
}
