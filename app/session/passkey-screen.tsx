import { startAuthentication } from '@simplewebauthn/browser';
import { useLingui } from '@lingui/react/macro';
import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { useState } from 'react';
import { Link } from 'react-router';
import { askForPasskey, signInWithPasskey } from '@heartsease/domain/second-step/passkeys.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { useEnter } from './enter.ts';
import styles from './session-form.module.css';
import { WelcomePage } from './welcome-page.tsx';

/** Signs in with a finger, a face or the PIN of the device: no password and no code. */
export function PasskeyScreen() {
  const { t } = useLingui();
  const enter = useEnter();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function signIn() {
    setBusy(true);
    setProblem(null);
    try {
      const { options } = await call(askForPasskey, {});
      const shown = await startAuthentication({ optionsJSON: options });
      const { token } = await call(signInWithPasskey, { passkey: shown });
      await enter(token);
    } catch (caught) {
      const failure = failureOf(caught);
      const told = failure?.kind === 'refused_input' ? failure.message : null;
      // Whoever closes the browser's own question has changed their mind, and that is no failure of ours.
      if (failure === undefined || failure.kind === 'refused_input')
        setProblem(told ?? t`No passkey was shown. Try again, or sign in with your password.`);
      else tellFailure(caught);
      setBusy(false);
    }
  }

  return (
    <WelcomePage
      title={t`Sign in with a passkey`}
      text={t`Your device asks for your finger, your face or its PIN. Nothing of that leaves it.`}
    >
      <div className={styles.form}>
        {problem !== null && <ErrorSummary errors={[{ message: problem }]} />}
        <Button
          size="large"
          full
          busy={isBusy}
          icon={<FingerprintIcon weight="bold" aria-hidden="true" />}
          onClick={() => void signIn()}
        >
          {t`Use my passkey`}
        </Button>
        <Link to="/login" className="link">
          {t`Use the password instead`}
        </Link>
      </div>
    </WelcomePage>
  );
}
