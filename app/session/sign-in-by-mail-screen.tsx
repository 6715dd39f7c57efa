import { useLingui } from '@lingui/react/macro';
import { askForMailLink } from '@heartsease/domain/session/mail-links.endpoints.ts';
import { AskForLink } from './ask-for-link.tsx';

/** A link that signs in, for whoever has no password at hand. */
export function SignInByMailScreen() {
  const { t } = useLingui();
  return (
    <AskForLink
      by={askForMailLink}
      title={t`Sign in without a password`}
      text={t`Tell us your email address and we will send you a link. It works once, for ten minutes.`}
      ask={t`Email me a link`}
    />
  );
}
