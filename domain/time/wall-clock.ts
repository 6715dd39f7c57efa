import { calendarDay } from './calendar.ts';

/**
 * The instant at which the clock on the wall of a home shows a day and a time. In the hour that an
 * autumn night has twice it is the first of the two; in the hour that a spring night leaves out it is
 * as many minutes after the change.
 *
 * @param day `2026-11-20`
 * @param time `10:30`
 * @param timezone IANA, such as `Europe/London`
 * @returns ISO 8601 in UTC
 */
export function instantAt(day: string, time: string, timezone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The offset of the day before the change holds for the first of two hours and for the one left out.
  const before = asUtc - offsetAt(asUtc - 86_400_000 / 2, timezone);
  const after = asUtc - offsetAt(asUtc + 86_400_000 / 2, timezone);
  const shown = [before, after].find((instant) => wallClock(instant, timezone) === `${day} ${time}`);
  return new Date(shown ?? before).toISOString();
}

/** What the clock on the wall shows at an instant: `10:30`. */
export function timeOn(instant: string, timezone: string): string {
  return wallClock(Date.parse(instant), timezone).slice(11);
}

/** The hour on the wall, 0 to 23. */
export function hourOn(instant: Date, timezone: string): number {
  return Number(timeOn(instant.toISOString(), timezone).slice(0, 2));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(instant: number, timezone: string): string {
  let clock = clocks.get(timezone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timezone, clock);
  }
  return `${calendarDay(new Date(instant), timezone)} ${clock.format(instant)}`;
}

/** How many milliseconds the clocks of a zone are ahead of UTC at an instant. */
export function offsetAt(instant: number, timezone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${wallClock(minute, timezone).replace(' ', 'T')}:00Z`) - minute;
}
