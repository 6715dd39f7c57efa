import { whomItSpeaksTo } from '../activities/group-fit.ts';
import { MOST_REASONS } from './suggested-week.ts';
import type { WeekReason } from './suggested-week.ts';
import type { WeekActivity, WeekFit, WeekPerson, WeekSoFar } from './week-so-far.ts';
import { isWeekend, partOf } from './week-times.ts';

/** Why a session would be good for a week that does not have it yet: one to three reasons, the weightiest first. */
export function weekReasons(
  week: WeekSoFar,
  { day, time, activity, chosen }: { day: string; time: string; activity: WeekActivity; chosen: readonly WeekFit[] },
): WeekReason[] {
  const people = chosen.map(({ person }) => person);
  const missed = people.filter(({ engaged_7_days }) => engaged_7_days === 0);
  const reasons: WeekReason[] =
    missed.length > 0 ? [{ kind: 'missed', resident_ids: missed.map(({ id }) => id) }] : [fewerThanSuits(week, people)];
  const speaking = whomItSpeaksTo(chosen);
  if (speaking !== null) reasons.push(speaking);
  if (people.length > 1) {
    const wing = neediestWing(week);
    const fromThere = people.filter((person) => person.wing === wing);
    if (wing !== null && fromThere.length * 2 > people.length) reasons.push({ kind: 'wing', wing });
    if (isWeekend(day) && week.roundsOn(day) === 0) reasons.push({ kind: 'weekend' });
    else if (partOf(time) === 'evening' && !hasEvening(week, day)) reasons.push({ kind: 'evening' });
    if (week.sideOf(activity.category) === 0) reasons.push({ kind: 'missing_side', category: activity.category });
  }
  return reasons.slice(0, MOST_REASONS);
}

function fewerThanSuits(week: WeekSoFar, people: readonly WeekPerson[]): WeekReason {
  const below = people.filter((person) => week.expected(person) < person.weekly_target);
  return below.length > 0
    ? { kind: 'below_target', resident_ids: below.map(({ id }) => id) }
    : { kind: 'fewer', moments: week.common, resident_ids: people.map(({ id }) => id) };
}

function hasEvening(week: WeekSoFar, day: string): boolean {
  return week.on(day).some(({ time, is_visit }) => !is_visit && partOf(time) === 'evening');
}

/** The one that gets least of what suits its people; null where several do. */
function neediestWing(week: WeekSoFar): string | null {
  const wings = new Set(week.question.people.map(({ wing }) => wing).filter((wing) => wing !== ''));
  const [least, next] = [...wings]
    .map((wing) => ({ wing, reach: week.reachOf(wing) }))
    .toSorted((one, other) => one.reach - other.reach);
  return least !== undefined && next !== undefined && least.reach < next.reach ? least.wing : null;
}
