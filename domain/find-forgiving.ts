/** The words by which a thing is found. */
export interface Sought {
  /** What it is called. */
  names: readonly string[];
  /** What else people call it, or look for when they mean it. */
  also?: readonly string[];
  /** What is told of it: a word that stands here counts as it was typed, a slip does not. */
  told?: readonly string[];
}

/**
 * The things that somebody means, the best first. Every word typed must begin a word of the name, of what
 * else people call it or of what is told of it; a slip of the finger is forgiven ("domnoes", "brsas bands"), one
 * from four letters on and two from eight on. Nothing typed finds everything, in its own order.
 */
export function findForgiving<Thing>(
  things: readonly Thing[],
  typed: string,
  soughtBy: (thing: Thing) => Sought,
): Thing[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [...things];
  return things
    .map((thing) => ({ thing, cost: costOf(soughtBy(thing), wanted) }))
    .filter(({ cost }) => cost < FAR)
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ thing }) => thing);
}

const FAR = Number.POSITIVE_INFINITY;
/** A word found in the synonyms stands behind every name. */
const CALLED_ALSO = 1;
/** A word of the description stands behind both. */
const TOLD = 3;
/** A slip stands behind everything that was typed rightly. */
const SLIP = 10;
/** The beginning of a word stands behind the whole word. */
const BEGUN = 0.5;

function costOf({ names, also = [], told = [] }: Sought, wanted: readonly string[]): number {
  const named = names.flatMap(wordsOf);
  const others = also.flatMap(wordsOf);
  const within = told.flatMap(wordsOf);
  let cost = 0;
  for (const word of wanted) {
    const byName = Math.min(FAR, ...named.map((name) => wordCost(word, name)));
    const byOther = Math.min(FAR, ...others.map((other) => CALLED_ALSO + wordCost(word, other)));
    const byTelling = within.some((one) => one.startsWith(word)) ? TOLD : FAR;
    cost += Math.min(byName, byOther, byTelling);
    if (cost === FAR) break;
  }
  return cost;
}

function wordCost(typed: string, word: string): number {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return BEGUN;
  const most = slipsForgiven(typed);
  if (most === 0 || word.length < typed.length - most) return FAR;
  const slips = slipsToBegin(typed, word);
  return slips <= most ? SLIP * slips : FAR;
}

function slipsForgiven(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 8 ? 1 : 2;
}

/**
 * How many slips (a letter too many, too few, another, or two swapped) turn what was typed into the beginning of
 * the word. The first letter is always meant: people look at the first key that they press.
 */
export function slipsToBegin(typed: string, word: string): number {
  if (typed[0] !== word[0]) return FAR;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let slips = Math.min(at(last, column - 1) + (isSame ? 0 : 1), at(last, column) + 1, at(now, column - 1) + 1);
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      now.push(slips);
    }
    beforeLast = last;
    last = now;
  }
  return Math.min(...last);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? FAR;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
