import { addDays, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { dayMonthsAgo, duskOf, latestDay, weekdayOf } from '../dates.ts';
import type { Beat } from '../larch-house/threads/thread.ts';
import { isAbout } from './people-of-year.ts';
import type { YearPerson } from './people-of-year.ts';
import { sessionsOn } from './sessions-of-day.ts';
import type { YearOfHome } from './year-input.ts';

/** One moment of somebody's story, on its day. */
export type DatedBeat = Omit<Beat, 'when'> & { resident: string; day: string };

/** A beat in a group waits or hurries so many days for its session. */
const REACH_DAYS = 16;

/** Every beat of every story that falls between two days, while its person lives here and has company. */
export function storiesBetween(
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  from: string,
  today: string,
): DatedBeat[] {
  return home.threads.flatMap((thread) => {
    const person = people.get(thread.resident);
    if (person === undefined) return [];
    return thread.beats.flatMap((beat) => {
      const wished = nearestWeekday(dayOf(home, beat, today), beat.weekday);
      const day =
        wished !== null && beat.format === 'group' ? dayOfSession(home, people, beat.activity, wished, today) : wished;
      if (day === null || day < from || day > today || !isAbout(person, day)) return [];
      return [{ ...beat, at: beat.at === 'dusk' ? duskOf(day) : beat.at, resident: thread.resident, day }];
    });
  });
}

function dayOf(home: YearOfHome, { when }: Beat, today: string): string | null {
  if ('months_ago' in when) return dayMonthsAgo(today, when.months_ago);
  if ('days_ago' in when) return addDays(today, -when.days_ago);
  if ('month' in when) return latestDay(when, today);
  const death = home.residents.find((resident) => resident.key === when.days_after_the_death_of)?.died_on;
  return death === undefined ? null : addDays(latestDay(death, today), when.days);
}

function nearestWeekday(day: string | null, weekday: number | undefined): string | null {
  if (day === null || weekday === undefined) return day;
  const ahead = (weekday - weekdayOf(day) + 7) % 7;
  return addDays(day, ahead > 3 ? ahead - 7 : ahead);
}

/** The nearest day before today on which the programme has the activity. */
function dayOfSession(
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  activity: string,
  wished: string,
  today: string,
): string | null {
  const days = Array.from({ length: 2 * REACH_DAYS + 1 }, (_, index) => addDays(wished, index - REACH_DAYS));
  return (
    days
      .filter((day) => day < today)
      .toSorted((one, other) => Math.abs(daysBetween(wished, one)) - Math.abs(daysBetween(wished, other)))
      .find((day) => sessionsOn(home, people, day, today).some((session) => session.activity === activity)) ?? null
  );
}
