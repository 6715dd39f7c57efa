import { USUAL_TARGETS } from '@heartsease/domain/dashboard/targets.ts';
import { isOffered } from '@heartsease/domain/reports/response.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { MomentFact } from './figures.queries.ts';
import type { CountedFigures } from './key-figures.ts';
import type { PersonPresent } from './presence.queries.ts';
import { giniOf, intervalOf, isWeekend, medianOf, percentOf, round, sumOf } from './reckon.ts';

/** The evening begins. */
const EVENING = 17;
/** More of a day is a slip of the hand. */
const MOST_MINUTES = 480;
const TOP_REASONS = 3;

type Person = Pick<PersonPresent, 'id' | 'days'> & { is_in_bed: boolean };

/** All key figures that are made of moments, of some people and days (screens.md 3.7). */
export function figuresOfMoments(
  people: readonly Person[],
  moments: readonly MomentFact[],
  to: string,
  { domains_per_week, one_to_one_per_week } = USUAL_TARGETS,
): CountedFigures {
  const ofPerson = Map.groupBy(moments, ({ resident_id }) => resident_id);
  const engaged = Map.groupBy(
    moments.filter(({ is_engaged }) => is_engaged),
    ({ resident_id }) => resident_id,
  );
  const engagedOf = ({ id }: Person) => engaged.get(id) ?? [];
  const weekend = new Set([...new Set(moments.map(({ day }) => day))].filter(isWeekend));
  const weekBefore = addDays(to, -7);
  const inWeek = ({ day }: MomentFact) => day > weekBefore;
  const here = people.filter(({ days }) => days.includes(to));
  const days = sumOf(people, (person) => person.days.length);
  const byDay = people.flatMap((person) => {
    const minutes = minutesByDay(engagedOf(person));
    return person.days.map((day) => Math.min(MOST_MINUTES, minutes.get(day) ?? 0));
  });
  const offered = sumOf(people, ({ id, days: present }) => {
    const own = new Set((ofPerson.get(id) ?? []).filter(isOffered).map(({ day }) => day));
    return present.filter((day) => own.has(day)).length;
  });
  const engagedHere = sumOf(people, (person) => engagedOf(person).length);
  const chosen = moments.filter(({ choice_made }) => choice_made !== null);
  const lifts = moments.flatMap(({ lift }) => (lift === null ? [] : [lift]));
  const inBed = here.filter(({ is_in_bed }) => is_in_bed);
  const shareOfPeople = (some: readonly Person[], has: (person: Person) => boolean) => share(some.filter(has), some);
  const shareOfMoments = (has: (moment: MomentFact) => boolean) => ({
    ...share(moments.filter(has), moments),
    people: ofPerson.size,
  });
  const tookPart = shareOfPeople(people, (person) => engagedOf(person).length > 0);
  return {
    residents_engaged: tookPart,
    qs184_5b: tookPart,
    moments_a_week: {
      value: days === 0 ? null : Math.round((70 * engagedHere) / days) / 10,
      numerator: engagedHere,
      n: days,
    },
    minutes_a_day: { value: medianOf(byDay), n: byDay.length },
    reached: { value: percentOf(offered, days), numerator: offered, n: days },
    choice: share(
      chosen.filter(({ choice_made }) => choice_made),
      chosen,
    ),
    variety: shareOfPeople(
      here,
      (person) =>
        new Set(
          engagedOf(person)
            .filter(inWeek)
            .map(({ category }) => category),
        ).size >= domains_per_week,
    ),
    one_to_one: shareOfMoments(({ format }) => format === 'one_to_one'),
    in_bed: shareOfPeople(
      inBed,
      (person) =>
        engagedOf(person).filter((moment) => inWeek(moment) && moment.format === 'one_to_one').length >=
        one_to_one_per_week,
    ),
    mood_lift: {
      value: lifts.length === 0 ? null : round(sumOf(lifts, (lift) => lift) / lifts.length, 2),
      n: lifts.length,
      interval: intervalOf(lifts),
    },
    declined: {
      ...shareOfMoments(({ not_today_reason }) => not_today_reason === 'declined'),
      reasons: topReasons(moments),
    },
    evenings_and_weekends: shareOfMoments(({ hour, day }) => hour >= EVENING || weekend.has(day)),
    fairness: {
      value: giniOf(people.map((person) => sumOf(engagedOf(person), ({ minutes }) => minutes) / person.days.length)),
      n: people.length,
    },
    outdoors: shareOfPeople(here, (person) =>
      engagedOf(person).some((moment) => inWeek(moment) && moment.category === 'outdoors'),
    ),
  };
}

function minutesByDay(moments: readonly MomentFact[]): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const moment of moments) minutes.set(moment.day, (minutes.get(moment.day) ?? 0) + moment.minutes);
  return minutes;
}

function share(some: readonly unknown[], all: readonly unknown[]) {
  return { value: percentOf(some.length, all.length), numerator: some.length, n: all.length };
}

function topReasons(moments: readonly MomentFact[]) {
  const said = moments.flatMap(({ not_today_reason }) => not_today_reason ?? []);
  return [...Map.groupBy(said, (reason) => reason)]
    .map(([reason, all]) => ({ reason, count: all.length }))
    .toSorted((one, other) => other.count - one.count || one.reason.localeCompare(other.reason))
    .slice(0, TOP_REASONS);
}
