import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { InviteCode, PASSWORD_LENGTH } from '@heartsease/domain/session/credentials.ts';
import { checkInvitation, register } from '@heartsease/domain/session/session.endpoints.ts';
import type { Invitation } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { useCallForm } from '../api/call-form.ts';
import { failureOf } from '../api/failure.ts';
import { useRoleWords } from '../shell/role-word.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, PasswordField } from '../ui/field.tsx';
import { useEnter } from './enter.ts';
import { rememberOpenedLink } from './opened-link.ts';
import styles from './session-form.module.css';
import { SecondStep } from './second-step.tsx';
import { SetUpHomeForm } from './set-up-home-form.tsx';
import { WelcomePage } from './welcome-page.tsx';

/** Row RT-9: by invitation only. The link or the QR code brings the code; on paper it is typed. */
export function RegisterScreen() {
  const { t } = useLingui();
  const enter = useEnter();
  const [search] = useSearchParams();
  const [halfIn, setHalfIn] = useState<InputOf<typeof register> | null>(null);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(register, {
    defaultValues: {
      invite_code: search.get('code') ?? '',
      first_name: '',
      last_name: '',
      email: '',
      password: '',
      password_confirmation: '',
    },
    onDone: ({ token }) => enter(token),
    onSecondStep: setHalfIn,
  });
  const typed = form.watch('invite_code');
  const { invitation, problem, keep } = useInvitation(typed);
  const [hasSetUp, setHasSetUp] = useState(false);

  const { setValue, getValues } = form;
  useEffect(() => {
    if (invitation === undefined) return;
    // What the invitation knows is filled in, and never over what somebody typed.
    for (const field of ['first_name', 'last_name', 'email'] as const) {
      if (getValues(field) === '') setValue(field, invitation[field]);
    }
  }, [invitation, setValue, getValues]);

  if (halfIn !== null) {
    return (
      <SecondStep send={(otp) => call(register, { ...halfIn, otp })} enter={enter} onBack={() => setHalfIn(null)} />
    );
  }
  if (invitation?.sets_up === true) {
    return (
      <WelcomePage title={t`Set up your home`} text={t`Step 1 of 2: the house itself.`}>
        <SetUpHomeForm
          inviteCode={typed}
          onDone={(setUp) => {
            keep(setUp);
            setHasSetUp(true);
          }}
        />
      </WelcomePage>
    );
  }
  return (
    <WelcomePage
      title={hasSetUp ? t`And you?` : t`Join your home`}
      text={
        hasSetUp
          ? t`Step 2 of 2. With this you sign in, and invite everybody else.`
          : t`Your manager gave you a code, as a link, a QR code or on paper.`
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        <Field
          label={t`Invitation code`}
          description={t`8 letters and digits`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf('invite_code') ?? problem}
          {...form.register('invite_code')}
        />
        {invitation !== undefined && <InvitingHome invitation={invitation} />}
        <div className={styles.names}>
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
        <PasswordField
          label={t`Password`}
          description={t`At least ${PASSWORD_LENGTH.least} characters. A few words in a row are good.`}
          autoComplete="new-password"
          error={errorOf('password')}
          {...form.register('password')}
        />
        <PasswordField
          label={t`Password again`}
          autoComplete="new-password"
          error={errorOf('password_confirmation')}
          {...form.register('password_confirmation')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Join`}
        </Button>
        {invitation === undefined ? (
          <Link to="/login" className="link">
            {t`I have an account already`}
          </Link>
        ) : (
          // Whoever is signed in on this device says yes at once; everybody else after a sign-in.
          <Link
            to={`/join/${typed}`}
            className="link"
            onClick={() => rememberOpenedLink({ pathname: `/join/${typed}`, search: '' })}
          >
            {t`I have an account already`}
          </Link>
        )}
      </form>
    </WelcomePage>
  );
}

function InvitingHome({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const role = useRoleWords()[invitation.role].toLocaleLowerCase('en-GB');
  return (
    <p className={styles.home} role="status">
      {t`${invitation.care_home_name} invites you as ${role}.`}
    </p>
  );
}

interface Reading {
  code: string;
  invitation?: Invitation;
  problem?: string | undefined;
}

/** Reads the invitation as soon as the code is whole. */
function useInvitation(typed: string): {
  invitation: Invitation | undefined;
  problem: string | undefined;
  /** The invitation as it stands after a change to it. */
  keep: (invitation: Invitation) => void;
} {
  const { data: code } = InviteCode.safeParse(typed);
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    if (code === undefined) return;
    const leaving = new AbortController();
    call(checkInvitation, { invite_code: code }, { signal: leaving.signal, onError: () => undefined }).then(
      (invitation) => setReading({ code, invitation }),
      (caught: unknown) => {
        const failure = failureOf(caught);
        if (failure !== undefined && 'message' in failure) setReading({ code, problem: failure.message ?? undefined });
      },
    );
    return () => leaving.abort();
  }, [code]);
  // An answer for a code that was changed since says nothing.
  const current = reading?.code === code ? reading : null;
  return {
    invitation: current?.invitation,
    problem: current?.problem,
    keep: (invitation) => setReading({ code: code ?? '', invitation }),
  };
}
