import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { login, ping } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, PasswordField } from '../ui/field.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import styles from './session-form.module.css';
import { useEnter } from './enter.ts';
import { WelcomePage } from './welcome-page.tsx';

/** Row RT-3. On a demo server the people of the demo homes stand under the form. */
export function LoginScreen() {
  const { t } = useLingui();
  const enter = useEnter();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(login, {
    defaultValues: { email: '', password: '' },
    onDone: ({ token }) => enter(token),
  });
  const isDemo = useIsDemo();

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
          <Link to="/forgot-password" className="link">
            {t`Forgotten your password?`}
          </Link>
          <Link to="/register" className="link">
            {t`Have an invitation? Scan or paste it`}
          </Link>
        </div>
      </form>
      {isDemo && <DemoAccounts />}
    </WelcomePage>
  );
}

/** The server says whether it is a demo; while it can't be reached, it is none. */
function useIsDemo(): boolean {
  const { data } = useQuery({
    queryKey: [ping.path],
    queryFn: ({ signal }) => call(ping, {}, { signal, onError: () => undefined }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.is_demo ?? false;
}
