/**
 * Calendar days as strings, `2026-11-20`, in the zone of the home. A day is never an instant: it is
 * made from one here, and compared as text.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day on which an instant falls, in an IANA zone such as `Europe/London`. */
export function calendarDay(instant: Date, timezone: string): string {
  let format = formats.get(timezone);
  if (!format) {
    // sv-SE writes ISO 8601 dates
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timezone, format);
  }
  return format.format(instant);
}

export function addDays(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The Monday of the week in which a day lies. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
}

/**
 * The next birthday on or after a day, and the age it brings. Somebody born on 29 February has it on
 * 1 March in other years (as English law counts ages).
 */
export function nextBirthday(dateOfBirth: string, day: string): { day: string; turns: number } {
  const year = Number(day.slice(0, 4));
  const born = Number(dateOfBirth.slice(0, 4));
  const thisYear = birthdayIn(dateOfBirth, year);
  return thisYear >= day
    ? { day: thisYear, turns: year - born }
    : { day: birthdayIn(dateOfBirth, year + 1), turns: year + 1 - born };
}

function birthdayIn(dateOfBirth: string, year: number): string {
  const monthAndDay = dateOfBirth.slice(5);
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${year}-${monthAndDay === '02-29' && !isLeapYear ? '03-01' : monthAndDay}`;
}
