import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { format } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { calendarDay, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { useProfile } from '../session/use-session.ts';
import { datesOf } from './date-words.ts';
import { useNow } from './now.ts';

/**
 * Days and times in words, in the zone of the home and on a 24-hour clock. Browsers lack Welsh dates
 * (`Intl` prints English ones), so the words come from date-fns; `Intl` only tells the zone.
 */
export interface TimeWords {
  /** The day of the home now, `2026-11-20`. */
  today: string;
  /** The hour of the home now, 0 to 23. */
  hour: number;
  /** The day on which an instant falls there. */
  dayOf: (instant: string) => string;
  /** `10:30` */
  time: (instant: string) => string;
  /** `Friday 20 November` */
  longDay: (day: string) => string;
  /** `20 November` */
  dayAndMonth: (day: string) => string;
  /** `Fri 20 Nov`; with its year when that is another than this one. */
  shortDay: (day: string) => string;
  /** `3 April 1936` */
  date: (day: string) => string;
  /** `November 2026` */
  month: (day: string) => string;
  /** `Friday`, `Fri`, `F`, `20` */
  weekday: (day: string) => string;
  shortWeekday: (day: string) => string;
  letter: (day: string) => string;
  dayOfMonth: (day: string) => string;
  /** `Today`, `Yesterday`, `Tomorrow`, otherwise `Fri 20 Nov`. */
  nearDay: (day: string) => string;
  /** `16 to 22 November`, `28 December to 3 January` */
  span: (from: string, to: string) => string;
  /** `45 min`, `1 hr`, `1 hr 30` */
  minutes: (minutes: number) => string;
  /** `today`, `yesterday`, `6 days ago` */
  daysAgo: (days: number) => string;
}

export function useTimeWords(): TimeWords {
  const { t, i18n } = useLingui();
  const { timezone } = useProfile().carehome;
  const locale = datesOf(i18n.locale) ?? enGB;
  const now = useNow();
  const today = calendarDay(now, timezone);
  const say = (day: string, pattern: string) => format(noonOf(day), pattern, { locale });
  // Welsh days begin with a small `dydd`, which stands first wherever it is said here.
  const name = (day: string, pattern: string) => say(day, pattern).replace(/^d/, 'D');

  function shortDay(day: string): string {
    return say(day, day.slice(0, 4) === today.slice(0, 4) ? 'EEE d MMM' : 'EEE d MMM yyyy');
  }

  function span(from: string, to: string): string {
    if (from === to) return shortDay(from);
    const start = say(from, from.slice(0, 7) === to.slice(0, 7) ? 'd' : 'd MMMM');
    const end = say(to, 'd MMMM');
    return t`${start} to ${end}`;
  }

  function minutesInWords(minutes: number): string {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return t`${minutes} min`;
    const whole = plural(hours, { one: '# hr', other: '# hrs' });
    return rest === 0 ? whole : t`${whole} ${rest}`;
  }

  return {
    today,
    hour: Number(timeIn(timezone, now).slice(0, 2)),
    dayOf: (instant) => calendarDay(new Date(instant), timezone),
    time: (instant) => timeIn(timezone, new Date(instant)),
    longDay: (day) => name(day, 'EEEE d MMMM'),
    dayAndMonth: (day) => say(day, 'd MMMM'),
    shortDay,
    date: (day) => say(day, 'd MMMM yyyy'),
    month: (day) => say(day, 'MMMM yyyy'),
    weekday: (day) => name(day, 'EEEE'),
    shortWeekday: (day) => say(day, 'EEE'),
    letter: (day) => say(day, 'EEEEE'),
    dayOfMonth: (day) => say(day, 'd'),
    nearDay: (day) => {
      switch (daysBetween(today, day)) {
        case 0:
          return t`Today`;
        case -1:
          return t`Yesterday`;
        case 1:
          return t`Tomorrow`;
        default:
          return shortDay(day);
      }
    },
    span,
    minutes: minutesInWords,
    daysAgo: (days) => {
      if (days <= 0) return t`today`;
      return days === 1 ? t`yesterday` : t`${plural(days, { one: '# day ago', other: '# days ago' })}`;
    },
  };
}

/** Noon on the device's own clock: only the date of it is ever read, and no change of the clocks touches it. */
function noonOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function timeIn(timezone: string, instant: Date): string {
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
  return clock.format(instant);
}
