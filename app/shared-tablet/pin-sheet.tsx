import { useLingui } from '@lingui/react/macro';
import { setOwnPin } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { PIN_DIGITS } from '@heartsease/domain/tablets/pin.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useAfterPin } from './tablets.api.ts';
import styles from './tablets-screen.module.css';

/** Six digits of one's own, with the password: whoever only holds the open tablet sets none. */
export function PinSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const after = useAfterPin();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(setOwnPin, {
    defaultValues: { pin: '', current_password: '' },
    onDone: async () => {
      await after();
      onClose();
      showToast({ kind: 'success', text: t`Your PIN is set.` });
    },
  });
  return (
    <Sheet isOpen onClose={onClose} title={t`Your PIN`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        <PasswordField
          label={t`New PIN`}
          description={t`6 digits that nobody would guess: no birthday, no row like 123456.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_DIGITS}
          error={errorOf('pin')}
          {...form.register('pin')}
        />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          error={errorOf('current_password')}
          {...form.register('current_password')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Set my PIN`}
        </Button>
      </form>
    </Sheet>
  );
}
