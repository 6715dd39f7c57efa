import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import styles from './session-form.module.css';
import { useProfile } from './use-session.ts';

/**
 * For whoever came with a passkey or by the link of a mail. Whoever merely holds the open device must not choose what
 * opens the account, so the link goes to the mailbox.
 */
export function ChoosePassword() {
  const { t } = useLingui();
  const { email } = useProfile();
  const [isSent, setSent] = useState(false);
  const { submit, isBusy, problems } = useCallForm(startReset, {
    defaultValues: { email },
    onDone: () => setSent(true),
  });
  if (isSent)
    return (
      <p role="status">{t`A link is on its way to ${email}. Choose your password there. It works for ten minutes.`}</p>
    );
  return (
    <div className={styles.form}>
      <ErrorSummary errors={problems.map(({ message }) => ({ message }))} />
      <p>
        {t`You have no password yet. Changing what opens your account needs one, so that nobody does it who finds your device open.`}
      </p>
      <Button size="large" full busy={isBusy} onClick={submit}>
        {t`Email me a link to choose one`}
      </Button>
    </div>
  );
}
