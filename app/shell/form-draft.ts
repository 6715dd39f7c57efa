import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { isSame } from '@heartsease/domain/merge.ts';
import { useKeepDraft, useKeptDraft } from './kept-draft.ts';

const Typed = z.record(z.string(), z.unknown());
/** Under it a draft keeps what the changed fields said when its author began. */
const STOOD = 'stood';

interface FormDraft<Name> {
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
 * Which of them somebody else changed as well is told. What is typed before the draft is read stays. The id of the write
 * is kept with it: what arrived although its answer was lost does not arrive twice when it is sent again.
 *
 * @param fields what somebody types or chooses; of the form's other values nothing is kept
 * @param options `isOfOthersToo`: others may change meanwhile what this form changes
 */
export function useFormDraft<Values extends FieldValues & { client_id?: string }, Name extends Path<Values>>(
  key: string,
  form: UseFormReturn<Values>,
  fields: readonly Name[],
  { isOfOthersToo = false }: { isOfOthersToo?: boolean } = {},
): FormDraft<Name> {
  const values: readonly unknown[] = useWatch({ control: form.control, name: fields });
  const typed = Object.fromEntries(fields.map((field, at) => [field, values[at]]));
  const [fresh] = useState(typed);
  const { client_id } = form.getValues();
  const [freshId] = useState(client_id);
  const [isAnew, startAnew] = useState(false);
  const kept = useKeptDraft(key, Typed);
  const isRead = kept !== undefined;

  function put(begun: Record<string, unknown>) {
    for (const field of fields) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this form kept it itself
      if (field in begun) form.setValue(field, begun[field] as PathValue<Values, Name>);
    }
  }

  function putId(id: string | undefined) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every such form has one
    form.setValue('client_id' as Path<Values>, id as PathValue<Values, Path<Values>>);
  }

  const recall = useEffectEvent(() => {
    const { client_id: keptId, ...begun } = kept ?? {};
    put(Object.fromEntries(Object.entries(begun).filter(([field]) => isSame(typed[field], fresh[field]))));
    if (typeof keptId === 'string') putId(keptId);
  });
  useEffect(() => {
    if (isRead) recall();
  }, [isRead]);
  const changed = Object.fromEntries(Object.entries(typed).filter(([field, value]) => !isSame(value, fresh[field])));
  const stood = { ...fresh, ...(isAnew ? {} : Typed.safeParse(kept?.[STOOD]).data) };
  const told = isOfOthersToo ? { ...changed, [STOOD]: of(stood, Object.keys(changed)) } : typed;
  const draft = Object.keys(changed).length === 0 ? null : { ...told, client_id };
  const { forget } = useKeepDraft(key, isRead ? draft : undefined);

  return {
    forget,
    onStartAnew:
      kept == null || isAnew
        ? undefined
        : () => {
            put(fresh);
            putId(freshId);
            startAnew(true);
          },
    alsoChanged: isOfOthersToo ? fields.filter((field) => field in changed && !isSame(stood[field], fresh[field])) : [],
  };
}

function of(values: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
