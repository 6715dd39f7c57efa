import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { instantAt } from '../time/wall-clock.ts';
import { calendarFile } from './icalendar.ts';
import type { CalendarEntry } from './icalendar.ts';

const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';

const entry = (but: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: '0190b5f0-0000-7000-8000-000000000001',
  sequence: 2,
  changed_at: new Date('2026-11-20T10:00:00Z'),
  title: 'Mei-Ling turns 90',
  place: 'Garden lounge',
  description: '',
  url: 'https://example.org/event-add/1',
  is_all_day: false,
  first_day: '2026-11-22',
  last_day: '2026-11-22',
  starts_at: new Date('2026-11-22T14:30:00Z'),
  ends_at: new Date('2026-11-22T16:30:00Z'),
  is_cancelled: false,
  ...but,
});

const timed = (day: string, from: string, to: string, timezone: string): CalendarEntry =>
  entry({
    first_day: day,
    last_day: day,
    starts_at: new Date(instantAt(day, from, timezone)),
    ends_at: new Date(instantAt(day, to, timezone)),
  });

/** Reads a file as a calendar does, by the standard and not by our writer: lines, components, and its own VTIMEZONE. */
function read(file: string) {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  const valueOf = (start: string, within = lines) => {
    const found = within.find((line) => line.startsWith(start));
    return found?.slice(found.indexOf(':') + 1);
  };
  const observances = lines.flatMap((line, place) => {
    if (line !== 'BEGIN:STANDARD' && line !== 'BEGIN:DAYLIGHT') return [];
    const own = lines.slice(place, place + 5);
    const minutes = (value = '+0000') =>
      Number(`${value.slice(0, 1)}1`) * (Number(value.slice(1, 3)) * 60 + Number(value.slice(3, 5)));
    return [
      {
        from: valueOf('DTSTART:', own) ?? '',
        before: minutes(valueOf('TZOFFSETFROM', own)),
        after: minutes(valueOf('TZOFFSETTO', own)),
      },
    ];
  });
  /** The last observance that begins at or before a local time holds for it. */
  const instantOf = (local = '') => {
    const holds = observances.filter(({ from, before, after }) => {
      // A time that the clocks show twice is the first of the two.
      const shown = before > after ? minutesOf(local) - (before - after) : minutesOf(local);
      return minutesOf(from) <= shown || from === observances[0]?.from;
    });
    return new Date((minutesOf(local) - (holds.at(-1)?.after ?? 0)) * 60_000);
  };
  return { lines, valueOf, instantOf };
}

const minutesOf = (local: string) =>
  Date.parse(
    `${local.slice(0, 4)}-${local.slice(4, 6)}-${local.slice(6, 8)}T${local.slice(9, 11)}:${local.slice(11, 13)}:00Z`,
  ) / 60_000;

const written = (one: CalendarEntry, timezone = LONDON) => calendarFile([one], { name: 'Larch House', timezone });

test('an event keeps its name for ever and counts its changes', () => {
  const { valueOf, lines } = read(written(entry()));
  expect(valueOf('UID')).toBe('0190b5f0-0000-7000-8000-000000000001@heartsease');
  expect(valueOf('SEQUENCE')).toBe('2');
  expect(valueOf('STATUS')).toBe('CONFIRMED');
  expect(read(written(entry({ is_cancelled: true }))).valueOf('STATUS')).toBe('CANCELLED');
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
});

test('the days that the clocks change on are right, in both zones', () => {
  const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26', '2028-02-29'];
  const inAmerica = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02', '2028-02-29'];
  for (const [zone, of] of [
    [LONDON, days],
    [NEW_YORK, inAmerica],
  ] as const) {
    for (const day of of) {
      const one = timed(day, '14:00', '15:30', zone);
      const { valueOf, instantOf } = read(written(one, zone));
      expect(valueOf('DTSTART;TZID'), `${day} ${zone}`).toBe(`${day.replaceAll('-', '')}T140000`);
      expect(instantOf(valueOf('DTSTART;TZID')), `${day} ${zone}`).toEqual(one.starts_at);
      expect(instantOf(valueOf('DTEND;TZID')), `${day} ${zone}`).toEqual(one.ends_at);
    }
  }
});

test('on every day and at every hour a calendar reads the instant that we mean', () => {
  const day = fc.integer({ min: 0, max: 1_460 }).map((after) => addDays('2026-01-01', after));
  const time = fc
    .tuple(fc.integer({ min: 0, max: 22 }), fc.constantFrom('00', '30'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  fc.assert(
    fc.property(day, time, fc.constantFrom(LONDON, NEW_YORK), (on, from, zone) => {
      const one = timed(on, from, '23:30', zone);
      const { valueOf, instantOf } = read(written(one, zone));
      expect(instantOf(valueOf('DTSTART;TZID'))).toEqual(one.starts_at);
    }),
    { numRuns: 60 },
  );
});

test('whole days are days, and end with the first that is free again', () => {
  const { valueOf, lines } = read(
    written(entry({ is_all_day: true, first_day: '2028-02-28', last_day: '2028-02-29' })),
  );
  expect(valueOf('DTSTART;VALUE=DATE')).toBe('20280228');
  expect(valueOf('DTEND;VALUE=DATE')).toBe('20280301');
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
});

test('no line has more than 75 octets, and what was written comes back', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text));
  fc.assert(
    fc.property(words, words, (title, description) => {
      const file = written(entry({ title, description: `${description}\n${title}` }));
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const { valueOf } = read(file);
      const said = (text = '') => text.replaceAll(/\\([\\;,n])/gu, (_, mark: string) => (mark === 'n' ? '\n' : mark));
      expect(said(valueOf('SUMMARY'))).toBe(title);
      expect(said(valueOf('DESCRIPTION'))).toBe(`${description}\n${title}`);
    }),
  );
});

test('nothing that somebody writes becomes a line of its own', () => {
  const { lines } = read(written(entry({ title: 'Tea\r\nSTATUS:CANCELLED', place: 'Hall\nBEGIN:VALARM' })));
  expect(lines).not.toContain('BEGIN:VALARM');
  expect(lines.filter((line) => line.startsWith('STATUS'))).toEqual(['STATUS:CONFIRMED']);
});
