import { addDays, daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { Chance } from '../chance.ts';
import type { DemoStaffMember } from '../cast.ts';
import { dayMonthsAgo, instantAt, weekdayOf } from '../dates.ts';
import { howItWas, whyNot } from './how-it-was.ts';
import type { NoteBook } from './note-book.ts';
import { daysSinceEngaged, engagedInWeek, isAbout, takeTime } from './people-of-year.ts';
import type { YearPerson } from './people-of-year.ts';
import { activityOf } from './sessions-of-day.ts';
import type { DatedBeat } from './stories.ts';
import type { TrueMoment } from './true-moment.ts';
import { offersFor } from './what-suits.ts';
import type { YearOfHome } from './year-input.ts';

/** A moment between two people. */
export type OneToOne = TrueMoment & {
  /** Unique in its home. */
  key: string;
  activity: string;
  title: string;
  starts_at: Date;
  minutes: number;
  author: string;
};

type Day = { day: string; today: string };

const SAYS_A_WORD = { loved: 0.7, enjoyed: 0.46, quiet: 0.46, not_today: 0.4, unsettled: 0.95 } as const;
/** In the last days before today nobody else stays without company, so that the list on Today is short and true. */
const CARE_DAYS = 3;

/** The moments that belong to somebody's story. Asked for first, so that nothing else takes their time. */
export function visitsOfStories(
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  beats: readonly DatedBeat[],
): OneToOne[] {
  return beats.flatMap((beat) => {
    const person = people.get(beat.resident);
    return person ? [fromStory(home, person, beat)] : [];
  });
}

/** Whom else somebody sat down with that day, and how it was. */
export function otherVisits(
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  told: readonly OneToOne[],
  when: Day,
  noteBook: NoteBook,
  chance: Chance,
): OneToOne[] {
  const toldKeys = new Set(told.map(({ person }) => person.key));
  const visited = whomToVisit(home, people, toldKeys, when, told.length, chance);
  return visited.flatMap((person) => visit(home, person, when, noteBook, chance) ?? []);
}

function fromStory(home: YearOfHome, person: YearPerson, beat: DatedBeat): OneToOne {
  const { minutes } = activityOf(beat.activity);
  takeTime(person, beat.day, minuteOf(beat.at), minutes);
  return {
    key: `${home.key} ${beat.day} ${beat.at} ${person.key} ${beat.activity}`,
    person,
    activity: beat.activity,
    title: titleFor(home, person, beat.activity),
    starts_at: instantAt(beat.day, beat.at, home.timezone),
    minutes,
    author: beat.by ?? home.staff.find((member) => member.close_to.includes(person.key))?.key ?? '',
    response: beat.response,
    basis: 'individual',
    not_today_reason: beat.response === 'not_today' ? 'declined' : null,
    note: beat.text,
  };
}

function whomToVisit(
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  already: ReadonlySet<string>,
  when: Day,
  told: number,
  chance: Chance,
): YearPerson[] {
  const { day, today } = when;
  const paced = home.paces.filter(({ resident }) => !already.has(resident) && isPaceDay(home, resident, when));
  const atTheirPace = paced
    .flatMap(({ resident }) => people.get(resident) ?? [])
    .filter((person) => isAbout(person, day));
  const candidates = [...people.values()].filter(
    (person) =>
      isAbout(person, day) && !already.has(person.key) && !home.paces.some(({ resident }) => resident === person.key),
  );
  const lastSeen = candidates.filter((person) => person.unseen?.last === day);
  const longing = (person: YearPerson) => {
    const missing = Math.max(0.15, (person.weekly_target ?? 0) + 0.8 - engagedInWeek(person, day));
    return missing * (1 + daysSinceEngaged(person, day)) ** 1.6;
  };
  const lastCall =
    daysBetween(day, today) <= CARE_DAYS && day !== today
      ? candidates.filter((person) => person.weekly_target !== null && daysSinceEngaged(person, day) >= 2)
      : [];
  const chosen = [...new Set([...lastSeen, ...lastCall])];
  const wanted = visitsOn(home, when, chance) - told - atTheirPace.length;
  while (chosen.length < wanted && chosen.length < candidates.length) {
    chosen.push(
      chance.weighted(
        candidates.filter((person) => !chosen.includes(person)),
        longing,
      ),
    );
  }
  return [...atTheirPace, ...chosen];
}

function visitsOn(home: YearOfHome, { day, today }: Day, chance: Chance): number {
  const [first, last] = home.one_to_ones_a_day;
  const share = 1 - Math.min(365, daysBetween(day, today)) / 365;
  const usual = (first + (last - first) * share) * (weekdayOf(day) > 5 ? 0.85 : 1.06);
  return Math.floor(usual + chance.next());
}

/** People with a pace of their own have their days of the week, other ones each week. */
function isPaceDay(home: YearOfHome, resident: string, { day, today }: Day): boolean {
  const pace = home.paces.find((each) => each.resident === resident);
  const step = pace?.a_week.findLast(([from]) => day >= dayMonthsAgo(today, from));
  const moments = step?.[1] ?? 0;
  const monday = addDays(day, 1 - weekdayOf(day));
  // A stride of three through the week spreads any number of days, and the week decides where it begins.
  const place = ((weekdayOf(day) - 1) * 3 + (daysBetween('2020-01-06', monday) / 7) * 2) % 7;
  if (moments >= 1) return place < moments;
  return place === 0 && (daysBetween('2020-01-06', monday) / 7) % Math.round(1 / Math.max(moments, 0.05)) === 0;
}

function visit(
  home: YearOfHome,
  person: YearPerson,
  { day, today }: Day,
  noteBook: NoteBook,
  chance: Chance,
): OneToOne | null {
  const offer = chance.weighted(offersFor(home, person, day), ({ weight }) => weight);
  const { minutes: usualMinutes } = activityOf(offer.activity);
  const minutes = Math.max(10, Math.min(45, usualMinutes + chance.one([-5, 0, 0, 5, 10])));
  const at = freeTime(person, day, offer.hours, minutes, chance);
  if (at === null) return null;
  const isLately = daysBetween(day, today) < CARE_DAYS || person.unseen?.last === day;
  const answer = howItWas(person, offer.activity, 'one_to_one', chance);
  const response = isLately && (answer === 'not_today' || answer === 'unsettled') ? 'enjoyed' : answer;
  const note = chance.happens(SAYS_A_WORD[response])
    ? noteBook.write(
        {
          person,
          activity: offer.activity,
          format: 'one_to_one',
          response,
          day,
          hour: minuteOf(at) / 60,
          friend: null,
        },
        chance,
      )
    : null;
  return {
    key: `${home.key} ${day} ${at} ${person.key} ${offer.activity}`,
    person,
    activity: offer.activity,
    title: titleFor(home, person, offer.activity),
    starts_at: instantAt(day, at, home.timezone),
    minutes,
    author: authorOf(home.staff, person, at, chance).key,
    response,
    basis: 'individual',
    not_today_reason: response === 'not_today' ? (note ? note.reason : whyNot(chance)) : null,
    note: note?.text ?? null,
  };
}

function titleFor(home: YearOfHome, person: YearPerson, activity: string): string {
  const label = person.favourites.find(([slug]) => slug === activity)?.[1];
  return label ?? home.titles[activity] ?? activityOf(activity).title;
}

/** Whoever is on shift, and rather somebody that the person looks for. */
function authorOf(staff: readonly DemoStaffMember[], person: YearPerson, at: string, chance: Chance): DemoStaffMember {
  const isLate = at >= '15:00';
  return chance.weighted(staff, (member) => {
    const onShift =
      (member.shift === 'late') === isLate || (at >= '13:00' && at < '16:00') ? 1 : at >= '17:30' ? 0 : 0.05;
    return member.writes * onShift * (member.close_to.includes(person.key) ? 5 : 1);
  });
}

const TRIES = 6;

function freeTime(
  person: YearPerson,
  day: string,
  hours: readonly [number, number],
  minutes: number,
  chance: Chance,
): string | null {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const at = timeFor(hours, chance);
    if (takeTime(person, day, minuteOf(at), minutes)) return at;
  }
  return null;
}

function timeFor([from, until]: readonly [number, number], chance: Chance): string {
  const part = chance.weighted(
    [
      [9, 12],
      [13.5, 17],
      [17, 20.25],
    ] as const,
    ([start, end]) => Math.max(0, Math.min(end, until) - Math.max(start, from)) * (start === 17 ? 0.45 : 1),
  );
  const least = Math.max(part[0], from) * 12;
  const most = Math.max(least, Math.min(part[1], until) * 12 - 1);
  const step = chance.between(Math.ceil(least), Math.floor(most));
  return `${String(Math.floor(step / 12)).padStart(2, '0')}:${String((step % 12) * 5).padStart(2, '0')}`;
}

function minuteOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return hours * 60 + minutes;
}
