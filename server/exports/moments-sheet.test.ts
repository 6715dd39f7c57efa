import { expect, test } from 'vitest';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { expectNothingCut } from '../test/page-breaks.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { toldLine } from '../test/told-line.ts';
import { momentsSheet } from './moments-sheet.ts';

const DAY = '2026-11-23';

test.each([
  ['one line', 'Domino table'],
  ['two lines', 'Down to the river, along the old railway line, and home again past the church '.repeat(2)],
])('a day’s heading stands with its first report, wherever a page ends: a title of %s', async (_, title) => {
  const sheets = Array.from({ length: 30 }, async (_, rows) => {
    const first = Array.from({ length: 20 + rows }, () => toldLine({ report_id: 'first', day: DAY }));
    const next = toldLine({ report_id: 'next', day: addDays(DAY, 1), title, place: 'Lounge '.repeat(20) });
    return await readPdf(await momentsSheet([...first, next], MADE));
  });
  const ends = new Set<number>();
  for (const pdf of await Promise.all(sheets)) {
    expectNothingCut(pdf);
    expect(partsWith('H2', pdf)).toHaveLength(2);
    ends.add(pdf.pages.length);
  }
  // Or no page would have ended about there.
  expect([...ends]).toEqual([1, 2]);
});

const MADE = {
  language: 'en',
  title: 'Domino table',
  home: 'Larch House',
  from: DAY,
  to: addDays(DAY, 1),
  now: new Date('2026-11-30T10:00:00Z'),
  foot: 'Made by Nadia',
} as const;
