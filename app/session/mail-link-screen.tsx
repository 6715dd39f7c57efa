import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { signInWithMailLink } from '@heartsease/domain/session/mail-links.endpoints.ts';
import { call } from '../api/call.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { useEnter } from './enter.ts';
import { SecondStep } from './second-step.tsx';
import styles from './session-form.module.css';
import { WelcomePage } from './welcome-page.tsx';

/** Opened by the link of a mail. A tap uses it, because programs that look into mails open every link. */
export function MailLinkScreen() {
  const { t } = useLingui();
  const enter = useEnter();
  const [search] = useSearchParams();
  const [halfIn, setHalfIn] = useState<InputOf<typeof signInWithMailLink> | null>(null);
  const { submit, isBusy, problems } = useCallForm(signInWithMailLink, {
    defaultValues: { token: search.get('token') ?? '' },
    onDone: ({ token }) => enter(token),
    onSecondStep: setHalfIn,
  });
  // There is no field for the link itself, so its problem leads to no field.
  const told = problems.map(({ message }) => ({ message }));

  if (halfIn !== null) {
    return (
      <SecondStep
        send={(otp) => call(signInWithMailLink, { ...halfIn, otp })}
        enter={enter}
        onBack={() => setHalfIn(null)}
      />
    );
  }
  return (
    <WelcomePage title={t`Here you are.`} text={t`One tap, and you are in on this device.`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={told} />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Sign me in`}
        </Button>
        {told.length > 0 && (
          <Link to="/sign-in-by-mail" className="link">
            {t`Ask for a new link`}
          </Link>
        )}
      </form>
    </WelcomePage>
  );
}
