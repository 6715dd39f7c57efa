import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { WAYS_TO_INVITE } from '@heartsease/domain/relatives/relative.ts';
import type { AccessLevel } from '@heartsease/domain/relatives/relative.ts';
import type { inviteAsRelative } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { useAccessWords } from './access-words.ts';
import styles from './access-form.module.css';

type Guest = InputOf<typeof inviteAsRelative>;

/** The fields as a form begins with them. */
export const NOBODY_YET = {
  first_name: '',
  last_name: '',
  email: '',
  relationship: '',
  access_level: 'family',
  sent_by: 'email',
} satisfies Partial<Guest>;

/** What of it somebody types or chooses. */
export const GUEST_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'relationship',
  'access_level',
  'sent_by',
] as const satisfies (keyof typeof NOBODY_YET)[];

interface GuestFieldsProps {
  /** The resident. */
  name: string;
  levels: readonly AccessLevel[];
  levelsHint?: string | undefined;
  errorOf: (field: keyof Guest) => string | undefined;
  /** What more is asked of who they are. */
  children?: ReactNode;
}

/** Who is invited, what they will see and how they hear of it. The form stands around it, as react-hook-form's context. */
export function GuestFields({ name, levels: offered, levelsHint, errorOf, children }: GuestFieldsProps) {
  const { t } = useLingui();
  const { levels, ways } = useAccessWords();
  const form = useFormContext<Guest>();
  return (
    <>
      <Card>
        <div className={styles.part}>
          <div className={styles.pair}>
            <Field
              label={t`First name`}
              autoComplete="off"
              error={errorOf('first_name')}
              {...form.register('first_name')}
            />
            <Field
              label={t`Last name`}
              autoComplete="off"
              error={errorOf('last_name')}
              {...form.register('last_name')}
            />
          </div>
          <Field
            label={t`What are they to ${name}?`}
            description={t`As ${name} would say it: daughter, nephew, friend from the choir`}
            autoComplete="off"
            error={errorOf('relationship')}
            {...form.register('relationship')}
          />
          {children}
        </div>
      </Card>
      <Card>
        <Controller
          control={form.control}
          name="access_level"
          render={({ field: { value, onChange } }) => (
            <ChoiceGroup
              label={t`What may they see?`}
              description={levelsHint}
              name="access_level"
              value={value}
              onChange={onChange}
              error={errorOf('access_level')}
              options={offered.map((level) => ({ value: level, ...levels[level] }))}
            />
          )}
        />
      </Card>
      <Card>
        <div className={styles.part}>
          <Controller
            control={form.control}
            name="sent_by"
            render={({ field: { value, onChange } }) => (
              <ChoiceGroup
                label={t`How does the invitation reach them?`}
                name="sent_by"
                value={value}
                onChange={onChange}
                error={errorOf('sent_by')}
                options={WAYS_TO_INVITE.map((way) => ({ value: way, ...ways[way] }))}
              />
            )}
          />
          <Field
            label={t`Email address`}
            optional={form.watch('sent_by') !== 'email'}
            type="email"
            autoComplete="off"
            error={errorOf('email')}
            {...form.register('email')}
          />
        </div>
      </Card>
    </>
  );
}
