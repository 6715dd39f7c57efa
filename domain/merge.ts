/** Fields that both sides changed, each another way: a person decides. */
export interface Merged<Fields extends object> {
  /** What stands now, with mine put in where only I changed something. */
  merged: Fields;
  clashes: (keyof Fields & string)[];
}

/**
 * Puts together what two people changed on the same record at the same time, field by field, so that
 * nobody's words are lost: what only one of them changed is taken from that one.
 *
 * @param base as it stood when both began
 */
export function mergeFields<Fields extends object>(sides: {
  base: Fields;
  mine: Fields;
  stands: Fields;
}): Merged<Fields> {
  const { base, mine, stands } = sides;
  const merged = { ...stands };
  const clashes: Merged<Fields>['clashes'] = [];
  for (const field in mine) {
    if (isSame(mine[field], stands[field]) || isSame(mine[field], base[field])) continue;
    if (isSame(stands[field], base[field])) merged[field] = mine[field];
    else clashes.push(field);
  }
  return { merged, clashes };
}

/** Two people changed the same record. What only one of them changed is put together already. */
export interface Clash<Fields extends object> {
  by: string | null;
  at: string;
  mine: Fields;
  stands: Fields;
  /** The fields that both changed, each another way. */
  fields: (keyof Fields & string)[];
}

/** What is put together, and what a screen tells of it: who changed it meanwhile, and what is left to decide. */
export function clashOf<Fields extends object>(
  sides: { base: Fields; mine: Fields; stands: Fields },
  who: { by: string | null; at: string },
): { merged: Fields; clash: Clash<Fields> } {
  const { merged, clashes } = mergeFields(sides);
  return { merged, clash: { ...who, mine: sides.mine, stands: sides.stands, fields: clashes } };
}

/** Fields hold what JSON can say, always written in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
