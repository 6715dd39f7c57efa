import { useLingui } from '@lingui/react/macro';
import { removePasskey } from '@heartsease/domain/second-step/passkeys.endpoints.ts';
import type { Passkey } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './second-step.module.css';
import { useAfterSecondStep } from './second-steps.api.ts';

/** The password once more, before a passkey opens the account no longer. */
export function RemovePasskeySheet({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useLingui();
  const after = useAfterSecondStep();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(removePasskey, {
    defaultValues: { passkey_id: passkey.id, current_password: '' },
    onDone: () => {
      showToast({ kind: 'success', text: t`${passkey.name} opens your account no more.` });
      after();
      onClose();
    },
  });
  return (
    <Sheet isOpen onClose={onClose} title={t`Remove ${passkey.name}?`}>
      <form
        className={styles['set-up']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        <p>{t`The passkey opens your account no more. Take it off the device too, in its own settings.`}</p>
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          error={errorOf('current_password')}
          {...form.register('current_password')}
        />
        <Button type="submit" size="large" full variant="danger" busy={isBusy}>
          {t`Remove`}
        </Button>
      </form>
    </Sheet>
  );
}
