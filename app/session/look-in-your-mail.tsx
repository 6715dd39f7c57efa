import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './session-form.module.css';
import { WelcomePage } from './welcome-page.tsx';

/** A link is on its way, to an address that nobody here has said is anybody's. */
export function LookInYourMail({ to, onBack }: { to: string; onBack: () => void }) {
  const { t } = useLingui();
  useEffect(() => document.querySelector('main')?.focus(), []);
  return (
    <WelcomePage title={t`Look in your mail`}>
      <div className={styles.sent}>
        <p role="status">
          <Trans>
            A link is on its way to <b>{to}</b>. Open it on the device that you want to use. It works once, for ten
            minutes.
          </Trans>
        </p>
        <p className="secondary">{t`Is nothing there? Look among the unwanted mail, or check the address.`}</p>
        <Button variant="soft" onClick={onBack}>
          {t`Back`}
        </Button>
      </div>
    </WelcomePage>
  );
}
