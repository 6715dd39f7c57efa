import { useLingui } from '@lingui/react/macro';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { PasswordIcon } from '@phosphor-icons/react/dist/csr/Password';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { PASSWORD_LENGTH } from '@heartsease/domain/session/credentials.ts';
import { mailInvitationLink } from '@heartsease/domain/session/joining.endpoints.ts';
import { register } from '@heartsease/domain/session/invitations.endpoints.ts';
import type { Invitation } from '@heartsease/domain/session/invitations.endpoints.ts';
import { call } from '../api/call.ts';
import { useCallForm } from '../api/call-form.ts';
import { failureOf } from '../api/failure.ts';
import { isNativeApp } from '../device/platform.ts';
import { useRoleWords } from '../shell/role-word.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/field.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { useEnter } from './enter.ts';
import styles from './join-home.module.css';
import { JoiningDetails } from './joining-details.tsx';
import { LookInYourMail } from './look-in-your-mail.tsx';
import { makeFirstPasskey } from './make-first-passkey.ts';
import { rememberOpenedLink } from './opened-link.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { JoinHomeProps } from './register-screen.tsx';
import { SecondStep } from './second-step.tsx';
import formStyles from './session-form.module.css';
import { WelcomePage } from './welcome-page.tsx';

const DETAILS = ['first_name', 'last_name', 'email'] as const;

type Outcome =
  | { is: 'half in'; input: InputOf<typeof register> }
  | { is: 'mailed'; to: string }
  | { is: 'in'; token: string; recovery_codes: string[] };

/** An invitation that is open: who is asked in by whom, and three ways to say yes. */
export function JoinHome({ code, invitation, hasSetUp, onOtherCode }: JoinHomeProps) {
  const { t } = useLingui();
  const enter = useEnter();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [takesPassword, setTakesPassword] = useState(false);
  const [isBack, setBack] = useState(false);
  const [busyWith, setBusyWith] = useState<'passkey' | 'mail' | null>(null);
  const { first_name, last_name, email } = invitation;
  const { form, submit, isBusy, problems, errorOf, tell } = useCallForm(register, {
    defaultValues: { invite_code: code, first_name, last_name, email, password: '', password_confirmation: '' },
    onDone: ({ token }) => enter(token),
    onSecondStep: (input) => setOutcome({ is: 'half in', input }),
  });

  // Where a code was typed, the field that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus();
  }, []);
  const { setFocus } = form;
  useEffect(() => {
    if (takesPassword) setFocus('password');
  }, [takesPassword, setFocus]);

  async function withPassword() {
    form.clearErrors();
    if (await form.trigger(DETAILS)) setTakesPassword(true);
  }

  async function without(way: 'passkey' | 'mail') {
    if (busyWith !== null) return;
    form.clearErrors();
    if (!(await form.trigger(DETAILS))) return;
    setBusyWith(way);
    const [given, family, to] = form.getValues(DETAILS);
    const details = { invite_code: code, first_name: given, last_name: family, email: to };
    try {
      if (way === 'mail') {
        await call(mailInvitationLink, details);
        setOutcome({ is: 'mailed', to });
      } else {
        const made = await makeFirstPasskey(details);
        if (made.recovery_codes.length === 0) await enter(made.token);
        else setOutcome({ is: 'in', ...made });
      }
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure !== undefined) tell(failure);
      // Whoever closes the browser's own question has changed their mind.
      else form.setError('root', { message: t`No passkey was made. Try again, or choose another way.` });
    }
    setBusyWith(null);
  }

  if (outcome?.is === 'half in') {
    return (
      <SecondStep
        send={(otp) => call(register, { ...outcome.input, otp })}
        enter={enter}
        onBack={() => setOutcome(null)}
      />
    );
  }
  if (outcome?.is === 'mailed') return <LookInYourMail to={outcome.to} onBack={() => setOutcome(null)} />;
  if (outcome?.is === 'in') {
    return (
      <WelcomePage title={t`Your recovery codes`}>
        <RecoveryCodes codes={outcome.recovery_codes} onKept={() => void enter(outcome.token)} />
      </WelcomePage>
    );
  }
  return (
    <WelcomePage
      title={hasSetUp ? t`And you?` : welcome(first_name)}
      text={hasSetUp ? t`Step 2 of 2. With this you sign in, and invite everybody else.` : undefined}
    >
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!takesPassword) {
            void withPassword();
            return;
          }
          // It is typed once, and can be looked at.
          form.setValue('password_confirmation', form.getValues('password'));
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        <InvitingHome invitation={invitation} />
        <JoiningDetails
          form={form}
          errorOf={errorOf}
          isKnown={DETAILS.every((field) => invitation[field] !== '')}
          isWrong={DETAILS.some((field) => errorOf(field) !== undefined)}
        />
        {takesPassword ? (
          <>
            <PasswordField
              label={t`Password`}
              description={t`At least ${PASSWORD_LENGTH.least} characters. A few words in a row are good.`}
              autoComplete="new-password"
              error={errorOf('password')}
              {...form.register('password')}
            />
            <Button type="submit" size="large" full busy={isBusy}>
              {t`Join`}
            </Button>
            <Button
              variant="quiet"
              full
              onClick={() => {
                form.clearErrors();
                setTakesPassword(false);
                setBack(true);
              }}
            >
              {t`Another way`}
            </Button>
          </>
        ) : (
          <div className={styles.ways} role="group" aria-labelledby="how">
            <p id="how" tabIndex={-1} ref={isBack ? takeFocus : undefined}>
              {t`How do you want to sign in?`}
            </p>
            {canMakePasskey() && (
              <Button
                size="large"
                full
                busy={busyWith === 'passkey'}
                icon={<FingerprintIcon weight="bold" aria-hidden="true" />}
                aria-describedby="how-passkey"
                onClick={() => void without('passkey')}
              >
                {t`Use a passkey`}
              </Button>
            )}
            {canMakePasskey() && (
              <p id="how-passkey" className={`secondary ${styles.hint}`}>
                {t`Your finger, your face or the PIN of this device.`}
              </p>
            )}
            <Button
              type="submit"
              variant="soft"
              size="large"
              full
              icon={<PasswordIcon weight="bold" aria-hidden="true" />}
            >
              {t`Choose a password`}
            </Button>
            <Button
              variant="soft"
              size="large"
              full
              busy={busyWith === 'mail'}
              icon={<EnvelopeSimpleIcon weight="bold" aria-hidden="true" />}
              aria-describedby="how-mail"
              onClick={() => void without('mail')}
            >
              {t`Email me a link`}
            </Button>
            <p id="how-mail" className={`secondary ${styles.hint}`}>
              {t`Nothing to remember: whenever you sign in, a link comes by mail.`}
            </p>
          </div>
        )}
        <div className={formStyles.ways}>
          {/* Whoever is signed in on this device says yes at once; everybody else after a sign-in. */}
          <Link
            to={`/join/${code}`}
            className="link"
            onClick={() => rememberOpenedLink({ pathname: `/join/${code}`, search: '' })}
          >
            {t`I have an account already`}
          </Link>
          {!hasSetUp && (
            <button type="button" className="link" onClick={onOtherCode}>
              {t`Another code`}
            </button>
          )}
        </div>
      </form>
    </WelcomePage>
  );

  function welcome(name: string): string {
    return name === '' ? t`Welcome` : t`Welcome, ${name}`;
  }
}

/** A passkey belongs to the server's address, and a phone's page has another. */
function canMakePasskey(): boolean {
  return 'PublicKeyCredential' in window && !isNativeApp();
}

function InvitingHome({ invitation: { care_home_name: home, role } }: { invitation: Invitation }) {
  const { t } = useLingui();
  const part = useRoleWords()[role].toLocaleLowerCase('en-GB');
  return (
    <p className={styles.home} role="status">
      {role === 'relative'
        ? t`${home} invites you to stay close to the person you know there.`
        : t`${home} invites you as ${part}.`}
    </p>
  );
}
