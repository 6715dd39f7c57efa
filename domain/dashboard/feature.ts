import { seasonOf } from '../activities/seasons.ts';
import type { ActivityCategory, ActivityHazard, ActivityPlace } from '../activities/activity-detail.ts';
import type { z } from 'zod';
import type { ActivityFormat } from '../activities/activity.ts';
import { againstOf } from '../activities/group-fit.ts';
import type { AskedActivity, AskedPerson } from '../activities/group-fit.ts';
import { judge } from '../interests/activity-fit.ts';
import type { Judgement } from '../interests/activity-fit.ts';
import { whomItSpeaksTo } from '../interests/interest-match.ts';
import type { Spoken } from '../interests/interest-match.ts';
import { isFood } from '../interests/care-stops.ts';
import { FEASTS_OF, feastsNear } from '../activities/feasts.ts';
import { MOST_FEATURED } from './featured.ts';
import type { FeaturedWhy } from './featured.ts';
import { lotOf } from './lot-of-the-day.ts';

/** An activity of the library as it may be featured. */
export interface FeaturableActivity extends AskedActivity {
  places: readonly ActivityPlace[];
}

/** Somebody for whom something is sought. */
export interface FeaturedPerson extends AskedPerson {
  /** Within the coming week; null otherwise, and where it is not the reader's to know. */
  birthday: { on: string; days_away: number } | null;
  /** Prefers no activities: is greeted on the birthday, and never counted as missing something. */
  is_left_in_peace: boolean;
  /** False where the reader sees that somebody is here and nothing else: they keep things away, and no reason names them. */
  is_told: boolean;
}

export interface FeaturedQuestion<Activity extends FeaturableActivity = FeaturableActivity> {
  day: string;
  /** A home for its day, a relative for the next visit, or a circle that looks after nobody here. */
  asks: 'home' | 'visit' | 'circle';
  people: readonly FeaturedPerson[];
  activities: readonly Activity[];
  /** Only these; all of them when it is left out. */
  formats?: readonly z.infer<typeof ActivityFormat>[] | undefined;
  categories?: readonly ActivityCategory[] | undefined;
}

export interface Chosen<Activity> {
  activity: Activity;
  whys: FeaturedWhy[];
}

/**
 * What is worth choosing on a day, each with one or two true reasons. Of the strongest for each kind of reason the
 * day draws some, so that tomorrow shows others, and the same facts on the same day give the same list.
 */
export function featuredOf<Activity extends FeaturableActivity>(
  question: FeaturedQuestion<Activity>,
): Chosen<Activity>[] {
  const laid: Laid = {
    season: seasonOf(question.day),
    feasts: feastsNear(question.day),
    whomItSpeaksTo: whomItSpeaksTo(question.people),
    unknown: question.people.filter(({ is_told, interests }) => is_told && interests.length === 0),
    had: new Set(question.people.flatMap(({ past }) => past.map(({ activity_id }) => activity_id))),
  };
  const known = question.activities
    .filter((activity) => isWanted(activity, question))
    .map((activity) => ({
      activity,
      reasons: reasonsFor(activity, question, laid),
      lot: lotOf(question.day, activity.id),
    }))
    .filter(({ reasons }) => reasons.length > 0);
  const piles = KINDS.map((kind) => ({ kind, pile: pileOf(known, kind) }));
  const chosen = new Map<string, Chosen<Activity>>();
  const ofSide = new Map<string, number>();
  for (let round = 0; round < MOST_FEATURED; round += 1) {
    for (const { kind, pile } of piles) {
      if (round >= SHARE[kind] || chosen.size >= MOST_FEATURED) continue;
      const next = pile.find(
        ({ activity: { id, category } }) => !chosen.has(id) && (ofSide.get(category) ?? 0) < MOST_OF_A_SIDE,
      );
      if (!next) continue;
      const { activity, reasons } = next;
      ofSide.set(activity.category, (ofSide.get(activity.category) ?? 0) + 1);
      chosen.set(activity.id, { activity, whys: twoOf(reasons, kind) });
    }
  }
  return [...chosen.values()];
}

type Kind = FeaturedWhy['kind'];

/** In the order in which they weigh. */
const KINDS = ['feast', 'birthday', 'gap', 'interest', 'season', 'new', 'short'] as const satisfies Kind[];

/** How many of the dozen each kind of reason may bring. */
const SHARE: Record<Kind, number> = { feast: 2, birthday: 2, gap: 3, interest: 4, season: 3, new: 2, short: 6 };
/** Among so many of the strongest the day draws. */
const DRAWN_FROM = 4;
const MOST_OF_A_SIDE = 3;

/** A reason with how strongly it speaks, to be compared with others of its kind. Of thousands a dozen are told. */
interface Reason {
  kind: Kind;
  strength: number;
  tell: () => FeaturedWhy;
}

interface Known<Activity> {
  activity: Activity;
  reasons: Reason[];
  /** By it equals are ordered on this day, and so are those that are drawn. */
  lot: number;
}

function pileOf<Activity extends FeaturableActivity>(known: readonly Known<Activity>[], kind: Kind): Known<Activity>[] {
  const sorted = known
    .flatMap((one) => {
      const reason = one.reasons.find((each) => each.kind === kind);
      return reason ? [{ one, strength: reason.strength }] : [];
    })
    .toSorted((a, b) => b.strength - a.strength || a.one.lot - b.one.lot)
    .map(({ one }) => one);
  const drawn = sorted.slice(0, SHARE[kind] * DRAWN_FROM);
  return [...drawn.toSorted((a, b) => a.lot - b.lot), ...sorted.slice(drawn.length)];
}

function twoOf(reasons: readonly Reason[], first: Kind): FeaturedWhy[] {
  const ordered = [...reasons.filter(({ kind }) => kind === first), ...reasons.filter(({ kind }) => kind !== first)];
  return ordered.slice(0, 2).map(({ tell }) => tell());
}

function isWanted(activity: FeaturableActivity, { asks, people, formats, categories }: FeaturedQuestion): boolean {
  if (formats !== undefined && !activity.formats.some((format) => formats.includes(format))) return false;
  if (categories !== undefined && !categories.some((category) => category === activity.category)) return false;
  return asks !== 'visit' || isForVisit(activity, people);
}

/** A visit is short, in somebody's room or a quiet corner, and a visitor neither lifts anybody nor cooks. */
const VISIT_MINUTES = 45;
const VISIT_PLACES: ReadonlySet<ActivityPlace> = new Set(['bed', 'room', 'lounge', 'table', 'garden']);
const NOT_FOR_VISITORS: ReadonlySet<ActivityHazard> = new Set([
  'moving_and_handling',
  'lifting',
  'hot_equipment',
  'burns',
  'choking',
  'sharps',
  'transport',
  'road',
  'water',
]);

function isForVisit(activity: FeaturableActivity, people: readonly FeaturedPerson[]): boolean {
  return (
    activity.formats.includes('one_to_one') &&
    activity.minutes <= VISIT_MINUTES &&
    activity.places.some((place) => VISIT_PLACES.has(place)) &&
    !activity.risks.some(({ hazard }) => NOT_FOR_VISITORS.has(hazard)) &&
    // What somebody may eat and drink is asked of the home, and is not for a card to tell.
    !isFood(activity) &&
    people.some((person) => againstOf(person, activity) === null)
  );
}

/** What is the same for every activity of the library, and is laid out once. */
interface Laid {
  season: ReturnType<typeof seasonOf>;
  feasts: ReturnType<typeof feastsNear>;
  whomItSpeaksTo: ReturnType<typeof whomItSpeaksTo<FeaturedPerson>>;
  /** Of whom nobody has said what they like: anything may be welcome. */
  unknown: readonly FeaturedPerson[];
  /** What any of these people have had in the months that were looked at. */
  had: ReadonlySet<string>;
}

function reasonsFor(activity: FeaturableActivity, { asks, people }: FeaturedQuestion, laid: Laid): Reason[] {
  const feasts = FEASTS_OF[activity.slug];
  const feast = feasts && laid.feasts.find((near) => feasts.includes(near.feast));
  // What is kept on one day of the year is no idea for any other.
  if (feasts !== undefined && feast === undefined) return [];
  // Who has said what they like, and none of it is in this, is a reason for nothing: most people of a home, mostly.
  const told: Judged[] = [];
  const weigh = (person: FeaturedPerson, speaking: Spoken[]) => {
    if (!person.is_told || againstOf(person, activity) !== null) return;
    const { score, isMissing } = judge(activity, person, speaking);
    told.push({ person, score, speaking, isMissing });
  };
  for (const [person, speaking] of laid.whomItSpeaksTo(activity)) weigh(person, speaking);
  for (const person of laid.unknown) weigh(person, []);
  const ofPeople = [...birthdayOf(told), ...(asks === 'home' ? gapOf(activity, told) : []), ...interestOf(told)];
  // Nobody is offered another's faith because it is autumn.
  if (activity.category === 'spiritual' && ofPeople.length === 0 && feast === undefined) return [];
  return [
    ...(feast ? [plain({ kind: 'feast', ...feast })] : []),
    ...ofPeople,
    ...(activity.seasons.includes(laid.season) ? [plain({ kind: 'season', season: laid.season })] : []),
    ...(asks === 'home' && people.length > 0 && !laid.had.has(activity.id) ? [plain({ kind: 'new' })] : []),
    ...(isQuick(activity) && asks !== 'home' ? [plain({ kind: 'short', minutes: activity.minutes })] : []),
  ];
}

/** One that rests on nobody, and weighs as much as any other of its kind. */
function plain(why: FeaturedWhy): Reason {
  return { kind: why.kind, strength: 1, tell: () => why };
}

/** What fits between two other things, wherever one happens to sit. */
const SHORT_MINUTES = 20;

function isQuick({ minutes, places }: FeaturableActivity): boolean {
  return minutes <= SHORT_MINUTES && places.includes('room');
}

type Judged = Pick<Judgement, 'score' | 'isMissing'> & { person: FeaturedPerson; speaking: readonly Spoken[] };

function birthdayOf(judged: readonly Judged[]): Reason[] {
  const [next] = judged
    .filter(({ person, speaking }) => person.birthday !== null && speaking.length > 0)
    .toSorted(
      (one, other) =>
        (one.person.birthday?.days_away ?? 0) - (other.person.birthday?.days_away ?? 0) || byId(one, other),
    );
  const { birthday } = next?.person ?? {};
  const label = next?.speaking[0]?.interest.label;
  if (!next || !birthday || label === undefined) return [];
  const resident_id = next.person.id;
  return [
    { kind: 'birthday', strength: next.score, tell: () => ({ kind: 'birthday', resident_id, ...birthday, label }) },
  ];
}

/** Whom it would give what they miss. Of whom nothing is known, anything may be welcome. */
function gapOf({ category }: FeaturableActivity, judged: readonly Judged[]): Reason[] {
  const missing = judged.filter(
    ({ person, speaking, isMissing }) =>
      isMissing && !person.is_left_in_peace && (speaking.length > 0 || person.interests.length === 0),
  );
  if (missing.length === 0) return [];
  return [
    { kind: 'gap', strength: missing.length, tell: () => ({ kind: 'gap', category, resident_ids: idsOf(missing) }) },
  ];
}

function interestOf(judged: readonly Judged[]): Reason[] {
  const fond = judged.filter(({ person, speaking }) => speaking.length > 0 && !person.is_left_in_peace);
  if (fond.length === 0) return [];
  const strength = fond.reduce((sum, { score }) => sum + score, 0);
  const tell = () => ({ kind: 'interest' as const, labels: labelsOf(fond), resident_ids: idsOf(fond) });
  return [{ kind: 'interest', strength, tell }];
}

/** The two that most of them share. */
function labelsOf(fond: readonly Judged[]): string[] {
  const named = [
    ...Map.groupBy(
      fond.flatMap(({ speaking }) => speaking.slice(0, 2).map(({ interest }) => interest.label)),
      (label) => label,
    ),
  ];
  return named
    .toSorted(([one, ones], [other, others]) => others.length - ones.length || one.localeCompare(other))
    .slice(0, 2)
    .map(([label]) => label);
}

/** Whom it speaks to most first; between equals by id, so that the order is the same each time. */
function idsOf(judged: readonly Judged[]): string[] {
  return judged.toSorted((one, other) => other.score - one.score || byId(one, other)).map(({ person }) => person.id);
}

function byId(one: Judged, other: Judged): number {
  return one.person.id.localeCompare(other.person.id);
}
