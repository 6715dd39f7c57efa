import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { PASSWORD_LENGTH } from '@heartsease/domain/session/credentials.ts';
import { completeReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { call } from '../api/call.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/field.tsx';
import { useEnter } from './enter.ts';
import styles from './session-form.module.css';
import { SecondStep } from './second-step.tsx';
import { WelcomePage } from './welcome-page.tsx';

/** Row RT-9: opened by the link of the mail or the QR code; ends all other sessions and signs in. */
export function ResetPasswordScreen() {
  const { t } = useLingui();
  const enter = useEnter();
  const [search] = useSearchParams();
  const [halfIn, setHalfIn] = useState<InputOf<typeof completeReset> | null>(null);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(completeReset, {
    defaultValues: { token: search.get('token') ?? '', password: '', password_confirmation: '' },
    onDone: ({ token }) => enter(token),
    onSecondStep: setHalfIn,
  });
  // There is no field for the link itself, so its problem leads to no field.
  const told = problems.map((problem) => (problem.id === 'token' ? { message: problem.message } : problem));

  if (halfIn !== null) {
    return (
      <SecondStep
        send={(otp) => call(completeReset, { ...halfIn, otp })}
        enter={enter}
        onBack={() => setHalfIn(null)}
      />
    );
  }
  return (
    <WelcomePage title={t`Choose a new password`} text={t`All your devices will be signed out, except this one.`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={told} />
        <PasswordField
          label={t`New password`}
          description={t`At least ${PASSWORD_LENGTH.least} characters. A few words in a row are good.`}
          autoComplete="new-password"
          error={errorOf('password')}
          {...form.register('password')}
        />
        <PasswordField
          label={t`New password again`}
          autoComplete="new-password"
          error={errorOf('password_confirmation')}
          {...form.register('password_confirmation')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Save and sign in`}
        </Button>
        <Link to="/forgot-password" className="link">
          {t`Ask for a new link`}
        </Link>
      </form>
    </WelcomePage>
  );
}
