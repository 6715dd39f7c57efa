import { monthOf } from '../dates.ts';
import type { YearPerson } from './people-of-year.ts';
import { activityOf } from './sessions-of-day.ts';
import type { YearOfHome } from './year-input.ts';

/** Something that a carer may offer one person, and the hours of the day for it. */
export type Offer = { activity: string; weight: number; hours: readonly [from: number, until: number] };

/** What anybody may be offered, with how often. */
const QUICK: readonly (readonly [activity: string, weight: number])[] = [
  ['good-chat', 9],
  ['cuppa', 8],
  ['out-in-the-garden', 5],
  ['a-song', 3],
  ['hand-massage', 2.5],
  ['window-watching', 2],
  ['stroll-indoors', 2.5],
  ['photographs', 2.5],
  ['quiet-company', 1.5],
  ['paper-together', 2.5],
  ['reading-aloud', 2],
  ['folding-laundry', 2],
  ['laying-the-tables', 1.5],
  ['fresh-air', 1.5],
  ['birds-at-the-feeder', 2],
  ['radio', 2],
];

/** Only for people whose interest it is. */
const NOT_FOR_EVERYBODY = new Set([
  'hand-massage',
  'radio',
  'reading-aloud',
  'folding-laundry',
  'laying-the-tables',
  'a-song',
]);

/** Half of what somebody is offered is what they are known to love. */
const FAVOURITE_WEIGHT = 12;

export function offersFor(home: YearOfHome, person: YearPerson, day: string): Offer[] {
  const own = home.ownStories[person.key];
  const favourites = person.favourites.map(([activity]) => ({ activity, weight: FAVOURITE_WEIGHT }));
  const quick = own
    ? own.offered.map((activity) => ({ activity, weight: 5 }))
    : QUICK.flatMap(([activity, weight]) => quickOffer(person, activity, weight));
  return [...favourites, ...quick]
    .map(({ activity, weight }) => ({
      activity,
      weight: weight * inSeason(activity, day),
      hours: hoursOf(activity, day),
    }))
    .filter(({ weight }) => weight > 0);
}

function quickOffer(person: YearPerson, activity: string, weight: number): { activity: string; weight: number }[] {
  if (person.favourite_slugs.has(activity)) return [];
  const suits = activityOf(activity).themes.some((theme) => person.interests.has(theme));
  if (!suits && NOT_FOR_EVERYBODY.has(activity)) return [];
  return [{ activity, weight: suits ? weight * 1.8 : weight }];
}

const OUTDOORS = new Set(['out-in-the-garden', 'raised-bed', 'walk-to-the-park', 'feeding-the-hens', 'fresh-air']);

function inSeason(activity: string, day: string): number {
  if (!OUTDOORS.has(activity)) return 1;
  const month = monthOf(day);
  return month >= 4 && month <= 9 ? 1.4 : month === 3 || month === 10 ? 0.8 : 0.35;
}

function hoursOf(activity: string, day: string): readonly [number, number] {
  if (OUTDOORS.has(activity)) return monthOf(day) >= 4 && monthOf(day) <= 9 ? [9.5, 17] : [10.5, 15.5];
  if (activity === 'paper-together' || activity === 'post-round') return [8.5, 12];
  if (activity === 'window-watching' || activity === 'birds-at-the-feeder') return [9, 16];
  if (activity === 'laying-the-tables') return [11, 12];
  if (activity === 'the-snug') return [17, 20.25];
  if (activity === 'pet-visit') return [14, 16];
  return [9, 20.25];
}
