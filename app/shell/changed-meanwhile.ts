import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mergeFields } from '@heartsease/domain/merge.ts';

interface Stands<Fields> {
  fields: Fields;
  by: string | null;
  isCancelled: boolean;
}

/**
 * For a form that puts together by itself what somebody else saved meanwhile, and tells of it.
 *
 * @param begun what stood when it was begun
 */
export function useChangedMeanwhile<Fields extends object>(begun: Fields, labels: Record<keyof Fields, string>) {
  const { t } = useLingui();
  const [base, setBase] = useState(begun);
  const [told, tell] = useState<string | null>(null);

  /** @returns what the form shows from now on */
  function takeIn(mine: Fields, { fields: stands, by: name, isCancelled }: Stands<Fields>): Fields {
    const { merged, clashes } = mergeFields({ base, mine, stands });
    // What both changed stays as it was typed here: it is in view, and named.
    for (const field of clashes) Object.assign(merged, { [field]: mine[field] });
    setBase(stands);
    const by = name ?? t`Somebody`;
    const named = clashes.map((field) => labels[field]).join(', ');
    if (isCancelled) {
      tell(
        t`${by} cancelled this in the meantime. What you wrote is kept on this device. Let it take place first, then save it.`,
      );
    } else if (clashes.length === 0) {
      tell(t`${by} changed this too. Both changes are in the form now. Look it over and save again.`);
    } else {
      tell(t`${by} changed this too. You both changed: ${named}. Look it over and save again to keep yours.`);
    }
    return merged;
  }

  /** What stood when this was begun, or since somebody else saved. `told`: that they did. */
  return { base, told, takeIn };
}
