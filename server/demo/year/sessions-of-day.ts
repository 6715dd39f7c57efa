import { coreActivities } from '../../activities/core-activities.ts';
import { numberOf } from '../chance.ts';
import {
  comingSunday,
  dateOfBirth,
  dayMonthsAgo,
  instantAt,
  isTermTime,
  monthOf,
  nthInMonth,
  weekdayOf,
} from '../dates.ts';
import type { ProgrammeSlot, Usual } from '../programme.ts';
import type { YearPerson } from './people-of-year.ts';
import type { YearOfHome } from './year-input.ts';

/** One session of one day, before anybody has come to it. */
export type DaySession = {
  /** Unique in its home; the session's id is made from it. */
  key: string;
  day: string;
  activity: string;
  title: string;
  starts_at: Date;
  minutes: number;
  place: string;
  leader: string;
  is_open_to_everyone: boolean;
  /** Keys of the people who usually come, whether or not they are about that day. */
  usual: readonly string[];
  is_on_now: boolean;
};

type Slot = Omit<ProgrammeSlot, 'weekday' | 'nth' | 'in_term'>;

/** How many make a group where nobody is named. */
const REGULARS = 7;

const library = new Map(coreActivities.map((activity) => [activity.slug, activity]));

export function activityOf(slug: string) {
  const found = library.get(slug);
  if (found === undefined) throw new Error(`The library has no activity ${slug}`);
  return found;
}

/** What is planned on a day that is not today: its weekday's slots and whatever is special about it, in order. */
export function sessionsOn(
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  day: string,
  today: string,
): DaySession[] {
  const slots = [
    ...weekdaySlots(home, day, today),
    ...specialSlots(home, day, today),
    ...birthdaySlots(home, people, day, today),
  ];
  return slots
    .filter((slot) => isOffered(slot, day, today))
    .map((slot) => daySession(home, people, slot, day, today))
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
}

/** The session that is on now: begun 15 to 20 minutes ago, but never yesterday. */
export function sessionOnNow(
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  today: string,
  now: Date,
): DaySession | null {
  const { on_now } = home.programme;
  if (on_now === null) return null;
  const fiveMinutes = 5 * 60_000;
  const started = Math.floor((now.getTime() - 15 * 60_000) / fiveMinutes) * fiveMinutes;
  const starts_at = new Date(Math.max(started, instantAt(today, '00:00', home.timezone).getTime()));
  const session = daySession(home, people, { ...on_now, at: '12:00' }, today, today);
  return { ...session, key: `${home.key} ${today} on now ${starts_at.toISOString()}`, starts_at, is_on_now: true };
}

/**
 * Today: the session on now, and around it what the weekday has. Nothing else runs at the same time, so
 * that "On now" is one thing: what would overlap moves to half an hour after it, or falls out at night.
 */
export function sessionsToday(
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  today: string,
  now: Date,
): DaySession[] {
  const onNow = sessionOnNow(home, people, today, now);
  const extra = home.programme.today.map((slot) => daySession(home, people, slot, today, today));
  const others = [...extra, ...sessionsOn(home, people, today, today)].filter(
    (session, index, all) =>
      session.activity !== onNow?.activity && all.findIndex((other) => other.activity === session.activity) === index,
  );
  if (onNow === null) return others;
  const clear = { from: onNow.starts_at.getTime() - 5 * 60_000, until: endOf(onNow) + 30 * 60_000 };
  const tooLate = instantAt(today, '20:00', home.timezone).getTime();
  let next = clear.until;
  const moved = others.flatMap((session) => {
    if (endOf(session) <= clear.from || session.starts_at.getTime() >= next) return [session];
    const starts_at = new Date(next);
    if (next > tooLate) return [];
    next += (session.minutes + 30) * 60_000;
    return [{ ...session, starts_at }];
  });
  return [...moved, onNow].toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
}

export function endOf(session: { starts_at: Date; minutes: number }): number {
  return session.starts_at.getTime() + session.minutes * 60_000;
}

function weekdaySlots(home: YearOfHome, day: string, today: string): Slot[] {
  if (home.programme.closed_on.includes(day.slice(5))) return [];
  return home.programme.slots.filter(
    (slot) =>
      slot.weekday === weekdayOf(day) &&
      (slot.nth === undefined || slot.nth.includes(nthInMonth(day))) &&
      (slot.in_term === undefined || isTermTime(day) || day === today),
  );
}

function specialSlots(home: YearOfHome, day: string, today: string): Slot[] {
  return home.programme.special.filter(({ on }) =>
    on === 'coming-sunday' ? day === comingSunday(today) : day.endsWith(on.month_day),
  );
}

/** A tea for whoever has a birthday and likes company. Nobody's is kept twice, and none before they came or after they died. */
function birthdaySlots(home: YearOfHome, people: ReadonlyMap<string, YearPerson>, day: string, today: string): Slot[] {
  if (!home.has_birthday_teas) return [];
  return home.residents
    .filter((resident) => {
      const person = people.get(resident.key);
      if (person === undefined || resident.joins === 'rarely' || resident.joins === 'never') return false;
      if ('turns_on_coming_sunday' in resident.birthday) return false;
      return (
        day.endsWith(resident.birthday.month_day) && day > person.from && (person.until === null || day <= person.until)
      );
    })
    .map((resident) => {
      const age = Number(day.slice(0, 4)) - Number(dateOfBirth(resident.birthday, today).slice(0, 4));
      const guests = nearest(home, resident.key, 5);
      return {
        at: '15:30',
        minutes: 45,
        activity: 'birthday-tea',
        title: `${resident.known_as}’s ${ordinal(age)} birthday tea`,
        place: 'Terrace room',
        leader: home.staff.find((member) => member.close_to.includes(resident.key))?.key ?? home.staff[1]?.key ?? '',
        usual: [resident.key, ...guests],
      };
    });
}

/** The same few of the wing each year: friends have their table. */
function nearest(home: YearOfHome, key: string, count: number): string[] {
  const wing = home.residents.find((resident) => resident.key === key)?.wing;
  return home.residents
    .filter(
      (resident) =>
        resident.key !== key &&
        resident.wing === wing &&
        (resident.joins === 'gladly' || resident.joins === 'sometimes'),
    )
    .toSorted((one, other) => numberOf(key + one.key) - numberOf(key + other.key))
    .slice(0, count)
    .map((resident) => resident.key);
}

function isOffered(slot: Slot, day: string, today: string): boolean {
  if (slot.since_months_ago !== undefined && day < dayMonthsAgo(today, slot.since_months_ago)) return false;
  return slot.until_months_ago === undefined || day < dayMonthsAgo(today, slot.until_months_ago);
}

function daySession(
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  slot: Slot,
  day: string,
  today: string,
): DaySession {
  return {
    key: `${home.key} ${day} ${slot.at} ${slot.activity}`,
    day,
    activity: slot.activity,
    title: slot.titles?.[monthOf(day)] ?? slot.title ?? home.titles[slot.activity] ?? activityOf(slot.activity).title,
    starts_at: instantAt(day, slot.at, home.timezone),
    minutes: slot.minutes,
    place: slot.place,
    leader: slot.leader,
    is_open_to_everyone: slot.is_open_to_everyone ?? false,
    usual:
      slot.usual.length > 0
        ? slot.usual.flatMap((usual) => usualOn(usual, day, today))
        : regularsOf(people, slot.activity),
    is_on_now: false,
  };
}

function usualOn(usual: Usual, day: string, today: string): string[] {
  if (typeof usual === 'string') return [usual];
  const [resident, since] = usual;
  return day >= dayMonthsAgo(today, since) ? [resident] : [];
}

/** Whoever likes such things most. */
function regularsOf(people: ReadonlyMap<string, YearPerson>, activity: string): string[] {
  const { themes } = activityOf(activity);
  const liking = (person: YearPerson) =>
    themes.filter((theme) => person.interests.has(theme)).length +
    { gladly: 1, sometimes: 0.4, rarely: -0.6, never: -9 }[person.joins] +
    (numberOf(person.key + activity) % 100) / 100;
  return [...people.values()]
    .filter((person) => person.joins !== 'never')
    .toSorted((one, other) => liking(other) - liking(one))
    .slice(0, REGULARS)
    .map((person) => person.key);
}

function ordinal(number: number): string {
  const lastTwo = number % 100;
  const ending = lastTwo > 10 && lastTwo < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
