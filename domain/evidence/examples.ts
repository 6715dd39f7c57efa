import { EXAMPLES_OF_A_QUESTION } from './evidence.ts';
import type { Example } from './evidence.ts';
import type { SourceKind } from './sources.ts';
import { VOICES } from './voices.ts';
import type { Voice } from './voices.ts';

/** What may speak for a question. */
export interface Candidate extends Example {
  /** In what it speaks; what was chosen by hand says itself for which question it speaks. */
  voices: readonly Voice[];
  /** To which question it was tied by hand. */
  question: string | null;
  /** Of which moment it tells; null where it is of none. */
  moment_id: string | null;
  /** Mood after less mood before; null where it was not said. */
  lift: number | null;
  is_loved: boolean;
}

/** What a pack tells elsewhere, or has told so far: it is told once. */
export interface ToldSoFar {
  moments: Set<string>;
  /** Sayings as `wordingOf` tells them, whoever said them. */
  wordings: Set<string>;
}

/** Fewer words than these ("That was grand.") say too little to whoever was not there. */
const LEAST_WORDS = 5;
/** More than these say no more for being longer. */
const FULL_WORDS = 16;

/** Where words stand without spaces between them, each letter is about one. */
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;

function wordsIn(text: string): string[] {
  return text.normalize('NFC').replaceAll(/[’‘ʼ]/gu, "'").toLocaleLowerCase().match(WORD) ?? [];
}

/** The same for two people who said the same, however it was written down. */
export function wordingOf(text: string): string {
  return wordsIn(text).join(' ');
}

/** Whether a saying or a note tells enough by itself. */
export function saysEnough(text: string): boolean {
  return wordsIn(text).length >= LEAST_WORDS;
}

/**
 * How strongly it speaks beside others of its kind: what changed for the person, what they loved, and a saying that tells
 * more. It orders examples of one page and is told to nobody.
 */
export function strengthOf({ words, lift, is_loved }: Pick<Candidate, 'words' | 'lift' | 'is_loved'>): number {
  const fullness = Math.min(wordsIn(words).length, FULL_WORDS) / (FULL_WORDS / 4);
  return 2 * Math.max(0, lift ?? 0) + (is_loved ? 1 : 0) + fullness;
}

/**
 * The few best examples of each question. What was chosen by hand comes first; then one of each voice in turn, so that a
 * page shows different things, and only what speaks for that very question. Nobody speaks twice on a page, nor on two
 * while there are others. No moment, no photo, no survey and no wording stands twice: where nothing good is left, there
 * is nothing.
 *
 * @param questions each with the sources that count for it: what speaks is of one of them
 * @param told what stands elsewhere in the same pack; what is chosen is put into it
 */
export function examplesOf(
  questions: readonly { key: string; sources: readonly SourceKind[] }[],
  candidates: readonly Candidate[],
  told: ToldSoFar = { moments: new Set(), wordings: new Set() },
): Map<string, Example[]> {
  const strongest = candidates
    .map((candidate) => ({ candidate, strength: strengthOf(candidate) }))
    .toSorted(
      (one, other) =>
        other.strength - one.strength ||
        other.candidate.day.localeCompare(one.candidate.day) ||
        one.candidate.id.localeCompare(other.candidate.id),
    )
    .map(({ candidate }) => candidate);
  const chosen = new Map(questions.map(({ key }): [string, Candidate[]] => [key, []]));
  const once = new OnlyOnce(told);
  for (const [key, own] of chosen) {
    for (const candidate of strongest) {
      if (candidate.question === key && own.length < EXAMPLES_OF_A_QUESTION && once.take(candidate))
        own.push(candidate);
    }
  }
  const byItself = strongest.filter(({ question, words }) => question === null && saysEnough(words));
  for (const { key, sources } of questions) {
    const own = chosen.get(key) ?? [];
    const ofQuestion = byItself.filter(({ source }) => sources.includes(source));
    let voices = VOICES[key] ?? [];
    while (voices.length > 0 && own.length < EXAMPLES_OF_A_QUESTION) {
      voices = voices.filter((voice) => {
        if (own.length === EXAMPLES_OF_A_QUESTION) return false;
        const all = ofQuestion.filter((candidate) => candidate.voices.includes(voice) && !isOfOneOf(own, candidate));
        // Somebody of whom nothing was told so far, where there is one.
        const others = all.filter((candidate) => !isOfOneOf([...chosen.values()].flat(), candidate));
        const next = [...others, ...all].find((candidate) => once.take(candidate));
        if (next !== undefined) own.push(next);
        return next !== undefined;
      });
    }
  }
  return new Map([...chosen].map(([key, own]) => [key, own.map(exampleOf)]));
}

function isOfOneOf(chosen: readonly Candidate[], { resident }: Candidate): boolean {
  return resident !== null && chosen.some((one) => one.resident?.id === resident.id);
}

function exampleOf({
  voices: _voices,
  question: _question,
  moment_id: _moment,
  lift: _lift,
  is_loved: _loved,
  ...example
}: Candidate): Example {
  return example;
}

/** Lets everything through once: a moment, a photo, a survey, and a wording whoever it is of. */
class OnlyOnce {
  readonly #told: ToldSoFar;
  readonly #things = new Set<string>();

  constructor(told: ToldSoFar) {
    this.#told = told;
  }

  take({ id, opens, words, moment_id }: Candidate): boolean {
    // A survey that was chosen by hand is told once, and not for itself too.
    const thing = opens?.kind === 'survey' || opens?.kind === 'photo' ? opens.id : id;
    const wording = wordingOf(words);
    const { moments, wordings } = this.#told;
    if (this.#things.has(thing) || wordings.has(wording) || (moment_id !== null && moments.has(moment_id)))
      return false;
    this.#things.add(thing);
    if (wording !== '') wordings.add(wording);
    if (moment_id !== null) moments.add(moment_id);
    return true;
  }
}
