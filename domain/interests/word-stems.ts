/** Words as they are compared: without accents, endings and what is too common to mean anything. */
export function stemsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(wordStems));
}

/** Whether a word of the label is among these, in one form or another. */
export function sharesAWord(label: string, told: ReadonlySet<string>): boolean {
  return wordStems(label).some((word) => told.has(word));
}

/**
 * Whether more than half of the words of a title are among these: "The war" in "War memories", but "Why he left
 * the service" not in "Church service".
 */
export function isMostlyAbout(title: string, told: ReadonlySet<string>): boolean {
  const words = wordStems(title);
  return words.filter((word) => told.has(word)).length * 2 > words.length;
}

export function holdsEveryWord(label: string, told: ReadonlySet<string>): boolean {
  const words = wordStems(label);
  return words.length > 0 && words.every((word) => told.has(word));
}

/** Words too common to mean anything. */
const SMALL_WORDS = new Set(
  'the and for any all its out how old own once being was with from good life ways time room some into that this when them they'.split(
    ' ',
  ),
);

/** So many texts are remembered with their stems: all labels of the catalogue, and what a home's people say beside it. */
const MOST_REMEMBERED = 4_000;
const remembered = new Map<string, readonly string[]>();

/** Worked out once for a text that comes again: what somebody avoids is held against every activity of the library. */
function wordStems(text: string): readonly string[] {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const stems = workOutStems(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, stems);
  return stems;
}

function workOutStems(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3)
    .flatMap((word) => (SMALL_WORDS.has(word) || SMALL_WORDS.has(stemOf(word)) ? [] : [stemOf(word)]));
}

/** "Whippets" and "whippet", "baking" and "bakes". */
function stemOf(word: string): string {
  const stem = word.replace(/(ings?|ies|es|s|e|y)$/u, '');
  return stem.length >= 3 ? stem : word;
}
