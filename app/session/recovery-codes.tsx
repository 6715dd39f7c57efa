import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { spacedCode } from '@heartsease/domain/second-step/second-step.ts';
import { PrintPageButton } from '../shell/print-page-button.tsx';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import styles from './recovery-codes.module.css';

/** Shown once: on paper they open the account when the phone is lost. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useLingui();
  const spaced = codes.map(spacedCode);

  return (
    <div className={styles.all}>
      <p>
        {t`Keep these recovery codes on paper, away from your phone. Each opens your account once when your app is not at hand. They are not shown again.`}
      </p>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {spaced.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <PrintPageButton>{t`Print`}</PrintPageButton>
        <Button
          variant="soft"
          icon={<CopyIcon weight="bold" aria-hidden="true" />}
          onClick={() => void copyText(spaced.join('\n'), t`The recovery codes are copied.`)}
        >
          {t`Copy`}
        </Button>
      </div>
      <Button size="large" full onClick={onKept}>
        {t`I have kept them`}
      </Button>
    </div>
  );
}
