import type { z } from 'zod';
import type { ActivityFormat } from '../activities/activity.ts';
import { isOfTheDay } from '../activities/of-the-day.ts';
import type { YearOfActivity } from '../activities/of-the-day.ts';
import type { SupportBand } from '../pal/instrument.ts';
import { careStopOf, checksFor } from './care-stops.ts';
import type { CareNeeds, SheetOfCare } from './care-stops.ts';
import type { ActivityFits, FitActivity, FitReason, LeftOutFor } from './fit.ts';
import { spokenBy, standsAgainst, tasteOf, wordsOf } from './interest-match.ts';
import type { KnownInterest, Spoken } from './interest-match.ts';
import { isMostlyAbout } from './word-stems.ts';

/** An activity of the library as it is judged. Its themes stand in the order of how much it is about them. */
export interface JudgedActivity extends SheetOfCare, YearOfActivity {
  id: string;
  summary: string;
  icon: string;
  tint: string;
  category: string;
  minutes: number;
  formats: z.infer<typeof ActivityFormat>[];
  themes: string[];
  /** The ways of joining in that its sheet speaks to; none where nobody has written it. */
  bands: SupportBand[];
  welsh: FitActivity['welsh'];
}

/** How it went with one activity for one person, over the last months. */
export interface PastOfActivity {
  activity_id: string;
  /** Not counting when they said no or could not come. */
  times: number;
  well: number;
  last_on: string;
}

/** What is known of one person, whatever they have had lately. */
export interface KnownNature {
  interests: readonly KnownInterest[];
  /** Titles of the topics that nobody should raise with them. */
  topics_to_avoid: readonly string[];
  care: CareNeeds;
  /** Nursed in bed: what needs a walk, the garden or a crowd is no kindness. */
  is_in_bed: boolean;
  /** Of the latest signed look at how they join in; null where nobody has looked. */
  support_band: SupportBand | null;
}

/** Everything that is known of one person, on one day in the home's calendar. */
export interface KnownPerson extends KnownNature {
  past: readonly PastOfActivity[];
  /** The sides of life that they joined in within the last 7 days. */
  sides_of_week: ReadonlySet<string>;
  /** The day four weeks ago. */
  four_weeks_ago: string;
}

export interface FitQuestion extends KnownPerson {
  /** For which it is sought. */
  day: string;
  activities: readonly JudgedActivity[];
}

const MOST_FITS = 8;
const MOST_LEFT_OUT = 12;

/**
 * What would suit somebody, each with two true reasons; what they want to avoid, or what touches a topic that nobody
 * should raise with them, is never among it (quality.md, H05). The same facts give the same list.
 */
export function activityFits(question: FitQuestion): ActivityFits {
  const left_out: ActivityFits['left_out'] = [];
  const judged = question.activities.filter(isWithinReach).flatMap((activity) => {
    const because = leftOutFor(question, activity);
    if (because !== null) {
      left_out.push({ activity: faceOf(activity), because });
      return [];
    }
    const fit = fitOf(activity, question);
    return fit === null ? [] : [fit];
  });
  return {
    fits: judged
      .toSorted((one, other) => other.score - one.score || one.activity.title.localeCompare(other.activity.title))
      .slice(0, MOST_FITS)
      .map(({ activity, reasons, check_first }) => ({ activity: faceOf(activity), reasons, check_first })),
    left_out: left_out
      .toSorted((one, other) => one.activity.title.localeCompare(other.activity.title))
      .slice(0, MOST_LEFT_OUT),
  };

  function isWithinReach(activity: JudgedActivity): boolean {
    return isOfTheDay(activity, question.day) && (!question.is_in_bed || worksInBed(activity));
  }
}

/** The weightiest thing that keeps an activity from somebody: what would harm them, then what they do not want. */
export function leftOutFor(person: KnownNature, activity: JudgedActivity): LeftOutFor | null {
  return careStopOf(person.care, activity) ?? againstTaste(person, activity);
}

/** The weightiest thing of what somebody does not want that stands against it. */
function againstTaste({ interests, topics_to_avoid }: KnownNature, activity: JudgedActivity): LeftOutFor | null {
  const topic = topics_to_avoid.find((title) => isMostlyAbout(title, wordsOf(activity).mainly));
  if (topic !== undefined) return { kind: 'topic', title: topic };
  const against = tasteOf(interests).unwelcome.filter((interest) => standsAgainst(interest, activity));
  const worst = against.find(({ level }) => level === 'avoid') ?? against[0];
  return worst ? { kind: 'interest', code: worst.code, label: worst.label, level: worst.level } : null;
}

/** For whoever is nursed in bed. */
export function worksInBed({ formats, category, themes }: JudgedActivity): boolean {
  return formats.includes('one_to_one') && category !== 'outdoors' && !themes.includes('walking');
}

function fitOf(activity: JudgedActivity, person: KnownPerson) {
  const { score, speaking, before, isMissing, isNew } = judge(activity, person);
  const [first, second] = speaking;
  if (!first) return null;
  const reasons: FitReason[] = [speaks(first)];
  if (before && wentWellMostly(before)) reasons.push({ kind: 'went_well', well: before.well, times: before.times });
  if (second) reasons.push(speaks(second));
  if (before === undefined) reasons.push({ kind: 'not_tried' });
  else if (isNew) reasons.push({ kind: 'long_ago', on: before.last_on });
  if (isMissing) reasons.push({ kind: 'missing_side', category: activity.category });
  reasons.push({ kind: 'short', minutes: activity.minutes });
  return { activity, score, reasons: reasons.slice(0, 2), check_first: checksFor(person.care, activity) };
}

/** What speaks for an activity, for one person. */
export interface Judgement {
  /** 0 to 1. */
  score: number;
  /** The interests that it answers, the strongest first. */
  speaking: KnownInterest[];
  before: PastOfActivity | undefined;
  /** Nothing of this side of life in the last 7 days. */
  isMissing: boolean;
  /** Not in the last four weeks. */
  isNew: boolean;
}

/**
 * The weights are those of screens.md 3.7: 0.35 the interest, 0.25 how it went, 0.15 the way of joining in, 0.10 a
 * side of life that is missing, 0.10 something new. What is not known of somebody, their way of joining in, falls
 * to the interest. The time of day (0.05) is not counted: whoever chooses knows when it will be, and we do not.
 */
export function judge(
  activity: JudgedActivity,
  person: KnownPerson,
  spoken: readonly Spoken[] = spokenBy(activity, person.interests),
): Judgement {
  const before = pastByActivity(person.past).get(activity.id);
  const isMissing = !person.sides_of_week.has(activity.category);
  const isNew = before === undefined || before.last_on < person.four_weeks_ago;
  // Shrunk towards the middle, so that one good afternoon is not yet a rule.
  const wentWell = ((before?.well ?? 0) + 2.5) / ((before?.times ?? 0) + 5);
  const isBandKnown = person.support_band !== null && activity.bands.length > 0;
  const suitsBand = person.support_band !== null && activity.bands.includes(person.support_band);
  const score =
    (isBandKnown ? 0.35 : 0.5) * (spoken[0]?.match ?? 0) +
    0.25 * wentWell +
    0.15 * (suitsBand ? 1 : 0) +
    0.1 * (isMissing ? 1 : 0) +
    0.1 * (isNew ? 1 : 0);
  return { score, speaking: spoken.map(({ interest }) => interest), before, isMissing, isNew };
}

/** By activity, laid out once for each person: a whole library is looked up in it. */
const pasts = new WeakMap<readonly PastOfActivity[], ReadonlyMap<string, PastOfActivity>>();

function pastByActivity(past: readonly PastOfActivity[]): ReadonlyMap<string, PastOfActivity> {
  const known = pasts.get(past);
  if (known !== undefined) return known;
  const byActivity = new Map(past.map((one) => [one.activity_id, one]));
  pasts.set(past, byActivity);
  return byActivity;
}

/** At least as often loved or enjoyed as not. */
export function wentWellMostly({ well, times }: Pick<PastOfActivity, 'well' | 'times'>): boolean {
  return well > 0 && well * 2 >= times;
}

function speaks({ code, label, level }: KnownInterest): FitReason {
  return { kind: 'interest', code, label, level };
}

export function faceOf({ id, title, icon, tint, minutes, formats, welsh }: JudgedActivity): FitActivity {
  return { id, title, icon, tint, minutes, formats, welsh };
}
