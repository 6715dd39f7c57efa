import { mergeFields } from '@heartsease/domain/merge.ts';

/** Two people changed the same record. What only one of them changed is put together already. */
export interface Clash<Fields extends object> {
  by: string | null;
  at: string;
  mine: Fields;
  stands: Fields;
  /** The fields that both changed, each another way. */
  fields: (keyof Fields & string)[];
}

export function clashOf<Fields extends object>(
  sides: { base: Fields; mine: Fields; stands: Fields },
  who: { by: string | null; at: string },
): { merged: Fields; clash: Clash<Fields> } {
  const { merged, clashes } = mergeFields(sides);
  return { merged, clash: { ...who, mine: sides.mine, stands: sides.stands, fields: clashes } };
}
