import { checksOf, isForSoMany } from '../activities/group-fit.ts';
import { faceOf } from '../interests/activity-fit.ts';
import { gini } from './gini.ts';
import { samePlace } from './plan.ts';
import type { SuggestedWeek, WeekSuggestion } from './suggested-week.ts';
import { weekReasons } from './week-reasons.ts';
import { WeekSoFar } from './week-so-far.ts';
import type { WeekActivity, WeekFit, WeekPerson, WeekQuestion } from './week-so-far.ts';
import { canBeAt, isOutside, suitsHour } from './week-times.ts';
import type { PartOfDay } from './week-times.ts';

/** More make no good round, whatever a sheet allows. */
const MOST_IN_A_ROUND = 12;
const FEWEST_IN_A_ROUND = 3;
/** So many people are called on each day, besides what is on for many. */
const VISITS_A_DAY = 2;
/** When a visit fits between what is on; the first that is free. */
const VISIT_TIMES = ['11:15', '13:30', '16:00', '18:30', '09:45'];
const VISIT_MINUTES = 45;
/** An evening counts for two: there is about one for every two mornings. */
const PART_WEIGHT = { morning: 1, afternoon: 1, evening: 2 } as const satisfies Record<PartOfDay, number>;
const PARTS = ['morning', 'afternoon', 'evening'] as const satisfies PartOfDay[];
/** As in what suits a group: it has to speak to a quarter of them. */
const MANY = 4;

/**
 * What could be planned in a week, so that everybody gets about as many moments as suit them. It fills the emptiest
 * day first, and of that day the part (morning, afternoon, evening) that the week has least of, with what is worth
 * most to those who are still below their number. Whoever no round was found for gets visits. Then who needs
 * less than most is invited once more, to a round or by a visit, because some invitations are declined. The same facts
 * give the same week.
 */
export function suggestWeek(question: WeekQuestion): Omit<SuggestedWeek, 'residents'> {
  const week = new WeekSoFar(question);
  const as_planned = shareOf(week);
  addRounds(week);
  addVisits(week);
  week.inviteOnceMore();
  addRounds(week);
  addVisits(week);
  return {
    suggestions: week.suggestions.toSorted((one, other) => compare(one.day + one.time, other.day + other.time)),
    fairness: { people: question.people.length, as_planned, with_these: shareOf(week) },
  };
}

function shareOf(week: WeekSoFar) {
  const { people } = week.question;
  return {
    reached: people.filter((person) => week.expected(person) >= person.weekly_target).length,
    gini: gini(people.map((person) => week.expected(person))),
  };
}

/** A time, something to do, and who would be there. */
interface Found {
  day: string;
  time: string;
  activity: WeekActivity;
  chosen: readonly WeekFit[];
  worth: number;
}

/** Sessions for several people, as many as a day of this home usually has. */
function addRounds(week: WeekSoFar): void {
  const { usual } = week.question;
  const exhausted = new Set<string>();
  for (;;) {
    const [emptiest] = week.days
      .flatMap((day) => PARTS.map((part) => ({ day, part })))
      .filter(({ day, part }) => !exhausted.has(`${day} ${part}`) && week.roundsOn(day) < usual.rounds_a_day)
      .toSorted(
        (one, other) =>
          week.roundsOn(one.day) - week.roundsOn(other.day) ||
          week.roundsIn(one.part) * PART_WEIGHT[one.part] - week.roundsIn(other.part) * PART_WEIGHT[other.part] ||
          compare(one.day, other.day),
      );
    if (emptiest === undefined) return;
    const { day, part } = emptiest;
    const found = bestRound(week, day, usual.times[part]);
    if (found === null) exhausted.add(`${day} ${part}`);
    else week.add(told(week, found), found.activity);
  }
}

function bestRound(week: WeekSoFar, day: string, times: readonly string[]): Found | null {
  const needs = new Map(
    week.question.people
      .filter((person) => !person.is_in_bed && week.missing(person) > 0 && week.isFreeOn(person, day))
      .map((person) => [person.id, needOf(week, person)]),
  );
  const room = times.map((time) => ({ time, minutes: week.freeFrom(day, time) }));
  const rounds = week.question.activities.flatMap((activity) => {
    const time = timeFor(activity, day, room);
    if (time === undefined || week.has(activity)) return [];
    const taken = week.takenAt({ day, time, minutes: activity.minutes });
    const there = new Set(taken.flatMap(({ resident_ids }) => resident_ids));
    const round = whoGainsMost(week, activity, new Map([...needs].filter(([id]) => !there.has(id))));
    if (round === null) return [];
    const worth = round.gain * sideWorth(week, activity) * suitsHour(activity, day, time);
    return [{ day, time, activity, chosen: round.chosen, worth }];
  });
  return best(rounds);
}

/** Those to whom it means most, as many as there is room for; null when they make no round. */
function whoGainsMost(week: WeekSoFar, activity: WeekActivity, needs: ReadonlyMap<string, number>) {
  const room = Math.min(
    MOST_IN_A_ROUND,
    activity.group_size?.to ?? MOST_IN_A_ROUND,
    week.question.usual.rooms.get(activity.id) ?? MOST_IN_A_ROUND,
  );
  const fits = week.fits(activity);
  const round = [...needs]
    .flatMap(([id, need]) => {
      const fit = fits.get(id);
      return fit === undefined ? [] : [{ fit, gain: need * fit.score }];
    })
    .toSorted((one, other) => other.gain - one.gain || compare(one.fit.person.id, other.fit.person.id))
    .slice(0, room);
  const chosen = round.map(({ fit }) => fit);
  if (chosen.length < Math.max(FEWEST_IN_A_ROUND, activity.group_size?.from ?? 0)) return null;
  if (!isForSoMany(activity, chosen.length)) return null;
  if (chosen.filter(({ speaking }) => speaking.length > 0).length * MANY < chosen.length) return null;
  return { chosen, gain: round.reduce((sum, { gain }) => sum + gain, 0) };
}

/** 0 to 2: how far somebody is below their number; more when the last days were empty and their wing has little. */
function needOf(week: WeekSoFar, person: WeekPerson): number {
  const lately = Math.min(1, person.engaged_7_days / person.weekly_target);
  const below = week.missing(person) / person.weekly_target;
  return below * (1 + 0.5 * (1 - lately) + 0.5 * (1 - week.reachOf(person.wing)));
}

/** 1 to 1.5: most for what is all about a side of life that the week has nothing of. */
function sideWorth(week: WeekSoFar, { weights }: WeekActivity): number {
  const worths = Object.entries(weights).map(([side, weight]) => weight / (3 + week.sideOf(side)));
  return 1 + 0.5 * Math.max(0, ...worths);
}

/** Calls on one person, for whoever is still below their number: first for who is furthest. */
function addVisits(week: WeekSoFar): void {
  const visitsOn = (day: string) => week.suggestions.filter((one) => one.day === day && one.resident_ids.length === 1);
  for (;;) {
    const waiting = week.question.people
      .filter((person) => week.missing(person) > 0)
      .map((person) => ({ person, need: needOf(week, person) }))
      .toSorted((one, other) => other.need - one.need || compare(one.person.id, other.person.id));
    const days = week.days
      .map((day) => ({ day, visits: visitsOn(day).length }))
      .filter(({ visits }) => visits < VISITS_A_DAY)
      .toSorted((one, other) => one.visits - other.visits || compare(one.day, other.day));
    const visit = firstOf(waiting, ({ person }) => firstOf(days, ({ day }) => bestVisit(week, person, day)));
    if (visit === null) return;
    week.add(told(week, visit), visit.activity);
  }
}

function bestVisit(week: WeekSoFar, person: WeekPerson, day: string): Found | null {
  if (!week.isFreeOn(person, day)) return null;
  const room = VISIT_TIMES.map((time) => ({ time, minutes: week.freeFrom(day, time, person) }));
  const visits = week.question.activities.flatMap((activity) => {
    if (!activity.formats.includes('one_to_one') || activity.minutes > VISIT_MINUTES) return [];
    const fit = week.fits(activity).get(person.id);
    const time = timeFor(activity, day, room);
    if (fit === undefined || time === undefined || week.has(activity, person)) return [];
    const worth = fit.score * sideWorth(week, activity) * suitsHour(activity, day, time);
    return [{ day, time, activity, chosen: [fit], worth }];
  });
  return best(visits);
}

/** The first of these times at which it can be. */
function timeFor(activity: WeekActivity, day: string, room: readonly { time: string; minutes: number }[]) {
  return room.find(({ time, minutes }) => activity.minutes <= minutes && canBeAt(activity, day, time))?.time;
}

function best(found: readonly Found[]): Found | null {
  const [first] = found.toSorted(
    (one, other) =>
      other.worth - one.worth ||
      compare(one.activity.title, other.activity.title) ||
      compare(one.activity.id, other.activity.id),
  );
  return first ?? null;
}

function told(week: WeekSoFar, found: Found): WeekSuggestion {
  const { day, time, activity, chosen } = found;
  const people = chosen.map(({ person }) => person);
  return {
    activity: faceOf(activity),
    day,
    time,
    minutes: activity.minutes,
    place: people.length === 1 ? '' : freePlace(week, found),
    resident_ids: people.map(({ id }) => id),
    reasons: weekReasons(week, found),
    check_first: checksOf(activity, people),
  };
}

/** Left open where something else has the place: whoever plans the week knows another. */
function freePlace(week: WeekSoFar, { day, time, activity }: Found): string {
  const place = placeFor(week, activity);
  const taken = week.takenAt({ day, time, minutes: activity.minutes });
  return taken.some((one) => samePlace(one.place, place)) ? '' : place;
}

/** Where it usually is, or what is like it; nobody feeds the hens in the kitchen where most of the home's roles are. */
function placeFor({ question: { usual } }: WeekSoFar, activity: WeekActivity): string {
  const own = usual.places.get(activity.id);
  if (own !== undefined || isOutside(activity)) return own ?? '';
  return usual.places.get(activity.category) ?? usual.place;
}

function firstOf<Thing, Answer>(things: readonly Thing[], find: (thing: Thing) => Answer | null): Answer | null {
  for (const thing of things) {
    const answer = find(thing);
    if (answer !== null) return answer;
  }
  return null;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
