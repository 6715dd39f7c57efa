import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { confirmAuthenticator } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, PasswordField } from '../ui/field.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './second-step.module.css';
import { useAfterSecondStep, useNewKey } from './second-steps.api.ts';

/** Sets an authenticator app up: scan, type what it shows, keep the recovery codes. */
export function AuthenticatorSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const key = useNewKey();
  const after = useAfterSecondStep();
  const [codes, setCodes] = useState<string[] | null>(null);

  function close() {
    if (codes !== null) after();
    onClose();
  }

  return (
    <Sheet isOpen onClose={close} title={codes === null ? t`Your authenticator app` : t`Your recovery codes`}>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : (
        <AsyncView query={key} failedTitle={t`There is a problem making a key`}>
          {({ secret, uri }) => <AuthenticatorForm secret={secret} uri={uri} onDone={setCodes} />}
        </AsyncView>
      )}
    </Sheet>
  );
}

interface AuthenticatorFormProps {
  secret: string;
  uri: string;
  onDone: (recoveryCodes: string[]) => void;
}

function AuthenticatorForm({ secret, uri, onDone }: AuthenticatorFormProps) {
  const { t } = useLingui();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(confirmAuthenticator, {
    defaultValues: { secret, code: '', current_password: '' },
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <form
      className={styles['set-up']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      <div className={styles.qr}>
        <p>{t`Scan this with an authenticator app, such as the one of Google, Microsoft or your password manager.`}</p>
        <QrCode text={uri} label={t`The key for your authenticator app`} size={200} />
        <p>
          <span className="secondary">{t`Or type this key into the app:`}</span>
          <br />
          <span className={styles.key}>{secret.match(/.{4}/g)?.join(' ')}</span>
        </p>
      </div>
      <Field
        label={t`The 6 digits that it shows now`}
        autoComplete="one-time-code"
        inputMode="numeric"
        error={errorOf('code')}
        {...form.register('code')}
      />
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        error={errorOf('current_password')}
        {...form.register('current_password')}
      />
      <p className="secondary">{t`Your other devices are signed out, and ask for a code from then on.`}</p>
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Switch it on`}
      </Button>
    </form>
  );
}
