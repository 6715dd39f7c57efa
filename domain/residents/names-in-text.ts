export interface Named {
  known_as: string;
  first_name: string;
  last_name: string;
}

/** Names that are words as well: written small they are taken for the word. */
const WORDS_TOO = new Set(
  (
    'may joy rose grace hope faith will frank mark bill pat iris ivy daisy lily violet olive hazel heather dawn eve june ' +
    'april august art bob dot gene jack jean ray rob sue ruby pearl amber holly poppy fern ginger miles reed young king ' +
    'long brown green black white grey cook baker carter hill wood woods bell day lane park parks rice price page hall ' +
    'field fields love bird fox wolf snow frost winter summer banks bush stone street waters well wells butler taylor ' +
    'fisher gardener mason potter shepherd walker ford march rich sunny clay dale glen heath marsh noble sage summers ' +
    'an be de do go he in it la le low me my no on or sing so song sun to up van we you'
  ).split(' '),
);

/** So short a name would take too much with it. */
const SHORTEST = 2;

/** Keyboards and word processors write an apostrophe in four ways: O'Brien, O’Brien, O‘Brien, OʼBrien. */
const APOSTROPHES = /[’‘ʼ]/gu;
/** The last of the four counts as a letter, and no word begins with it. */
const WORD = /(?!ʼ)[\p{L}\p{M}]+(?:[-'’‘][\p{L}\p{M}]+)*/gu;
/** What follows a name: "Winston’s", "WINSTON’S", "Winston’ll". */
const ENDING = /^(.*?)(['’‘ʼ](?:s|d|ll|ve)?)?$/iu;
const WITHIN = /[-'’‘ʼ]/u;

/**
 * Puts something in place of each word of a text that is a name of these people, however it is written: large or small,
 * with or without accents, with any apostrophe. Names that the person it is about bears too stay. Asked once for many
 * texts: each word is looked at once.
 *
 * @param perhaps words that may be names: each stands for one only where the text writes it large
 */
export function nameReplacer(
  { others, of, perhaps = [] }: { others: readonly Named[]; of: Named | null; perhaps?: readonly string[] },
  instead: (name: string) => string,
): (text: string) => string {
  const own = new Set(of === null ? [] : namesOf(of));
  const hidden = new Set(others.flatMap(namesOf).filter((name) => !own.has(name)));
  const maybe = new Set(perhaps.map(fold).filter((name) => name.length >= SHORTEST && !own.has(name)));
  const told = new Map<string, string>();
  return (text) =>
    text.normalize('NFC').replace(WORD, (word) => {
      const clear = told.get(word) ?? cleared(word);
      told.set(word, clear);
      return clear;
    });

  function cleared(word: string): string {
    const [, stem = word, ending = ''] = ENDING.exec(word) ?? [];
    const parts = [stem, ...stem.split(WITHIN)];
    return parts.some((part) => isName(part, hidden, maybe)) ? `${instead(stem)}${ending}` : word;
  }
}

function isName(word: string, hidden: ReadonlySet<string>, maybe: ReadonlySet<string>): boolean {
  const plain = fold(word);
  const isLarge = word.charAt(0) !== word.charAt(0).toLowerCase();
  if (hidden.has(plain)) return isLarge || !WORDS_TOO.has(plain);
  return isLarge && maybe.has(plain);
}

function namesOf({ known_as, first_name, last_name }: Named): string[] {
  return [known_as, first_name, last_name]
    .flatMap((name) => name.split(/[\s.-]+/u))
    .map(fold)
    .filter((name) => name.length >= SHORTEST);
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(APOSTROPHES, "'").toLowerCase();
}
