import { faceOf, judge, leftOutFor, wentWellMostly, worksInBed } from '../interests/activity-fit.ts';
import type { JudgedActivity, Judgement, KnownNature, KnownPerson } from '../interests/activity-fit.ts';
import { checksFor } from '../interests/care-stops.ts';
import { addDays } from '../time/calendar.ts';
import { CheckFirst } from '../interests/fit.ts';
import { isWelcome } from '../interests/interest.ts';
import type { GroupSize } from './activity-detail.ts';
import { isOfTheDay } from './of-the-day.ts';
import type { YearOfActivity } from './of-the-day.ts';
import { isOfTheWeekday } from './weekdays.ts';
import type { Against, GroupFits, GroupReason, NotFor } from './group-fits.ts';

/** One of the people that something is sought for. */
export interface AskedPerson extends KnownPerson {
  id: string;
}

/** An activity with how many it is for; null where its sheet is not written. */
export interface AskedActivity extends JudgedActivity {
  group_size: GroupSize | null;
}

interface GroupQuestion {
  /** For which it is sought; null where somebody looks at another season. */
  day: string | null;
  people: readonly AskedPerson[];
  activities: readonly AskedActivity[];
}

/** What speaks to one in so many of them stands before what speaks to fewer. */
const MANY = 4;
const MOST_FITS = 24;
export const MOST_LATELY = 10;

/**
 * What would suit these people together, each with two true reasons (screens.md 3.7). An activity is left out when
 * anybody of them wants to avoid it, when it touches what nobody should raise with them, or when an allergy of theirs
 * would be in the room; it is not suggested either when it suits fewer than half. Its score is the mean of its people's, nothing for whom it does not suit.
 * What is of another season, feast or day of the week is passed over; what speaks to nobody too, unless nothing is known of anybody.
 * The same facts give the same list.
 */
export function groupFits({ day, people, activities }: GroupQuestion): Omit<GroupFits, 'own_words'> {
  const left_out: GroupFits['left_out'] = [];
  const unsuited: GroupFits['unsuited'] = [];
  const isAnythingKnown = people.some(({ interests }) => interests.some(({ level }) => isWelcome(level)));
  const judged = activities
    .filter((activity) => isForSoMany(activity, people.length) && (day === null || isOn(activity, day)))
    .flatMap((activity) => {
      const not_for = people.flatMap((person) => againstFor(person, activity));
      const hurting = not_for.filter(({ because }) => hurts(because));
      if (hurting.length > 0) {
        left_out.push({ activity: faceOf(activity), not_for: hurting });
        return [];
      }
      const others = new Set(not_for.map(({ resident_id }) => resident_id));
      const suited = people.filter(({ id }) => !others.has(id));
      if (suited.length * 2 < people.length || suited.length === 0) {
        unsuited.push({ activity: faceOf(activity), not_for });
        return [];
      }
      const judgements = suited.map((person) => ({ person, ...judge(activity, person) }));
      const speaking = whomItSpeaksTo(judgements);
      // Of whom nothing is known yet, anything may be welcome, but nobody's faith.
      if (speaking === null && (isAnythingKnown || activity.category === 'spiritual')) return [];
      const reasons = reasonsFor({ activity, people, judgements, speaking }).slice(0, 2);
      if (reasons.length < 2) return [];
      return [
        {
          speaksToMany: (speaking?.resident_ids.length ?? 0) * MANY >= people.length,
          score: sum(judgements.map(({ score }) => score)) / people.length,
          fit: {
            activity: faceOf(activity),
            reasons,
            not_for,
            check_first: checksOf(activity, suited),
          },
        },
      ];
    });
  return {
    fits: judged
      .toSorted(
        (one, other) =>
          Number(other.speaksToMany) - Number(one.speaksToMany) ||
          other.score - one.score ||
          byTitle(one.fit, other.fit),
      )
      .slice(0, MOST_FITS)
      .map(({ fit }) => fit),
    left_out: left_out.toSorted(byTitle),
    unsuited: unsuited.toSorted(byTitle),
    lately: activities
      .flatMap((activity) => hadLately(activity, people))
      .toSorted(
        (one, other) =>
          other.resident_ids.length - one.resident_ids.length ||
          other.last_on.localeCompare(one.last_on) ||
          byTitle(one, other),
      )
      .slice(0, MOST_LATELY),
  };
}

/** Two weeks more than what counts as new: a club of every fifth Monday is had again, too. */
export function latelySince(four_weeks_ago: string): string {
  return addDays(four_weeks_ago, -14);
}

function hadLately(activity: AskedActivity, people: readonly AskedPerson[]): GroupFits['lately'] {
  const had = people.flatMap(({ id, past, four_weeks_ago }) =>
    past
      .filter(({ activity_id, last_on }) => activity_id === activity.id && last_on >= latelySince(four_weeks_ago))
      .map(({ last_on }) => ({ id, last_on })),
  );
  const last_on = had
    .map((one) => one.last_on)
    .toSorted()
    .at(-1);
  if (last_on === undefined) return [];
  return [{ activity: faceOf(activity), last_on, resident_ids: had.map(({ id }) => id) }];
}

function hadSince({ past, four_weeks_ago }: AskedPerson, { id }: AskedActivity): boolean {
  return past.some(({ activity_id, last_on }) => activity_id === id && last_on >= four_weeks_ago);
}

type Judged = Judgement & { person: AskedPerson };

export function isForSoMany({ formats, group_size }: AskedActivity, count: number): boolean {
  if (count === 1) return formats.includes('one_to_one') || formats.includes('self_directed');
  if (count === 2 && formats.includes('pair')) return true;
  const isForSeveral = formats.includes('group') || formats.includes('small_group');
  if (group_size !== null) return count <= group_size.to && isForSeveral;
  return formats.includes('group') || (count <= SMALL_GROUP && formats.includes('small_group'));
}

const SMALL_GROUP = 5;

function againstFor(person: AskedPerson, activity: AskedActivity): NotFor[] {
  const because = againstOf(person, activity);
  return because === null ? [] : [{ resident_id: person.id, because }];
}

/** The weightiest thing that stands against it for somebody. */
export function againstOf(person: KnownNature, activity: AskedActivity): Against | null {
  const left_out = leftOutFor(person, activity);
  if (left_out !== null) return left_out;
  if (person.is_in_bed && !worksInBed(activity)) return { kind: 'in_bed' };
  const { support_band } = person;
  if (support_band !== null && activity.bands.length > 0 && !activity.bands.includes(support_band)) {
    return { kind: 'band', support_band };
  }
  return null;
}

/** It would hurt them to be in the room. What is only eaten keeps nobody else from it. */
function hurts(because: Against): boolean {
  if (because.kind === 'allergy') return because.is_in_the_room;
  return because.kind === 'topic' || (because.kind === 'interest' && because.level === 'avoid');
}

type Speaking = Extract<GroupReason, { kind: 'interest' }>;

/** Everybody who loves or likes something of it, with what most of them name; null when it speaks to nobody. */
export function whomItSpeaksTo(judgements: readonly Judged[]): Speaking | null {
  const labels = judgements.flatMap(({ speaking }) => speaking.map(({ label }) => label));
  if (labels.length === 0) return null;
  const named = [...Map.groupBy(labels, (label) => label)].toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || one.localeCompare(other),
  );
  return {
    kind: 'interest',
    labels: named.slice(0, 2).map(([label]) => label),
    resident_ids: judgements.filter(({ speaking }) => speaking.length > 0).map(({ person }) => person.id),
  };
}

interface Suiting {
  activity: AskedActivity;
  /** All of them, with those whom it does not suit. */
  people: readonly AskedPerson[];
  judgements: readonly Judged[];
  speaking: Speaking | null;
}

/** What is said of all of them has to be true of all, also of those whom it does not suit. */
function reasonsFor({ activity, people, judgements, speaking }: Suiting): GroupReason[] {
  const reasons: GroupReason[] = speaking === null ? [] : [speaking];
  const before = people.flatMap(({ past }) => past.filter(({ activity_id }) => activity_id === activity.id));
  const past = { well: sum(before.map(({ well }) => well)), times: sum(before.map(({ times }) => times)) };
  if (wentWellMostly(past)) reasons.push({ kind: 'went_well', ...past });
  const bands = [...new Set(people.flatMap(({ support_band }) => support_band ?? []))];
  const areAllKnown = people.every(({ support_band }) => support_band !== null);
  if (areAllKnown && bands.length > 1 && bands.every((band) => activity.bands.includes(band)))
    reasons.push({ kind: 'bands', bands: bands.toSorted((one, other) => one - other) });
  if (before.length === 0) reasons.push({ kind: 'not_tried' });
  else if (!people.some((person) => hadSince(person, activity))) reasons.push({ kind: 'long_ago' });
  const missing = judgements.filter(({ isMissing }) => isMissing).map(({ person }) => person.id);
  if (missing.length > 0) {
    reasons.push({ kind: 'missing_side', category: activity.category, resident_ids: missing });
  }
  return [...reasons, { kind: 'short', minutes: activity.minutes }];
}

/** What whoever runs it has to look up first, and for whom of these people. */
export function checksOf(
  activity: AskedActivity,
  people: readonly AskedPerson[],
): GroupFits['fits'][number]['check_first'] {
  const checked = people.map(({ id, care }) => ({ id, checks: checksFor(care, activity) }));
  return CheckFirst.options.flatMap((check) => {
    const resident_ids = checked.filter(({ checks }) => checks.includes(check)).map(({ id }) => id);
    return resident_ids.length === 0 ? [] : [{ check, resident_ids }];
  });
}

function byTitle(one: { activity: { title: string } }, other: { activity: { title: string } }): number {
  return one.activity.title.localeCompare(other.activity.title);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isOn(activity: YearOfActivity, day: string): boolean {
  return isOfTheDay(activity, day) && isOfTheWeekday(activity, day);
}
