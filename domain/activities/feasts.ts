import { z } from 'zod';
import { addDays } from '../time/calendar.ts';

export const Feast = z.enum(['christmas', 'easter', 'lunar_new_year', 'eid', 'diwali', 'vaisakhi', 'hanukkah']);
export type Feast = z.infer<typeof Feast>;

/**
 * The feasts that follow the moon, as their calendars give them; Eid may fall a day off, by the sighting, and of
 * Hanukkah it is the evening of the first candle. After the last year that stands here they are not told any more:
 * better none than a wrong day.
 */
const BY_THE_MOON: Record<'lunar_new_year' | 'eid' | 'diwali' | 'hanukkah', readonly string[]> = {
  lunar_new_year: ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03', '2031-01-23'],
  eid: ['2026-03-20', '2027-03-10', '2028-02-27', '2029-02-15', '2030-02-05', '2031-01-25'],
  diwali: ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26', '2031-11-14'],
  hanukkah: ['2026-12-04', '2027-12-24', '2028-12-12', '2029-12-01', '2030-12-20', '2031-12-09'],
};

/** From so many days before, there is time to get ready. */
const DAYS_AHEAD = 10;

/** The activities of the library that are for a feast and for no other day, by their slug. */
export const FEASTS_OF: Readonly<Record<string, readonly Feast[]>> = {
  'festival-day': Feast.options,
  'lunar-new-year': ['lunar_new_year'],
  'eid-morning': ['eid'],
  'diwali-lamps': ['diwali'],
};

/** The feasts that are near on a day, the next first. @param daysAhead 0 for those of that very day */
export function feastsNear(day: string, daysAhead = DAYS_AHEAD): { feast: Feast; on: string }[] {
  const year = Number(day.slice(0, 4));
  const last = addDays(day, daysAhead);
  const days: { feast: Feast; on: string }[] = [
    { feast: 'christmas', on: `${year}-12-25` },
    { feast: 'easter', on: easterOf(year) },
    // As the Nanakshahi calendar has it.
    { feast: 'vaisakhi', on: `${year}-04-14` },
    ...Object.entries(BY_THE_MOON).flatMap(([feast, on]) => on.map((one) => ({ feast: Feast.parse(feast), on: one }))),
  ];
  return days.filter(({ on }) => day <= on && on <= last).toSorted((one, other) => one.on.localeCompare(other.on));
}

/** Easter Sunday of the Western churches (the anonymous Gregorian algorithm, Nature 1876). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}
