import { expect, test } from 'vitest';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { endOfHeadAgain, newSheet } from '../print/sheet.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { toldLine } from '../test/told-line.ts';
import { personPages, personSheet } from './person-sheet.ts';
import type { ToldLine } from './told-lines.ts';

const FROM = '2026-10-31';
const TO = '2026-11-29';
const ABOUT = { language: 'en', home: 'Larch House', name: 'Eileen', from: FROM, to: TO } as const;
const MADE = { ...ABOUT, now: new Date('2026-11-30T10:00:00Z'), foot: 'Made by Nadia', pictures: [] };

/** Where a page ends for what is written on it, and where its foot begins. */
const BOTTOM = 46;

test.each([
  ['a calendar of five weeks', '2026-11-02'],
  ['a calendar of six weeks', FROM],
])('the longest quotes and titles below %s are not cut, in a file and in a pack', async (_, from) => {
  const lines = eventful();
  const about = { ...ABOUT, from };
  const alone = sheetOf();
  personPages(alone, lines, about);
  const pack = sheetOf();
  pack.document.addPage();
  personPages(pack, lines, { ...about, title: 'A month in the life of Eileen' });
  for (const sheet of [alone, pack]) {
    const pdf = await readPdf(await sheet.document.finish());
    const written = pdf.pages.filter(({ text }) => text !== '');
    expect(Math.min(...written.map(({ lowest }) => lowest))).toBeGreaterThanOrEqual(BOTTOM);
    const said = partsWith('LBody', pdf).map(({ text }) => text);
    expect(said.filter((text) => text.includes('Oh, it was grand'))).toHaveLength(3);
    expect(said.filter((text) => text.includes('and everybody sang'))).toHaveLength(9);
    expect(said.join(' ').match(/the very end of what was said/g)).toHaveLength(3);
  }
  const file = await readPdf(await personSheet(lines, { ...MADE, from }));
  expect(file.pages.every(({ lowest }) => lowest > 0)).toBe(true);
});

test('a month with more than two pages hold tells what was written, and counts the rest', async () => {
  const lines = Array.from({ length: 140 }, (_, place) =>
    toldLine({
      day: addDays(FROM, Math.floor(place / 5)),
      title: 'A walk',
      response: place % 3 === 0 ? 'enjoyed' : 'loved',
      note: place % 10 === 4 ? `Word ${place}` : '',
    }),
  );
  const pdf = await readPdf(await personSheet(lines, MADE));
  expect(pdf.pages).toHaveLength(2);
  const told = pdf.pages.map(({ text }) => text).join(' ');
  expect(told.match(/Word \d+/gu)).toHaveLength(14);
  const [, left = '', loved = '', enjoyed = ''] =
    /And (\d+) more moments, told by their flowers alone: Loved it (\d+), Enjoyed it (\d+)\./u.exec(
      told.replaceAll(/\s+/gu, ' '),
    ) ?? [];
  expect(Number(loved) + Number(enjoyed)).toBe(Number(left));
  expect(partsWith('TR', pdf).length - 1 + Number(left)).toBe(140);
  // They stand in the order of their days, whatever came first.
  const days = partsWith('TH', pdf).flatMap(({ text }) => /^(\d+) Nov \d/u.exec(text)?.[1] ?? []);
  expect(days.map(Number)).toEqual(days.map(Number).toSorted((one, other) => one - other));
});

test('where not every moment has room, no row stands without a word', async () => {
  const lines = Array.from({ length: 90 }, (_, place) =>
    toldLine({ day: addDays(FROM, Math.floor(place / 3)), note: place % 9 === 0 ? `Word ${place}` : '' }),
  );
  const pdf = await readPdf(await personSheet(lines, MADE));
  expect(partsWith('H2', pdf).map(({ text }) => text)).toContain('Moments in words');
  const rows = partsWith('TR', pdf).slice(1);
  expect(rows).toHaveLength(10);
  expect(rows.filter(({ inside }) => inside.at(-1)?.text === '')).toEqual([]);
  expect(pdf.pages.map(({ text }) => text.replaceAll(/\s+/gu, ' ')).join(' ')).toContain(
    'And 80 more moments, told by their flowers alone: Loved it 80.',
  );
});

test('where nobody wrote a word, the flowers are counted and no table stands empty', async () => {
  const lines = Array.from({ length: 1_200 }, (_, place) => toldLine({ day: addDays(FROM, Math.floor(place / 40)) }));
  const pdf = await readPdf(await personSheet(lines, MADE));
  expect(partsWith('TR', pdf)).toEqual([]);
  const told = pdf.pages.map(({ text }) => text.replaceAll(/\s+/gu, ' ')).join(' ');
  expect(told).toContain('1,200 moments are told by their flowers alone: Loved it 1,200.');
  expect(told).toContain('Joined in 1,200 of 1,200 times.');
});

test('people join in out of the times when somebody came and asked', async () => {
  const lines = [
    toldLine({}),
    toldLine({ response: 'not_today', not_today_reason: 'declined' }),
    toldLine({ response: 'not_today', not_today_reason: 'away' }),
    toldLine({ response: 'not_today', not_today_reason: 'not_reached' }),
  ];
  const pdf = await readPdf(await personSheet(lines, MADE));
  expect(pdf.pages[0]?.text.replaceAll(/\s+/gu, ' ')).toContain('Joined in 1 of 2 times.');
});

test('the title of the file says whose days they are, and the middle of a line is written small', async () => {
  const lines = [toldLine({ note: 'She sang.', mood_before: 0, mood_after: 1, mood_source: 'staff' })];
  const pdf = await readPdf(await personSheet(lines, MADE));
  expect(pdf.title).toBe('Eileen’s days · 31 October to 29 November 2026');
  expect(pdf.pages[0]?.text.replaceAll(/\s+/gu, ' ')).toContain('Mood: in between – bright (staff saw it)');
});

test('on the pages that follow a title stands on one line', () => {
  const sheet = sheetOf();
  const short = endOfHeadAgain(sheet, 'Eileen’s days');
  expect(endOfHeadAgain(sheet, 'A month in the life of Margaret T. · 28 September to 25 October 2026')).toBe(short);
});

test('short lists stand beside each other', async () => {
  const sheet = sheetOf();
  personPages(sheet, [toldLine({ title: 'Skittles', quote: 'Grand!' }), toldLine({ title: 'Choir' })], ABOUT);
  const [page] = (await readPdf(await sheet.document.finish())).pages;
  expect(page?.parts[0]?.inside.filter(({ role }) => role === 'H2').map(({ text }) => text)).toEqual([
    'Loved and enjoyed',
    'In their own words',
    'Every moment',
  ]);
  expect(page?.text).toContain('“Grand!”');
});

const sheetOf = () =>
  newSheet(
    { title: 'Reports', now: new Date('2026-11-30T10:00:00Z'), languages: ['en'] },
    { paper: 'A4', is_large_print: false },
  );

/** Six activities with titles as long as they may be, and three quotes of three hundred letters. */
function eventful(): ToldLine[] {
  const quote =
    `Oh, it was grand, ${'and then we danced '.repeat(13)}`.padEnd(268, '!') + ' the very end of what was said';
  return Array.from({ length: 6 }, (_, place) =>
    toldLine({
      day: addDays(FROM, 3 + 4 * place),
      title: `${place + 1} ${'The long afternoon with tea '.repeat(4)} and everybody sang`,
      quote: place < 3 ? quote : '',
    }),
  );
}
