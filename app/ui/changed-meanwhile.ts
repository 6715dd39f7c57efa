import { useState } from 'react';
import { clashOf } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';

interface Stands<Fields> {
  fields: Fields;
  by: string | null;
  at: string;
  isCancelled?: boolean;
}

/** What somebody else saved while this form was open: put together already, but for what both changed. */
export interface Changed<Fields extends object> extends Clash<Fields> {
  isCancelled: boolean;
}

/**
 * For a form of something that others may change as well. `ChangedCard` tells what they saved, and lets whoever fills in
 * the form choose between both.
 *
 * @param begun what stood when it was begun
 */
export function useChangedMeanwhile<Fields extends object>(begun: Fields) {
  const [base, setBase] = useState(begun);
  const [changed, setChanged] = useState<Changed<Fields> | null>(null);

  /** @returns what the form shows from now on */
  function takeIn(mine: Fields, { fields: stands, by, at, isCancelled = false }: Stands<Fields>): Fields {
    const { merged, clash } = clashOf({ base, mine, stands }, { by, at });
    setBase(stands);
    setChanged({ ...clash, isCancelled });
    return merged;
  }

  /** `base`: what stood when this was begun, or since somebody else saved. */
  return { base, changed, takeIn };
}
