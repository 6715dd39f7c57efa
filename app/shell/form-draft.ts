import { useWatch } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSame } from '@heartsease/domain/merge.ts';
import { useFieldsDraft } from './fields-draft.ts';
import type { FieldsDraft } from './fields-draft.ts';

/**
 * Keeps what is typed into a form of react-hook-form, as `useFieldsDraft` does of one that holds its own fields.
 *
 * @param fields what somebody types or chooses; of the form's other values nothing is kept
 * @param options `isOfOthersToo`: others may change meanwhile what this form changes
 */
export function useFormDraft<Values extends FieldValues & { client_id?: string }, Name extends Path<Values>>(
  key: string,
  form: UseFormReturn<Values>,
  fields: readonly Name[],
  { isOfOthersToo = false }: { isOfOthersToo?: boolean } = {},
): FieldsDraft<Name> {
  const values: readonly unknown[] = useWatch({ control: form.control, name: fields });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value for each name
  const typed = Object.fromEntries(fields.map((field, at) => [field, values[at]])) as Record<Name, unknown>;

  function put(begun: Record<Name, unknown>, client_id: string | undefined) {
    for (const field of fields) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this form kept it itself
      if (!isSame(begun[field], typed[field])) form.setValue(field, begun[field] as PathValue<Values, Name>);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every such form has one
    form.setValue('client_id' as Path<Values>, client_id as PathValue<Values, Path<Values>>);
  }

  return useFieldsDraft(key, typed, put, { isOfOthersToo, client_id: form.getValues().client_id });
}
