import type { CatalogueInterest } from './catalogue-interest.ts';
import { INTERESTS, interestOf } from './catalogue.ts';
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
export function matchOf({ code, label, level }: KnownInterest, activity: Told): number {
  const weight = weightOf(level);
  if (weight === 0) return 0;
  return weight * (code === null ? closenessOfWords(label, activity) : closenessOfCode(code, activity));
}

function weightOf(level: InterestLevel): number {
  return LEVEL_WEIGHT[level] ?? 0;
}

function closenessOfWords(label: string, activity: Told): number {
  const { faiths, mainly } = wordsOf(activity);
  return faiths.length === 0 && sharesAWord(label, mainly) ? 0.8 : 0;
}

/** By activity and code, each worked out once: a home's people are held against a whole library. */
const closeness = new WeakMap<Told, Map<string, number>>();

function closenessOfCode(code: string, activity: Told): number {
  let ofActivity = closeness.get(activity);
  if (ofActivity === undefined) closeness.set(activity, (ofActivity = new Map()));
  let known = ofActivity.get(code);
  if (known === undefined) ofActivity.set(code, (known = closenessOf(themesOf(code), activity)));
  return known;
}

function closenessOf({ is, near }: Themes, activity: Told): number {
  const { faiths } = wordsOf(activity);
  if (faiths.length > 0 && !faiths.some((faith) => is.includes(faith) || near.includes(faith))) return 0;
  const weights = activity.themes.map((theme, place) => {
    const weight = PLACE_WEIGHT[place] ?? PLACE_WEIGHT.at(-1) ?? 0;
    if (is.includes(theme)) return weight;
    return near.includes(theme) ? weight * NEAR_WEIGHT : 0;
  });
  return Math.max(0, ...weights);
}

/** Whether whoever joined in an activity has had this very thing; what only lies near it is no proof of that. */
export function isAbout(interest: KnownInterest, { title, themes }: Pick<Told, 'title' | 'themes'>): boolean {
  if (interest.code === null) return holdsEveryWord(interest.label, stemsIn([title]));
  return themesOf(interest.code).is.some((theme) => themes.slice(0, 2).includes(theme));
}

/** Avoided: wherever it so much as occurs. Disliked: where it is what the activity is mostly about. */
export function standsAgainst(interest: KnownInterest, activity: Told): boolean {
  if (isWelcome(interest.level)) return false;
  const { is } = themesOf(interest.code);
  // Who avoids cats avoids cats, not every animal: without a theme of its own, only the words can tell.
  const mainly = interest.level === 'avoid' ? activity.themes : activity.themes.slice(0, 1);
  if (is.some((theme) => mainly.includes(theme))) return true;
  if (is.length > 0) return false;
  const told = interest.level === 'avoid' ? wordsOf(activity).told : wordsOf(activity).title;
  // "Brass bands" is not the brass that is polished; but somebody's own words are taken in the widest sense.
  return interest.code === null ? sharesAWord(interest.label, told) : holdsEveryWord(interest.label, told);
}

type Themes = Pick<CatalogueInterest, 'is' | 'near'>;

function themesOf(code: string | null): Themes {
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

/** What of somebody's likes may be a reason, and what they would rather not have. */
interface Taste {
  welcome: readonly KnownInterest[];
  unwelcome: readonly KnownInterest[];
}

/** Told apart once for each person: a whole library is held against it. */
const tastes = new WeakMap<readonly KnownInterest[], Taste>();

export function tasteOf(interests: readonly KnownInterest[]): Taste {
  const known = tastes.get(interests);
  if (known !== undefined) return known;
  const taste = {
    welcome: interests.filter(({ level }) => isWelcome(level)),
    unwelcome: interests.filter(({ level }) => !isWelcome(level)),
  };
  tastes.set(interests, taste);
  return taste;
}

/** An interest with how strongly it speaks for an activity. */
export interface Spoken {
  interest: KnownInterest;
  match: number;
}

/** The interests that honestly speak for an activity, the strongest first. */
export function spokenBy(activity: Told, interests: readonly KnownInterest[]): Spoken[] {
  const spoken: Spoken[] = [];
  for (const interest of tasteOf(interests).welcome) {
    const match = matchOf(interest, activity);
    if (match >= LEAST_MATCH) spoken.push({ interest, match });
  }
  return strongestFirst(spoken);
}

function strongestFirst(spoken: Spoken[]): Spoken[] {
  if (spoken.length < 2) return spoken;
  return spoken.toSorted(
    (one, other) => other.match - one.match || one.interest.label.localeCompare(other.interest.label),
  );
}

/**
 * The same for many people at once, by person; to whoever is not there it says nothing. Their likes are laid out by
 * interest first, so that a whole library is not held against each of them.
 */
export function whomItSpeaksTo<Person extends { interests: readonly KnownInterest[] }>(
  people: readonly Person[],
): (activity: Told) => ReadonlyMap<Person, Spoken[]> {
  const likes = people.flatMap((person) =>
    tasteOf(person.interests).welcome.map((interest) => ({ person, interest, weight: weightOf(interest.level) })),
  );
  const byCode = Map.groupBy(likes, ({ interest }) => interest.code);
  return (activity) => {
    const spoken = new Map<Person, Spoken[]>();
    const add = (person: Person, interest: KnownInterest, match: number) => {
      if (match < LEAST_MATCH) return;
      const ofPerson = spoken.get(person);
      if (ofPerson === undefined) spoken.set(person, [{ interest, match }]);
      else ofPerson.push({ interest, match });
    };
    for (const { person, interest } of byCode.get(null) ?? []) add(person, interest, matchOf(interest, activity));
    for (const [code, closeness] of codesCloseTo(activity))
      for (const { person, interest, weight } of byCode.get(code) ?? []) add(person, interest, weight * closeness);
    for (const [person, ofPerson] of spoken) if (ofPerson.length > 1) spoken.set(person, strongestFirst(ofPerson));
    return spoken;
  };
}

/** By activity the codes of the catalogue that can be a reason for it, with how close they are. */
const closeCodes = new WeakMap<Told, readonly (readonly [code: string, closeness: number])[]>();

function codesCloseTo(activity: Told): readonly (readonly [code: string, closeness: number])[] {
  let codes = closeCodes.get(activity);
  if (codes === undefined) {
    codes = INTERESTS.map(({ code }) => [code, closenessOfCode(code, activity)] as const).filter(
      ([, closeness]) => closeness >= LEAST_MATCH,
    );
    closeCodes.set(activity, codes);
  }
  return codes;
}
