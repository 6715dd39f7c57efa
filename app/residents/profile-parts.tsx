import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { saveProfile } from '@heartsease/domain/residents/profile.endpoints.ts';
import type { CallForm } from '../api/call-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import styles from './profile-form.module.css';
import { useProfileWords } from './profile-words.ts';

export type ProfileInput = InputOf<typeof saveProfile>;
type PartProps = Pick<CallForm<ProfileInput>, 'form' | 'errorOf'>;

/** Names, dates and numbers. */
export function IdentityPart({ form: { register }, errorOf }: PartProps) {
  const { t } = useLingui();
  const { label } = useProfileWords();
  return (
    <fieldset className={formStyles.part}>
      <legend>{t`Who this is`}</legend>
      <div className={styles.pair}>
        <Field label={label('known_as')} error={errorOf('known_as')} autoComplete="off" {...register('known_as')} />
        <Field label={label('title')} optional error={errorOf('title')} autoComplete="off" {...register('title')} />
      </div>
      <div className={styles.pair}>
        <Field
          label={label('first_name')}
          error={errorOf('first_name')}
          autoComplete="off"
          {...register('first_name')}
        />
        <Field label={label('last_name')} error={errorOf('last_name')} autoComplete="off" {...register('last_name')} />
      </div>
      <div className={styles.pair}>
        <Field
          label={label('pronouns')}
          optional
          description={t`For example she/her.`}
          error={errorOf('pronouns')}
          autoComplete="off"
          {...register('pronouns')}
        />
        <Field
          label={label('nhs_number')}
          optional
          description={t`Ten digits.`}
          inputMode="numeric"
          error={errorOf('nhs_number')}
          autoComplete="off"
          {...register('nhs_number')}
        />
      </div>
      <Field
        label={label('date_of_birth')}
        optional
        type="date"
        error={errorOf('date_of_birth')}
        autoComplete="off"
        {...register('date_of_birth')}
      />
      <Checkbox
        label={t`Keep the age to ourselves`}
        description={t`The birthday is still told, how old they turn is not.`}
        {...register('is_age_hidden')}
      />
    </fieldset>
  );
}

interface LivingPartProps extends PartProps {
  workers: { id: string; known_as: string; last_name: string }[];
}

/** Where somebody lives, and what belongs to them. */
export function LivingPart({ form, errorOf, workers }: LivingPartProps) {
  const { t } = useLingui();
  const { label } = useProfileWords();
  const { register, control } = form;
  return (
    <fieldset className={formStyles.part}>
      <legend>{t`Living here`}</legend>
      <div className={styles.pair}>
        <Field label={label('room')} error={errorOf('room')} autoComplete="off" {...register('room')} />
        <Field label={label('wing')} optional error={errorOf('wing')} autoComplete="off" {...register('wing')} />
      </div>
      <Field label={label('moved_in_on')} type="date" error={errorOf('moved_in_on')} {...register('moved_in_on')} />
      <Controller
        control={control}
        name="key_worker_id"
        render={({ field: { name, value, onChange } }) => (
          <Select
            label={label('key_worker_id')}
            optional
            error={errorOf('key_worker_id')}
            name={name}
            value={value === null || value === '' ? NOBODY : value}
            onChange={(chosen) => onChange(chosen === NOBODY ? '' : chosen)}
            options={[
              { value: NOBODY, label: t`Nobody yet` },
              ...workers.map(({ id, known_as, last_name }) => ({ value: id, label: `${known_as} ${last_name}` })),
            ]}
          />
        )}
      />
      <div className={styles.pair}>
        <Field label={label('language')} error={errorOf('language')} autoComplete="off" {...register('language')} />
        <Controller
          control={control}
          name="other_languages"
          render={({ field: { name, value, onChange } }) => (
            <WordsField
              key={form.watch('base_version')}
              label={label('other_languages')}
              name={name}
              value={value}
              error={errorOf('other_languages')}
              onChange={onChange}
            />
          )}
        />
      </div>
      <Field label={label('faith')} optional error={errorOf('faith')} autoComplete="off" {...register('faith')} />
      <TextareaField
        label={label('cultural_needs')}
        optional
        rows={2}
        error={errorOf('cultural_needs')}
        {...register('cultural_needs')}
      />
    </fieldset>
  );
}

const NOBODY = 'nobody';
const OWN_COMPANY = 'own-company';
const TARGETS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14];

/** How to be with somebody, and how often. */
export function TogetherPart({ form: { register, control }, errorOf }: PartProps) {
  const { t } = useLingui();
  const { label } = useProfileWords();
  return (
    <fieldset className={formStyles.part}>
      <legend>{t`Being together`}</legend>
      <TextareaField
        label={label('summary')}
        optional
        rows={2}
        description={t`As a colleague would say it in the corridor.`}
        error={errorOf('summary')}
        {...register('summary')}
      />
      <TextareaField
        label={label('approach')}
        optional
        rows={2}
        error={errorOf('approach')}
        {...register('approach')}
      />
      <Controller
        control={control}
        name="weekly_target"
        render={({ field: { name, value, onChange } }) => (
          <Select
            label={label('weekly_target')}
            description={t`What suits this person, not what suits us.`}
            error={errorOf('weekly_target')}
            name={name}
            value={value === null ? OWN_COMPANY : String(value)}
            onChange={(chosen) => onChange(chosen === OWN_COMPANY ? null : Number(chosen))}
            options={[
              { value: OWN_COMPANY, label: t`Prefers their own company` },
              ...[...new Set([...TARGETS, ...(value === null ? [] : [value])])]
                .toSorted((one, other) => one - other)
                .map((count) => ({
                  value: String(count),
                  label: plural(count, { one: 'About # moment a week', other: 'About # moments a week' }),
                })),
            ]}
          />
        )}
      />
    </fieldset>
  );
}

interface WordsFieldProps {
  label: string;
  name: string;
  value: string[];
  error: string | undefined;
  onChange: (words: string[]) => void;
}

/** Several words in one field, with commas between them. */
export function WordsField({ label, name, value, error, onChange }: WordsFieldProps) {
  const { t } = useLingui();
  const [typed, type] = useState(() => value.join(', '));
  return (
    <Field
      label={label}
      optional
      description={t`With commas between them.`}
      id={name}
      value={typed}
      error={error}
      autoComplete="off"
      onChange={({ target }) => {
        type(target.value);
        onChange(
          target.value
            .split(',')
            .map((word) => word.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
