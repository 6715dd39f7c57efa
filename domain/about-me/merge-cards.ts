import type { CardWords } from './about-me.ts';

/** A field that two people changed in two ways: somebody must choose. */
export type CardField = keyof CardWords;

export const CARD_FIELDS = ['text', 'is_own_words', 'helped_by', 'visibility'] as const satisfies CardField[];

/**
 * Lays what one wrote on top of what stands meanwhile. A field that only one of the two changed takes that
 * change; what both changed, each in their own way, is named, and holds what stands until somebody chooses.
 *
 * @param base the card as it was when one began to write
 */
export function mergeCards(
  base: CardWords,
  stands: CardWords,
  mine: CardWords,
): { merged: CardWords; clashing: CardField[] } {
  const clashing = CARD_FIELDS.filter(
    (field) => mine[field] !== base[field] && stands[field] !== base[field] && mine[field] !== stands[field],
  );
  const isMine = (field: CardField) => mine[field] !== base[field] && stands[field] === base[field];
  return {
    merged: {
      text: isMine('text') ? mine.text : stands.text,
      is_own_words: isMine('is_own_words') ? mine.is_own_words : stands.is_own_words,
      helped_by: isMine('helped_by') ? mine.helped_by : stands.helped_by,
      visibility: isMine('visibility') ? mine.visibility : stands.visibility,
    },
    clashing,
  };
}

/** Both texts, one under the other; once, where one holds the other. */
export function bothTexts(stands: string, mine: string): string {
  if (stands.includes(mine)) return stands;
  return mine.includes(stands) ? mine : `${stands}\n\n${mine}`;
}

export function sameWords(one: CardWords, other: CardWords): boolean {
  return CARD_FIELDS.every((field) => one[field] === other[field]);
}
