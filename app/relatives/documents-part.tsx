import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { Controller, useFieldArray } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { AUTHORITY_KINDS } from '@heartsease/domain/relatives/relative.ts';
import type { saveAccess } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './access-form.module.css';
import { useAccessWords } from './access-words.ts';

/** Documents that somebody looked at: which, its number, who saw it and when. No copy is kept. */
export function DocumentsPart({ form }: { form: UseFormReturn<InputOf<typeof saveAccess>> }) {
  const { t } = useLingui();
  const { authorities } = useAccessWords();
  const { today } = useTimeWords();
  const me = useProfile();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'authorities' });
  const missing = AUTHORITY_KINDS.find((kind) => !fields.some((one) => one.kind === kind));

  function problem(place: number, field: 'kind' | 'reference' | 'seen_by' | 'seen_on') {
    return inWords(form.getFieldState(`authorities.${place}.${field}`, form.formState).error?.message);
  }

  return (
    <Card>
      <div className={styles.part}>
        <h2>{t`May decide for them`}</h2>
        <p className="secondary">
          {t`A power of attorney or the like that somebody here has looked at. No copy is kept.`}
        </p>
        {fields.map((field, place) => (
          <fieldset key={field.id} className={styles.document}>
            <legend>{t`Document ${place + 1}`}</legend>
            <Controller
              control={form.control}
              name={`authorities.${place}.kind`}
              render={({ field: { name, value, onChange } }) => (
                <Select
                  label={t`What is it?`}
                  name={name}
                  value={value}
                  onChange={onChange}
                  error={problem(place, 'kind')}
                  options={AUTHORITY_KINDS.map((kind) => ({ value: kind, label: authorities[kind] }))}
                />
              )}
            />
            <Field
              label={t`Its number`}
              optional
              autoComplete="off"
              error={problem(place, 'reference')}
              {...form.register(`authorities.${place}.reference`)}
            />
            <div className={styles.pair}>
              <Field
                label={t`Seen by`}
                autoComplete="off"
                error={problem(place, 'seen_by')}
                {...form.register(`authorities.${place}.seen_by`)}
              />
              <Field
                label={t`Seen on`}
                type="date"
                error={problem(place, 'seen_on')}
                {...form.register(`authorities.${place}.seen_on`)}
              />
            </div>
            <div className={styles.ways}>
              <Button
                variant="line"
                size="small"
                aria-label={t`Take out document ${place + 1}`}
                icon={<TrashIcon weight="bold" aria-hidden="true" />}
                onClick={() => remove(place)}
              >
                {t`Take out`}
              </Button>
            </div>
          </fieldset>
        ))}
        {missing !== undefined && (
          <div className={styles.ways}>
            <Button
              variant="soft"
              size="small"
              icon={<PlusIcon weight="bold" aria-hidden="true" />}
              onClick={() =>
                append({
                  kind: missing,
                  reference: '',
                  seen_by: `${me.first_name} ${me.last_name}`,
                  seen_on: today,
                })
              }
            >
              {t`Add a document`}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
