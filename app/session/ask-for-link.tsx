import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { askForMailLink } from '@heartsease/domain/session/mail-links.endpoints.ts';
import type { startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import styles from './session-form.module.css';
import { WelcomePage } from './welcome-page.tsx';

/** Asks for a link by mail. The answer is the same for every address. */
export function AskForLink({
  by,
  title,
  text,
  ask,
}: {
  by: typeof askForMailLink | typeof startReset;
  title: string;
  text: string;
  /** What the button says. */
  ask: string;
}) {
  const { t } = useLingui();
  const [told, setTold] = useState<string | null>(null);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(by, {
    defaultValues: { email: '' },
    onDone: ({ message }) => setTold(message),
  });

  if (told !== null) {
    return (
      <WelcomePage title={t`Look in your mail`}>
        <div className={styles.sent}>
          <p role="status">{told}</p>
          <ButtonLink to="/login" replace variant="soft">
            {t`Back to sign in`}
          </ButtonLink>
        </div>
      </WelcomePage>
    );
  }
  return (
    <WelcomePage title={title} text={text}>
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
        <Button type="submit" size="large" full busy={isBusy}>
          {ask}
        </Button>
        <Link to="/login" className="link">
          {t`Back to sign in`}
        </Link>
      </form>
    </WelcomePage>
  );
}
