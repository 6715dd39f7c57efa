/**
 * Chance that repeats: the same seed gives the same world. Small and fast (mulberry32); nothing here
 * keeps a secret.
 */
export type Chance = {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** True in `share` of all cases. */
  happens: (share: number) => boolean;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  one: <T>(choices: readonly T[]) => T;
  weighted: <T>(choices: readonly T[], weight: (choice: T) => number) => T;
  shuffled: <T>(list: readonly T[]) => T[];
};

export function chanceFrom(seed: string): Chance {
  let state = numberOf(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function between(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1));
  }

  function weighted<T>(choices: readonly T[], weight: (choice: T) => number): T {
    const weights = choices.map(weight);
    let left = next() * weights.reduce((sum, each) => sum + each, 0);
    for (const [index, choice] of choices.entries()) {
      left -= weights[index] ?? 0;
      if (left < 0) return choice;
    }
    return last(choices);
  }

  return {
    next,
    happens: (share) => next() < share,
    between,
    one: (choices) => weighted(choices, () => 1),
    weighted,
    shuffled: (list) => {
      const keyed = list.map((item) => ({ item, order: next() }));
      return keyed.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
    },
  };
}

/** A 32-bit number made from a text (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

function last<T>(list: readonly T[]): T {
  const found = list.at(-1);
  if (found === undefined) throw new Error('There is nothing to choose from');
  return found;
}
