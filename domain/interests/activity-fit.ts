import type { z } from 'zod';
import type { ActivityFormat } from '../activities/activity.ts';
import { isOfTheDay } from '../activities/of-the-day.ts';
import type { YearOfActivity } from '../activities/of-the-day.ts';
import type { SupportBand } from '../pal/instrument.ts';
import { careStopOf, checksFor } from './care-stops.ts';
import type { CareNeeds, SheetOfCare } from './care-stops.ts';
import { interestOf } from './catalogue.ts';
import type { ActivityFits, FitActivity, FitReason, LeftOutFor } from './fit.ts';
import { isWelcome } from './interest.ts';
import type { InterestLevel, ResidentInterest } from './interest.ts';
import { holdsEveryWord, isMostlyAbout, sharesAWord, stemsIn } from './word-stems.ts';

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
  /** When they last joined in; null when they were only unsettled. */
  last_joined_on: string | null;
}

export type KnownInterest = Pick<ResidentInterest, 'code' | 'label' | 'level'>;

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

/** Prayer is no reason to offer a Sikh the rosary: what bears one of these themes fits only whoever names it. */
const PARTICULAR_FAITHS = ['christian', 'hindu', 'jewish', 'muslim', 'sikh'];

const MOST_FITS = 8;
const MOST_LEFT_OUT = 12;

const LEVEL_WEIGHT: Partial<Record<InterestLevel, number>> = { loves: 1, likes: 0.75, curious: 0.65, used_to: 0.6 };
/** By the place of the theme in the activity: chair yoga has music, but is not about it. */
const PLACE_WEIGHT = [1, 0.7, 0.35, 0.2];
const NEAR_WEIGHT = 0.7;
/** Below this the interest is no honest reason. */
export const LEAST_MATCH = 0.5;

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
  const against = interests.filter((interest) => standsAgainst(interest, activity));
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
export function judge(activity: JudgedActivity, person: KnownPerson): Judgement {
  const spoken = person.interests
    .flatMap((interest) => {
      const match = matchOf(interest, activity);
      return match >= LEAST_MATCH && isWelcome(interest.level) ? [{ interest, match }] : [];
    })
    .toSorted((one, other) => other.match - one.match || one.interest.label.localeCompare(other.interest.label));
  const before = person.past.find(({ activity_id }) => activity_id === activity.id);
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

/** At least as often loved or enjoyed as not. */
export function wentWellMostly({ well, times }: Pick<PastOfActivity, 'well' | 'times'>): boolean {
  return well > 0 && well * 2 >= times;
}

function speaks({ code, label, level }: KnownInterest): FitReason {
  return { kind: 'interest', code, label, level };
}

/** How strongly an interest speaks for an activity, 0 to 1. */
export function matchOf(interest: KnownInterest, activity: Told): number {
  const level = LEVEL_WEIGHT[interest.level] ?? 0;
  if (level === 0) return 0;
  const { is, near } = themesOf(interest);
  const { faiths, mainly } = wordsOf(activity);
  if (faiths.length > 0 && !faiths.some((faith) => is.includes(faith) || near.includes(faith))) return 0;
  let most = interest.code === null && sharesAWord(interest.label, mainly) ? 0.8 : 0;
  for (const [place, theme] of activity.themes.entries()) {
    const weight = PLACE_WEIGHT[place] ?? PLACE_WEIGHT.at(-1) ?? 0;
    if (weight <= most) break;
    if (is.includes(theme)) most = weight;
    else if (near.includes(theme)) most = Math.max(most, weight * NEAR_WEIGHT);
  }
  return level * most;
}

/** Whether whoever joined in an activity has had this very thing; what only lies near it is no proof of that. */
export function isAbout(interest: KnownInterest, { title, themes }: Pick<JudgedActivity, 'title' | 'themes'>): boolean {
  if (interest.code === null) return holdsEveryWord(interest.label, stemsIn([title]));
  return themesOf(interest).is.some((theme) => themes.slice(0, 2).includes(theme));
}

/** Avoided: wherever it so much as occurs. Disliked: where it is what the activity is mostly about. */
function standsAgainst(interest: KnownInterest, activity: JudgedActivity): boolean {
  if (isWelcome(interest.level)) return false;
  const { is } = themesOf(interest);
  // Who avoids cats avoids cats, not every animal: without a theme of its own, only the words can tell.
  const mainly = interest.level === 'avoid' ? activity.themes : activity.themes.slice(0, 1);
  if (is.some((theme) => mainly.includes(theme))) return true;
  if (is.length > 0) return false;
  const told = interest.level === 'avoid' ? wordsOf(activity).told : wordsOf(activity).title;
  // "Brass bands" is not the brass that is polished; but somebody's own words are taken in the widest sense.
  return interest.code === null ? sharesAWord(interest.label, told) : holdsEveryWord(interest.label, told);
}

function themesOf({ code }: KnownInterest): { is: readonly string[]; near: readonly string[] } {
  return (code === null ? undefined : interestOf(code)) ?? { is: [], near: [] };
}

type Told = Pick<JudgedActivity, 'title' | 'summary' | 'themes'>;

/** The stems of its words. */
interface ActivityWords {
  title: ReadonlySet<string>;
  /** Of its title and its summary. */
  told: ReadonlySet<string>;
  /** Of its title and its themes. */
  mainly: ReadonlySet<string>;
  /** The faiths whose it is; none where it is anybody's. */
  faiths: readonly string[];
}

/** Worked out once for each activity: it is judged for sixty people, one interest after the other. */
const wordsOfActivity = new WeakMap<Told, ActivityWords>();

function wordsOf(activity: Told): ActivityWords {
  const known = wordsOfActivity.get(activity);
  if (known !== undefined) return known;
  const words = {
    title: stemsIn([activity.title]),
    told: stemsIn([activity.title, activity.summary]),
    mainly: stemsIn([activity.title, ...activity.themes]),
    faiths: faithsOf(activity),
  };
  wordsOfActivity.set(activity, words);
  return words;
}

function faithsOf({ themes }: Told): readonly string[] {
  // The rosary is Christian too, and no other church's.
  if (themes.includes('catholic')) return ['catholic'];
  return PARTICULAR_FAITHS.filter((faith) => themes.includes(faith));
}

export function faceOf({ id, title, icon, tint, minutes, formats, welsh }: JudgedActivity): FitActivity {
  return { id, title, icon, tint, minutes, formats, welsh };
}
