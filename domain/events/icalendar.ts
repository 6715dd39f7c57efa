import { PRODUCT_NAME, VERSION } from '../constants.ts';
import { addDays, calendarDay } from '../time/calendar.ts';
import { timeOn } from '../time/wall-clock.ts';
import { offsetMinutes, zoneChanges } from '../time/zone-changes.ts';

/** An event as a calendar file tells it (RFC 5545). */
export interface CalendarEntry {
  id: string;
  /** Raised with every change, so that a calendar knows which of two is the newer one. */
  sequence: number;
  changed_at: Date;
  title: string;
  place: string;
  /** Several lines. */
  description: string;
  url: string;
  is_all_day: boolean;
  first_day: string;
  last_day: string;
  starts_at: Date;
  ends_at: Date;
  is_cancelled: boolean;
}

/**
 * A calendar file with these entries. Each keeps its UID for ever, so that a calendar that takes the file again changes
 * what it has. Times are the home's own, with the rules of its clocks for the years they are in.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  about: { name: string; timezone: string; refresh?: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//${PRODUCT_NAME} ${VERSION}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(about.name)}`,
    // How often whoever keeps the file asks again (RFC 7986); the second is what most calendars read.
    ...(about.refresh === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:${about.refresh}`, `X-PUBLISHED-TTL:${about.refresh}`]),
    ...timezoneLines(
      entries.filter(({ is_all_day }) => !is_all_day),
      about.timezone,
    ),
    ...entries.flatMap((entry) => entryLines(entry, about.timezone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry, timezone: string): string[] {
  const { id, sequence, changed_at, title, place, description, url, is_all_day, is_cancelled } = entry;
  const at = (instant: Date) => local(instant, timezone);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${PRODUCT_NAME.toLowerCase()}`,
    `DTSTAMP:${utc(changed_at)}`,
    `LAST-MODIFIED:${utc(changed_at)}`,
    `SEQUENCE:${sequence}`,
    // The end of whole days is the first day that is free again.
    ...(is_all_day
      ? [`DTSTART;VALUE=DATE:${plain(entry.first_day)}`, `DTEND;VALUE=DATE:${plain(addDays(entry.last_day, 1))}`]
      : [`DTSTART;TZID=${timezone}:${at(entry.starts_at)}`, `DTEND;TZID=${timezone}:${at(entry.ends_at)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${url}`,
    `STATUS:${is_cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(is_all_day ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/** The rules of the zone's clocks as they were and will be: each change by itself, from a year before to a year after. */
function timezoneLines(entries: readonly CalendarEntry[], timezone: string): string[] {
  if (entries.length === 0) return [];
  const instants = entries.flatMap(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()]);
  const [from, to] = [
    new Date(Date.UTC(new Date(Math.min(...instants)).getUTCFullYear() - 1, 0, 1)),
    new Date(Date.UTC(new Date(Math.max(...instants)).getUTCFullYear() + 1, 11, 31)),
  ];
  const first = offsetMinutes(from, timezone);
  const changes = [{ at: from, before: first, after: first }, ...zoneChanges(timezone, from, to)];
  const standard = Math.min(...changes.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    ...changes.flatMap(({ at, before, after }) => {
      const kind = after > standard ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        // On the clock as it stood until then.
        `DTSTART:${utc(new Date(at.getTime() + before * 60_000)).slice(0, -1)}`,
        `TZOFFSETFROM:${offset(before)}`,
        `TZOFFSETTO:${offset(after)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** `+0100` */
function offset(minutes: number): string {
  const whole = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(whole / 60))}${two(whole % 60)}`;
}

/** `20261122T143000Z` */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
}

/** What the clock on the wall shows: `20261122T143000`. */
function local(instant: Date, timezone: string): string {
  return `${plain(calendarDay(instant, timezone))}T${timeOn(instant.toISOString(), timezone).replace(':', '')}00`;
}

function plain(day: string): string {
  return day.replaceAll('-', '');
}

/** Text as RFC 5545 wants it (3.3.11); control characters have no place in it. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A line has at most 75 octets; what is longer goes on after a space, and no character is cut in two (3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      parts.push(part);
      // The space of the fold counts.
      [part, octets] = ['', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
