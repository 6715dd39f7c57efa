import { addDays, daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { DemoResident } from '../cast.ts';
import { arrivalDay, latestDay } from '../dates.ts';
import type { YearOfHome } from './year-input.ts';

/** A resident with what the year needs to know: since when and until when, and how often lately. */
export type YearPerson = DemoResident & {
  from: string;
  /** The last day on which they lived here; null for whoever still does. */
  until: string | null;
  /**
   * They are short of company today: the last moment was on `last`, and before it there were few in the
   * week. Plans from tomorrow on count on them again.
   */
  unseen: { few_from: string; last: string; until: string } | null;
  interests: ReadonlySet<string>;
  favourite_slugs: ReadonlySet<string>;
  /** Days of the engaged moments so far. */
  engaged_on: string[];
  /** Busy from and until, in minutes of the day, on `busy_day`. */
  busy_day: string;
  busy: [number, number][];
};

export function peopleOfYear(home: YearOfHome, today: string): Map<string, YearPerson> {
  const people = home.residents.map((resident): [string, YearPerson] => {
    const short = home.short_of_company.find((person) => person.resident === resident.key);
    const person = {
      ...resident,
      from: arrivalDay(resident.moved_in, today),
      until: resident.died_on ? addDays(latestDay(resident.died_on, today), -1) : null,
      unseen: short ? { few_from: addDays(today, -5), last: addDays(today, -short.days), until: today } : null,
      interests: new Set(resident.themes),
      favourite_slugs: new Set(resident.favourites.map(([slug]) => slug)),
      engaged_on: [],
      busy_day: '',
      busy: [],
    };
    return [resident.key, person];
  });
  return new Map(people);
}

/** Lives here on that day, and has company on it. The day of arrival belongs to unpacking. */
export function isAbout(person: YearPerson, day: string): boolean {
  if (day <= person.from || (person.until !== null && day > person.until)) return false;
  if (person.unseen === null) return true;
  const { few_from, last, until } = person.unseen;
  return day === last || day > until || (day < few_from && day < last);
}

export function daysSinceEngaged(person: YearPerson, day: string): number {
  const last = person.engaged_on.at(-1);
  return last === undefined ? Math.min(14, daysBetween(person.from, day)) : daysBetween(last, day);
}

export function engagedInWeek(person: YearPerson, day: string): number {
  const since = addDays(day, -7);
  return person.engaged_on.slice(-12).filter((engaged) => engaged > since).length;
}

/** True and noted when the person is free then. */
export function takeTime(person: YearPerson, day: string, startsAt: number, minutes: number): boolean {
  if (person.busy_day !== day) {
    person.busy_day = day;
    person.busy = [];
  }
  const isFree = person.busy.every(([from, until]) => startsAt + minutes <= from || startsAt >= until);
  if (isFree) person.busy.push([startsAt, startsAt + minutes]);
  return isFree;
}
