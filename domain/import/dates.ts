/**
 * Calendar dates as spreadsheets write them: 2026-11-20, 20/11/2026, 20.11.26, 20 Nov 2026, Nov 20, 2026, and
 * the days that Excel counts. What is read is always a calendar date of its own, never an instant.
 */

/** Whether 03/04/1936 is the third of April or the fourth of March. */
export type DateOrder = 'day_first' | 'month_first';

export type ReadDate =
  | { kind: 'date'; date: string; /** How it was written, where that says something about the file. */ from: WrittenAs }
  /** "1936", as homes write it that know no more. */
  | { kind: 'only_a_year' }
  | { kind: 'no_date' };

type WrittenAs = 'iso' | 'numbers' | 'words' | 'serial';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Excel counts days from 1 January 1900 as 1. From 1 March 1900 on it is one ahead: it has a 29 February 1900. */
const SERIAL = { first: 1, last: 2_958_465, phantom_leap_day: 60 } as const;
/** A whole number in a column of dates is a day of Excel's between these (1910 to 2100): nobody living is older. */
const LIKELY_SERIALS = { from: 3_654, to: 73_415 } as const;
/** What people write when they mean a year. Excel would take it for a day of 1905. */
const YEARS = { from: 1800, to: 2100 } as const;

/**
 * @param text what stands in the cell
 * @param order what to believe where both orders make a date
 * @param today tells the century of a year of two digits: never in the future by more than a year
 */
export function readDate(text: string, order: DateOrder, today: string): ReadDate {
  const written = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(written);
  if (iso) return dateOf(numberAt(iso, 1), numberAt(iso, 2), numberAt(iso, 3), 'iso');
  const numbers = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/.exec(
    written,
  );
  if (numbers) {
    const [one, other] = [numberAt(numbers, 1), numberAt(numbers, 2)];
    const year = wholeYear(numbers[3] ?? '', today);
    const isDayFirst = one > 12 || (other <= 12 && order === 'day_first');
    return isDayFirst ? dateOf(year, other, one, 'numbers') : dateOf(year, one, other, 'numbers');
  }
  if (/^\d{1,5}(?:\.0+)?$/.test(written)) return readSerial(Number(written));
  return readWords(written, today);
}

/** "20 Nov 2026", "Friday 20th November 2026", "November 20, 2026", "20-Nov-26". */
function readWords(written: string, today: string): ReadDate {
  const parts = written.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const month = MONTHS.findIndex((name) => parts.some((part) => isMonth(part, name)));
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  const strange = parts.some(
    (part) => /^\p{L}/u.test(part) && !MONTHS.some((name) => isMonth(part, name)) && !SMALL_WORDS.test(part),
  );
  const [one = '', other = ''] = numbers;
  if (month < 0 || numbers.length !== 2 || strange) return { kind: 'no_date' };
  if (one.length === 4) return dateOf(Number(one), month + 1, Number(other), 'words');
  return dateOf(wholeYear(other, today), month + 1, Number(one), 'words');
}

const SMALL_WORDS =
  /^(st|nd|rd|th|of|mon|tues?|wed|thurs?|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

function isMonth(part: string, name: string): boolean {
  return part === name || part === 'sept' ? part.startsWith(name) : part.startsWith(name) && LONG_MONTHS.has(part);
}

const LONG_MONTHS = new Set(
  'january february march april may june july august september october november december'.split(' '),
);

/** @param serial the day as Excel counts it; part of a day is cut off */
function readSerial(serial: number): ReadDate {
  const day = Math.floor(serial);
  if (day >= YEARS.from && day <= YEARS.to) return { kind: 'only_a_year' };
  if (day < LIKELY_SERIALS.from || day > LIKELY_SERIALS.to) return { kind: 'no_date' };
  const date = serialToDate(day);
  return date === null ? { kind: 'no_date' } : { kind: 'date', date, from: 'serial' };
}

/**
 * @param isFrom1904 old Macs count from 1 January 1904 as 0, without the leap day that never was
 * @returns null for 29 February 1900, which only Excel knows, and for what is no day of Excel's
 */
export function serialToDate(serial: number, isFrom1904 = false): string | null {
  const day = Math.floor(serial);
  if (isFrom1904) return day < 0 || day > SERIAL.last - 1462 ? null : dayAfter('1904-01-01', day);
  if (day < SERIAL.first || day > SERIAL.last || day === SERIAL.phantom_leap_day) return null;
  return dayAfter('1899-12-31', day > SERIAL.phantom_leap_day ? day - 1 : day);
}

export type WhatOrder = DateOrder | 'either' | 'mixed';

/**
 * Which order the dates of a column tell by themselves: a first number above 12 can only be a day.
 * `either`: nothing tells, so somebody has to be asked; `mixed`: some tell one order and some the other.
 */
export function orderOfDates(cells: Iterable<string>): WhatOrder | 'no_matter' {
  let [days, months, open] = [0, 0, 0];
  for (const cell of cells) {
    const found = /^\s*(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(?:\d{4}|\d{2})(?:\s|$)/.exec(cell);
    if (!found) continue;
    const [one, other] = [numberAt(found, 1), numberAt(found, 2)];
    if (one > 12 && other <= 12) days += 1;
    else if (other > 12 && one <= 12) months += 1;
    else if (one !== other) open += 1;
  }
  if (days > 0 && months > 0) return 'mixed';
  if (days > 0) return 'day_first';
  if (months > 0) return 'month_first';
  return open > 0 ? 'either' : 'no_matter';
}

function dateOf(year: number, month: number, day: number, from: WrittenAs): ReadDate {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(date) ? { kind: 'date', date, from } : { kind: 'no_date' };
}

function isDay(date: string): boolean {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date) && !date.startsWith('0000');
}

/** '36 of somebody who lives in a care home is 1936; '26 as a day of moving in is 2026. */
function wholeYear(digits: string, today: string): number {
  if (digits.length === 4) return Number(digits);
  const latest = Number(today.slice(0, 4)) + 1;
  const thisCentury = Math.floor(latest / 100) * 100 + Number(digits);
  return thisCentury > latest ? thisCentury - 100 : thisCentury;
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function numberAt(found: RegExpExecArray, place: number): number {
  return Number(found[place]);
}
