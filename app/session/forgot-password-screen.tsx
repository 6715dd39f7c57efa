import { useLingui } from '@lingui/react/macro';
import { startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { AskForLink } from './ask-for-link.tsx';

/** Row RT-9. */
export function ForgotPasswordScreen() {
  const { t } = useLingui();
  return (
    <AskForLink
      by={startReset}
      title={t`Forgotten your password?`}
      text={t`Tell us your email address and we will send you a link. It works for ten minutes.`}
      ask={t`Send me a link`}
    />
  );
}
