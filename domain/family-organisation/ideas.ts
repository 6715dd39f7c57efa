import type { Feast } from '../activities/feasts.ts';
import { feastsNear, FEASTS_OF } from '../activities/feasts.ts';
import { isOfTheDay } from '../activities/of-the-day.ts';
import type { YearOfActivity } from '../activities/of-the-day.ts';
import { seasonOf } from '../activities/seasons.ts';
import { lotOf } from '../dashboard/lot-of-the-day.ts';
import { LEAST_MATCH, matchOf } from '../interests/interest-match.ts';
import { interestOf } from '../interests/catalogue.ts';
import { energyFor } from './energy.ts';
import type { Effort, Energy } from './energy.ts';
import type { FamilyWhy } from './idea.ts';

/** An activity of the library as a family organisation may be offered it. */
export interface OfferedActivity extends YearOfActivity, Effort {
  id: string;
  title: string;
  summary: string;
  category: string;
  /** In the order of how much it is about them. */
  themes: string[];
  steps: string[];
  needs: string[];
  /** Fewer than so many can’t do it. */
  least_people: number;
}

export interface Offered<Activity extends OfferedActivity = OfferedActivity> {
  activity: Activity;
  energy: Energy;
  /** At most two, the weightiest first. */
  whys: FamilyWhy[];
}

interface DayOfFamilies<Activity> {
  day: string;
  /** Codes of the catalogue. */
  interests: readonly string[];
  activities: readonly Activity[];
}

/** As many come together round a table at home. */
const MOST_AT_HOME = 4;
/** Besides what speaks to them, the day draws so many for each energy. */
const DRAWN_OF_EACH = 8;

/**
 * All that a family organisation is offered on a day, in the order in which it is worth choosing: what speaks to an
 * interest of theirs or to a feast that is near, and what the day draws. One interest more takes nothing away. It is
 * the only part of the library that is there for them (row PE-8).
 */
export function offeredOn<Activity extends OfferedActivity>(asked: DayOfFamilies<Activity>): Offered<Activity>[] {
  const drawn: Record<Energy, number> = { a_little: 0, some: 0, plenty: 0 };
  return asked.activities
    .filter((activity) => isForHome(activity) && isOfTheDay(activity, asked.day))
    .toSorted((one, other) => lotOf(asked.day, one.id) - lotOf(asked.day, other.id))
    .map((activity) => weighed(activity, asked))
    .filter(({ activity, energy, weight }) => {
      // Nobody is offered another's faith because the day drew it.
      if (activity.category === 'spiritual') return weight > 0;
      drawn[energy] += 1;
      return weight > 0 || drawn[energy] <= DRAWN_OF_EACH;
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ activity, energy, whys }) => ({ activity, energy, whys }));
}

/** So many can be weighed at a glance. */
const FEW = 3;
/** The last one is there to be surprised by. */
const MOST_CHOSEN = 2;

/** A few of them for the energy that there is, of different sides of life as far as there are such. */
export function fewFor<Activity extends OfferedActivity>(
  offered: readonly Offered<Activity>[],
  energy: Energy,
): Offered<Activity>[] {
  const fitting = offered.filter((one) => one.energy === energy);
  const few: Offered<Activity>[] = [];
  take((one) => isOfAnotherSide(one) && (!isChosen(one) || few.filter(isChosen).length < MOST_CHOSEN));
  take(() => true);
  return few;

  function take(isWelcome: (one: Offered<Activity>) => boolean): void {
    for (const one of fitting) if (few.length < FEW && !few.includes(one) && isWelcome(one)) few.push(one);
  }
  function isOfAnotherSide({ activity }: Offered<Activity>): boolean {
    return few.every((had) => had.activity.category !== activity.category);
  }
}

function isChosen({ whys }: Offered): boolean {
  return whys.some(({ kind }) => kind === 'chosen');
}

/** Sheets are written for care homes: what needs one is of no use to a family. */
const OF_A_CARE_HOME = /\b(residents?|staff|trolley|minibus|room to room|door to door|the home’s)\b/iu;

function isForHome({ summary, steps, needs, least_people }: OfferedActivity): boolean {
  return (
    least_people <= MOST_AT_HOME &&
    steps.length > 0 &&
    ![summary, ...steps, ...needs].some((text) => OF_A_CARE_HOME.test(text))
  );
}

/** Named in a reason; more is no reason any more. */
const MOST_NAMED = 2;

function weighed<Activity extends OfferedActivity>(activity: Activity, { day, interests }: DayOfFamilies<Activity>) {
  const labels = interests
    .flatMap((code) => interestOf(code) ?? [])
    .filter(({ code, label }) => matchOf({ code, label, level: 'loves' }, activity) >= LEAST_MATCH)
    .map(({ label }) => label);
  const feast = feastOf(activity, day);
  const season = seasonOf(day);
  const energy = energyFor(activity);
  const whys: FamilyWhy[] = [
    ...(labels.length > 0 ? [{ kind: 'chosen' as const, labels: labels.slice(0, MOST_NAMED) }] : []),
    ...(feast ? [{ kind: 'feast' as const, ...feast }] : []),
    ...(activity.seasons.includes(season) ? [{ kind: 'season' as const, season }] : []),
    { kind: 'energy', energy, minutes: activity.minutes },
  ];
  return { activity, energy, whys: whys.slice(0, 2), weight: (labels.length > 0 ? 2 : 0) + (feast ? 1 : 0) };
}

function feastOf({ slug }: YearOfActivity, day: string): { feast: Feast; on: string } | undefined {
  return feastsNear(day).find(({ feast }) => FEASTS_OF[slug]?.includes(feast));
}
