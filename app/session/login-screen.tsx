import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { login, ping } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { useCallForm } from '../api/call-form.ts';
import { isNativeApp } from '../device/platform.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, PasswordField } from '../ui/field.tsx';
import styles from './session-form.module.css';
import { useEnter } from './enter.ts';
import { SecondStep } from './second-step.tsx';
import { WelcomePage } from './welcome-page.tsx';

const DemoAccounts = lazy<ComponentType<{ enter: (token: string) => Promise<void> }>>(async () => {
  const faces = await import('./demo-accounts.tsx').catch(() => null);
  // Without a connection the faces are missing, and nothing else.
  return { default: faces?.DemoAccounts ?? (() => null) };
});

/** Row RT-3. On a demo server the people of the demo homes stand under the form. */
export function LoginScreen() {
  const { t } = useLingui();
  const enter = useEnter();
  const [halfIn, setHalfIn] = useState<InputOf<typeof login> | null>(null);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(login, {
    defaultValues: { email: '', password: '' },
    onDone: ({ token }) => enter(token),
    onSecondStep: setHalfIn,
  });
  const isDemo = useIsDemo();

  if (halfIn !== null) {
    return <SecondStep send={(otp) => call(login, { ...halfIn, otp })} enter={enter} onBack={() => setHalfIn(null)} />;
  }
  return (
    <WelcomePage title={t`Welcome back.`}>
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
          label={t`Email address`}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('email')}
          {...form.register('email')}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          error={errorOf('password')}
          {...form.register('password')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Sign in`}
        </Button>
        <div className={styles.ways}>
          {/* A passkey belongs to the server's address, and a phone's page has another. */}
          {!isNativeApp() && (
            <Link to="/passkey" className="link">
              {t`Use a passkey`}
            </Link>
          )}
          <Link to="/sign-in-by-mail" className="link">
            {t`Email me a link`}
          </Link>
          <Link to="/forgot-password" className="link">
            {t`Forgotten your password?`}
          </Link>
          <Link to="/register" className="link">
            {t`Have an invitation? Scan or paste it`}
          </Link>
        </div>
      </form>
      <Suspense>{isDemo && <DemoAccounts enter={enter} />}</Suspense>
    </WelcomePage>
  );
}

/** The server says whether it is a demo; while it can't be reached, it is none. */
function useIsDemo(): boolean {
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    call(ping, {}, { signal: leaving.signal, onError: () => undefined }).then(
      ({ is_demo }) => setDemo(is_demo),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return isDemo;
}
