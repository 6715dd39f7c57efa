import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { removeAuthenticator, renewRecoveryCodes } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './second-step.module.css';

type AskingEndpoint = typeof removeAuthenticator | typeof renewRecoveryCodes;

interface PasswordSheetProps {
  title: string;
  action: string;
  isDanger?: boolean;
  endpoint: AskingEndpoint;
  /** With the new recovery codes, if there are any. */
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The password once more, before something changes that opens the account. */
export function PasswordSheet({
  title,
  action,
  isDanger = false,
  endpoint,
  onDone,
  onClose,
  children,
}: PasswordSheetProps) {
  const { t } = useLingui();
  const { form, submit, isBusy, problems, errorOf } = useCallForm<AskingEndpoint>(endpoint, {
    defaultValues: { current_password: '' },
    onDone: (answer) => onDone('recovery_codes' in answer ? answer.recovery_codes : []),
  });
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <form
        className={styles['set-up']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        <p>{children}</p>
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          error={errorOf('current_password')}
          {...form.register('current_password')}
        />
        <Button type="submit" size="large" full variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {action}
        </Button>
      </form>
    </Sheet>
  );
}
