import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { isSame } from '@heartsease/domain/merge.ts';
import { useKeepDraft, useKeptDraft } from './kept-draft.ts';

const Kept = z.record(z.string(), z.unknown());
/** Under it a draft keeps what the changed fields said when its author began. */
const STOOD = 'stood';

interface FieldsDraftOptions {
  /** Others may change meanwhile what this form changes. */
  isOfOthersToo?: boolean;
  /**
   * Of the write that sends it, kept with the draft: what arrived although its answer was lost does not arrive twice
   * when it is sent again.
   */
  client_id?: string | undefined;
}

export interface FieldsDraft<Name> {
  /** It is sent: nothing of it stays on the device. */
  forget: () => Promise<void>;
  /** For `<BegunNotice>`; there when the form came back as its author left it. */
  onStartAnew: (() => void) | undefined;
  /** The fields that their author and somebody else changed since it was begun. */
  alsoChanged: readonly Name[];
}

/**
 * Keeps what is typed into a form until it is sent, and brings it back to its author. Of a form that changes what
 * others change too, only the fields come back that its author changed: the others say what the form was opened with.
 * Which of them somebody else changed as well is told. What is typed before the draft is read stays.
 *
 * @param key names what is written, and not which version of it: a draft is found again also after others changed it
 * @param put puts fields, and the id of the write, into the form
 */
export function useFieldsDraft<Fields extends object>(
  key: string,
  fields: Fields,
  put: (fields: Fields, client_id: string | undefined) => void,
  { isOfOthersToo = false, client_id }: FieldsDraftOptions = {},
): FieldsDraft<keyof Fields & string> {
  const [fresh] = useState(fields);
  const [freshId] = useState(client_id);
  const [isAnew, startAnew] = useState(false);
  const kept = useKeptDraft(key, Kept);
  const isRead = kept !== undefined;

  const recall = useEffectEvent(() => {
    if (kept === undefined || kept === null) return;
    const untouched = namesOf(fields).filter((name) => name in kept && isSame(fields[name], fresh[name]));
    const keptId = kept['client_id'];
    put({ ...fields, ...of(kept, untouched) }, typeof keptId === 'string' ? keptId : client_id);
  });
  useEffect(() => {
    if (isRead) recall();
  }, [isRead]);

  const changed = namesOf(fields).filter((name) => !isSame(fields[name], fresh[name]));
  const stood = Kept.parse({ ...fresh, ...(isAnew ? {} : Kept.safeParse(kept?.[STOOD]).data) });
  const told = isOfOthersToo ? { ...of(fields, changed), [STOOD]: of(stood, changed) } : fields;
  const draft = changed.length === 0 ? null : { ...told, client_id };
  const { forget } = useKeepDraft(key, isRead ? draft : undefined);

  return {
    forget,
    onStartAnew:
      kept == null || isAnew
        ? undefined
        : () => {
            put(fresh, freshId);
            startAnew(true);
          },
    alsoChanged: isOfOthersToo ? changed.filter((name) => !isSame(stood[name], fresh[name])) : [],
  };
}

function namesOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  const names: (keyof Fields & string)[] = [];
  for (const name in fields) names.push(name);
  return names;
}

function of(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
