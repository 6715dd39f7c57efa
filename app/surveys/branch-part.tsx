import { useLingui } from '@lingui/react/macro';
import { valuesOf } from '@heartsease/domain/surveys/question.ts';
import type { Question } from '@heartsease/domain/surveys/question.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import form from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import { useSaid, useValueWords } from './survey-words.ts';

interface BranchPartProps {
  question: Question;
  earlier: readonly Question[];
  error: string | undefined;
  onChange: (more: Partial<Question>) => void;
}

/** When a question is asked: always, or only of whoever gave certain answers to an earlier one. */
export function BranchPart({ question: { shown_if }, earlier, error, onChange }: BranchPartProps) {
  const { t } = useLingui();
  const said = useSaid();
  const words = useValueWords();
  const choosable = earlier.filter(({ type }) => type !== 'text');
  const on = choosable.find(({ id }) => id === shown_if?.question_id);
  const values = on === undefined ? [] : valuesOf(on);
  return (
    <fieldset className={form['part']}>
      <legend>{t`When is it asked?`}</legend>
      <Select
        label={t`It is asked`}
        value={shown_if?.question_id ?? ''}
        error={error}
        onChange={(question_id) => {
          const chosen = choosable.find(({ id }) => id === question_id);
          const [first] = chosen === undefined ? [] : valuesOf(chosen).toReversed();
          onChange({ shown_if: first === undefined ? null : { question_id, values: [first] } });
        }}
        options={[
          { value: '', label: t`always` },
          ...choosable.map((one) => ({ value: one.id, label: t`only after: ${said(one.text)}` })),
        ]}
      />
      {on !== undefined && shown_if !== null && (
        <div role="group" aria-label={t`Which answers lead to it`}>
          {values.map((value) => (
            <Checkbox
              key={value}
              label={words(on, value)}
              checked={shown_if.values.includes(value)}
              onChange={(event) => {
                const next = event.target.checked
                  ? [...shown_if.values, value]
                  : shown_if.values.filter((one) => one !== value);
                onChange({ shown_if: { ...shown_if, values: next } });
              }}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
