import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { register } from '@heartsease/domain/session/invitations.endpoints.ts';
import type { CallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './join-home.module.css';
import formStyles from './session-form.module.css';

interface JoiningDetailsProps extends Pick<CallForm<InputOf<typeof register>>, 'form' | 'errorOf'> {
  /** The invitation says all of it. */
  isKnown: boolean;
  isWrong: boolean;
}

/** Who joins: one line where the invitation knows it, to be changed by whoever wants; else the fields. */
export function JoiningDetails({ form, errorOf, isKnown, isWrong }: JoiningDetailsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(!isKnown);
  const { setFocus } = form;
  const { first_name, last_name, email } = form.getValues();
  useEffect(() => {
    // The button that had the focus is gone with the line.
    if (isOpen && isKnown) setFocus('first_name');
  }, [isOpen, isKnown, setFocus]);

  if (!isOpen && !isWrong) {
    return (
      <div className={styles.known}>
        <p>
          <b>
            {first_name} {last_name}
          </b>
          <span className="secondary">{email}</span>
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-label={t`Change your name or email address`}
          onClick={() => setOpen(true)}
        >
          {t`Change`}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className={formStyles.names}>
        <Field
          label={t`First name`}
          autoComplete="given-name"
          error={errorOf('first_name')}
          {...form.register('first_name')}
        />
        <Field
          label={t`Last name`}
          autoComplete="family-name"
          error={errorOf('last_name')}
          {...form.register('last_name')}
        />
      </div>
      <Field
        label={t`Email address`}
        description={t`You sign in with it.`}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
        {...form.register('email')}
      />
    </>
  );
}
