import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { z } from 'zod';
import { isSame } from '@heartsease/domain/merge.ts';
import { useKeepDraft, useKeptDraft } from './kept-draft.ts';

/**
 * Keeps what is typed into a small form that holds its own fields, until it is sent, and brings it back to its author. What
 * they type before it is read goes before.
 *
 * @param key tells also of which state it is, so that what was begun on an older one is not put over a newer
 */
export function useFieldsDraft<Fields extends object>(
  key: string,
  fields: Fields,
  put: (kept: Fields) => void,
): { forget: () => Promise<void> } {
  const [fresh] = useState(fields);
  const [schema] = useState(() => {
    const names = Object.keys(fields);
    return z.custom<Fields>(
      (value) => typeof value === 'object' && value !== null && names.every((name) => name in value),
    );
  });
  const kept = useKeptDraft(key, schema);
  const isRead = kept !== undefined;
  const recall = useEffectEvent(() => {
    if (kept && isSame(fields, fresh)) put(kept);
  });
  useEffect(() => {
    if (isRead) recall();
  }, [isRead]);
  const draft = useMemo(() => (isSame(fields, fresh) ? null : fields), [fields, fresh]);
  return useKeepDraft(key, isRead ? draft : undefined);
}
