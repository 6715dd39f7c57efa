import { format } from 'date-fns';
import { cy } from 'date-fns/locale/cy';
import { enGB } from 'date-fns/locale/en-GB';
import type { NoticeCategory } from '@heartsease/domain/notice-board/notice.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { useNow } from '../words/now.ts';

interface TvWordsSaid {
  today: string;
  quiet: string;
  all_day: string;
  as_of: (time: string) => string;
  back: string;
  pause: string;
  go_on: string;
  next: string;
  categories: Record<NoticeCategory, string>;
}

/**
 * What the screen says by itself. It speaks the language of the notice that it shows, whatever its browser speaks: so,
 * as paper does, it brings both along.
 */
export const TV_WORDS: Record<PaperLanguage, TvWordsSaid> = {
  en: {
    today: 'Today',
    quiet: 'A quiet day, with room for whatever comes.',
    all_day: 'All day',
    as_of: (time) => `No connection. This is how it stood at ${time}.`,
    back: 'Back',
    pause: 'Pause',
    go_on: 'Go on',
    next: 'Next',
    categories: {
      news: 'News',
      urgent: 'Urgent',
      menu: 'Menu',
      health: 'Health',
      thanks: 'Thank you',
      staff_only: '',
    },
  },
  cy: {
    today: 'Heddiw',
    quiet: 'Diwrnod tawel, a lle i beth bynnag ddaw.',
    all_day: 'Drwy’r dydd',
    as_of: (time) => `Dim cysylltiad. Fel hyn yr oedd am ${time}.`,
    back: 'Yn ôl',
    pause: 'Oedi',
    go_on: 'Ymlaen',
    next: 'Nesaf',
    categories: {
      news: 'Newyddion',
      urgent: 'Brys',
      menu: 'Bwydlen',
      health: 'Iechyd',
      thanks: 'Diolch',
      staff_only: '',
    },
  },
};

const LOCALES = { en: enGB, cy };

/** The clock and the day of the home, in one of its languages. */
export function useClock(timezone: string, language: PaperLanguage): { clock: string; day: string } {
  const now = useNow();
  const noon = new Date(`${calendarDay(now, timezone)}T12:00:00`);
  const day = format(noon, 'EEEE d MMMM', { locale: LOCALES[language] });
  return { clock: timeOn(now.toISOString(), timezone), day: day.replace(/^d/u, 'D') };
}
