import { interestOf } from './catalogue.ts';
import { isWelcome } from './interest.ts';
import type { InterestLevel, ResidentInterest } from './interest.ts';
import { holdsEveryWord, sharesAWord, stemsIn } from './word-stems.ts';

export type KnownInterest = Pick<ResidentInterest, 'code' | 'label' | 'level'>;

/** Prayer is no reason to offer a Sikh the rosary: what bears one of these themes fits only whoever names it. */
const PARTICULAR_FAITHS = ['christian', 'hindu', 'jewish', 'muslim', 'sikh'];

const LEVEL_WEIGHT: Partial<Record<InterestLevel, number>> = { loves: 1, likes: 0.75, curious: 0.65, used_to: 0.6 };
/** By the place of the theme in the activity: chair yoga has music, but is not about it. */
const PLACE_WEIGHT = [1, 0.7, 0.35, 0.2];
const NEAR_WEIGHT = 0.7;
/** Below this the interest is no honest reason. */
export const LEAST_MATCH = 0.5;

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
export function isAbout(interest: KnownInterest, { title, themes }: Pick<Told, 'title' | 'themes'>): boolean {
  if (interest.code === null) return holdsEveryWord(interest.label, stemsIn([title]));
  return themesOf(interest).is.some((theme) => themes.slice(0, 2).includes(theme));
}

/** Avoided: wherever it so much as occurs. Disliked: where it is what the activity is mostly about. */
export function standsAgainst(interest: KnownInterest, activity: Told): boolean {
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

/** As much of an activity as tells what it is about. Its themes stand in the order of how much it is about them. */
export interface Told {
  title: string;
  summary: string;
  themes: readonly string[];
}

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

export function wordsOf(activity: Told): ActivityWords {
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

/** What somebody likes and what they do not, laid out by what an activity can touch of it. */
interface Taste {
  /** The welcome interests of the catalogue, by each theme that is theirs or lies near them. */
  byTheme: ReadonlyMap<string, readonly KnownInterest[]>;
  /** Welcome, in words of their own: any activity may be about it. */
  inOwnWords: readonly KnownInterest[];
  unwelcome: readonly KnownInterest[];
}

/** Laid out once for each person: a whole library is held against it. */
const tastes = new WeakMap<readonly KnownInterest[], Taste>();

/** The welcome interests that an activity may be about; every other one matches it with 0. */
export function touchedBy(activity: Told, interests: readonly KnownInterest[]): KnownInterest[] {
  const { byTheme, inOwnWords } = tasteOf(interests);
  const touched = new Set<KnownInterest>();
  for (const theme of activity.themes) for (const interest of byTheme.get(theme) ?? []) touched.add(interest);
  return [...touched, ...inOwnWords];
}

/** Whether there are any such. */
export function touchesAny(activity: Told, interests: readonly KnownInterest[]): boolean {
  const { byTheme, inOwnWords } = tasteOf(interests);
  return (
    activity.themes.some((theme) => byTheme.has(theme)) ||
    inOwnWords.some((interest) => matchOf(interest, activity) > 0)
  );
}

/** What somebody would rather not have. */
export function unwelcomeOf(interests: readonly KnownInterest[]): readonly KnownInterest[] {
  return tasteOf(interests).unwelcome;
}

function tasteOf(interests: readonly KnownInterest[]): Taste {
  const known = tastes.get(interests);
  if (known !== undefined) return known;
  const welcome = interests.filter(({ level }) => isWelcome(level));
  const byTheme = new Map<string, KnownInterest[]>();
  for (const interest of welcome) {
    const { is, near } = themesOf(interest);
    for (const theme of new Set([...is, ...near])) byTheme.set(theme, [...(byTheme.get(theme) ?? []), interest]);
  }
  const taste = {
    byTheme,
    inOwnWords: welcome.filter(({ code }) => code === null),
    unwelcome: interests.filter(({ level }) => !isWelcome(level)),
  };
  tastes.set(interests, taste);
  return taste;
}
