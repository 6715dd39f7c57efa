import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TINTS } from '@heartsease/domain/activities/activity.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { Flow } from './flow.ts';
import { INK, TINT_INKS } from './inks.ts';
import { paperOf } from './paper.ts';
import { PrintedDocument } from './printed-document.ts';
import { drawStamp } from './stamp.ts';
import type { Span } from './text-block.ts';

const now = new Date('2026-11-20T12:00:00Z');
const body = (text: string): Span => ({ text, face: 'regular', size: 12, ink: INK.ink });

function newDocument(title = 'A sheet'): PrintedDocument {
  return new PrintedDocument({ title, language: 'en', paper: paperOf('A4'), now });
}

test('a document says its language and its title, and what each part of it is', async () => {
  const document = newDocument('Tea & toast at Tŷ Rhosyn');
  document.addPage();
  document.words('H1', document.block(body('What’s on'), 300), { x: 40, y: 40 });
  document.part('L', () =>
    document.part('LI', () => {
      document.decoration((pdf) => drawStamp(pdf, { icon: 'coffee', tint: 'duck', x: 40, y: 80, size: 40 }));
      document.words('LBody', document.block(body('Te a sgwrs yn yr ŵyl'), 300), { x: 90, y: 80 }, { language: 'cy' });
    }),
  );
  document.figure('A cup of tea', { x: 40, y: 200, width: 40, height: 40 }, (pdf) =>
    drawStamp(pdf, { icon: 'coffee', tint: 'duck', x: 40, y: 200, size: 40 }),
  );
  const read = await readPdf(await document.finish());

  expect(read).toMatchObject({ language: 'en-GB', is_tagged: true, shows_title: true });
  expect(read.title).toBe('Tea + toast at Tŷ Rhosyn');
  expect(partsWith('H1', read)).toMatchObject([{ text: 'What’s on' }]);
  expect(partsWith('LBody', read)).toMatchObject([{ text: 'Te a sgwrs yn yr ŵyl', language: 'cy-GB' }]);
  expect(partsWith('Figure', read)).toMatchObject([{ alt: 'A cup of tea' }]);
});

test('words break between words; a word that is too long makes them smaller', () => {
  const document = newDocument();
  const lines = (text: string, width: number) =>
    document.block(body(text), width).lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''));

  expect(lines('Mei-Ling’s 90th tea party', 90)).toEqual(['Mei-Ling’s 90th ', 'tea party']);
  expect(lines('Llanfairpwllgwyngyll', 90)).toEqual(['Llanfairpwllgwyngyll']);
  expect(document.block(body('Llanfairpwllgwyngyll'), 90).width).toBeLessThanOrEqual(90);
  expect(lines('x'.repeat(200), 90).length).toBeGreaterThan(1);
  expect(lines('Sing 🎵 along', 400)).toEqual(['Sing  along']);
});

test('a table goes on overleaf between its rows, and a row that is too tall goes on too', async () => {
  const document = newDocument();
  const flow = new Flow(document, { top: 40, bottom: 40, sides: 40 });
  flow.words('H1', body('Risks'));
  const long = Array.from({ length: 900 }, (_, word) => `word${word}`).join(' ');
  flow.table(
    [
      { title: body('What could happen'), share: 1, is_header: true, stands: 'top' },
      { title: body('What we do'), share: 2, stands: 'top' },
    ],
    [
      ...Array.from({ length: 40 }, (_, row) => [{ said: body(`Hazard ${row}`) }, { said: body('Watch') }]),
      [{ said: body('Long') }, { said: body(long) }],
    ],
    { padding: 6, row_height: 24 },
  );
  const read = await readPdf(await document.finish());

  expect(read.pages.length).toBeGreaterThan(2);
  expect(partsWith('TH', read).filter(({ text }) => text.startsWith('What'))).toHaveLength(2);
  const said = partsWith('TD', read)
    .map(({ text }) => text)
    .join(' ');
  for (const word of ['word0', 'word450', 'word899']) expect(said).toContain(word);
  for (const { text } of read.pages) expect(text).toContain('What we do');
});

test('paper has the colours of the light theme', () => {
  const tokens = readFileSync(new URL('../../app/ui/tokens.css', import.meta.url), 'utf8');
  const light = tokens.slice(0, tokens.indexOf("data-theme='dark'"));
  const shade = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(light)?.[1];

  for (const [name, ink] of Object.entries(INK)) expect(ink, name).toBe(shade(name));
  for (const tint of TINTS) {
    expect(TINT_INKS[tint]).toEqual({ ground: shade(`tint-${tint}`), glyph: shade(`tint-${tint}-ink`) });
  }
});
